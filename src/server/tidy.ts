/** Tidies the folders of an outbox. Only `erase` and `setAside` can reject. */
import { lstat, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { intendedName, isPlain, overwrite, readText, temporaryName } from './files'
import type { Folders } from './folders'
import { type Letter, parseLetter, tombstone } from './letter'
import { codeOf, log } from './log'

type Name = Exclude<keyof Folders, 'root'>

const DAY = 24 * 3_600_000

/** How long the id of a sent message is remembered, and how long a held message waits for a person, in ms. */
const MEMORY = 30 * DAY

/** The age at which the owner is warned that a held message will be erased, in ms: seven days before. */
const WARNING = 23 * DAY

/** The largest size of the tombstone of a sent message, in bytes. */
const LARGEST_TOMBSTONE = 1_000

/** Matches the tombstone at the start of a file whose rest a crash kept from being cut off. */
const TOMBSTONE = /^\{"time":"[^\n]*"\}\n/

/**
 * Reduces a message in `sent` to its tombstone, which works on a full disk too.
 * @param receipt the provider's id for the message; by default the one noted in its file
 */
export async function erase(folders: Folders, name: string, receipt?: string): Promise<void> {
  const file = join(folders.sent, `${name}.json`)
  await overwrite(file, tombstoneOf(await readText(file), receipt))
  await rename(file, join(folders.sent, name))
}

function tombstoneOf(text: string, receipt?: string): string {
  const done = text.match(TOMBSTONE)?.[0]
  if (done !== undefined) return done
  let letter: Partial<Letter> = {}
  try {
    letter = parseLetter(text)
  } catch {
    // A file that is not a message gets an empty tombstone.
  }
  return tombstone(letter.time ?? '', new Date(), (receipt ?? letter.receipt ?? '').slice(0, LARGEST_TOMBSTONE / 2))
}

/** Moves a file, a folder or anything else to `strange`, and logs that. Its contents are neither read nor changed. */
export async function setAside(folders: Folders, box: Name, file: string): Promise<void> {
  const aside = temporaryName(file).replace(/\.tmp$/, '')
  await rename(join(folders[box], file), join(folders.strange, aside))
  log('warn', 'set aside', { from: `${box}/${file}`, to: `strange/${aside}` })
}

/**
 * Finishes what a crash left half done: removes unfinished files, and erases sent messages. Sets aside what is not a plain
 * file, is too large for a message, or has a name that this code never gives.
 * @param isBusy whether the message with a file name is being written at this moment
 */
export async function recover(folders: Folders, isBusy: (name: string) => boolean): Promise<void> {
  for (const box of ['pending', 'held', 'dead'] as const) {
    await each(folders[box], async (file, path) => {
      const intended = intendedName(file)
      if (intended !== undefined && isBusy(intended)) return
      if (!(await isPlain(path))) await setAside(folders, box, file)
      else if (file.endsWith('.tmp')) await rm(path)
      else if (!file.endsWith('.json')) await setAside(folders, box, file)
    })
  }
  await each(folders.sent, async (file, path) => {
    if (!(await isPlain(path))) await setAside(folders, 'sent', file)
    else if (file.endsWith('.json')) await erase(folders, file.slice(0, -'.json'.length))
    else if ((await lstat(path)).size > LARGEST_TOMBSTONE) await overwrite(path, '')
  })
}

/** The messages that have waited for a person for long. */
export type Old = {
  /** How many are older than 30 days and are kept: dead and pending ones. */
  waiting: number
  /** The file names of the held messages that will be erased within seven days. */
  expiring: string[]
}

/** Removes what is older than `MEMORY` from `sent` and `held`, with a line in the log for each file. */
export async function forget(folders: Folders, now: number): Promise<Old> {
  const ageOf = async (path: string) => now - (await lstat(path)).mtimeMs
  const old: Old = { waiting: 0, expiring: [] }
  for (const box of ['sent', 'held'] as const) {
    await each(folders[box], async (file, path) => {
      const age = await ageOf(path)
      if (age > MEMORY) {
        await rm(path)
        log(box === 'held' ? 'warn' : 'info', 'erased', { id: file.replace(/\.json$/, ''), from: box })
      } else if (box === 'held' && age > WARNING) old.expiring.push(file)
    })
  }
  for (const box of ['pending', 'dead'] as const) {
    await each(folders[box], async (_, path) => {
      if ((await ageOf(path)) > MEMORY) old.waiting += 1
    })
  }
  return old
}

/** Runs a task for each file of a folder. A failure is logged, unless the file has moved, and does not stop the others. */
async function each(folder: string, task: (file: string, path: string) => Promise<void>): Promise<void> {
  const fail = (error: unknown) => log('error', 'not tidied', { fault: codeOf(error) })
  const files = await readdir(folder).catch(error => {
    fail(error)
    return []
  })
  for (const file of files) {
    await task(file, join(folder, file)).catch(error => {
      if (codeOf(error) !== 'ENOENT') fail(error)
    })
  }
}
