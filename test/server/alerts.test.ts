import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Alerts, openAlerts } from '../../src/server/alerts'
import { hearLog, type Line } from '../support/log'
import { type Behaviour, type FakeProvider, hang, openFakeProvider, reset, status, until } from '../support/provider'

const HOUR = 3_600_000

type Context = {
  alerts: Alerts
  /** Receives the alerts. */
  owner: FakeProvider
  lines: Line[]
  /** Advances the clock of the alerts by `ms` ms. */
  pass: (ms: number) => void
}

const test = suite<Context>('alerts')

let behaviour: Behaviour
let ends: (() => unknown)[] = []

test.before.each(async context => {
  behaviour = status(200)
  let passed = 0
  const log = hearLog()
  const owner = await openFakeProvider(() => behaviour)
  const clock = { time: Date.now, elapsed: () => passed }
  const alerts = openAlerts(`${owner.origin}/alert?token=key-0123`, clock, 1000)
  const pass = (ms: number) => {
    passed += ms
  }
  Object.assign(context, { owner, alerts, lines: log.lines, pass })
  ends = [log.stop, alerts.stop, owner.close]
})

test.after.each(async () => {
  for (const end of ends) await end()
})

const told = ({ calls }: FakeProvider) => calls.map(({ body }) => JSON.parse(body))

/** Waits long enough for an unwanted call to arrive, or for an answered one to be processed. */
const settle = () => new Promise(resolve => setTimeout(resolve, 100))

/** Waits until `count` calls have arrived and been answered. */
async function calls(owner: FakeProvider, count: number): Promise<void> {
  await until(() => owner.calls.length === count)
  await settle()
}

test('what begins is one POST of JSON with the cause and a sentence', async ({ alerts, owner }) => {
  alerts.set('blocked', 1)
  await calls(owner, 1)
  const [{ text, ...rest }] = told(owner)
  assert.equal(rest, { cause: 'blocked', state: 'failing', count: 1 })
  assert.match(text, /^[A-Z].+/)
  const { method, path, headers } = owner.calls[0] ?? {}
  assert.equal([method, path, headers?.['content-type']], ['POST', '/alert?token=key-0123', 'application/json'])
})

test('what goes on is not told again', async ({ alerts, owner, pass }) => {
  for (let i = 0; i < 5; i += 1) {
    alerts.set('blocked', 1)
    await settle()
    pass(HOUR)
  }
  assert.is(owner.calls.length, 1)
})

test('what is over is told, once', async ({ alerts, owner }) => {
  alerts.set('blocked', 1)
  await calls(owner, 1)
  for (let i = 0; i < 3; i += 1) {
    alerts.set('blocked', 0)
    await settle()
  }
  assert.equal(
    told(owner).map(({ state, count }) => [state, count]),
    [
      ['failing', 1],
      ['well', 0],
    ],
  )
})

test('what never began is not over', async ({ alerts, owner }) => {
  alerts.set('blocked', 0)
  await settle()
  assert.is(owner.calls.length, 0)
})

test('what comes and goes is told at most once an hour', async ({ alerts, owner, pass }) => {
  for (let step = 0; step < 24; step += 1) {
    alerts.set('blocked', step % 2)
    await settle()
    pass(HOUR / 12)
  }
  const failing = told(owner).filter(({ state }) => state === 'failing')
  assert.is(failing.length, 2)
})

test('more of the same is told when the hour is over', async ({ alerts, owner, pass }) => {
  alerts.set('dead', 1)
  await calls(owner, 1)
  alerts.set('dead', 3)
  await settle()
  assert.is(owner.calls.length, 1)
  pass(HOUR)
  alerts.set('dead', 3)
  await calls(owner, 2)
  assert.is(told(owner)[1].count, 3)
})

test('less of the same is no news, and more than that is', async ({ alerts, owner, pass }) => {
  alerts.set('dead', 3)
  await calls(owner, 1)
  pass(HOUR)
  alerts.set('dead', 1)
  await settle()
  assert.is(owner.calls.length, 1)
  alerts.set('dead', 2)
  await calls(owner, 2)
})

test('one more is told although the count is the same, when the hour is over', async ({ alerts, owner, pass }) => {
  alerts.add('held', 1)
  await calls(owner, 1)
  alerts.add('held', 1)
  await settle()
  assert.is(owner.calls.length, 1)
  pass(HOUR)
  alerts.set('held', 1)
  await calls(owner, 2)
  pass(HOUR)
  alerts.set('held', 1)
  await settle()
  assert.is(owner.calls.length, 2)
})

test('one more that comes while an alert is on its way is told when the hour is over', async ({
  alerts,
  owner,
  pass,
}) => {
  alerts.add('held', 2)
  alerts.add('held', 2)
  await calls(owner, 1)
  pass(HOUR)
  alerts.set('held', 2)
  await calls(owner, 2)
})

test('one more that could not be told is told with the next look', async ({ alerts, owner }) => {
  behaviour = status(500)
  alerts.add('held', 1)
  await calls(owner, 1)
  behaviour = status(200)
  alerts.set('held', 1)
  await calls(owner, 2)
})

test('one cause does not keep another one from being told', async ({ alerts, owner }) => {
  alerts.set('dead', 1)
  alerts.set('age', 1)
  await calls(owner, 2)
  assert.equal(new Set(told(owner).map(({ cause }) => cause)), new Set(['dead', 'age']))
})

test('what was there at the start is not news; its end is', async ({ alerts, owner }) => {
  alerts.known('dead', 2)
  alerts.set('dead', 2)
  await settle()
  assert.is(owner.calls.length, 0)
  alerts.set('dead', 0)
  await calls(owner, 1)
})

const failures: [reason: string, behaviour: Behaviour, line: Partial<Line>][] = [
  ['a refusal', status(500), { status: 500 }],
  ['a redirect', status(302, { Location: '/elsewhere' }), { status: 302 }],
  ['a broken connection', reset, { fault: 'ECONNRESET' }],
  ['silence', hang, { fault: 'TimeoutError' }],
]

for (const [reason, failure, fields] of failures) {
  test(`after ${reason} it is told again with the next look, and the log does not hold the address`, async ({
    alerts,
    owner,
    lines,
  }) => {
    behaviour = failure
    alerts.set('blocked', 1)
    await until(() => lines.length === 1)
    assert.equal(lines, [{ level: 'error', event: 'alert failed', cause: 'blocked', ...fields }])
    assert.not.match(JSON.stringify(lines), /key-0123|127\.0\.0\.1/)
    behaviour = status(200)
    await settle()
    alerts.set('blocked', 1)
    await calls(owner, 2)
  })
}

test('a failure is logged once in a row', async ({ alerts, lines }) => {
  behaviour = status(500)
  for (let i = 0; i < 4; i += 1) {
    alerts.set('blocked', 1)
    await settle()
  }
  assert.is(lines.length, 1)
})

test('what is on its way when the server stops is waited for, and nothing else is told', async ({ alerts, owner }) => {
  behaviour = response => {
    setTimeout(() => response.end(), 150)
  }
  alerts.set('blocked', 1)
  await until(() => owner.calls.length === 1)
  await alerts.stop()
  alerts.set('dead', 1)
  await settle()
  assert.is(owner.calls.length, 1)
})

test('without an address nobody is told', async ({ owner }) => {
  const alerts = openAlerts(undefined)
  alerts.set('blocked', 1)
  await alerts.stop()
  assert.is(owner.calls.length, 0)
})

test.run()
