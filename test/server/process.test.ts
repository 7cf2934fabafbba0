import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type FakeProvider, openFakeProvider, status, until } from '../support/provider'
import { openSite, post, type Site } from '../support/relay-site'

const test = suite<{ provider: FakeProvider; site: Site }>('process')

/** How long the provider takes to answer, in ms. */
let pace = 0

test.before.each(async context => {
  pace = 0
  context.provider = await openFakeProvider(() => (response, call) => {
    setTimeout(() => status(200)(response, call), pace)
  })
  context.site = await openSite(context.provider.origin)
})

test.after.each(async ({ provider, site }) => {
  await provider.close()
  await site.remove()
})

/** Returns a port that is free at this moment. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** Resolves with whether a process listens on a port. */
const listens = (port: number) =>
  new Promise<boolean>(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`${signal} ends the server, and its port is free`, async ({ site }) => {
    const { process, ended, url } = await site.start()
    process.kill(signal)
    assert.is(await ended, 0)
    assert.not.ok(await listens(Number(new URL(url).port)))
  })
}

test('a signal that comes twice at once, from the terminal and from npm, lets the running delivery end', async ({
  site,
  provider,
}) => {
  pace = 300
  const { process, ended, url } = await site.start()
  await post(url, 1, randomUUID())
  await until(() => provider.messages().length === 1)
  process.kill('SIGINT')
  await new Promise(resolve => setTimeout(resolve, 20))
  process.kill('SIGINT')
  assert.is(await ended, 0)
  assert.equal(await readdir(join(site.outbox, 'pending')), [])
})

test('a second signal ends a server that waits for its provider', async ({ site, provider }) => {
  pace = 20_000
  const { process, ended, url } = await site.start()
  await post(url, 1, randomUUID())
  await until(() => provider.messages().length === 1)
  const begin = performance.now()
  process.kill('SIGTERM')
  await new Promise(resolve => setTimeout(resolve, 700))
  process.kill('SIGTERM')
  assert.is(await ended, 1)
  assert.ok(performance.now() - begin < 3000)
})

test('a server that is started with npm ends with it, and its port is free', async ({ site }) => {
  for (const name of ['src', 'node_modules', 'pages.ts']) await symlink(resolve(name), join(site.folder, name))
  await copyFile('package.json', join(site.folder, 'package.json'))
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', OUTBOX: site.outbox }
  // Detached, so that npm leads a process group, by which processes that outlive it can be killed.
  const npm = spawn('npm', ['run', 'serve'], { cwd: site.folder, env, stdio: 'ignore', detached: true })
  const ended = new Promise(resolve => npm.once('exit', resolve))
  try {
    await until(() => listens(port), 30_000)
    npm.kill('SIGTERM')
    await ended
    await until(async () => !(await listens(port)), 3000)
  } finally {
    try {
      process.kill(-Number(npm.pid), 'SIGKILL')
    } catch {
      // All processes of the group have ended.
    }
  }
})

test('a second server on the same outbox refuses to start, in one line, and the first goes on', async ({ site }) => {
  const first = await site.start()
  const { code, out, err } = await site.fail()
  assert.equal([code, out], [1, ''])
  assert.match(err, /^OUTBOX: [^\n]+: another server is at work on it\n$/)
  assert.is(await post(first.url, 1, randomUUID()), 202)
  first.process.kill('SIGTERM')
  assert.is(await first.ended, 0)
})

test('when the first is killed the next one takes over at once', async ({ site }) => {
  const first = await site.start()
  first.process.kill('SIGKILL')
  await first.ended
  const begin = performance.now()
  const next = await site.start()
  assert.ok(performance.now() - begin < 3000)
  next.process.kill('SIGTERM')
  await next.ended
})

test('a restart delivers nothing twice: the next server waits until the first has ended its delivery', async ({
  site,
  provider,
}) => {
  pace = 400
  const PORT = String(await freePort())
  const first = await site.start({ PORT })
  for (let visitor = 1; visitor <= 4; visitor += 1) await post(first.url, visitor, randomUUID())
  await until(() => provider.messages().length >= 1)
  first.process.kill('SIGTERM')
  const next = await site.start({ PORT })
  await until(async () => (await readdir(join(site.outbox, 'pending'))).length === 0, 10_000)
  assert.is(provider.messages().length, 4)
  assert.is(new Set(provider.messages().map(({ body }) => body.match(/Nour Abdallah \d/)?.[0])).size, 4)
  next.process.kill('SIGTERM')
  await Promise.all([first.ended, next.ended])
})

test('a stop that comes while a server waits for another one is heard', async ({ site, provider }) => {
  pace = 3000
  const first = await site.start()
  await post(first.url, 1, randomUUID())
  await until(() => provider.messages().length === 1)
  first.process.kill('SIGTERM')
  const begin = performance.now()
  const stop = new AbortController()
  setTimeout(() => stop.abort(), 1000)
  assert.equal(await site.fail({}, stop.signal), { code: 0, out: '', err: '' })
  assert.ok(performance.now() - begin < 2500)
  await first.ended
})

test('fifteen hundred connections that send their forms byte by byte take less than 100 MB, and others are served', async ({
  site,
}) => {
  const { process: server, ended, url } = await site.start()
  const memory = () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)], { encoding: 'utf8' }))
  const before = memory()
  const { port, hostname } = new URL(url)
  const head = `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n`
  const sockets = Array.from({ length: 1500 }, () => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.write(`${head}Content-Length: 40000\r\n\r\nfullName=Nour`)
    return socket
  })
  let most = 0
  for (let i = 0; i < 10; i += 1) {
    await new Promise(resolve => setTimeout(resolve, 200))
    most = Math.max(most, memory() - before)
  }
  assert.is((await fetch(`${url}/livez`)).status, 200)
  for (const socket of sockets) socket.destroy()
  server.kill('SIGTERM')
  await ended
  assert.ok(most < 100 * 1024, `${Math.round(most / 1024)} MB`)
})

test('an outbox that holds other files and is open to others is refused, and left as it was', async ({ site }) => {
  await mkdir(site.outbox, { mode: 0o755 })
  await writeFile(join(site.outbox, 'notes.txt'), 'notes')
  const { code, err } = await site.fail()
  assert.is(code, 1)
  assert.match(err, /^OUTBOX: [^\n]+\n$/)
  assert.equal(await readdir(site.outbox), ['notes.txt'])
})

test.run()
