/**
 * Reads and writes the files of an outbox. Never follows a symbolic link, waits for the other end of a pipe, or reads a
 * file that is too large to be a message.
 */
import { randomBytes } from 'node:crypto'
import { closeSync, constants, fsyncSync, openSync } from 'node:fs'
import { type FileHandle, lstat, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf } from './log'

const { O_RDONLY, O_RDWR, O_WRONLY, O_APPEND, O_NOFOLLOW, O_NONBLOCK } = constants

/** The largest size of a message's file with all its attempts, in bytes: many times what the longest message takes. */
const LARGEST = 4 * 2 ** 20

/** Thrown for a path that cannot be a message: a link, a pipe, a folder, or a file that is too large. */
export class Strange extends Error {}

/** Opens a plain file. @throws Strange for anything else, or as `open` does */
async function openPlain(path: string, flags: number): Promise<FileHandle> {
  let handle: FileHandle
  try {
    handle = await open(path, flags | O_NOFOLLOW | O_NONBLOCK)
  } catch (error) {
    // The codes for a link, a pipe that nobody reads, a socket and a folder.
    if (/^(ELOOP|EMLINK|ENXIO|EISDIR|EOPNOTSUPP)$/.test(codeOf(error))) throw new Strange('not a plain file')
    throw error
  }
  const stats = await handle.stat()
  if (stats.isFile() && stats.size <= LARGEST) return handle
  await handle.close()
  throw new Strange('not a plain file of that size')
}

/** Whether a path is a plain file that is small enough to be a message. @throws ENOENT */
export async function isPlain(path: string): Promise<boolean> {
  const stats = await lstat(path)
  return stats.isFile() && stats.size <= LARGEST
}

export async function readText(path: string): Promise<string> {
  const handle = await openPlain(path, O_RDONLY)
  try {
    return await handle.readFile('utf8')
  } finally {
    await handle.close()
  }
}

/** Appends to an existing file, in one write. Fails if the file has been moved away, rather than creating it again. */
export async function append(path: string, text: string): Promise<void> {
  const handle = await openPlain(path, O_WRONLY | O_APPEND)
  try {
    await handle.write(text)
  } finally {
    await handle.close()
  }
}

/** Overwrites the beginning of a file with a shorter text and cuts off the rest, which works on a full disk too. */
export async function overwrite(path: string, text: string): Promise<void> {
  const handle = await openPlain(path, O_RDWR)
  try {
    const { bytesWritten } = await handle.write(text, 0)
    await handle.truncate(bytesWritten)
  } finally {
    await handle.close()
  }
}

/** Returns a name for an unfinished file that no other process will choose: `<name>.<twelve hex digits>.tmp`. */
export const temporaryName = (name: string): string => `${name}.${randomBytes(6).toString('hex')}.tmp`

/** Returns the final name of an unfinished file; undefined for any other file. */
export const intendedName = (file: string): string | undefined => file.match(/^(.+)\.[\da-f]{12}\.tmp$/)?.[1]

/** Writes a file, which gets its name only once it is complete and on the disk. Leaves nothing behind if that fails. */
export async function write(folder: string, name: string, text: string): Promise<void> {
  const temporary = join(folder, temporaryName(name))
  const file = join(folder, name)
  // A failure removes only the file made here: another process may own a file of the final name.
  let made = temporary
  try {
    await writeSynced(temporary, text)
    await rename(temporary, file)
    made = file
    await sync(folder)
  } catch (error) {
    await rm(made, { force: true })
    throw error
  }
}

/** Writes a file, syncs it to the disk and removes it. Rejects when that fails, and leaves nothing behind. */
export async function tryToWrite(folder: string): Promise<void> {
  const file = join(folder, temporaryName('probe'))
  try {
    await writeSynced(file, 'probe')
  } finally {
    await rm(file, { force: true })
  }
}

async function writeSynced(path: string, text: string): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    // What a person writes as root, with `outbox release`, belongs to the server that is to read it.
    if (process.getuid?.() === 0) {
      const { uid, gid } = await lstat(dirname(path))
      await handle.chown(uid, gid)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export function syncNow(folder: string): void {
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Whether there is a plain file at a path. */
export async function exists(path: string): Promise<boolean> {
  try {
    return (await lstat(path)).isFile()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}
