// The Workers module in Cloudflare's engine. A server of the test stands in for Cloudflare's storage; the engine calls it.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { TRAP } from '../../src/contact/fields'
import { API, withoutTls } from '../../src/hosts/headers'
import { startBindings } from '../support/bindings'
import { formPage } from '../support/form-page'
import { openServer } from '../support/site'
import { messageId, visitor } from '../support/visitor'
import { startWorkerd, type Workerd } from '../support/workerd'

const FORM = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed'
const FAILED = 'Failed to send message. Please try again or contact us directly.'
const entry = 'test/support/worker.ts'

const fields = { ...visitor, company: '' }
const UUID = await messageId(FORM, fields)
const letter = { subject: 'a', text: 'b', html: 'c', id: UUID, replyTo: null }

const assets = await mkdtemp(join(tmpdir(), 'assets-'))
const policy = "default-src 'none'; style-src 'sha256-contact'"
for (const [name, text] of Object.entries({
  '404.html': '<title>Not found</title>',
  'about.html': '<title>About</title>',
  'contact.html': formPage,
  _headers: `/*\n  Cache-Control: no-cache\n/contact\n  Content-Security-Policy: ${policy}\n`,
})) {
  await writeFile(join(assets, name), text)
}
const site = await openServer(assets)
const backend = await startBindings()
const bindings = backend.url
const variables = { MAIL_URL: backend.url }
const [queue, kv, both, alone, silent, bare] = await Promise.all([
  startWorkerd({ entry, bindings, variables, queue: true, dead: true, assets: site.url }),
  startWorkerd({ entry, bindings, variables, kv: true }),
  startWorkerd({ entry, bindings, variables, queue: true, kv: true }),
  startWorkerd({ entry, bindings, variables, queue: true }),
  startWorkerd({ entry, bindings, queue: true }),
  startWorkerd({ entry }),
])

const { state } = backend

/** Returns the sorted keys of the namespace, with `ID` for the message's id and `TIME` for times. */
const keptKeys = () => [...state.kv.keys()].sort().map(key => key.replace(UUID, 'ID').replace(/from-.*Z-/, 'TIME-'))

/** Returns a different UUID for every number. */
const idOf = (number: number) => `${String(number).padStart(8, '0')}-bbfd-4b2d-9b5d-ab8dfbbd4bed`

test.before.each(backend.reset)
test.after(async () => {
  await Promise.all([queue, kv, both, alone, silent, bare].map(({ close }) => close()))
  await Promise.all([backend.close(), site.close()])
  await rm(assets, { recursive: true })
})

/** Waits until a module's log holds a text. */
async function logged(worker: Workerd, text: string): Promise<void> {
  for (let tries = 0; tries < 100 && !worker.log().includes(text); tries += 1) await setTimeout(20)
  assert.match(worker.log(), text)
}

let sender = 0
/** Posts the form, each time from another network address. */
function post({ url }: Workerd, change: Record<string, string> = {}, headers: Record<string, string> = {}) {
  return fetch(`${url}/api/contact`, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, ...change }),
    headers: { Accept: 'application/json', 'CF-Connecting-IP': `192.0.2.${++sender}`, ...headers },
  })
}

test('a message that the queue has taken is acknowledged', async () => {
  const response = await post(queue, { id: FORM })
  assert.is(response.status, 202)
  const [message] = state.queue.map(body => JSON.parse(body))
  assert.is(message.id, UUID)
  assert.is(message.subject, 'New Contact Form From Nour Abdallah')
  assert.is(message.replyTo, fields.email)
})

test('the answers of the module are neither shown, embedded nor kept', async () => {
  for (const response of [await post(queue), await fetch(`${queue.url}/api/nothing`), await fetch(`${bare.url}/`)]) {
    const expected = [...withoutTls(new Headers(API))]
    assert.equal(
      expected.map(([name]) => [name, response.headers.get(name)]),
      expected,
    )
  }
})

test('a message that the queue does not take is answered with 503 and the send failure', async () => {
  state.broken = true
  const response = await post(queue)
  assert.is(response.status, 503)
  assert.equal(await response.json(), { error: FAILED })
})

test('without a queue a message is kept in the namespace', async () => {
  assert.is((await post(kv, { id: FORM })).status, 202)
  assert.equal(keptKeys(), ['kept/ID', 'pending/TIME-ID'])
})

test('a message that was posted twice is kept in the namespace once', async () => {
  await post(kv, { id: FORM })
  assert.is((await post(kv, { id: FORM })).status, 202)
  assert.equal(keptKeys(), ['kept/ID', 'pending/TIME-ID'])
})

test('a message that was sent already is acknowledged and not kept again', async () => {
  state.kv.set(`sent/${UUID}`, { value: '', ttl: null })
  assert.is((await post(kv, { id: FORM })).status, 202)
  assert.is(state.kv.size, 1)
})

test('a message that the namespace does not take is answered with 503', async () => {
  state.broken = true
  assert.is((await post(kv)).status, 503)
})

test('with nothing durable a message is answered with 503, never with success', async () => {
  const response = await post(bare)
  assert.is(response.status, 503)
  assert.equal(await response.json(), { error: FAILED })
})

test('a queue without a provider would forget the message, so it is answered with 503', async () => {
  assert.is((await post(silent)).status, 503)
  assert.equal(state.queue, [])
})

test('the log says why a message was not kept and nothing of the message', async () => {
  await post(bare)
  await logged(bare, 'there is no MAIL_KV, and no MAIL_QUEUE with a MAIL_URL')
  assert.not.match(bare.log(), /Nour|deltaholidays|555|demo/)
})

test('everything else is the built site', async () => {
  assert.is(await (await page('/about')).text(), '<title>About</title>')
})

test('without the built site everything else is not found', async () => {
  assert.is((await fetch(`${bare.url}/about`)).status, 404)
})

test('the eleventh message within ten minutes from one address is refused', async () => {
  const statuses: number[] = []
  const headers = { 'CF-Connecting-IP': '2001:db8::1' }
  for (let i = 0; i < 11; i++) statuses.push((await post(kv, {}, headers)).status)
  assert.equal(statuses, [...Array(10).fill(202), 429])
  assert.is((await post(kv, {}, { 'CF-Connecting-IP': '2001:db8::2' })).status, 429, 'the same network')
  assert.is((await post(kv, {}, { 'CF-Connecting-IP': '2001:db9::1' })).status, 202, 'another network')
})

test('the queue’s messages are sent and taken out of it', async () => {
  const { explicitAcks, retryMessages } = await queue.deliver([{ id: 'm1', body: letter, attempts: 1 }])
  assert.equal({ explicitAcks, retryMessages }, { explicitAcks: ['m1'], retryMessages: [] })
  assert.equal(state.sent, [UUID])
})

const retries: [reason: string, attempts: number, headers: Record<string, string>, delaySeconds: number][] = [
  ['a first failure', 1, {}, 30],
  ['a second failure', 2, {}, 60],
  ['the fifth failure', 5, {}, 480],
  ['many failures', 90, {}, 3600],
  ['a provider that asks for more', 1, { 'Retry-After': '100' }, 100],
]

for (const [reason, attempts, headers, delaySeconds] of retries) {
  test(`after ${reason} a message comes back in ${delaySeconds} seconds`, async () => {
    state.provider = { status: 503, headers }
    const { explicitAcks, retryMessages } = await queue.deliver([{ id: 'm1', body: letter, attempts }])
    assert.equal({ explicitAcks, retryMessages }, { explicitAcks: [], retryMessages: [{ msgId: 'm1', delaySeconds }] })
  })
}

test('what a provider refuses for good goes to the dead letters at once, and the log says so', async () => {
  state.provider.status = 400
  const { explicitAcks } = await queue.deliver([{ id: 'm1', body: letter, attempts: 1 }])
  assert.equal(explicitAcks, ['m1'])
  assert.equal(
    state.dead.map(body => JSON.parse(body)),
    [letter],
  )
  await logged(queue, `DEAD LETTER: message ${UUID}: HTTP 400`)
})

test('without a place for dead letters, the queue’s own limit of retries takes them there', async () => {
  state.provider.status = 400
  const { retryMessages } = await alone.deliver([{ id: 'm1', body: letter, attempts: 1 }])
  assert.equal(retryMessages, [{ msgId: 'm1', delaySeconds: 3600 }])
})

const ends: [reason: string, status: number, attempts: number, body: unknown, key: string][] = [
  ['what a provider refuses for good', 400, 1, letter, 'dead/ID'],
  ['what failed a hundred times', 503, 100, letter, 'dead/ID'],
  ['what is no message', 200, 1, { ...letter, html: 1 }, 'strange/m1'],
]

for (const [reason, status, attempts, body, key] of ends) {
  test(`${reason} waits for a person in the namespace beside the queue, where nothing expires`, async () => {
    state.provider.status = status
    const { explicitAcks } = await both.deliver([{ id: 'm1', body, attempts }])
    assert.equal([explicitAcks, keptKeys(), [...state.kv.values()][0]?.ttl], [['m1'], [key], null])
  })
}

test('where the namespace takes no writes, a message that was refused for good comes back', async () => {
  state.provider.status = 400
  state.readOnly = true
  const { retryMessages } = await both.deliver([{ id: 'm1', body: letter, attempts: 1 }])
  assert.equal(retryMessages, [{ msgId: 'm1', delaySeconds: 3600 }])
})

test('what failed a hundred times goes to the dead letters, and the log says so', async () => {
  state.provider.status = 503
  const { explicitAcks } = await queue.deliver([{ id: 'm1', body: letter, attempts: 100 }])
  assert.equal([explicitAcks, state.dead.length], [['m1'], 1])
  await logged(queue, `DEAD LETTER: message ${UUID}: gave up after 100 attempts`)
})

test('a message that the queue delivers twice is sent once where a namespace remembers', async () => {
  await both.deliver([{ id: 'm1', body: letter, attempts: 1 }])
  const { explicitAcks } = await both.deliver([{ id: 'm2', body: letter, attempts: 1 }])
  assert.equal(explicitAcks, ['m2'])
  assert.equal(state.sent, [UUID])
  assert.equal([...state.kv], [[`sent/${UUID}`, { value: `receipt of ${UUID}`, ttl: '2592000' }]])
})

test('without a provider the queue’s messages come back, with all attempts', async () => {
  const { explicitAcks } = await silent.deliver([{ id: 'm1', body: letter, attempts: 99 }])
  assert.equal([explicitAcks, state.queue.length], [['m1'], 1])
})

test('one failing message does not hold the others back', async () => {
  const other = { ...letter, id: '2b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed' }
  state.kv.set(`sent/${UUID}`, { value: '', ttl: null })
  state.provider.status = 503
  const { explicitAcks, retryMessages } = await both.deliver([
    { id: 'm1', body: other, attempts: 1 },
    { id: 'm2', body: letter, attempts: 1 },
  ])
  assert.equal([explicitAcks, retryMessages.map(({ msgId }) => msgId)], [['m2'], ['m1']])
})

test('what a person put into the queue and is no message goes to the dead letters, and holds nothing back', async () => {
  const bodies = [null, 5, 'x', {}, { ...letter, id: '../x' }, { ...letter, html: 1 }, letter]
  const { outcome, explicitAcks } = await queue.deliver(
    bodies.map((body, index) => ({ id: `m${index}`, body, attempts: 1 })),
  )
  assert.equal([outcome, explicitAcks.length, state.dead.length, state.sent], ['ok', bodies.length, 6, [UUID]])
})

test('a provider that refuses the account is called once for a batch, and all messages come back with all attempts', async () => {
  state.provider.status = 401
  const batch = [1, 2, 3].map(number => ({ id: `m${number}`, body: { ...letter, id: idOf(number) }, attempts: 99 }))
  const { explicitAcks, retryMessages } = await queue.deliver(batch)
  assert.equal([state.sent.length, explicitAcks, retryMessages], [1, ['m1', 'm2', 'm3'], []])
  assert.equal(state.delays, ['600', '600', '600'])
  assert.equal(
    state.queue.map(body => JSON.parse(body)),
    batch.map(({ body }) => body),
  )
})

test('where the queue cannot take a message anew, it comes back as it is', async () => {
  state.provider.status = 401
  state.broken = true
  const { retryMessages } = await queue.deliver([{ id: 'm1', body: letter, attempts: 1 }])
  assert.equal(retryMessages, [{ msgId: 'm1', delaySeconds: 600 }])
})

test('a namespace that cannot be read holds back one message of a batch, not the others', async () => {
  state.unreadable.add(`sent/${idOf(1)}`)
  const batch = [1, 2].map(number => ({ id: `m${number}`, body: { ...letter, id: idOf(number) }, attempts: 1 }))
  const { explicitAcks, retryMessages } = await both.deliver(batch)
  assert.equal([explicitAcks, retryMessages, state.sent], [['m2'], [{ msgId: 'm1', delaySeconds: 30 }], [idOf(2)]])
})

test('a message that is posted twice is put into the queue once where a namespace remembers', async () => {
  for (let i = 0; i < 3; i++) assert.is((await post(both, { id: FORM })).status, 202)
  assert.is(state.queue.length, 1)
})

test('a message that is too long for a queue is kept in the namespace', async () => {
  // In the message's JSON each quote takes five bytes in the HTML and two in the text.
  const change = { message: '"'.repeat(20_000) }
  assert.equal([(await post(both, change)).status, state.queue.length], [202, 0])
  assert.match([...state.kv.keys()].join(), 'pending/')
  assert.is((await post(queue, change)).status, 503, 'where there is none it is not acknowledged')
})

const suspicious: [where: string, worker: Workerd, kept: () => unknown, expected: unknown][] = [
  ['in the namespace', kv, keptKeys, ['held/ID']],
  ['in the namespace, beside a queue', both, () => [keptKeys(), state.queue], [['held/ID'], []]],
  ['with the dead letters', queue, () => [state.dead.length, state.queue], [1, []]],
]

for (const [where, worker, kept, expected] of suspicious) {
  test(`a message that looks like a program's is acknowledged, and kept apart ${where}`, async () => {
    assert.is((await post(worker, { id: FORM, [TRAP]: 'SEO' })).status, 202)
    assert.equal(kept(), expected)
    await worker.tick()
    assert.equal(state.sent, [])
  })
}

test('with no place to keep it apart, a message that looks like a program’s is refused, not sent like any other', async () => {
  const response = await post(alone, { id: FORM, [TRAP]: 'SEO' })
  assert.is(response.status, 503)
  assert.equal([await response.json(), state.queue], [{ error: FAILED }, []])
  await logged(alone, 'A message was refused: it is suspicious (trap)')
})

test('the same message is never refused for being posted too often, where a namespace remembers it', async () => {
  const headers = { 'CF-Connecting-IP': '2001:db8:1::1' }
  for (const [change, key] of [
    [{ id: FORM }, `kept/${UUID}`],
    [{ id: FORM, [TRAP]: 'SEO' }, `held/${UUID}`],
  ] as const) {
    await backend.reset()
    const statuses: number[] = []
    for (let i = 0; i < 12; i++) statuses.push((await post(kv, change, headers)).status)
    assert.equal(statuses, Array(12).fill(202))
    assert.ok(state.kv.has(key))
  }
})

test('a message that looks automatic is delivered, with a note', async () => {
  assert.is((await post(queue, { took: '1234' })).status, 202)
  assert.match(JSON.parse(String(state.queue[0])).text, /\r\nLooks automatic: sent after 1\.2 s\r\n$/)
})

test('what is kept apart is erased after 30 days', async () => {
  await post(kv, { id: FORM, [TRAP]: 'SEO' })
  assert.is(state.kv.get(`held/${UUID}`)?.ttl, String(30 * 86_400))
})

const page = (path: string) => fetch(`${queue.url}${path}`, { redirect: 'manual' })

test('without JavaScript a refused form is the page as it was posted, with the headers of that page', async () => {
  const body = new URLSearchParams({ ...fields, email: 'nonsense' })
  const response = await fetch(`${queue.url}/api/contact`, { method: 'POST', body })
  assert.is(response.status, 422)
  assert.match(await response.text(), 'value="nonsense"')
  assert.is(response.headers.get('Cache-Control'), 'no-store')
  const policy = response.headers.get('Content-Security-Policy')
  assert.equal(policy, (await page('/contact')).headers.get('Content-Security-Policy'))
  assert.match(String(policy), 'sha256-contact')
})

test.run()
