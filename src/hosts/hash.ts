import { createHash } from 'node:crypto'

/** What a policy or an integrity attribute calls bytes: `sha256-` and their hash in base64. */
export const sha256 = (bytes: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`
