/**
 * Messages as files: what `keep` has resolved survives the end of the process and of the machine. A message is one file,
 * `pending/<id>.json`, and moves as a whole: to `sent` when the provider has it, where the provider's id for it and two
 * times are all that is left, or to `dead` when nothing more can be done without a person. One that a person should look
 * at first begins in `held`. The folders are all that is known of a message; no list in memory can be at odds with them.
 */
import { readdir, rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Envelope } from '../relay/envelope'
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
import { erase, forget, recover, setAside } from './tidy'

export type Box = 'pending' | 'held' | 'dead'

export type Outbox = {
  /** The absolute path of its folder. */
  root: string
  /**
   * Resolves with the name of the message when it is on the disk, or was there before under its id, in whichever folder.
   * One that was held and comes again without a reason to hold it is released. Rejects, with nothing left behind, when
   * it cannot be written or its id is not a UUID.
   */
  keep: (envelope: Envelope) => Promise<string>
  /** The names in a folder: of the messages that are to be delivered, or that wait for a person. */
  names: (box: Box) => Promise<string[]>
  /** Rejects with ENOENT when it is not there, with Strange or a SyntaxError when it is not a message. */
  read: (box: Box, name: string) => Promise<Letter>
  /** Notes that an attempt at a pending message begins. Rejects when the disk takes no change, however full it is. */
  begin: (name: string) => Promise<void>
  /** Notes an attempt that failed at a pending message. */
  note: (name: string, attempt: Attempt) => Promise<void>
  /** The provider has the message, under this id: erases it. */
  sent: (name: string, receipt: string) => Promise<void>
  /** Sets a pending message aside, whole, with the reason. */
  bury: (name: string, reason: string) => Promise<void>
  /** Makes a message of another folder pending, as if it had never been tried. */
  revive: (box: 'dead' | 'held', name: string) => Promise<void>
  /** Removes a message for good; from `sent`, what is left of it. Resolves with whether it was there. */
  remove: (box: Box | 'sent', name: string) => Promise<boolean>
  /** Moves what cannot be a message to `strange`. */
  setAside: (box: Box, name: string) => Promise<void>
  /**
   * Ends what a crash left half done, and sets aside what does not belong here. Only for the one that has the lock. Never
   * rejects.
   */
  recover: () => Promise<void>
  /**
   * Forgets what is older than a month at a time, in ms since 1970, and done: sent ids, held messages. Resolves with how
   * many others are as old; never rejects.
   */
  forget: (now: number) => Promise<number>
  /** Writes, syncs and removes a file. Rejects when that fails. */
  probe: () => Promise<void>
  /** How many bytes the disk has left. */
  free: () => Promise<number>
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** A disk that has no room still takes moves, which is what makes room. */
const hasNoRoom = (error: unknown): boolean => /^(ENOSPC|EDQUOT|EFBIG)$/.test(codeOf(error))

/**
 * Opens the outbox in a folder, which is made when it is not there. Only its owner may read it (0700, files 0600).
 * @throws with one line that names the setting when the folder cannot be made, or others may enter it
 */
export function openOutbox(folder: string): Outbox {
  const folders = openFolders(folder)
  const fileOf = (box: Box, name: string) => join(folders[box], `${name}.json`)

  /** The messages that are being written, by id. */
  const writing = new Map<string, Promise<void>>()

  async function keepOnce(id: string, envelope: Envelope): Promise<void> {
    // In the order in which a message moves: it cannot slip by between two looks.
    if (await exists(fileOf('held', id))) return envelope.held ? undefined : revive('held', id)
    const others = [fileOf('pending', id), join(folders.sent, `${id}.json`), join(folders.sent, id), fileOf('dead', id)]
    for (const path of others) if (await exists(path)) return
    await write(folders[envelope.held ? 'held' : 'pending'], `${id}.json`, firstLine(envelope, new Date()))
  }

  async function revive(box: 'dead' | 'held', name: string): Promise<void> {
    await append(fileOf(box, name), againLine(new Date()))
    await rename(fileOf(box, name), fileOf('pending', name))
  }

  return {
    root: folders.root,
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
      // Noted first: whoever reads the file from here on knows that the provider has it.
      await append(file, receiptLine(new Date(), receipt)).catch(error => {
        if (!hasNoRoom(error)) throw error
      })
      await rename(file, join(folders.sent, `${name}.json`))
      await erase(folders, name, receipt)
    },
    bury: async (name, reason) => {
      const file = fileOf('pending', name)
      // A disk that has no room for the reason has room for the move.
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
