// The folder of the built site: written under another name, and renamed to dist when it has no faults.
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { demand, type Fault } from './fault'
import { copiesOf } from './pages/compress'

/** Where the site is written before it is published. */
export const SITE = '.build/site'
const STATIC = 'static'
const DIST = 'dist'
const REFUSED = '.build/refused'

export type Contents = string | Uint8Array

/**
 * Writes a copy of `static/` and the files of the build.
 * @param files the contents by path below the web root: `services/training.html`, `/assets/app.js`
 * @throws when `static/` has files that the build writes too
 */
export async function writeSite(files: ReadonlyMap<string, Contents>): Promise<void> {
  await cp(STATIC, SITE, { recursive: true })
  const built = Array.from(files.keys(), file => file.replace(/^\//, ''))
  demand(overwritten(await readdir(SITE, { recursive: true }), built))
  for (const [file, contents] of files) await write(join(SITE, file), contents)
}

/** Returns a fault for each file of `static/` that the build writes too. Case does not count: some file systems ignore it. */
export function overwritten(given: readonly string[], built: readonly string[]): Fault[] {
  const taken = new Set([...built, ...[...built, ...given].flatMap(copiesOf)].map(file => file.toLowerCase()))
  return given
    .filter(file => taken.has(file.toLowerCase()))
    .map(file => ({ path: `/${file}`, what: 'the build writes it too', where: `${STATIC}/${file}` }))
}

export async function write(path: string, contents: Contents): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, contents)
}

/** Removes what an earlier build has left in its working folders. */
export const clear = () => Promise.all([SITE, REFUSED].map(folder => rm(folder, { recursive: true, force: true })))

/** Renames the folder to dist, in place of the previous one. */
export async function publish() {
  await rm(DIST, { recursive: true, force: true })
  await rename(SITE, DIST)
}

/**
 * Removes dist, so that nobody who ignores the exit code ships the site of an earlier build. Keeps what this build has
 * written, for inspection.
 */
export async function withdraw() {
  await rm(DIST, { recursive: true, force: true })
  if (!existsSync(SITE)) return
  await rename(SITE, REFUSED)
  console.error(`What was written is in ${REFUSED}, and there is no ${DIST}:`)
}
