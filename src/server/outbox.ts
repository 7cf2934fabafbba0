/**
 * Messages as files: what `keep` has resolved survives the end of the process and of the machine. A file in `pending` is
 * a complete message that is to be delivered; a name that does not end in `.json` is one that was never acknowledged.
 */
import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Composed } from '../contact/compose'

export type Outbox = {
  /** Resolves when the message is on the disk; rejects, with nothing left behind, when it cannot be. */
  keep: (message: Composed) => Promise<void>
  /** How many messages are to be delivered. */
  pending: () => Promise<number>
}

/**
 * Opens the outbox in a folder, which is made when it is not there. Only its owner may read it (0700, files 0600).
 * @throws with one line that names the setting when the folder cannot be made
 */
export function openOutbox(folder: string): Outbox {
  const pending = resolve(folder, 'pending')
  try {
    makeFolder(pending)
  } catch (error) {
    throw new Error(`OUTBOX: ${(error as Error).message}`, { cause: error })
  }
  return {
    keep: message => write(pending, message),
    pending: async () => (await readdir(pending)).filter(name => name.endsWith('.json')).length,
  }
}

function makeFolder(pending: string): void {
  mkdirSync(pending, { recursive: true, mode: 0o700 })
  // A file is on the disk for good when its name is, and so on up to a folder that was there before.
  for (const path of [dirname(pending), dirname(dirname(pending))]) {
    const folder = openSync(path, 'r')
    fsyncSync(folder)
    closeSync(folder)
  }
}

async function write(pending: string, message: Composed): Promise<void> {
  const id = randomUUID()
  const time = new Date().toISOString()
  // Sorts by time; a colon is not allowed in the names of every file system.
  const file = join(pending, `${time.replaceAll(':', '-')}-${id}.json`)
  const temporary = `${file}.tmp`
  try {
    const handle = await open(temporary, 'wx', 0o600)
    try {
      await handle.writeFile(`${JSON.stringify({ id, time, ...message })}\n`)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, file)
    const folder = await open(pending, 'r')
    try {
      await folder.sync()
    } finally {
      await folder.close()
    }
  } catch (error) {
    await Promise.all([rm(temporary, { force: true }), rm(file, { force: true })])
    throw error
  }
}
