/**
 * Messages as files: what `keep` has resolved survives the end of the process and of the machine. A message is one file,
 * `pending/<id>.json`, and moves as a whole: to `sent` when the provider has it, where its contents are erased and the
 * name and the time of the file remain, or to `dead` when nothing more can be done without a person. The folders are all
 * that is known of a message; no list in memory can be at odds with them. One server at a time delivers from an outbox.
 */
import { closeSync, constants, fsyncSync, mkdirSync, openSync } from 'node:fs'
import { access, open, readdir, readFile, rename, rm, stat, truncate } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Envelope } from '../relay/envelope'
import { type Attempt, againLine, attemptLine, firstLine, type Letter, parseLetter } from './letter'

export type Box = 'pending' | 'dead'

export type Outbox = {
  /**
   * Resolves with the name of the message when it is on the disk, or was there before under its id, in whichever folder.
   * Rejects, with nothing left behind, when it cannot be written or its id is not a UUID.
   */
  keep: (envelope: Envelope) => Promise<string>
  /** The names in a folder: of the messages that are to be delivered, or that wait for a person. */
  names: (box: Box) => Promise<string[]>
  /** Rejects with ENOENT when it is not there, with a SyntaxError when it is not a message. */
  read: (box: Box, name: string) => Promise<Letter>
  /** Notes an attempt that failed at a pending message. */
  note: (name: string, attempt: Attempt) => Promise<void>
  /** The provider has the message: erases it. */
  sent: (name: string) => Promise<void>
  /** Sets a pending message aside, whole, with the reason. */
  bury: (name: string, reason: string) => Promise<void>
  /** Makes a dead message pending, as if it had never been tried. */
  revive: (name: string) => Promise<void>
  /** Removes what a crash left behind, and the ids of messages that were sent long ago. */
  tidy: () => Promise<void>
}

/** How long the id of a sent message is known, in ms: nobody posts the same form again a month later. */
const MEMORY = 30 * 24 * 3_600_000

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Opens the outbox in a folder, which is made when it is not there. Only its owner may read it (0700, files 0600).
 * @throws with one line that names the setting when the folder cannot be made
 */
export function openOutbox(folder: string): Outbox {
  const root = resolve(folder)
  const pending = join(root, 'pending')
  const sent = join(root, 'sent')
  const dead = join(root, 'dead')
  try {
    for (const path of [pending, sent, dead]) mkdirSync(path, { recursive: true, mode: 0o700 })
    // A file is on the disk for good when its name is, and so on up to a folder that was there before.
    for (const path of [pending, sent, dead, root, dirname(root)]) syncFolder(path)
  } catch (error) {
    throw new Error(`OUTBOX: ${(error as Error).message}`, { cause: error })
  }
  const fileOf = (box: Box, name: string) => join(box === 'pending' ? pending : dead, `${name}.json`)

  /** The messages that are being written, by id. */
  const writing = new Map<string, Promise<void>>()

  async function keepOnce(id: string, envelope: Envelope): Promise<void> {
    // In the order in which a message moves: it cannot slip by between two looks.
    for (const path of [fileOf('pending', id), join(sent, id), fileOf('dead', id)]) {
      if (await exists(path)) return
    }
    await write(pending, id, firstLine(envelope, new Date()))
  }

  return {
    keep: async envelope => {
      // RFC 9562 section 4: the case of a UUID means nothing.
      const id = envelope.id.toLowerCase()
      if (!UUID.test(id)) throw new TypeError('the id of a message is not a UUID')
      const running = writing.get(id) ?? keepOnce(id, envelope).finally(() => writing.delete(id))
      writing.set(id, running)
      await running
      return id
    },
    names: async box =>
      (await readdir(box === 'pending' ? pending : dead))
        .filter(file => file.endsWith('.json'))
        .map(file => file.slice(0, -'.json'.length)),
    read: async (box, name) => parseLetter(await readFile(fileOf(box, name), 'utf8')),
    note: (name, attempt) => append(fileOf('pending', name), attemptLine(attempt)),
    sent: async name => {
      // Moved first: whoever finds contents in `sent` may erase them. Neither step needs room on the disk.
      await rename(fileOf('pending', name), join(sent, name))
      await truncate(join(sent, name))
    },
    bury: async (name, reason) => {
      const file = fileOf('pending', name)
      // A disk that has no room for the reason has room for the move.
      await append(file, attemptLine({ time: new Date().toISOString(), reason })).catch(() => {})
      await rename(file, fileOf('dead', name))
    },
    revive: async name => {
      await append(fileOf('dead', name), againLine(new Date()))
      await rename(fileOf('dead', name), fileOf('pending', name))
    },
    tidy: async () => {
      for (const file of await readdir(pending)) {
        const id = file.slice(0, -'.tmp'.length)
        if (file.endsWith('.tmp') && !writing.has(id)) await rm(join(pending, file), { force: true })
      }
      for (const name of await readdir(sent)) {
        const { size, mtimeMs } = await stat(join(sent, name))
        if (size > 0) await truncate(join(sent, name))
        else if (Date.now() - mtimeMs > MEMORY) await rm(join(sent, name), { force: true })
      }
    },
  }
}

/** What the system calls a fault, as in ENOSPC. The message of an error may hold more than a log should. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'a fault of its own'

function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}

/** Writes a file that is complete, and on the disk, when it has its name; or none at all. */
async function write(folder: string, id: string, text: string): Promise<void> {
  const file = join(folder, `${id}.json`)
  const temporary = join(folder, `${id}.tmp`)
  try {
    const handle = await open(temporary, 'w', 0o600)
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, file)
    const handleOfFolder = await open(folder, 'r')
    try {
      await handleOfFolder.sync()
    } finally {
      await handleOfFolder.close()
    }
  } catch (error) {
    await Promise.all([rm(temporary, { force: true }), rm(file, { force: true })])
    throw error
  }
}

/** Appends to a file that is there, in one write; one that was moved away meanwhile is not made again. */
async function append(path: string, text: string): Promise<void> {
  const handle = await open(path, constants.O_WRONLY | constants.O_APPEND)
  try {
    await handle.write(text)
  } finally {
    await handle.close()
  }
}
