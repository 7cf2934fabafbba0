// Requests that a client sends on one connection without waiting for the answers (RFC 9112 section 9.3.2).
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { LIMITS } from '../../src/server/http'
import { type RunningServer, startServer } from '../../src/server/node'
import { formPage } from '../support/form-page'
import { openFakeProvider, taken, until } from '../support/provider'
import { openSite } from '../support/relay-site'
import { visitor } from '../support/visitor'

const test = suite<{ server: RunningServer; asked: string[] }>('pipelining')

/** How many answers the site works on at this moment, and how many at most so far. */
const work = { running: 0, most: 0 }

let end = async () => {}

test.before.each(async context => {
  const folder = await mkdtemp(join(tmpdir(), 'pipelining-'))
  const asked: string[] = []
  Object.assign(work, { running: 0, most: 0 })
  const site = async (request: Request) => {
    asked.push(new URL(request.url).pathname)
    work.running += 1
    work.most = Math.max(work.most, work.running)
    await new Promise(resolve => setTimeout(resolve, 20))
    work.running -= 1
    return new Response(new URL(request.url).pathname)
  }
  const settings = { port: 0, host: '127.0.0.1', outbox: join(folder, 'outbox'), root: folder }
  const server = await startServer(settings, { site })
  Object.assign(context, { server, asked })
  end = async () => {
    await server.close()
    await rm(folder, { recursive: true })
  }
})

test.after.each(() => end())

const get = (path: number) => `GET /${path} HTTP/1.1\r\nHost: x\r\n\r\n`
const gets = (count: number) => Array.from({ length: count }, (_, path) => get(path)).join('')

/** Opens a connection, sends a text in one piece and collects what comes back. */
function send(url: string, text: string): { socket: Socket; received: () => string } {
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text))
  let received = ''
  socket.on('data', data => (received += data))
  // The server may reset the connection.
  socket.on('error', () => {})
  return { socket, received: () => received }
}

const answers = (text: string) => text.match(/(?<=\r\n\r\n)\/\d+/g) ?? []

test('as many requests as may come at once are answered in their order', async ({ server, asked }) => {
  const { socket, received } = send(server.url, gets(LIMITS.unanswered))
  await until(() => answers(received()).length === LIMITS.unanswered)
  assert.equal(answers(received()), asked)
  assert.is(socket.readyState, 'open')
  socket.destroy()
})

test('a connection may carry any number of requests, each after the answer to the one before', async ({ server }) => {
  const { socket, received } = send(server.url, get(0))
  for (let path = 1; path <= 3 * LIMITS.unanswered; path += 1) {
    await until(() => answers(received()).length === path)
    socket.write(get(path))
  }
  socket.destroy()
})

test('the requests of one connection are worked on one at a time', async ({ server }) => {
  const { socket, received } = send(server.url, gets(LIMITS.unanswered))
  await until(() => answers(received()).length === LIMITS.unanswered)
  assert.is(work.most, 1)
  socket.destroy()
})

for (const count of [LIMITS.unanswered + 1, 5000]) {
  test(`a connection with ${count} requests at once is closed`, async ({ server, asked }) => {
    const { socket } = send(server.url, gets(count))
    await until(() => socket.readyState === 'closed')
    await new Promise(resolve => setTimeout(resolve, 100))
    assert.ok(asked.length <= 1, `${asked.length} of them were worked on`)
    assert.is(await (await fetch(`${server.url}/livez`)).text(), '{"ok":true}')
  })
}

test('the requests of a connection that was closed before their turn are dropped', async ({ server, asked }) => {
  const { socket } = send(server.url, gets(LIMITS.unanswered))
  await until(() => asked.length > 0)
  socket.destroy()
  await new Promise(resolve => setTimeout(resolve, 300))
  assert.ok(asked.length < LIMITS.unanswered, `${asked.length} of them were worked on`)
})

/** Returns the resident memory of a process, in MB. */
const memoryOf = (pid = 0) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024

test('a hundred connections with 200 refused posts each, whose answers nobody reads, stay below 300 MB', async () => {
  const provider = await openFakeProvider(() => taken)
  const site = await openSite(provider.origin)
  await writeFile(join(site.folder, 'dist/contact.html'), `${formPage}<p>${'x'.repeat(60_000)}</p>`)
  const served = await site.start()
  const body = new URLSearchParams({ ...visitor, email: 'x' }).toString()
  const head = 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n'
  const post = `${head}Content-Length: ${body.length}\r\n\r\n${body}`
  const sockets = Array.from({ length: 100 }, () => {
    const { socket } = send(served.url, post.repeat(200))
    return socket.pause()
  })
  await until(() => sockets.every(({ bytesWritten, pending }) => !pending && bytesWritten > 0))
  // It is answered when the posts before it are worked off.
  let isAlive = false
  const alive = fetch(`${served.url}/livez`).then(({ status }) => {
    isAlive = status === 200
  })
  let most = 0
  for (let look = 0; look < 20 || !isAlive; look += 1) {
    await new Promise(resolve => setTimeout(resolve, 100))
    most = Math.max(most, memoryOf(served.process.pid))
  }
  await alive
  for (const socket of sockets) socket.destroy()
  served.process.kill('SIGTERM')
  await served.ended
  await provider.close()
  await site.remove()
  assert.ok(most < 300, `${Math.round(most)} MB`)
})

test.run()
