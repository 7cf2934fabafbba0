import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const CODINGS = [
  // The best quality, 11, is the default.
  { end: '.br', compress: (bytes: Buffer) => promisify<Buffer, Buffer>(brotliCompress)(bytes) },
  { end: '.gz', compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
]

/** What the compressed bytes depend on besides the bytes of the file. */
const VERSION = `${process.versions.brotli} 11, ${process.versions.zlib} 9`

/** Matches the files that compression makes smaller; fonts and pictures are compressed already. */
const TEXT = /\.(html|js|css|csv|svg|json|xml|txt|webmanifest)$/

const HASH_LENGTH = 32

/** How many files are compressed at a time, each in up to 30 MB: one for each of Node's four threads, and one that waits. */
const LANES = 5

/** Returns the names of a file's compressed copies. */
export const copiesOf = (file: string): string[] => (TEXT.test(file) ? CODINGS.map(({ end }) => file + end) : [])

/**
 * Writes a `.br` and a `.gz` beside every text file below `root`, as small as the formats allow.
 * @param cache folder of the files that the last build has compressed; those that this build does not need are removed
 * @returns the brotli size in bytes of each file, by web path (`/about.html`)
 */
export async function compressFolder(root: string, cache: string): Promise<Map<string, number>> {
  mkdirSync(cache, { recursive: true })
  const used = new Set<string>()
  const sizes = new Map<string, number>()
  // Reads and writes synchronously: `node:fs/promises` would have to wait for the compression, which uses the same threads.
  const texts = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(file => TEXT.test(file))
  const left = texts.values()
  const lane = async () => {
    for (const file of left) {
      const bytes = readFileSync(join(root, file))
      const id = hash(bytes, VERSION).toString('hex')
      for (const { end, compress } of CODINGS) {
        const name = id + end
        used.add(name)
        const path = join(cache, name)
        const kept = existsSync(path) ? intact(readFileSync(path)) : null
        const small = kept ?? (await compress(bytes))
        if (!kept) writeFileSync(path, Buffer.concat([hash(small), small]))
        writeFileSync(join(root, file + end), small)
        if (end === '.br') sizes.set(`/${file}`, small.length)
      }
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(join(cache, name), { recursive: true })
  return sizes
}

const hash = (bytes: Buffer, version = ''): Buffer => createHash('sha256').update(version).update(bytes).digest()

/** Returns the bytes behind their hash; null if a file is damaged, or half written by a build that was killed. */
function intact(file: Buffer): Buffer | null {
  const bytes = file.subarray(HASH_LENGTH)
  return hash(bytes).equals(file.subarray(0, HASH_LENGTH)) ? bytes : null
}
