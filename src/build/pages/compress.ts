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
  /** By name in the cache: files may have the same bytes. */
  const used = new Map<string, Promise<Buffer>>()
  const sizes = await Promise.all(
    files.map(async file => {
      const path = join(root, file)
      const bytes = await readFile(path)
      const [brotli = 0] = await Promise.all(
        CODINGS.map(async coding => {
          const name = createHash('sha256').update(coding.version).update('\0').update(bytes).digest('hex') + coding.end
          const small = used.get(name) ?? compressed(bytes, coding, join(cache, name))
          used.set(name, small)
          await writeFile(path + coding.end, await small)
          return (await small).length
        }),
      )
      return [`/${file}`, brotli] as const
    }),
  )
  const stale = (await readdir(cache)).filter(name => !used.has(name))
  await Promise.all(stale.map(name => rm(join(cache, name))))
  return new Map(sizes)
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
