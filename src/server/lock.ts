/**
 * Ensures that only one server at a time works on an outbox: the one that listens on a socket in its folder. The kernel
 * knows whether a process is listening, so no lock outlives its process, however that ended, and containers that share the
 * folder respect each other's locks although they cannot see each other's processes. The folder must be on a disk of this
 * machine: on a network file system every machine sees the socket's name, but only one has its listener.
 */
import { randomBytes } from 'node:crypto'
import { closeSync, openSync } from 'node:fs'
import { readdir, rename, unlink } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join, relative } from 'node:path'
import { codeOf } from './log'

export type Lock = {
  /** From now on tells other servers that this one is about to end, so that they wait for the lock. */
  ending: () => void
  /** Frees the lock for the next server. */
  release: () => Promise<void>
}

/** The name of a lock's socket. Each name is used only once, so a socket without a listener can be removed safely. */
export const LOCK = /^lock-[\da-f]{12}$/

/** How long to wait for a server that is about to end, in ms: longer than it takes to end. */
const PATIENCE = 15_000

/** How long another server may take to answer, in ms. One that does not answer counts as running, but busy. */
const ANSWER = 2_000

/** The name of a socket that does not listen yet, or whose process ended before it could listen. */
const EARLY = /^early-[\da-f]{12}$/

/** Whether a file name is that of a lock's socket, listening or not yet. */
export const isLock = (name: string): boolean => LOCK.test(name) || EARLY.test(name)

/** The longest path of a socket, in bytes. Including the terminating zero, macOS allows 104 and Linux 108. */
const LONGEST = 103

type State = 'starting' | 'serving' | 'ending'

/**
 * Takes the lock of a folder.
 * @param signal ends the wait for another server
 * @throws an error of one line, when another server has the lock and is not about to end, or the folder cannot hold a socket
 */
export async function takeLock(folder: string, signal?: AbortSignal, patience = PATIENCE): Promise<Lock> {
  const end = performance.now() + patience
  const place = reach(folder)
  try {
    for (;;) {
      signal?.throwIfAborted()
      // Looks for others, and again once its own socket listens: of two that start at once, at least one sees the other.
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

/** Listens on a socket with a new name. */
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
  // Between binding and listening a socket refuses connections, like one whose process is gone. So it gets the name that
  // others look for only once it listens. If another server has removed it before, the caller sees that the name is missing.
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

/**
 * Asks the servers that listen in a folder for their states, and removes the sockets of those that are gone.
 * @param path the same folder, by a path that is short enough for sockets
 * @param except the name of a lock that is not asked
 */
async function statesOf(folder: string, path: string, except?: string): Promise<State[]> {
  const present = await readdir(folder)
  const names = present.filter(name => LOCK.test(name) && name !== except)
  const states = await Promise.all(names.map(name => ask(join(path, name))))
  const gone = names.filter((_, index) => states[index] === 'gone').concat(await abandoned(present, path))
  await Promise.all(gone.map(name => unlink(join(folder, name)).catch(() => {})))
  return states.filter(state => state !== 'gone')
}

/**
 * Returns the early sockets that nobody listens on. One that is about to listen looks the same: its server finds it removed
 * and tries again.
 */
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
      // The server ended while it was being asked: 'starting' makes the caller ask again.
      else resolve(code === 'ECONNRESET' || code === 'EPIPE' ? 'starting' : 'serving')
    })
    socket.on('close', () => resolve(answer === 'serving' ? 'serving' : answer === 'ending' ? 'ending' : 'starting'))
  })
}

/** Returns a path to the folder that is short enough for a socket in it. @throws when there is none */
function reach(folder: string): { path: string; close: () => void } {
  const fits = (path: string) => Buffer.byteLength(join(path, `early-${'0'.repeat(12)}`)) <= LONGEST
  const path = [folder, relative(process.cwd(), folder)].find(fits)
  if (path !== undefined) return { path, close: () => {} }
  if (process.platform !== 'linux') throw new Error(`OUTBOX: ${folder}: its path is too long for a lock`)
  const descriptor = openSync(folder, 'r')
  return { path: `/proc/self/fd/${descriptor}`, close: () => closeSync(descriptor) }
}
