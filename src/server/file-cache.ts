// The bytes of the site's files: in memory as long as there is room, otherwise read from the disk.
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Bytes = Uint8Array<ArrayBuffer>

/** The bytes of a file in one content coding; each coding has its own strong ETag (RFC 9110 section 8.8.3). */
export type Variant = {
  /** In bytes. */
  length: number
  etag: string
  /** Reads the bytes. Rejects when they no longer match the ETag. */
  read: () => Promise<Bytes>
}

/**
 * Reads each file once and keeps the smallest in memory. Of a page these are the compressed copies, which browsers ask for.
 * @param files paths below the root
 * @param room how many bytes may be kept in memory
 */
export function holdFiles(root: string, files: readonly string[], room: number): Map<string, Variant> {
  const sizes = new Map(files.map(file => [file, statSync(join(root, file)).size]))
  let left = room
  const variants = [...sizes]
    .sort(([, some], [, others]) => some - others)
    .map(([file]) => {
      const path = join(root, file)
      const bytes = readFileSync(path)
      left -= bytes.byteLength
      return [file, left < 0 ? onDisk(path, bytes.byteLength, tagOf(bytes)) : inMemory(bytes)] as const
    })
  return new Map(variants)
}

const inMemory = (bytes: Bytes): Variant => ({
  length: bytes.byteLength,
  etag: tagOf(bytes),
  read: async () => bytes,
})

const onDisk = (path: string, length: number, etag: string): Variant => ({
  length,
  etag,
  async read() {
    const bytes = await readFile(path)
    // The site has been built again since: its new files do not fit the pages that are still in memory.
    if (tagOf(bytes) !== etag) throw new Error(`${path} has changed since the server was started`)
    return bytes
  },
})

const tagOf = (bytes: Bytes): string => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
