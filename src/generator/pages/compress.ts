import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, gzip } from 'node:zlib'

type Coding = {
  /** The suffix of its files. */
  end: string
  /** What the compressed bytes depend on besides the bytes of the file; part of the cache key. */
  version: string
  compress: (bytes: Buffer) => Promise<Buffer>
}

const CODINGS: readonly Coding[] = [
  // Quality 11, the best, is the default.
  {
    end: '.br',
    version: `brotli ${process.versions.brotli} 11`,
    compress: bytes => brotli(bytes, {}),
  },
  {
    end: '.gz',
    version: `zlib ${process.versions.zlib} 9`,
    compress: bytes => promisify<Buffer, { level: number }, Buffer>(gzip)(bytes, { level: 9 }),
  },
]

/** Matches the files that compression makes smaller; fonts and pictures are compressed already. */
const TEXT = /\.(html|js|css|csv|svg|json|xml|txt|webmanifest)$/

/**
 * How many files are compressed at a time: one per core, at most as many as Node has threads for it (four), and one that
 * waits for the next free thread. Each takes up to 30 MB of memory.
 */
const LANES = Math.min(availableParallelism(), 4) + 1

const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)

/** Returns the names of a file's compressed copies. */
export const copiesOf = (file: string): string[] => (TEXT.test(file) ? CODINGS.map(({ end }) => file + end) : [])

/**
 * Writes a `.br` and a `.gz` beside every text file below `root`, as small as the formats allow.
 * @param cache folder of the files that the last build has compressed; those that this build does not need are removed
 * @returns the brotli size in bytes of each file, by web path (`/about.html`)
 */
export async function compressFolder(root: string, cache: string): Promise<Map<string, number>> {
  const kept = openCache(cache)
  /** The running compressions by key: files with the same bytes share one. */
  const pending = new Map<string, Promise<Buffer>>()
  const sizes = new Map<string, number>()
  const compressFile = async (file: string) => {
    // Reads synchronously: `node:fs/promises` would have to wait for the compression, which uses the same threads.
    const bytes = readFileSync(join(root, file))
    for (const { end, version, compress } of CODINGS) {
      const key = hash(version, '\0', bytes) + end
      const small = kept.get(key) ?? (await (pending.get(key) ?? start(key, compress(bytes))))
      writeFileSync(join(root, file + end), small)
      if (end === '.br') sizes.set(`/${file}`, small.length)
    }
  }
  const start = (key: string, small: Promise<Buffer>) => {
    const done = small.then(bytes => {
      kept.set(key, bytes)
      pending.delete(key)
      return bytes
    })
    pending.set(key, done)
    return done
  }
  // A few files at a time, because all at once would be in memory together.
  const left = largestFirst(root).values()
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (const file of left) await compressFile(file)
    }),
  )
  kept.close()
  return sizes
}

/** Lists the text files below a folder, largest first, so that no thread has much left to do when the others are done. */
function largestFirst(root: string): string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(file => TEXT.test(file))
  const sizes = new Map(files.map(file => [file, statSync(join(root, file)).size]))
  return files.sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0))
}

/**
 * Opens the cache of compressed files. The name of a file contains the hash of its bytes, so a file that is damaged, or that
 * a killed build has left half written, is not used.
 */
function openCache(folder: string) {
  mkdirSync(folder, { recursive: true })
  const names = new Map(readdirSync(folder).map(name => [name.replace(/\.[^.]*/, ''), name]))
  const used = new Set<string>()
  const nameOf = (key: string, bytes: Buffer) => key.replace('.', `.${hash(bytes)}.`)
  return {
    get(key: string): Buffer | undefined {
      const name = names.get(key)
      const bytes = name === undefined ? undefined : readFileSync(join(folder, name))
      if (name === undefined || bytes === undefined || nameOf(key, bytes) !== name) return undefined
      used.add(name)
      return bytes
    },
    set(key: string, bytes: Buffer) {
      const name = nameOf(key, bytes)
      writeFileSync(join(folder, name), bytes)
      names.set(key, name)
      used.add(name)
    },
    /** Removes the files that were neither read nor written. */
    close() {
      for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name), { recursive: true })
    },
  }
}

function hash(...parts: readonly (string | Buffer)[]): string {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part)
  return sum.digest('hex')
}
