import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type RunningServer, startServer } from '../../src/server/node'
import { openOutbox } from '../../src/server/outbox'
import { formPage } from '../support/form-page'
import { hearLog, type Line } from '../support/log'
import { type FakeProvider, openFakeProvider, status, TAKEN, until } from '../support/provider'
import { visitor } from '../support/visitor'

const LIMITS = { headers: 300, request: 600, silence: 5000, stop: 1000 }

const test = suite<{ folder: string; server: RunningServer; lines: Line[] }>('server')

let log: ReturnType<typeof hearLog>

test.before.each(async context => {
  log = hearLog()
  context.lines = log.lines
  context.folder = await mkdtemp(join(tmpdir(), 'server-'))
  await writeFile(join(context.folder, 'index.html'), '<title>Home</title>')
  await writeFile(join(context.folder, '404.html'), '<title>Not found</title>')
  const outbox = join(context.folder, 'outbox')
  context.server = await startServer({ port: 0, host: '127.0.0.1', outbox, root: context.folder }, { limits: LIMITS })
})

test.after.each(async ({ folder, server }) => {
  await server.close()
  log.stop()
  await rm(folder, { recursive: true })
})

const form = () => {
  const data = new FormData()
  for (const [name, value] of Object.entries(visitor)) data.set(name, value)
  return data
}
const URLENCODED = 'application/x-www-form-urlencoded'
const BODY = new URLSearchParams(visitor).toString()
const JSON_ONLY = { Accept: 'application/json' }

/** Sends a text over a raw connection, and collects what comes back until the server hangs up. */
function raw(url: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text))
    let received = ''
    socket.on('data', data => {
      received += data
    })
    socket.on('close', () => resolve(received))
    socket.on('error', reject)
  })
}

test('it serves the site', async ({ server }) => {
  assert.is(await (await fetch(server.url)).text(), '<title>Home</title>')
})

test('it answers an unknown path with the 404 page', async ({ server }) => {
  const response = await fetch(`${server.url}/nothing`)
  assert.is(response.status, 404)
  assert.is(await response.text(), '<title>Not found</title>')
})

test('HEAD has the length of the page and no body', async ({ server }) => {
  const response = await fetch(server.url, { method: 'HEAD' })
  assert.is(response.headers.get('Content-Length'), '19')
  assert.is(await response.text(), '')
})

test('a page is revalidated without a body', async ({ server }) => {
  const etag = String((await fetch(server.url)).headers.get('ETag'))
  assert.is((await fetch(server.url, { headers: { 'If-None-Match': etag } })).status, 304)
})

test('a posted message is in the outbox when it is acknowledged', async ({ server, folder }) => {
  const response = await fetch(`${server.url}/api/contact`, { method: 'POST', body: form(), headers: JSON_ONLY })
  assert.is(response.status, 202)
  assert.is((await readdir(join(folder, 'outbox/pending'))).length, 1)
})

const POLICY = "default-src 'self'; style-src 'sha256-x'"

/** Starts a server whose site has the page of the form, with its own Content-Security-Policy. */
async function withPage(folder: string) {
  const root = join(folder, 'site')
  await mkdir(root)
  await writeFile(join(root, '404.html'), '<title>Not found</title>')
  await writeFile(join(root, 'contact.html'), formPage)
  await writeFile(join(root, '_headers'), `/contact\n  Content-Security-Policy: ${POLICY}\n`)
  return startServer({ port: 0, host: '127.0.0.1', outbox: join(folder, 'other'), root }, { limits: LIMITS })
}

test('a form without JavaScript that is sent is answered with its page, which says so, and the headers of the page', async ({
  folder,
}) => {
  const server = await withPage(folder)
  const response = await fetch(`${server.url}/api/contact`, { method: 'POST', body: form(), redirect: 'manual' })
  const html = await response.text()
  await server.close()
  assert.equal([response.status, response.headers.get('Content-Security-Policy')], [202, POLICY])
  assert.match(html, 'id="sent" data-shown')
})

test('a form without JavaScript that is refused comes back as it was posted, with the headers of its page', async ({
  folder,
}) => {
  const server = await withPage(folder)
  const body = form()
  body.set('email', 'nour')
  // Neither the browser's cache nor the codings that it accepts may affect this answer.
  const headers = { 'If-None-Match': '*', 'Accept-Encoding': 'br' }
  const response = await fetch(`${server.url}/api/contact`, { method: 'POST', body, headers })
  assert.is(response.status, 422)
  assert.match(response.headers.get('Content-Type') ?? '', /^text\/html/)
  assert.is(response.headers.get('Content-Security-Policy'), POLICY)
  assert.is(response.headers.get('Cache-Control'), 'no-store')
  const html = await response.text()
  for (const value of [visitor.fullName, 'nour', visitor.message]) assert.ok(html.includes(value))
  await server.close()
})

test('a message that the outbox cannot take is answered with 503', async ({ server, folder }) => {
  await rm(join(folder, 'outbox/pending'), { recursive: true })
  const response = await fetch(`${server.url}/api/contact`, { method: 'POST', body: form(), headers: JSON_ONLY })
  assert.is(response.status, 503)
})

test('the log of a message that the outbox cannot take names the reason and nothing of the message', async ({
  server,
  folder,
  lines,
}) => {
  await rm(join(folder, 'outbox/pending'), { recursive: true })
  await fetch(`${server.url}/api/contact`, { method: 'POST', body: form(), headers: JSON_ONLY })
  assert.equal(lines[0], { level: 'error', event: 'not kept', fault: 'ENOENT' })
})

test('each post is one line with path, status, duration and the id of the message', async ({
  server,
  folder,
  lines,
}) => {
  await fetch(`${server.url}/api/contact`, { method: 'POST', body: form(), headers: JSON_ONLY })
  const [name] = await openOutbox(join(folder, 'outbox')).names('pending')
  const [{ ms, ...line } = { level: '', event: '' }] = lines
  assert.equal(line, { level: 'info', event: 'request', path: '/api/contact', status: 202, id: name })
  assert.ok(Number.isInteger(ms))
})

test('a path that somebody typed is not logged', async ({ server, lines }) => {
  await fetch(`${server.url}/api/nour@deltaholidays.example`, { method: 'POST' })
  assert.equal([lines[0]?.path, lines[0]?.status], ['other', 404])
})

/** Starts a server whose messages go to a provider. */
async function delivering(folder: string, provider: FakeProvider) {
  const mail = { url: `${provider.origin}/emails`, key: 'key-0123', from: 'a@example.com', to: 'b@example.com' }
  const outbox = join(folder, 'delivering')
  const server = await startServer({ port: 0, host: '127.0.0.1', outbox, root: folder, mail }, { limits: LIMITS })
  return { outbox: openOutbox(outbox), folder: outbox, server }
}

test('with a mail provider a posted message is delivered and erased', async ({ folder }) => {
  const provider = await openFakeProvider(() => status(200))
  const { server, ...outbox } = await delivering(folder, provider)
  await fetch(`${server.url}/api/contact`, { method: 'POST', body: form(), headers: JSON_ONLY })
  await until(async () => (await outbox.outbox.names('pending')).length === 0)
  assert.is(JSON.parse(String(provider.messages()[0]?.body)).subject, 'New Contact Form From Nour Abdallah')
  assert.equal(await outbox.outbox.names('pending'), [])
  await server.close()
  await provider.close()
})

test('a delivery that runs when the server stops is finished', async ({ folder }) => {
  const provider = await openFakeProvider(() => response => {
    setTimeout(() => response.end(TAKEN), 200)
  })
  const { server, ...outbox } = await delivering(folder, provider)
  await fetch(`${server.url}/api/contact`, { method: 'POST', body: form(), headers: JSON_ONLY })
  await until(() => provider.messages().length === 1)
  await server.close()
  assert.equal(await outbox.outbox.names('pending'), [])
  await provider.close()
})

test('what a crash left behind is tidied up at the start', async ({ folder }) => {
  const outbox = join(folder, 'crashed')
  openOutbox(outbox)
  await writeFile(join(outbox, 'pending', 'x.tmp'), '{"sub')
  await writeFile(join(outbox, 'sent', 'x'), 'x'.repeat(2000))
  const server = await startServer({ port: 0, host: '127.0.0.1', outbox, root: folder }, { limits: LIMITS })
  await server.close()
  assert.equal(await readdir(join(outbox, 'pending')), [])
  assert.is(await readFile(join(outbox, 'sent', 'x'), 'utf8'), '')
})

test('health is 503 when the outbox is gone', async ({ server, folder }) => {
  await rm(join(folder, 'outbox'), { recursive: true })
  assert.is((await fetch(`${server.url}/healthz`)).status, 503)
})

test('a post to a page is refused', async ({ server }) => {
  const response = await fetch(server.url, { method: 'POST', body: 'x'.repeat(200_000) })
  assert.is(response.status, 405)
})

test('a body that is declared too long is refused before it is sent', async ({ server }) => {
  const head = `POST /api/contact HTTP/1.1\r\nHost: x\r\nAccept: application/json\r\nContent-Type: ${URLENCODED}\r\n`
  assert.match(await raw(server.url, `${head}Content-Length: 1000000\r\n\r\n`), /^HTTP\/1\.1 413 /)
})

test('a body that grows too long is refused, and the next request on its connection is answered', async ({
  server,
}) => {
  const head = `POST /api/contact HTTP/1.1\r\nHost: x\r\nAccept: application/json\r\nContent-Type: ${URLENCODED}\r\n`
  const chunks = `1000\r\n${'x'.repeat(4096)}\r\n`.repeat(100)
  const next = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
  const received = await raw(server.url, `${head}Transfer-Encoding: chunked\r\n\r\n${chunks}0\r\n\r\n${next}`)
  assert.equal(received.match(/HTTP\/1\.1 \d+/g), ['HTTP/1.1 413', 'HTTP/1.1 200'])
})

const malformed: [reason: string, text: string, status: number][] = [
  ['a malformed host', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['an empty host', 'GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n', 400],
  ['a host that begins a query', 'GET / HTTP/1.1\r\nHost: x?\r\nConnection: close\r\n\r\n', 400],
  ['a host that begins a fragment', 'GET / HTTP/1.1\r\nHost: x#\r\nConnection: close\r\n\r\n', 400],
  ['a host with a path', 'GET /about HTTP/1.1\r\nHost: x/healthz#\r\nConnection: close\r\n\r\n', 400],
  ['a host with a backslash', 'GET / HTTP/1.1\r\nHost: x\\y\r\nConnection: close\r\n\r\n', 400],
  ['a host with a user', 'GET / HTTP/1.1\r\nHost: a@x\r\nConnection: close\r\n\r\n', 400],
  ['an impossible port', 'GET / HTTP/1.1\r\nHost: x:99999\r\nConnection: close\r\n\r\n', 400],
  ['an absolute target of another kind', 'GET ftp://x/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  ['a host with a port', 'GET / HTTP/1.1\r\nHost: x_y.example:8080\r\nConnection: close\r\n\r\n', 200],
  ['an address as its host', 'GET / HTTP/1.1\r\nHost: [::1]:8080\r\nConnection: close\r\n\r\n', 200],
  [
    'names that every object has',
    'GET / HTTP/1.1\r\nHost: x\r\n__proto__: a\r\nconstructor: b\r\nConnection: close\r\n\r\n',
    200,
  ],
  ['a target that is no path', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  ['a method that a Request refuses', 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  ['an absolute target', 'GET http://x/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 200],
  ['HTTP/1.0 and no host', 'GET / HTTP/1.0\r\n\r\n', 200],
  ['a path that looks like a host', 'GET //evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
]

for (const [reason, text, status] of malformed) {
  test(`a request with ${reason} gets ${status}`, async ({ server }) => {
    assert.is((await raw(server.url, text)).slice(0, 12), `HTTP/1.1 ${status}`)
  })
}

test('a client that does not finish its headers is cut off', async ({ server }) => {
  assert.match(await raw(server.url, 'GET / HTTP/1.1\r\nHost: x\r\n'), /^HTTP\/1\.1 408 /)
})

test('a client that does not finish its body is cut off and nothing is kept', async ({ server, folder }) => {
  const head = `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: ${URLENCODED}\r\nContent-Length: 500\r\n\r\n`
  await raw(server.url, head + BODY)
  assert.equal(await readdir(join(folder, 'outbox/pending')), [])
})

test('a client that hangs up in the middle leaves the server running and nothing kept', async ({ server, folder }) => {
  const { port } = new URL(server.url)
  await new Promise<void>(resolve => {
    const options = {
      port,
      path: '/api/contact',
      method: 'POST',
      headers: { 'Content-Type': URLENCODED, 'Content-Length': 500 },
    }
    const upload = request(options)
    upload.on('error', () => resolve())
    upload.write(BODY, () => setTimeout(() => upload.destroy(), 50))
  })
  await new Promise(resolve => setTimeout(resolve, 50))
  assert.is((await fetch(server.url)).status, 200)
  assert.equal(await readdir(join(folder, 'outbox/pending')), [])
})

test('a request that runs when the server stops is answered', async ({ server, folder }) => {
  const { port } = new URL(server.url)
  const headers = { 'Content-Type': URLENCODED }
  const upload = request({ port, path: '/api/contact', method: 'POST', headers })
  const status = new Promise(resolve => upload.on('response', ({ statusCode }) => resolve(statusCode)))
  upload.write(BODY.slice(0, 10))
  await new Promise(resolve => setTimeout(resolve, 50))
  const closed = server.close()
  upload.end(BODY.slice(10))
  assert.is(await status, 202)
  await closed
  assert.is((await readdir(join(folder, 'outbox/pending'))).length, 1)
})

test('a server that has stopped takes no connection', async ({ server }) => {
  await server.close()
  let refused = false
  await fetch(server.url).catch(() => {
    refused = true
  })
  assert.ok(refused)
})

test('a fault of the site is answered with 500', async ({ folder }) => {
  const settings = { port: 0, host: '127.0.0.1', outbox: join(folder, 'other'), root: folder }
  const broken = await startServer(settings, { site: () => Promise.reject(new Error('fault')) })
  const response = await fetch(broken.url)
  await broken.close()
  assert.is(response.status, 500)
  assert.equal(guards(response), API_HEADERS)
})

const API_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}
const guards = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => /polic|options|security|cache/.test(name)))

const bare: [path: string, method: string, status: number, reason: string][] = [
  ['/healthz', 'GET', 200, 'health'],
  ['/api/contact', 'GET', 405, 'a form that is asked for'],
  ['/api/contact', 'POST', 415, 'a form that was sent without a body'],
  ['/api/nothing', 'POST', 404, 'no such form'],
]

for (const [path, method, status, reason] of bare) {
  test(`the answer ${status} to ${reason} is neither shown, embedded nor kept`, async ({ server }) => {
    const response = await fetch(server.url + path, { method, redirect: 'manual' })
    assert.is(response.status, status)
    assert.equal(guards(response), API_HEADERS)
  })
}

test('a host with a path of a form posts nothing', async ({ server, folder }) => {
  const head = `POST /about HTTP/1.1\r\nHost: x/api/contact?\r\nContent-Type: ${URLENCODED}\r\nConnection: close\r\n`
  const received = await raw(server.url, `${head}Content-Length: ${BODY.length}\r\n\r\n${BODY}`)
  assert.match(received, /^HTTP\/1\.1 400 /)
  assert.equal(await readdir(join(folder, 'outbox/pending')), [])
})

test('the answer to a malformed request has the same headers', async ({ server }) => {
  const received = await raw(server.url, 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n')
  for (const [name, value] of Object.entries(API_HEADERS)) assert.match(received, `${name}: ${value}\r\n`)
})

const schemes: [reason: string, forwardedProto: string, trustProxy: number, secure: boolean][] = [
  ['a proxy that took TLS', 'https', 1, true],
  ['a proxy that took plain http', 'http', 1, false],
  ['a made-up header before that of a proxy', 'https, http', 1, false],
  ['two proxies, the outer one with TLS', 'https, http', 2, true],
  ['a made-up header without a proxy', 'https', 0, false],
]

for (const [reason, proto, trustProxy, secure] of schemes) {
  test(`with ${reason} an answer ${secure ? 'has' : 'lacks'} HSTS`, async ({ folder }) => {
    const settings = { port: 0, host: '127.0.0.1', outbox: join(folder, 'other'), root: folder, trustProxy }
    const server = await startServer(settings)
    const { headers } = await fetch(`${server.url}/healthz`, { headers: { 'X-Forwarded-Proto': proto } })
    await server.close()
    assert.is(headers.has('Strict-Transport-Security'), secure)
  })
}

test('a taken address is an error at once, in one line that names the setting', async ({ server, folder }) => {
  const port = Number(new URL(server.url).port)
  let reason = ''
  const settings = { port, host: '127.0.0.1', outbox: join(folder, 'other'), root: folder }
  await startServer(settings).catch(error => {
    reason = error.message
  })
  assert.is(reason, `PORT: ${port} cannot be had (EADDRINUSE)`)
})

test('a host that cannot be had is an error that does not repeat it', async ({ folder }) => {
  let reason = ''
  const settings = { port: 0, host: 'key-0123456789.invalid', outbox: join(folder, 'other'), root: folder }
  await startServer(settings).catch(error => {
    reason = error.message
  })
  assert.match(reason, /^HOST cannot be had \([A-Z_]+\)$/)
})

test.run()
