// What the Worker tells its owner: by its scheduled runs where a namespace holds what was told, otherwise at once.
import { setTimeout } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { TRAP } from '../../src/contact/fields'
import { startBindings } from '../support/bindings'
import { LOG_SECRETS, visitor } from '../support/visitor'
import { startWorkerd, type Workerd } from '../support/workerd'

const UUID = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed'
const letter = { subject: 'a', text: 'b', html: 'c', id: UUID, replyTo: null }
const HOUR = 3_600_000
const entry = 'test/support/worker.ts'

const backend = await startBindings()
const { state, url } = backend
const variables = { MAIL_URL: url, ALERT_URL: `${url}/alert?token=key-0123` }
const options = { entry, bindings: url, variables }
const [kv, both, queue] = await Promise.all([
  startWorkerd({ ...options, kv: true }),
  startWorkerd({ ...options, queue: true, kv: true }),
  startWorkerd({ ...options, queue: true, dead: true }),
])
test.before.each(backend.reset)
test.after(async () => {
  await Promise.all([kv, both, queue].map(({ close }) => close()))
  await backend.close()
})

let sender = 0
/** Posts the form, each time from another network address. */
const post = (worker: Workerd, change: Record<string, string> = {}) =>
  fetch(`${worker.url}/api/contact`, {
    method: 'POST',
    body: new URLSearchParams({ ...visitor, ...change }),
    headers: { Accept: 'application/json', 'CF-Connecting-IP': `192.0.2.${++sender}` },
  })

/** Puts a message into the namespace that has waited for `age` ms and may be tried at once. */
function keep(age = 0, id = UUID) {
  const [from, since] = [1000, age].map(ago => new Date(Date.now() - ago).toISOString())
  state.kv.set(`pending/from-${from}-since-${since}-${id}`, { value: JSON.stringify({ ...letter, id }), ttl: null })
}

/** Makes the provider answer with a status when it gets a message that has waited for `age` ms. */
function fail(status: number, age = 0) {
  state.provider.status = status
  keep(age)
}

/** Puts a dead letter into the namespace. */
const bury = (name: string) => state.kv.set(`dead/${name}`, { value: '', ttl: null })

/** Returns the alerts without their sentences. */
const told = () => state.alerts.map(({ text: _, ...rest }) => rest)

/** Waits until so many alerts have come, or two seconds. */
async function alerts(count: number) {
  for (let tries = 0; tries < 100 && state.alerts.length < count; tries += 1) await setTimeout(20)
  return told()
}

/** Makes the hour since the last alerts pass. */
function passHour() {
  const { value } = state.kv.get('alerts') ?? { value: '{}' }
  const earlier = Object.entries<{ at: number }>(JSON.parse(value)).map(([cause, { at, ...rest }]) => [
    cause,
    { ...rest, at: at - HOUR },
  ])
  state.kv.set('alerts', { value: JSON.stringify(Object.fromEntries(earlier)), ttl: null })
}

/** Delivers a message that was put into the queue `age` ms ago, while the provider answers with a status. */
function failQueued(worker: Workerd, status: number, age = 0) {
  state.provider.status = status
  return worker.deliver([{ id: 'm1', body: letter, attempts: 1, timestamp: Date.now() - age }])
}

const causes: [cause: string, what: string, worker: Workerd, begin: () => unknown][] = [
  ['blocked', 'a provider that refuses the account', kv, () => fail(401)],
  ['dead', 'a message that is refused for good', kv, () => fail(400)],
  ['held', 'a message that is held', kv, () => post(kv, { [TRAP]: 'SEO' })],
  ['age', 'a message that has waited for an hour', kv, () => fail(503, HOUR + 60_000)],
  ['blocked', 'a provider that refuses the account of the queue', both, () => failQueued(both, 401)],
  ['age', 'a message that has waited for an hour in the queue', both, () => failQueued(both, 503, HOUR + 60_000)],
  ['dead', 'a message of the queue that is refused for good', both, () => failQueued(both, 400)],
  ['held', 'a message that is held beside a queue', both, () => post(both, { [TRAP]: 'SEO' })],
  [
    'refused',
    'a message that the queue does not take',
    both,
    async () => {
      state.closed = true
      assert.is((await post(both)).status, 503)
      await setTimeout(100)
    },
  ],
]

for (const [cause, what, worker, begin] of causes) {
  test(`${what} is told once, as ${cause}, with a sentence and nothing of the message`, async () => {
    await begin()
    for (let run = 0; run < 3; run += 1) await worker.tick()
    assert.equal(told(), [{ cause, state: 'failing', count: 1 }])
    const alert = JSON.stringify(state.alerts)
    assert.match(String(state.alerts[0]?.text), /^[A-Z].+/)
    assert.not.match(alert, LOG_SECRETS)
    assert.not.match(alert, UUID)
  })
}

test('a wrong setting is told as a blocked account, and its end too', async () => {
  const shipped = { ...options, entry: 'src/edge/worker.ts', kv: true }
  const mail = { ...variables, MAIL_URL: `${url}/messages`, MAIL_FROM: 'a@b.co', MAIL_TO: 'c@d.co' }
  for (const change of [{}, { MAIL_KEY: 'key' }]) {
    const worker = await startWorkerd({ ...shipped, variables: { ...mail, ...change } })
    await worker.tick()
    await worker.close()
  }
  assert.equal(told(), [
    { cause: 'blocked', state: 'failing', count: 1 },
    { cause: 'blocked', state: 'well', count: 0 },
  ])
})

test('what was told is told neither again by another copy of the Worker nor after an hour', async () => {
  bury('1')
  await kv.tick()
  await both.tick()
  passHour()
  await both.tick()
  assert.equal(told(), [{ cause: 'dead', state: 'failing', count: 1 }])
})

test('more of the same is told when an hour has passed', async () => {
  bury('1')
  await kv.tick()
  bury('2')
  await kv.tick()
  assert.is(state.alerts.length, 1)
  passHour()
  await kv.tick()
  assert.equal(told()[1], { cause: 'dead', state: 'failing', count: 2 })
})

test('what is over is told once, and what comes back only after an hour', async () => {
  bury('1')
  await kv.tick()
  state.kv.delete('dead/1')
  for (let run = 0; run < 2; run += 1) await kv.tick()
  bury('2')
  await kv.tick()
  assert.equal(told(), [
    { cause: 'dead', state: 'failing', count: 1 },
    { cause: 'dead', state: 'well', count: 0 },
  ])
  passHour()
  await kv.tick()
  assert.equal(told()[2], { cause: 'dead', state: 'failing', count: 1 })
})

test('less of the same is no news, and more than that is', async () => {
  for (const name of ['1', '2', '3']) bury(name)
  await kv.tick()
  for (const name of ['2', '3']) state.kv.delete(`dead/${name}`)
  await kv.tick()
  passHour()
  bury('4')
  await kv.tick()
  assert.equal(
    told().map(({ count }) => count),
    [3, 2],
  )
})

test('an alert that does not arrive is sent again by the next run, and the log does not hold its address', async () => {
  bury('1')
  state.alertStatus = 500
  await kv.tick()
  state.alertStatus = 200
  for (let run = 0; run < 2; run += 1) await kv.tick()
  assert.is(state.alerts.length, 2)
  assert.match(kv.log(), 'An alert (dead) did not arrive: HTTP 500')
  assert.not.match(kv.log(), /key-0123|\/alert/)
})

test('when all is well nobody is told', async () => {
  keep()
  await kv.tick()
  await post(kv)
  await kv.tick()
  assert.equal([told(), state.sent.length], [[], 2])
})

test('alerts are for an address that is safe, and the log says so otherwise', async () => {
  const worker = await startWorkerd({ ...options, kv: true, variables: { ALERT_URL: 'http://mx.example/alert' } })
  bury('1')
  await worker.tick()
  await worker.close()
  assert.match(worker.log(), 'ALERT_URL is not an https address without a password in it')
  assert.not.match(worker.log(), 'mx.example')
})

const atOnce: [cause: string, what: string, begin: () => Promise<unknown>][] = [
  ['blocked', 'a provider that refuses the account', () => failQueued(queue, 401)],
  ['dead', 'a message that is refused for good', () => failQueued(queue, 400)],
  ['age', 'a message that has waited for an hour', () => failQueued(queue, 503, HOUR + 60_000)],
  ['held', 'a message that is held', () => post(queue, { [TRAP]: 'SEO' })],
  [
    'refused',
    'a message that the queue does not take',
    () => {
      state.closed = true
      return post(queue)
    },
  ],
]

for (const [cause, what, begin] of atOnce) {
  test(`without a namespace ${what} is told at once, by one copy of the Worker once an hour`, async () => {
    await begin()
    assert.equal(await alerts(1), [{ cause, state: 'failing', count: 1 }])
    await begin()
    await queue.tick()
    await setTimeout(100)
    assert.is(state.alerts.length, 1)
  })
}

test('a namespace that takes no writes is told at once', async () => {
  state.readOnly = true
  assert.is((await post(kv)).status, 503)
  assert.equal(await alerts(1), [{ cause: 'refused', state: 'failing', count: 1 }])
})

test.run()
