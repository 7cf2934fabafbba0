/**
 * Stores messages as files: once `keep` has resolved, a message survives a crash of the process or the machine. A message
 * is one file, `pending/<id>.json`, and moves as a whole: to `sent` when the provider has it, where only the provider's id
 * for it and two times are kept, or to `dead` when it needs a person. A message that a person should look at first begins
 * in `held`. The folders are the only record of a message, so no list in memory can contradict them.
 */
import { readdir, rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Envelope } from '../relay/envelope'
import { UUID } from '../relay/identity'
import { append, exists, readText, tryToWrite, write } from './files'
import { openFolders } from './folders'
import {
  type Attempt,
  againLine,
  attemptLine,
  begunLine,
  firstLine,
  type Letter,
  parseLetter,
  receiptLine,
} from './letter'
import { codeOf } from './log'
import { erase, forget, type Old, recover, setAside } from './tidy'

export type Box = 'pending' | 'held' | 'dead'

export type Outbox = {
  /** The absolute path of the outbox's folder. */
  root: string
  /**
   * Stores a message, unless one of its id is in any folder already. Resolves with its name when it is on the disk. A held
   * message that comes again without a reason to hold it is released. Rejects, with nothing left behind, when the message
   * cannot be written or its id is not a UUID.
   * @param enter called before a message is stored or released, not for one that is known; when it rejects, so does `keep`
   */
  keep: (envelope: Envelope, enter?: () => Promise<void>) => Promise<string>
  /** Returns the names of the messages in a folder. */
  names: (box: Box) => Promise<string[]>
  /** Reads a message. Rejects with ENOENT when it does not exist, with Strange or a SyntaxError when it is not a message. */
  read: (box: Box, name: string) => Promise<Letter>
  /** Notes that an attempt at a pending message begins. Rejects when the disk takes no writes, unless it is just full. */
  begin: (name: string) => Promise<void>
  /** Notes a failed attempt at a pending message. */
  note: (name: string, attempt: Attempt) => Promise<void>
  /** Erases a message that the provider has taken, and keeps the provider's id for it. */
  sent: (name: string, receipt: string) => Promise<void>
  /** Moves a pending message to `dead`, whole, with the reason. */
  bury: (name: string, reason: string) => Promise<void>
  /** Moves a message from another folder to `pending`, as if it had never been tried. */
  revive: (box: 'dead' | 'held', name: string) => Promise<void>
  /** Removes a message for good, or in `sent` what is left of one. Resolves with whether it existed. */
  remove: (box: Box | 'sent', name: string) => Promise<boolean>
  /** Moves to `strange` what cannot be a message. */
  setAside: (box: Box, name: string) => Promise<void>
  /**
   * Finishes what a crash left half done, and moves to `strange` what does not belong here. Only the holder of the lock may
   * call it. Never rejects.
   */
  recover: () => Promise<void>
  /**
   * Removes the ids of sent messages and the held messages that are more than 30 days old at `now`, in ms since 1970, each
   * with a line in the log. Never rejects.
   */
  forget: (now: number) => Promise<Old>
  /** Tests the disk: writes, syncs and removes a file. Rejects when that fails. */
  probe: () => Promise<void>
  /** Resolves with how many bytes are free on the disk. */
  free: () => Promise<number>
}

/** Whether a write failed because the disk is full. Moves still work then, and they are what makes room. */
const hasNoRoom = (error: unknown): boolean => /^(ENOSPC|EDQUOT|EFBIG)$/.test(codeOf(error))

/**
 * Opens the outbox in a folder, which is created if it does not exist. Only its owner can read it (0700, files 0600).
 * @throws an error of one line that names the setting, when the folder cannot be created or closed to other users
 */
export function openOutbox(folder: string): Outbox {
  const folders = openFolders(folder)
  const fileOf = (box: Box, name: string) => join(folders[box], `${name}.json`)

  /** The messages that are being written, by id. */
  const writing = new Map<string, Promise<void>>()

  async function keepOnce(id: string, envelope: Envelope, enter: () => Promise<void>): Promise<void> {
    // Checks the folders in the order in which a message moves, so that it cannot slip past between two checks.
    if (await exists(fileOf('held', id))) {
      if (envelope.held) return
      await enter()
      return revive('held', id)
    }
    const others = [fileOf('pending', id), join(folders.sent, `${id}.json`), join(folders.sent, id), fileOf('dead', id)]
    for (const path of others) if (await exists(path)) return
    await enter()
    await write(folders[envelope.held ? 'held' : 'pending'], `${id}.json`, firstLine(envelope, new Date()))
  }

  async function revive(box: 'dead' | 'held', name: string): Promise<void> {
    await append(fileOf(box, name), againLine(new Date()))
    await rename(fileOf(box, name), fileOf('pending', name))
  }

  return {
    root: folders.root,
    keep: async (envelope, enter = async () => {}) => {
      // UUIDs are case-insensitive (RFC 9562 section 4).
      const id = envelope.id.toLowerCase()
      if (!UUID.test(id)) throw new TypeError('the id of a message is not a UUID')
      const running = writing.get(id) ?? keepOnce(id, envelope, enter).finally(() => writing.delete(id))
      writing.set(id, running)
      await running
      return id
    },
    names: async box =>
      (await readdir(folders[box])).filter(file => file.endsWith('.json')).map(file => file.slice(0, -'.json'.length)),
    read: async (box, name) => parseLetter(await readText(fileOf(box, name))),
    begin: async name => {
      await append(fileOf('pending', name), begunLine(new Date())).catch(error => {
        if (!hasNoRoom(error)) throw error
      })
    },
    note: (name, attempt) => append(fileOf('pending', name), attemptLine(attempt)),
    sent: async (name, receipt) => {
      const file = fileOf('pending', name)
      // Noted before the move: whoever reads the file from now on knows that the provider has the message.
      await append(file, receiptLine(new Date(), receipt)).catch(error => {
        if (!hasNoRoom(error)) throw error
      })
      await rename(file, join(folders.sent, `${name}.json`))
      await erase(folders, name, receipt)
    },
    bury: async (name, reason) => {
      const file = fileOf('pending', name)
      // A disk that is too full for the reason can still do the move.
      await append(file, attemptLine({ time: new Date().toISOString(), reason })).catch(() => {})
      await rename(file, fileOf('dead', name))
    },
    revive,
    remove: async (box, name) => {
      try {
        await rm(box === 'sent' ? join(folders.sent, name) : fileOf(box, name))
        return true
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return false
        throw error
      }
    },
    setAside: (box, name) => setAside(folders, box, `${name}.json`),
    recover: () => recover(folders, name => writing.has(name.replace(/\.json$/, ''))),
    forget: now => forget(folders, now),
    probe: () => tryToWrite(folders.pending),
    free: async () => {
      const { bavail, bsize } = await statfs(folders.root)
      return bavail * bsize
    },
  }
}
