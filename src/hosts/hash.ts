import { createHash } from 'node:crypto'

/** Returns the hash of bytes in the format of policies and integrity attributes: `sha256-` and base64. */
export const sha256 = (bytes: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`

/** Returns 32 bits of such a hash for a file name, as hexadecimal digits: some file systems do not distinguish case. */
export const shortHash = (hash: string): string =>
  Buffer.from(hash.slice('sha256-'.length), 'base64').toString('hex', 0, 4).toUpperCase()
