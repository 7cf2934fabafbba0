// The folder of the built site: written under another name, and renamed to dist when it has no faults.
import { mkdirSync, writeFileSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { demand, type Fault } from './fault'
import { copiesOf } from './pages/compress'

const STATIC = 'static'
const DIST = 'dist'
const REFUSED = '.build/refused'
/** Where the previous dist is kept between the two renames of `publish`. */
const PREVIOUS = '.build/previous'

export type SiteFile = {
  /** Path below the web root: `services/training.html`. */
  file: string
  contents: string | Uint8Array
  /** The source file that determines its name, for the message about a conflict. */
  source: string
}

/**
 * Reports the files of `static/` that have the same path as a file of the build. The case of letters does not count, because
 * some file systems ignore it.
 * @param sources the source of each file that the build writes, by the file's path
 */
async function checkStatic(sources: ReadonlyMap<string, string>): Promise<Fault[]> {
  const entries = await readdir(STATIC, { recursive: true, withFileTypes: true })
  const given = entries.flatMap(entry =>
    entry.isFile() ? join(entry.parentPath, entry.name).slice(`${STATIC}/`.length) : [],
  )
  const copies = [...given, ...sources.keys()].flatMap(copiesOf)
  const writers = new Map([
    ...copies.map(file => [file.toLowerCase(), 'src/generator/pages/compress.ts'] as const),
    ...Array.from(sources, ([file, source]) => [file.toLowerCase(), source] as const),
  ])
  return given.flatMap(file => {
    const writer = writers.get(file.toLowerCase())
    return writer ? [{ path: `/${file}`, what: `${writer} writes it too`, where: `${STATIC}/${file}` }] : []
  })
}

/**
 * Opens a draft folder, filled with a copy of `static/`, which replaces the folder at `root` when it is closed.
 */
export async function openFolder(root: string) {
  const draft = `${root}-draft`
  await rm(draft, { recursive: true, force: true })
  await cp(STATIC, draft, { recursive: true })
  const folders = new Set<string>()
  /** The source of each file by its path. */
  const sources = new Map<string, string>()
  return {
    write({ file, contents, source }: SiteFile) {
      // Pages with the same content share one script.
      if (sources.has(file)) return
      sources.set(file, source)
      const path = join(draft, file)
      const folder = dirname(path)
      if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
      folders.add(folder)
      writeFileSync(path, contents)
    },
    /** @throws `Refused` when `static/` has files that the build writes too */
    async close() {
      demand(await checkStatic(sources))
      await rm(root, { recursive: true, force: true })
      await rename(draft, root)
    },
  }
}

export async function write(path: string, contents: string | Uint8Array) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, contents)
}

/** Removes what an earlier build has left in its working folders. */
export const clear = (root: string) =>
  Promise.all([root, REFUSED, PREVIOUS].map(folder => rm(folder, { recursive: true, force: true })))

/** Renames the folder to dist, in place of the previous one. */
export async function publish(root: string) {
  await moveIfThere(DIST, PREVIOUS)
  await rename(root, DIST)
  await rm(PREVIOUS, { recursive: true, force: true })
}

/**
 * Removes dist, so that nobody who ignores the exit code ships the site of an earlier build. Keeps what this build has
 * written, for inspection.
 */
export async function withdraw(root: string) {
  await rm(DIST, { recursive: true, force: true })
  if (await moveIfThere(root, REFUSED)) console.error(`What was written is in ${REFUSED}, and there is no ${DIST}:`)
}

async function moveIfThere(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}
