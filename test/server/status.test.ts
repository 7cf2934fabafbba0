import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startServer } from '../../src/server/node'
import { type Outbox, openOutbox } from '../../src/server/outbox'
import type { ServerSettings } from '../../src/server/settings'
import { envelope } from '../support/envelope'
import { hearLog, type Line } from '../support/log'
import { type Behaviour, type FakeProvider, openFakeProvider, status, until } from '../support/provider'
import { LOG_SECRETS, visitor } from '../support/visitor'

const FORM = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed'

type Start = (options?: Parameters<typeof startServer>[1], change?: Partial<ServerSettings>) => Promise<string>

const test = suite<{
  folder: string
  outbox: Outbox
  start: Start
  lines: Line[]
  /** Receives the alerts. */
  alerts: FakeProvider
  provider: FakeProvider
}>('status')

let ends: (() => Promise<void>)[] = []
/** How the mail provider answers. */
let behaviour: Behaviour

test.before.each(async context => {
  const log = hearLog()
  const folder = await mkdtemp(join(tmpdir(), 'status-'))
  for (const name of ['index.html', '404.html']) await writeFile(join(folder, name), '<!doctype html>')
  behaviour = status(200)
  const provider = await openFakeProvider(() => behaviour)
  const alerts = await openFakeProvider(() => status(200))
  const settings = {
    port: 0,
    host: '127.0.0.1',
    outbox: join(folder, 'outbox'),
    root: folder,
    mail: { url: `${provider.origin}/emails`, key: 'key-0123', from: 'a@example.com', to: 'b@example.com' },
    alertUrl: `${alerts.origin}/alert`,
  }
  Object.assign(context, { folder, provider, alerts, lines: log.lines, outbox: openOutbox(settings.outbox) })
  context.start = async (options, change) => {
    const { url, close } = await startServer(
      { ...settings, ...change },
      { forms: { admit: () => () => {} }, ...options },
    )
    ends.push(close)
    return url
  }
  ends = [
    async () => {
      await Promise.all([provider.close(), alerts.close()])
      log.stop()
      await rm(folder, { recursive: true, force: true })
    },
  ]
})

test.after.each(async () => {
  for (const end of ends.reverse()) await end()
})

async function post(url: string, change: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/api/contact`, {
    method: 'POST',
    body: new URLSearchParams({ ...visitor, ...change }),
    headers: { Accept: 'application/json' },
  })
}

async function readiness(url: string): Promise<{ status: number; faults?: string[] }> {
  const response = await fetch(`${url}/readyz`)
  return { status: response.status, faults: (await response.json()).faults }
}

/** Returns the value of a metric; undefined if it is missing. */
async function metric(url: string, name: string): Promise<number | undefined> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const line = text.split('\n').find(line => line.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.slice(name.length + 1))
}

// Liveness and readiness

test('a server that is well is alive and ready, and leaves no trace of the test', async ({ start, folder }) => {
  const url = await start()
  assert.equal(await (await fetch(`${url}/livez`)).json(), { ok: true })
  assert.equal(await readiness(url), { status: 200, faults: undefined })
  assert.equal(await readdir(join(folder, 'outbox/pending')), [])
})

test('a server that cannot keep a message is alive and not ready', async ({ start, folder }) => {
  const url = await start()
  await rename(join(folder, 'outbox'), join(folder, 'away'))
  assert.is((await fetch(`${url}/livez`)).status, 200)
  assert.equal(await readiness(url), { status: 503, faults: ['disk'] })
  await rename(join(folder, 'away'), join(folder, 'outbox'))
  await until(async () => (await readiness(url)).status === 200)
})

test('a server is not ready while the provider refuses the account, and posts are kept', async ({ start, outbox }) => {
  const url = await start()
  behaviour = status(401)
  assert.is((await post(url)).status, 202)
  await until(async () => (await readiness(url)).faults?.includes('blocked') === true)
  assert.is((await outbox.names('pending')).length, 1)
  assert.is(await metric(url, 'relay_breaker_open'), 1)
})

test('a server is not ready while mail dies, until one is delivered or nobody waits for a person', async ({
  start,
  outbox,
}) => {
  const url = await start()
  behaviour = status(422)
  await post(url)
  await until(async () => (await readiness(url)).faults?.includes('failing') === true)
  behaviour = status(200)
  await post(url, { message: 'Another?' })
  await until(async () => (await readiness(url)).status === 200)
  assert.is((await outbox.names('dead')).length, 1)
})

test('a server is not ready when a message has waited for more than an hour', async ({ start, outbox, folder }) => {
  await outbox.keep(envelope())
  const [name] = await outbox.names('pending')
  const file = join(folder, `outbox/pending/${name}.json`)
  const time = new Date(Date.now() - 3_700_000).toISOString()
  await writeFile(file, (await readFile(file, 'utf8')).replace(/"time":"[^"]+"/, `"time":"${time}"`))
  behaviour = status(503)
  const url = await start()
  await until(async () => (await readiness(url)).faults?.includes('age') === true)
  assert.ok(Number(await metric(url, 'relay_oldest_pending_seconds')) >= 3700)
})

test('these are the answers to any number of questions within a second', async ({ start, folder }) => {
  const url = await start()
  await readiness(url)
  await rename(join(folder, 'outbox'), join(folder, 'away'))
  const begin = performance.now()
  const answers = await Promise.all(Array.from({ length: 50 }, () => readiness(url)))
  if (performance.now() - begin < 900) assert.ok(answers.every(({ status }) => status === 200))
  await rename(join(folder, 'away'), join(folder, 'outbox'))
})

// Ceilings

const FULL = [
  ['as many messages wait as may', { pending: 2 }],
  ['the disk has less left than it must', { free: Number.MAX_SAFE_INTEGER }],
] as const

for (const [reason, ceilings] of FULL) {
  test(`where ${reason}, a post is refused with 503 and a time to come back`, async ({ start, outbox, lines }) => {
    await outbox.keep(envelope())
    await outbox.keep(envelope())
    behaviour = status(503)
    const url = await start({ ceilings })
    const response = await post(url)
    assert.is(response.status, 503)
    assert.ok(Number(response.headers.get('Retry-After')) > 0)
    assert.is((await outbox.names('pending')).length, 2)
    assert.ok(lines.some(({ event, fault }) => event === 'not kept' && fault === 'full'))
    assert.ok((await readiness(url)).faults?.includes('full'))
  })
}

test('a message that is kept already is acknowledged where there is no room for another', async ({ start }) => {
  behaviour = status(503)
  const url = await start({ ceilings: { pending: 1 } })
  for (let i = 0; i < 2; i += 1) assert.is((await post(url, { id: FORM })).status, 202)
  await new Promise(resolve => setTimeout(resolve, 1100))
  assert.equal([(await post(url, { id: FORM })).status, (await post(url)).status], [202, 503])
})

test('messages that wait for a person have a ceiling of their own', async ({ start, outbox }) => {
  await outbox.keep(envelope({ held: 'trap' }))
  const url = await start({ ceilings: { held: 1 } })
  assert.is((await post(url, { subject: 'cheap pills' })).status, 503)
  assert.is((await post(url)).status, 202)
})

test('a server whose held messages are too many is ready, and nobody is told that visitors are refused', async ({
  start,
  outbox,
  alerts,
}) => {
  await outbox.keep(envelope({ held: 'trap' }))
  const url = await start({ ceilings: { held: 1 } })
  await post(url, { subject: 'cheap pills' })
  assert.equal(await readiness(url), { status: 200, faults: undefined })
  await new Promise(resolve => setTimeout(resolve, 200))
  assert.equal(told(alerts), [])
})

/** Opens a connection and sends a text. Resolves with whether an answer comes before the server hangs up. */
function ask(url: string, text: string, sockets: Socket[]): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text))
    sockets.push(socket)
    socket.on('error', () => {})
    socket.on('close', () => resolve(false))
    socket.once('data', () => resolve(true))
  })
}

const REQUEST = 'GET /livez HTTP/1.1\r\nHost: x\r\n\r\n'

const crowds: [reason: string, text: string][] = [
  ['have not ended their headers', 'GET /livez HTTP/1.1\r\n'],
  [
    'have not ended their bodies',
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\nname=',
  ],
  ['only wait for another request', REQUEST],
]

for (const [reason, text] of crowds) {
  test(`of too many connections that ${reason}, those that have for longest make room`, async ({ start }) => {
    const url = await start({ limits: { connections: 20 } })
    const sockets: Socket[] = []
    for (let i = 0; i < 20; i += 1) ask(url, text, sockets)
    await new Promise(resolve => setTimeout(resolve, 200))
    for (let i = 0; i < 5; i += 1) assert.ok(await ask(url, REQUEST, sockets))
    await until(() => sockets.slice(0, 5).every(({ readyState }) => readyState === 'closed'), 1000)
    assert.is(sockets.filter(({ readyState }) => readyState === 'open').length, 20)
    for (const socket of sockets) socket.destroy()
  })
}

test('a connection that is in use makes no room', async ({ start }) => {
  const url = await start({ limits: { connections: 20 } })
  const sockets: Socket[] = []
  assert.ok(await ask(url, REQUEST, sockets))
  const [busy] = sockets
  for (let i = 0; i < 60; i += 1) {
    ask(url, 'GET /livez HTTP/1.1\r\n', sockets)
    if (i % 10 !== 9) continue
    let answers = ''
    busy?.once('data', data => (answers += data))
    busy?.write(REQUEST)
    await until(() => answers !== '', 1000)
  }
  for (const socket of sockets) socket.destroy()
})

// Held messages

test('a message that falls into the trap is answered as any other, kept apart and not delivered', async ({
  start,
  outbox,
  provider,
}) => {
  const url = await start()
  const [caught, honest] = [await post(url, { subject: 'cheap pills' }), await post(url)]
  assert.equal([caught.status, await caught.text()], [honest.status, await honest.text()])
  await until(() => provider.messages().length === 1)
  await new Promise(resolve => setTimeout(resolve, 100))
  assert.is(provider.messages().length, 1)
  assert.is((await outbox.names('held')).length, 1)
  await until(async () => (await metric(url, 'relay_held')) === 1)
  const { held } = await (await fetch(`${url}/healthz`)).json()
  assert.is(held, 1)
})

test('a message that falls into the trap is told and logged at once, by its id only, and only the first time', async ({
  start,
  outbox,
  alerts,
  lines,
}) => {
  const url = await start()
  for (let i = 0; i < 2; i += 1) await post(url, { subject: 'cheap pills', id: FORM })
  await until(() => alerts.calls.length === 1)
  await new Promise(resolve => setTimeout(resolve, 200))
  const [id] = await outbox.names('held')
  assert.equal(
    lines.filter(({ event }) => event === 'held'),
    [{ level: 'warn', event: 'held', id }],
  )
  assert.equal(
    told(alerts).map(({ cause, state, count }) => [cause, state, count]),
    [['held', 'failing', 1]],
  )
  assert.not.match(alerts.calls[0]?.body ?? '', LOG_SECRETS)
})

// Metrics

test('what happened is counted', async ({ start, outbox }) => {
  const url = await start()
  await post(url)
  await post(url, { email: 'x' })
  await fetch(`${url}/api/contact`)
  await until(async () => (await outbox.names('pending')).length === 0)
  behaviour = status(422)
  await post(url, { message: 'Another?' })
  await until(async () => (await outbox.names('dead')).length === 1)
  await new Promise(resolve => setTimeout(resolve, 1100))
  const text = await (await fetch(`${url}/metrics`)).text()
  const values = Object.fromEntries(
    text
      .split('\n')
      .filter(line => line && !line.startsWith('#'))
      .map(line => line.split(' ')),
  )
  const { relay_disk_free_bytes: free, ...rest } = values
  assert.ok(Number(free) > 0)
  assert.equal(rest, {
    relay_messages_accepted_total: '2',
    'relay_messages_refused_total{status="422"}': '1',
    'relay_messages_refused_total{status="405"}': '1',
    relay_messages_delivered_total: '1',
    relay_messages_retried_total: '0',
    relay_messages_dead_total: '1',
    relay_pending: '0',
    relay_held: '0',
    relay_dead: '1',
    relay_oldest_pending_seconds: '0',
    relay_breaker_open: '0',
  })
})

test('each metric has its help and its type, by the text format of Prometheus', async ({ start }) => {
  const url = await start()
  const response = await fetch(`${url}/metrics`)
  assert.is(response.headers.get('Content-Type'), 'text/plain; version=0.0.4; charset=utf-8')
  const text = await response.text()
  assert.match(text, /\n$/)
  const names = [...text.matchAll(/^# TYPE (\S+) (?:counter|gauge)$/gm)].map(([, name]) => name)
  assert.is(new Set(names).size, names.length)
  for (const line of text.trimEnd().split('\n')) {
    assert.match(line, /^(# HELP \w+ .+|# TYPE \w+ (counter|gauge)|\w+(\{status="\d{3}"\})? (\d+|NaN))$/)
  }
})

// The check of the settings at the start

const settings: [reason: string, answer: Behaviour, fault: RegExp][] = [
  ['a wrong key', status(401), /^MAIL_KEY: HTTP 401/],
  ['an address where nobody takes messages', status(404), /^MAIL_URL: HTTP 404/],
  ['an address of something else', status(200), /^MAIL_URL: HTTP 200/],
]

for (const [reason, answer, fault] of settings) {
  test(`${reason} is in the log before the first message comes, and the server serves`, async ({ start, lines }) => {
    behaviour = answer
    const url = await start()
    await until(() => lines.some(line => line.event === 'wrong setting' && fault.test(String(line.fault))))
    assert.is((await fetch(`${url}/livez`)).status, 200)
  })
}

test('settings that the provider takes are not worth a line', async ({ start, lines, provider }) => {
  behaviour = status(400)
  await start()
  await until(() => provider.calls.length === 1)
  await new Promise(resolve => setTimeout(resolve, 50))
  assert.equal(lines, [])
})

test('a new key in the file of the key is tried when the old one is refused, without a restart', async ({
  start,
  provider,
  folder,
  outbox,
}) => {
  const keyFile = join(folder, 'key')
  await writeFile(keyFile, 'key-new1\n')
  const url = await start({}, { keyFile })
  behaviour = (response, call) => status(call.headers.authorization === 'Bearer key-new1' ? 200 : 401)(response, call)
  await post(url)
  await until(async () => (await outbox.names('pending')).length === 0)
  assert.equal(
    provider.messages().map(({ headers }) => headers.authorization),
    ['Bearer key-0123', 'Bearer key-new1'],
  )
  assert.equal(await outbox.names('dead'), [])
})

// Alerts

const told = ({ calls }: FakeProvider) => calls.map(({ body }) => JSON.parse(body))

test('the first dead letter is told once, without a word of it', async ({ start, outbox, alerts }) => {
  const url = await start()
  behaviour = status(422)
  for (const message of ['One?', 'Two?', 'Three?']) await post(url, { message })
  await until(async () => (await outbox.names('dead')).length === 3)
  await until(() => alerts.calls.length === 1)
  await new Promise(resolve => setTimeout(resolve, 200))
  const [{ text, count, ...alert }] = told(alerts)
  assert.equal(told(alerts).length, 1)
  assert.equal(alert, { cause: 'dead', state: 'failing' })
  assert.match(text, /npm run outbox/)
  assert.not.match(alerts.calls[0]?.body ?? '', /Nour|delta|0142|One/)
})

test('a refused account is told', async ({ start, alerts }) => {
  const url = await start()
  behaviour = status(401)
  await post(url)
  await until(() => alerts.calls.length === 1)
  assert.is(told(alerts)[0].cause, 'blocked')
})

test('a refused message is told', async ({ start, alerts, folder }) => {
  const url = await start()
  await rm(join(folder, 'outbox/pending'), { recursive: true })
  await post(url)
  await post(url)
  await until(() => alerts.calls.length === 1)
  assert.is(told(alerts)[0].cause, 'refused')
})

test('a message that is refused for good while the server stops is told', async ({ start, alerts, provider }) => {
  const url = await start()
  behaviour = response => setTimeout(() => response.writeHead(422).end(), 300)
  await post(url)
  await until(() => provider.calls.length === 1)
  await ends.pop()?.()
  assert.equal(
    told(alerts).map(({ cause }) => cause),
    ['dead'],
  )
})

test('dead letters of earlier runs are not told again at a start', async ({ start, outbox, alerts }) => {
  const name = await outbox.keep(envelope())
  await outbox.bury(name, 'HTTP 422')
  const url = await start()
  await new Promise(resolve => setTimeout(resolve, 200))
  assert.is(alerts.calls.length, 0)
  behaviour = status(422)
  await post(url)
  await until(() => alerts.calls.length === 1)
  assert.is(told(alerts)[0].count, 2)
})

test.run()
