/**
 * One server at a time works on an outbox. Who does is the one that listens on a socket in its folder: the kernel knows
 * whether somebody does, so no lock outlives its process, however that ended, and containers that share the folder see
 * each other, though not each other's process ids. That needs a disk of this machine: a network file system has the
 * socket's name on every machine and its listener on one.
 */
import { randomBytes } from 'node:crypto'
import { closeSync, openSync } from 'node:fs'
import { readdir, rename, unlink } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join, relative } from 'node:path'
import { codeOf } from './log'

export type Lock = {
  /** Tells a server that asks that this one is about to end: it then waits. */
  ending: () => void
  /** Lets the next one in. */
  release: () => Promise<void>
}

/** The name of a lock. Each is used once, so what nobody listens on can be removed. */
export const LOCK = /^lock-[\da-f]{12}$/

/** How long a server that is about to end is waited for, in ms: longer than it takes. */
const PATIENCE = 15_000

/** How long the answer of another server may take, in ms. One that says nothing is busy, and there. */
const ANSWER = 2_000

/** A socket that does not listen yet, or whose process ended before it did. */
const EARLY = /^early-[\da-f]{12}$/

/** Whether a file of a folder belongs to a lock. */
export const isLock = (name: string): boolean => LOCK.test(name) || EARLY.test(name)

/** What a socket's path may have, in bytes; macOS takes 104 with the zero behind it, Linux 108. */
const LONGEST = 103

type State = 'starting' | 'serving' | 'ending'

/**
 * Takes the lock of a folder.
 * @param signal ends the wait for another server
 * @throws with one line when another server has it and is not about to end, or the folder cannot hold it
 */
export async function takeLock(folder: string, signal?: AbortSignal, patience = PATIENCE): Promise<Lock> {
  const end = performance.now() + patience
  const place = reach(folder)
  try {
    for (;;) {
      signal?.throwIfAborted()
      // Looked for again with a socket of one's own: of two that start at once, at least one sees the other.
      let others = await statesOf(folder, place.path)
      if (others.length === 0) {
        const own = await listen(place.path)
        others = await statesOf(folder, place.path, own.name)
        const seen = (await readdir(folder)).includes(own.name)
        if (others.length === 0 && seen) return own.hold(place.close)
        await own.release()
      }
      if (others.includes('serving') || performance.now() > end) throw new Error('another server is at work on it')
      await new Promise(resolve => setTimeout(resolve, 20 + Math.random() * 80))
    }
  } catch (error) {
    place.close()
    throw signal?.aborted ? error : new Error(`OUTBOX: ${folder}: ${(error as Error).message}`, { cause: error })
  }
}

/** Listens on a new name. */
async function listen(path: string): Promise<Lock & { name: string; hold: (free: () => void) => Lock }> {
  let state: State = 'starting'
  const name = `lock-${randomBytes(6).toString('hex')}`
  const early = `early-${name.slice('lock-'.length)}`
  const server = createServer(socket => {
    socket.on('error', () => {})
    socket.end(state, () => socket.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => reject(new Error(`no lock can be made there (${codeOf(error)})`)))
    server.listen(join(path, early), resolve)
  })
  // Between its binding and its listening a socket refuses like one whose process has gone. So it gets its name, by which
  // others know it, only when it listens. Where somebody has tidied it away meanwhile, the caller sees that it has none.
  await rename(join(path, early), join(path, name)).catch(() => {})
  server.unref()
  const release = async () => {
    await unlink(join(path, name)).catch(() => {})
    await new Promise<void>(resolve => server.close(() => resolve()))
  }
  const ending = () => {
    state = 'ending'
  }
  return {
    name,
    ending,
    release,
    hold: free => {
      state = 'serving'
      return { ending, release: () => release().finally(free) }
    },
  }
}

/** What the servers say that listen in a folder, but for the one that is named. The locks of those that are gone go. */
async function statesOf(folder: string, path: string, except?: string): Promise<State[]> {
  const present = await readdir(folder)
  const names = present.filter(name => LOCK.test(name) && name !== except)
  const states = await Promise.all(names.map(name => ask(join(path, name))))
  const gone = names.filter((_, index) => states[index] === 'gone').concat(await abandoned(present, path))
  await Promise.all(gone.map(name => unlink(join(folder, name)).catch(() => {})))
  return states.filter(state => state !== 'gone')
}

/** The sockets that nobody listens on, though they had no name yet. One that is about to listen is taken away: it tries again. */
async function abandoned(names: readonly string[], path: string): Promise<string[]> {
  const early = names.filter(name => EARLY.test(name))
  const states = await Promise.all(early.map(name => ask(join(path, name))))
  return early.filter((_, index) => states[index] === 'gone')
}

function ask(path: string): Promise<State | 'gone'> {
  return new Promise(resolve => {
    const socket = connect(path)
    let answer = ''
    socket.setTimeout(ANSWER, () => {
      socket.destroy()
      resolve('serving')
    })
    socket.on('data', data => (answer += data))
    socket.on('error', error => {
      const code = codeOf(error)
      if (code === 'ECONNREFUSED' || code === 'ENOENT') resolve('gone')
      // It ended while it was asked: it is to be asked again.
      else resolve(code === 'ECONNRESET' || code === 'EPIPE' ? 'starting' : 'serving')
    })
    socket.on('close', () => resolve(answer === 'serving' ? 'serving' : answer === 'ending' ? 'ending' : 'starting'))
  })
}

/** A path to the folder that is short enough for a socket's. @throws when there is none */
function reach(folder: string): { path: string; close: () => void } {
  const fits = (path: string) => Buffer.byteLength(join(path, `early-${'0'.repeat(12)}`)) <= LONGEST
  const path = [folder, relative(process.cwd(), folder)].find(fits)
  if (path !== undefined) return { path, close: () => {} }
  if (process.platform !== 'linux') throw new Error(`OUTBOX: ${folder}: its path is too long for a lock`)
  const descriptor = openSync(folder, 'r')
  return { path: `/proc/self/fd/${descriptor}`, close: () => closeSync(descriptor) }
}
