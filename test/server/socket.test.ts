// A listening socket that the server inherits from systemd, which outlives every restart.
import { get } from 'node:http'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type HeldSocket, holdSocket, runs } from '../support/held-socket'
import { type FakeProvider, openFakeProvider, status, until } from '../support/provider'
import { openSite, type Site } from '../support/relay-site'

/** What a test has started, and stops when it has ended, however it has. */
const running: (() => Promise<void>)[] = []

const test = suite<{ provider: FakeProvider; site: Site }>('socket')

test.before.each(async context => {
  context.provider = await openFakeProvider(() => status(200))
  context.site = await openSite(context.provider.origin)
})

test.after.each(async ({ provider, site }) => {
  for (const stop of running.splice(0).reverse()) await stop()
  await provider.close()
  await site.remove()
})

/** Requests a URL over a connection of its own. Resolves with the status, or with the code of the error. */
const ask = (url: string) =>
  new Promise<number | string>(resolve => {
    const request = get(url, { agent: false, timeout: 20_000 }, response => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
    request.on('timeout', () => request.destroy(new Error('no answer')))
    request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  })

/** Asks again and again, four at a time, until it is stopped. */
function load(url: string) {
  const answers: (number | string)[] = []
  let stopped = false
  const askers = Array.from({ length: 4 }, async () => {
    while (!stopped) answers.push(await ask(url))
  })
  const stop = async () => {
    stopped = true
    await Promise.all(askers)
  }
  running.push(stop)
  return { answers, stop }
}

async function hold(site: Site): Promise<HeldSocket> {
  // No host of this machine (RFC 5737): the inherited socket is the only way.
  const env = { ...process.env, HOST: '192.0.2.1', OUTBOX: site.outbox }
  const socket = await holdSocket(`${site.folder}/serve.mjs`, { cwd: site.folder, env })
  running.push(socket.close)
  return socket
}

test('the server listens on the socket that it inherits, whatever HOST and PORT say', async ({ site }) => {
  const socket = await hold(site)
  await socket.start()
  assert.is(await ask(socket.url), 200)
  assert.match(socket.log(), `${socket.url} serves`)
})

test('five restarts under load refuse no connection', async ({ site }) => {
  const socket = await hold(site)
  let pid = await socket.start()
  const { answers, stop } = load(socket.url)
  for (let restart = 0; restart < 5; restart += 1) {
    await until(() => answers.length > 50 * (restart + 1))
    process.kill(pid, 'SIGTERM')
    await until(() => !runs(pid))
    pid = await socket.start()
  }
  await stop()
  assert.equal([...new Set(answers)], [200])
})

test('a connection that is made while no server runs is answered by the next one', async ({ site }) => {
  const socket = await hold(site)
  const answer = ask(socket.url)
  await socket.start()
  assert.is(await answer, 200)
})

test('a socket that was meant for another process is not taken', async ({ site }) => {
  const server = await site.start({ LISTEN_FDS: '1', LISTEN_PID: '1' })
  assert.is(await ask(server.url), 200)
  server.process.kill('SIGTERM')
  assert.is(await server.ended, 0)
})

test.run()
