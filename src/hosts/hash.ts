import { createHash } from 'node:crypto'

/** What a policy or an integrity attribute calls bytes: `sha256-` and their hash in base64. */
export const sha256 = (bytes: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`

/** Of such a hash, 32 bits for the name of a file: as hexadecimal digits, for some disks know no upper case. */
export const shortHash = (hash: string): string =>
  Buffer.from(hash.slice('sha256-'.length), 'base64').toString('hex', 0, 4).toUpperCase()
