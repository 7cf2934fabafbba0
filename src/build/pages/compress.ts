import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, constants, createBrotliCompress, gzip } from 'node:zlib'
import { HTML_BUDGET } from '../checks/budgets'
import { endOfHero, lateInHero } from '../checks/hero'

type Coding = {
  /** How its files end. */
  end: string
  /** What its bytes depend on beside those of the file. */
  version: string
  compress: (bytes: Buffer) => Promise<Buffer>
}

const CODINGS: readonly Coding[] = [
  // The best of its qualities, 11, is the default.
  {
    end: '.br',
    version: `brotli ${process.versions.brotli} 11, budgets`,
    compress: brotliWithin,
  },
  {
    end: '.gz',
    version: `zlib ${process.versions.zlib} 9`,
    compress: bytes => promisify<Buffer, { level: number }, Buffer>(gzip)(bytes, { level: 9 }),
  },
]

/** The kinds of files that get smaller; fonts and pictures are compressed already. */
const TEXT = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/

/**
 * Files that are compressed at a time: one for each core, and one that is next. Each takes up to 30 MB. Node has four threads
 * for it.
 */
const LANES = Math.min(availableParallelism(), 4) + 1

const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)

/** How many bytes a page gets smaller or larger when nothing but the names of its scripts change: an encoder's guesses. */
const LUCK = 100

/**
 * Ways to write distances (RFC 7932, section 4), the usual one first. Each has other luck with a page. Without them a build
 * was refused for 5 bytes because the address of a mail provider had another port.
 */
const DISTANCES = [0, 1, 2, 3].flatMap(postfix =>
  [0, 4, 12].map(direct => ({
    [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
    [constants.BROTLI_PARAM_NDIRECT]: direct << postfix,
  })),
)

/**
 * The bytes as small as brotli makes them; a page so that it is within its budgets, if any of `DISTANCES` gives that. First
 * as a whole, then in two parts: the codes of the first, which stand before it, are then those that it needs itself. Its
 * first section ends some 150 bytes sooner, the whole is some 70 bytes larger.
 */
async function brotliWithin(bytes: Buffer): Promise<Buffer> {
  const best = await brotli(bytes, {})
  const html = bytes.toString()
  const end = endOfHero(html)
  const fits = (small: Buffer) => small.length <= HTML_BUDGET && lateInHero(html, small) === null
  if (end === null || fits(best) || best.length > HTML_BUDGET + LUCK) return best
  for (const params of DISTANCES) {
    const whole = await brotli(bytes, { params })
    if (fits(whole)) return whole
    const parts = await inTwoParts(html, end, params)
    if (fits(parts)) return parts
  }
  return best
}

function inTwoParts(html: string, end: number, params: BrotliOptions['params']): Promise<Buffer> {
  const stream = createBrotliCompress({ params })
  const parts = buffer(stream)
  stream.write(html.slice(0, end))
  stream.flush(constants.BROTLI_OPERATION_FLUSH)
  stream.end(html.slice(end))
  return parts
}

/** The names of the compressed copies of a file. */
export const copiesOf = (file: string): string[] => (TEXT.test(file) ? CODINGS.map(({ end }) => file + end) : [])

/**
 * Writes a `.br` and a `.gz` beside every text file below `root`, as small as the formats allow.
 * @param cache folder of what the last build has compressed; what this one does not need of it is removed
 * @returns the brotli sizes in bytes by web path (`/about.html`)
 */
export async function compressFolder(root: string, cache: string): Promise<Map<string, number>> {
  const kept = openCache(cache)
  /** By key: files may have the same bytes. */
  const pending = new Map<string, Promise<Buffer>>()
  const sizes = new Map<string, number>()
  const compressFile = async (file: string) => {
    // The threads that read for `node:fs/promises` are those that compress: it would wait for them.
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
  // Some at a time, for the threads that compress: all at once would be in the memory together.
  const left = largestFirst(root).values()
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (const file of left) await compressFile(file)
    }),
  )
  kept.close()
  return sizes
}

/** The text files below a folder. With the smallest at the end, no thread has much left to do when the others are done. */
function largestFirst(root: string): string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(file => TEXT.test(file))
  const sizes = new Map(files.map(file => [file, statSync(join(root, file)).size]))
  return files.sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0))
}

/**
 * What was compressed, by keys. The name of a file holds the hash of its bytes, so one that was damaged, or that a killed
 * build has left half written, is not taken.
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
    /** Removes what nothing has asked for. */
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
