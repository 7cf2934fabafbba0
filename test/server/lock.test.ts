import { fork } from 'node:child_process'
import { unlinkSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { LOCK, type Lock, takeLock } from '../../src/server/lock'
import { bundle } from '../support/bundle'
import { until } from '../support/provider'

const test = suite<{ folder: string }>('lock')

const script = await bundle('test/support/hold-lock.ts', join(await mkdtemp(join(tmpdir(), 'lock-')), 'hold.mjs'))

test.before.each(async context => {
  context.folder = await mkdtemp(join(tmpdir(), 'locked-'))
})

test.after.each(({ folder }) => rm(folder, { recursive: true, force: true }))

test.after(() => rm(join(script, '..'), { recursive: true }))

const TAKEN = /^OUTBOX: \S+: another server is at work on it$/

/** Returns the message of a refusal; undefined when the lock was granted. */
async function refusal(promise: Promise<Lock>): Promise<string | undefined> {
  try {
    await (await promise).release()
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

/** Starts another process, which takes the lock of a folder. */
async function hold(folder: string) {
  const child = fork(script, [folder])
  await new Promise(resolve => child.once('message', resolve))
  const ended = new Promise(resolve => child.once('exit', resolve))
  return { child, ended }
}

test('a lock that is taken is refused at once, in one line', async ({ folder }) => {
  const lock = await takeLock(folder)
  const begin = performance.now()
  assert.match(String(await refusal(takeLock(folder))), TAKEN)
  assert.ok(performance.now() - begin < 1000)
  await lock.release()
})

test('a lock that was released is taken, and leaves nothing behind', async ({ folder }) => {
  await (await takeLock(folder)).release()
  await (await takeLock(folder)).release()
  assert.equal(await readdir(folder), [])
})

test('a lock of another process is refused', async ({ folder }) => {
  const { child, ended } = await hold(folder)
  assert.match(String(await refusal(takeLock(folder))), TAKEN)
  child.kill('SIGKILL')
  await ended
})

test('the lock of a process that was killed is taken at once', async ({ folder }) => {
  const { child, ended } = await hold(folder)
  child.kill('SIGKILL')
  await ended
  assert.is((await readdir(folder)).length, 1)
  const begin = performance.now()
  const lock = await takeLock(folder)
  assert.ok(performance.now() - begin < 1000)
  assert.is((await readdir(folder)).length, 1)
  await lock.release()
})

test('a process that does not answer has its lock', async ({ folder }) => {
  const { child, ended } = await hold(folder)
  child.kill('SIGSTOP')
  assert.match(String(await refusal(takeLock(folder))), TAKEN)
  child.kill('SIGKILL')
  await ended
})

test('a server that is about to end is waited for', async ({ folder }) => {
  const lock = await takeLock(folder)
  lock.ending()
  let isTaken = false
  const next = takeLock(folder).then(lock => {
    isTaken = true
    return lock
  })
  await new Promise(resolve => setTimeout(resolve, 300))
  assert.not.ok(isTaken)
  await lock.release()
  await until(() => isTaken)
  await (await next).release()
})

test('a server that does not end is waited for no longer than that', async ({ folder }) => {
  const lock = await takeLock(folder)
  lock.ending()
  assert.match(String(await refusal(takeLock(folder, undefined, 200))), TAKEN)
  await lock.release()
})

test('the wait for a server ends with a signal', async ({ folder }) => {
  const lock = await takeLock(folder)
  lock.ending()
  const begin = performance.now()
  assert.type(await refusal(takeLock(folder, AbortSignal.timeout(100))), 'string')
  assert.ok(performance.now() - begin < 2000)
  await lock.release()
})

test('of many that start at the same moment one has the lock, again and again', async ({ folder }) => {
  for (let round = 0; round < 5; round += 1) {
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => takeLock(folder, undefined, 2000)))
    const locks = tries.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []))
    assert.is(locks.length, 1)
    await locks[0]?.release()
  }
})

test('of eight processes that fight over a folder never two have the lock', async ({ folder }) => {
  const children = Array.from({ length: 8 }, () => fork(script, [folder, 'fight']))
  const ends = await Promise.all(children.map(child => new Promise(resolve => child.once('exit', resolve))))
  assert.equal(ends, Array(8).fill(0))
})

test('a folder whose path is too long for a socket is locked as well', async ({ folder }) => {
  const deep = join(folder, 'x'.repeat(100), 'y'.repeat(100))
  await mkdir(deep, { recursive: true })
  const lock = await takeLock(deep)
  assert.ok((await readdir(deep)).every(name => LOCK.test(name)))
  assert.match(String(await refusal(takeLock(deep))), /another server/)
  await lock.release()
  assert.equal(await readdir(deep), [])
})

test('a folder that takes no socket is an error in one line', async ({ folder }) => {
  assert.match(
    String(await refusal(takeLock('/proc/self'))),
    /^OUTBOX: \/proc\/self: no lock can be made there \(\w+\)$/,
  )
  assert.equal(await readdir(folder), [])
})

test('a lock whose socket another server removed before it listened is made again', async ({ folder }) => {
  // The other server finds the socket without a listener in the moment between its binding and its listening.
  const { listen } = Server.prototype
  Server.prototype.listen = function (this: Server, path: string, ready: () => void) {
    Server.prototype.listen = listen
    return listen.call(this, path, () => {
      unlinkSync(path)
      ready()
    })
  } as typeof listen
  const lock = await takeLock(folder)
  assert.is((await readdir(folder)).filter(name => LOCK.test(name)).length, 1)
  assert.match(String(await refusal(takeLock(folder))), TAKEN)
  await lock.release()
})

test('other files are left alone', async ({ folder }) => {
  await writeFile(join(folder, 'lock-notes.txt'), 'notes')
  await symlink('/nowhere', join(folder, 'lock'))
  const other = createServer()
  await new Promise<void>(resolve => other.listen(join(folder, 'socket'), resolve))
  await (await takeLock(folder)).release()
  assert.equal((await readdir(folder)).sort(), ['lock', 'lock-notes.txt', 'socket'])
  await new Promise(resolve => other.close(resolve))
})

test.run()
