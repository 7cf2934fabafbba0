import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, gunzip, gzip } from 'node:zlib'

type Coding = {
  /** How its files end. */
  end: string
  /** What its bytes depend on beside those of the file. */
  version: string
  compress: (bytes: Buffer) => Promise<Buffer>
  restore: (bytes: Buffer) => Promise<Buffer>
}

const CODINGS: readonly Coding[] = [
  // The best of its qualities, 11, is the default.
  {
    end: '.br',
    version: `brotli ${process.versions.brotli} 11`,
    compress: promisify<Buffer, Buffer>(brotliCompress),
    restore: promisify<Buffer, Buffer>(brotliDecompress),
  },
  {
    end: '.gz',
    version: `zlib ${process.versions.zlib} 9`,
    compress: bytes => promisify<Buffer, { level: number }, Buffer>(gzip)(bytes, { level: 9 }),
    restore: promisify<Buffer, Buffer>(gunzip),
  },
]

/** The kinds of files that get smaller; fonts and pictures are compressed already. */
const TEXT = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/

/** Files that are compressed at a time: two for each of the four threads that Node has for it. */
const LANES = 8

/** The names of the compressed copies of a file. */
export const copiesOf = (file: string): string[] => (TEXT.test(file) ? CODINGS.map(({ end }) => file + end) : [])

/**
 * Writes a `.br` and a `.gz` beside every text file below `root`, as small as the formats allow.
 * @param cache folder of what the last build has compressed; what this one does not need of it is removed
 * @returns the brotli sizes in bytes by web path (`/about.html`)
 */
export async function compressFolder(root: string, cache: string): Promise<Map<string, number>> {
  await mkdir(cache, { recursive: true })
  const files = (await readdir(root, { recursive: true })).filter(file => TEXT.test(file))
  const used = new Set<string>()
  /** By name in the cache: files may have the same bytes. */
  const pending = new Map<string, Promise<Buffer>>()
  const sizes = new Map<string, number>()
  const compressFile = async (file: string) => {
    const path = join(root, file)
    const bytes = await readFile(path)
    for (const coding of CODINGS) {
      const name = createHash('sha256').update(coding.version).update('\0').update(bytes).digest('hex') + coding.end
      used.add(name)
      const small = pending.get(name) ?? compressed(bytes, coding, join(cache, name))
      pending.set(name, small)
      await writeFile(path + coding.end, await small)
      pending.delete(name)
      if (coding.end === '.br') sizes.set(`/${file}`, (await small).length)
    }
  }
  // Some at a time, for the threads that compress: all at once would be in the memory together.
  const left = files.values()
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (const file of left) await compressFile(file)
    }),
  )
  const stale = (await readdir(cache)).filter(name => !used.has(name))
  await Promise.all(stale.map(name => rm(join(cache, name))))
  return sizes
}

/** The bytes in a coding, from the cache where it has them whole. */
async function compressed(bytes: Buffer, { compress, restore }: Coding, cached: string): Promise<Buffer> {
  try {
    const known = await readFile(cached)
    if ((await restore(known)).equals(bytes)) return known
  } catch {
    // It is not there, or it is damaged.
  }
  const small = await compress(bytes)
  // A build that is killed leaves no half of a file under a name that counts.
  const unfinished = `${cached}.${process.pid}`
  await writeFile(unfinished, small)
  await rename(unfinished, cached)
  return small
}
