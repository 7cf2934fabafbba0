// Messages in a KV namespace, delivered by the Worker's scheduled runs: in order, fairly, and without endless repetition.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { PACE } from '../../src/server/pump'
import { startBindings } from '../support/bindings'
import { startWorkerd } from '../support/workerd'

const UUID = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed'
const letter = { subject: 'a', text: 'b', html: 'c', id: UUID, replyTo: null }

const backend = await startBindings()
const { state } = backend
const kv = await startWorkerd({
  entry: 'test/support/worker.ts',
  bindings: backend.url,
  variables: { MAIL_URL: backend.url },
  kv: true,
})
test.before.each(backend.reset)
test.after(async () => {
  await kv.close()
  await backend.close()
})

/** Returns the sorted keys of the namespace, with `ID` for the message's id and `TIME` for times. */
const keptKeys = () => [...state.kv.keys()].sort().map(key => key.replace(UUID, 'ID').replace(/from-.*Z-/, 'TIME-'))

/** Puts a message into the namespace. It may be tried `from` ms from now. */
function keep(id: string, from = -1000, change: object = {}) {
  const time = new Date(Date.now() + from).toISOString()
  state.kv.set(`pending/from-${time}-since-${time}-${id}`, {
    value: JSON.stringify({ ...letter, id, ...change }),
    ttl: null,
  })
}

/** Returns a different UUID for every number. */
const idOf = (number: number) => `${String(number).padStart(8, '0')}-bbfd-4b2d-9b5d-ab8dfbbd4bed`

/** Returns the stored message whose key begins with a prefix. */
const letterOf = (prefix: string) =>
  JSON.parse(String([...state.kv].sort().find(([key]) => key.startsWith(prefix))?.[1].value))

test('what a person releases by another key is sent', async () => {
  state.kv.set(`pending/${UUID}`, { value: JSON.stringify({ ...letter, held: 'trap' }), ttl: null })
  await kv.tick()
  assert.equal([state.sent, keptKeys()], [[UUID], ['sent/ID']])
})

for (const first of ['0', '9', 'f']) {
  test(`a message that a person releases is next, before a thousand others, with an id that begins with ${first}`, async () => {
    for (let number = 1; number <= 1000; number++) keep(idOf(number), -60_000)
    const id = first.repeat(8) + UUID.slice(8)
    state.kv.set(`pending/${id}`, { value: JSON.stringify({ ...letter, id, held: 'trap' }), ttl: null })
    await kv.tick()
    assert.is(state.sent[0], id)
  })
}

const ends: [reason: string, status: number, keys: string[]][] = [
  ['that arrives is forgotten but for its id', 200, ['sent/ID']],
  ['that may arrive later stays', 503, ['pending/TIME-ID']],
  ['that is refused for good is a dead letter', 400, ['dead/ID']],
  ['of a blocked account stays', 401, ['paused', 'pending/TIME-ID']],
]

for (const [reason, status, keys] of ends) {
  test(`a message in the namespace ${reason}`, async () => {
    keep(UUID)
    state.provider.status = status
    await kv.tick()
    assert.equal(keptKeys(), keys)
  })
}

test('the receipt of the provider is kept with the id', async () => {
  keep(UUID)
  await kv.tick()
  assert.equal([...state.kv], [[`sent/${UUID}`, { value: `receipt of ${UUID}`, ttl: '2592000' }]])
})

test('a run of the clock sends a bounded number of messages, the next one the rest', async () => {
  for (let number = 0; number < 25; number++) keep(idOf(number))
  await kv.tick()
  assert.is(state.sent.length, 20)
  await kv.tick()
  assert.is(new Set(state.sent).size, 25)
})

test('twenty messages that fail do not hold back the one behind them', async () => {
  for (let number = 0; number < 20; number++) {
    keep(idOf(number), -60_000)
    state.failing.add(idOf(number))
  }
  keep(UUID)
  await kv.tick()
  await kv.tick()
  assert.is(state.sent.filter(id => id === UUID).length, 1)
  assert.is(state.sent.length, 21, 'those that failed wait')
})

test('twenty messages that cannot be read do not hold back the one behind them', async () => {
  for (let number = 0; number < 20; number++) keep(idOf(number), -60_000)
  for (const key of state.kv.keys()) state.unreadable.add(key)
  keep(UUID)
  await kv.tick()
  assert.equal(state.sent, [UUID])
})

test('a flood of later messages, whatever their ids, does not hold back an earlier one', async () => {
  keep(UUID, -60_000)
  for (let number = 0; number < 200; number++) keep(idOf(number), -1000)
  await kv.tick()
  assert.is(state.sent[0], UUID)
})

test('the oldest message is tried first', async () => {
  for (const number of [3, 1, 2]) keep(idOf(number), -10_000 + number * 1000)
  await kv.tick()
  assert.equal(state.sent, [1, 2, 3].map(idOf))
})

test('a message that failed keeps its attempts, and waits for as long as it takes', async () => {
  state.provider.status = 503
  keep(UUID, -1000, { attempts: 3 })
  await kv.tick()
  await kv.tick()
  const [key] = state.kv.keys()
  const wait = Date.parse(String(key?.match(/from-(.*?Z)-/)?.[1])) - Date.now()
  assert.equal([state.sent.length, letterOf('pending/').attempts], [1, 4])
  assert.ok(wait > 230_000 && wait <= 240_000, String(wait))
})

test('a message waits for as long as the provider asks', async () => {
  state.provider = { status: 503, headers: { 'Retry-After': '5000' } }
  keep(UUID)
  await kv.tick()
  const keys = [...state.kv.keys()]
  const wait = Date.parse(String(keys[0]?.match(/from-(.*?Z)-/)?.[1])) - Date.now()
  assert.ok(keys.length === 1 && wait > 4_990_000, String(wait))
})

test('a message that failed as often as on Node waits for a person, with the reason', async () => {
  state.provider.status = 503
  keep(UUID, -1000, { attempts: PACE.attempts - 1 })
  await kv.tick()
  assert.equal(keptKeys(), ['dead/ID'])
  assert.match(letterOf('dead/').reason, /gave up after 160 attempts/)
})

test('a dead letter that a person puts back is tried from the start', async () => {
  state.provider.status = 503
  keep(UUID, -1000, { attempts: PACE.attempts - 1 })
  await kv.tick()
  const { value } = state.kv.get(`dead/${UUID}`) ?? {}
  state.kv.set(`pending/${UUID}`, { value: String(value), ttl: null })
  state.kv.delete(`dead/${UUID}`)
  await kv.tick()
  assert.equal([keptKeys(), letterOf('pending/').attempts], [['pending/TIME-ID'], 1])
})

test('an account that is blocked costs one call and no attempt, and messages wait in their order', async () => {
  state.provider.status = 401
  keep(idOf(1), -2000, { attempts: 7 })
  keep(idOf(2), -1000)
  const before = [...state.kv.keys()]
  await kv.tick()
  await kv.tick()
  assert.is(state.sent.length, 1)
  assert.equal([...state.kv.keys()].filter(key => key !== 'paused').sort(), before)
  assert.is(letterOf('pending/').attempts, 7)
  assert.equal(state.kv.get('paused'), { value: 'HTTP 401', ttl: '600' })
})

test('a rotated key heals a blocked account', async () => {
  state.provider.status = 401
  keep(UUID)
  await kv.tick()
  state.kv.delete('paused')
  state.provider.status = 200
  await kv.tick()
  assert.equal(keptKeys(), ['sent/ID'])
})

const strange = [
  '',
  'nonsense',
  'null',
  '[]',
  '{}',
  '{"id":"../../x","subject":"a","text":"b","html":"c","replyTo":null}',
]

for (const value of strange) {
  test(`${JSON.stringify(value)} in the namespace is set aside, with a line in the log, and the others go`, async () => {
    state.kv.set('pending/2020-01-01T00:00:00.000Z-x', { value, ttl: null })
    keep(UUID)
    await kv.tick()
    assert.equal(state.sent, [UUID])
    assert.is(state.kv.get('strange/2020-01-01T00:00:00.000Z-x')?.value, value)
    await new Promise(resolve => setTimeout(resolve, 50))
    assert.match(kv.log(), 'STRANGE: pending/2020-01-01T00:00:00.000Z-x')
  })
}

test('from a namespace that takes no writes nothing is sent, not again and again either', async () => {
  state.readOnly = true
  keep(UUID)
  await kv.tick()
  await kv.tick()
  assert.equal([state.sent, state.kv.size], [[], 1])
})

test('a run that begins while another one waits for the provider sends nothing twice', async () => {
  for (let number = 0; number < 4; number++) keep(idOf(number))
  let answer = () => {}
  state.slow.set(idOf(0), new Promise(resolve => (answer = resolve)))
  const first = kv.tick()
  while (state.sent.length === 0) await new Promise(resolve => setTimeout(resolve, 5))
  await kv.tick()
  assert.equal(state.sent, [0, 1, 2, 3].map(idOf))
  answer()
  await first
  assert.equal(state.sent, [0, 1, 2, 3].map(idOf))
})

test.run()
