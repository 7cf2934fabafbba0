// The Workers module in Cloudflare's engine. Cloudflare's storage is a server of the test; what calls it is the engine.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { API, withoutTls } from '../../src/hosts/headers'
import { startBindings } from '../support/bindings'
import { messageId, visitor } from '../support/visitor'
import { startWorkerd, type Workerd } from '../support/workerd'

const FORM = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed'
const FAILED = 'Failed to send message. Please try again or contact us directly.'
const entry = 'test/support/worker.ts'

const fields = { ...visitor, company: '' }
const UUID = await messageId(FORM, fields)
const letter = { subject: 'a', text: 'b', html: 'c', id: UUID, replyTo: null }

const assets = await mkdtemp(join(tmpdir(), 'assets-'))
await writeFile(join(assets, 'about.html'), '<title>About</title>')
const backend = await startBindings()
const bindings = backend.url
const variables = { MAIL_URL: backend.url }
const [queue, kv, both, silent, bare] = await Promise.all([
  startWorkerd({ entry, bindings, variables, queue: true, dead: true, assets }),
  startWorkerd({ entry, bindings, variables, kv: true }),
  startWorkerd({ entry, bindings, variables, queue: true, kv: true }),
  startWorkerd({ entry, bindings, queue: true }),
  startWorkerd({ entry }),
])

test.before.each(() => {
  const { state } = backend
  for (const list of [state.queue, state.dead, state.sent]) list.length = 0
  state.kv.clear()
  state.provider = { status: 200, headers: {} }
  state.broken = false
})
test.after(async () => {
  await Promise.all([queue, kv, both, silent, bare].map(({ close }) => close()))
  await backend.close()
  await rm(assets, { recursive: true })
})

let sender = 0
/** Posts the form, each time from another address. */
function post({ url }: Workerd, change: Record<string, string> = {}, headers: Record<string, string> = {}) {
  return fetch(`${url}/api/contact`, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, ...change }),
    headers: { Accept: 'application/json', 'CF-Connecting-IP': `192.0.2.${++sender}`, ...headers },
  })
}

const { state } = backend

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
  assert.equal([...state.kv.keys()], [`pending/${UUID}`])
})

test('a message that was posted twice is kept in the namespace once', async () => {
  await post(kv, { id: FORM })
  assert.is((await post(kv, { id: FORM })).status, 202)
  assert.is(state.kv.size, 1)
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
  await new Promise(resolve => setTimeout(resolve, 50))
  assert.match(bare.log(), /there is no MAIL_KV, and no MAIL_QUEUE with a MAIL_URL/)
  assert.not.match(bare.log(), /Nour|deltaholidays|555|demo/)
})

test('everything else is the built site', async () => {
  assert.is(await (await fetch(`${queue.url}/about.html`)).text(), '<title>About</title>')
})

test('without the built site everything else is not found', async () => {
  assert.is((await fetch(`${bare.url}/about.html`)).status, 404)
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
  await new Promise(resolve => setTimeout(resolve, 50))
  assert.match(queue.log(), `DEAD LETTER: message ${UUID} was refused: HTTP 400`)
})

test('without a binding for dead letters, the queue’s own limit of retries takes them there', async () => {
  state.provider.status = 400
  const { retryMessages } = await both.deliver([{ id: 'm1', body: letter, attempts: 1 }])
  assert.equal(retryMessages, [{ msgId: 'm1', delaySeconds: 3600 }])
})

test('a message that the queue delivers twice is sent once where a namespace remembers', async () => {
  await both.deliver([{ id: 'm1', body: letter, attempts: 1 }])
  const { explicitAcks } = await both.deliver([{ id: 'm2', body: letter, attempts: 1 }])
  assert.equal(explicitAcks, ['m2'])
  assert.equal(state.sent, [UUID])
  assert.equal([...state.kv], [[`sent/${UUID}`, { value: '', ttl: '604800' }]])
})

test('the module that is shipped keeps a message and makes the provider’s call', async () => {
  const mail = { MAIL_URL: `${backend.url}/messages`, MAIL_KEY: 'key', MAIL_FROM: 'a@b.co', MAIL_TO: 'c@d.co' }
  const shipped = await startWorkerd({ entry: 'src/edge/worker.ts', bindings, queue: true, variables: mail })
  const { status } = await post(shipped)
  const body = JSON.parse(String(state.queue[0]))
  const { explicitAcks } = await shipped.deliver([{ id: 'm1', body, attempts: 1 }])
  await shipped.close()
  assert.equal([status, explicitAcks, state.sent.length], [202, ['m1'], 1])
  assert.match(String(state.sent[0]), 'New Contact Form From Nour Abdallah')
})

test('the module that is shipped answers a wrong setting with 503, and names it in the log', async () => {
  const variables = { MAIL_URL: `${backend.url}/messages`, MAIL_FROM: 'a@b.co', MAIL_TO: 'c@d.co' }
  const shipped = await startWorkerd({ entry: 'src/edge/worker.ts', bindings, queue: true, variables })
  const { status } = await post(shipped)
  await new Promise(resolve => setTimeout(resolve, 50))
  await shipped.close()
  assert.is(status, 503)
  assert.match(shipped.log(), 'MAIL_KEY must be set when MAIL_URL is')
})

test('without a provider the queue’s messages come back', async () => {
  const { retryMessages } = await silent.deliver([{ id: 'm1', body: letter, attempts: 1 }])
  assert.is(retryMessages.length, 1)
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

const ends: [reason: string, status: number, keys: string[]][] = [
  ['that arrives is forgotten but for its id', 200, [`sent/${UUID}`]],
  ['that may arrive later stays', 503, [`pending/${UUID}`]],
  ['that is refused for good is a dead letter', 400, [`dead/${UUID}`]],
]

for (const [reason, status, keys] of ends) {
  test(`a message in the namespace ${reason}`, async () => {
    await post(kv, { id: FORM })
    state.provider.status = status
    await kv.tick()
    assert.equal([...state.kv.keys()], keys)
  })
}

test('a run of the clock sends a bounded number of messages, the next one the rest', async () => {
  for (let i = 100; i < 125; i++) {
    const id = `${i}d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed`
    state.kv.set(`pending/${id}`, { value: JSON.stringify({ ...letter, id }), ttl: null })
  }
  await kv.tick()
  assert.is(state.sent.length, 20)
  await kv.tick()
  assert.is(state.sent.length, 25)
})

test.run()
