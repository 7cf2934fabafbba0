// The bytes of files: in the memory while there is room, and on the disk beyond that.
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Bytes = Uint8Array<ArrayBuffer>

/** The bytes of a file in one encoding; each encoding has its own strong tag (RFC 9110 section 8.8.3). */
export type Variant = {
  /** Bytes. */
  length: number
  etag: string
  /** Rejects when they are no longer those of the tag. */
  read: () => Promise<Bytes>
}

/**
 * Reads files, each once, and holds the smallest: of a page the compressed copies, for which browsers ask.
 * @param files below the root
 * @param room the bytes that may be held
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
    // Another site was built meanwhile: its files are not those that the other pages name.
    if (tagOf(bytes) !== etag) throw new Error(`${path} has changed since the server was started`)
    return bytes
  },
})

const tagOf = (bytes: Bytes): string => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
