import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, truncate, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Envelope, Outcome, Send } from '../../src/relay/envelope'
import { openProvider } from '../../src/relay/providers'
import { type Clock, clock as realClock } from '../../src/server/clock'
import { type Outbox, openOutbox } from '../../src/server/outbox'
import { type Pace, type Pump, type PumpEvent, startPump } from '../../src/server/pump'
import { envelope } from '../support/envelope'
import { hearLog, type Line } from '../support/log'
import { type Behaviour, bytes, drip, hang, hangUp, openFakeProvider, reset, status, until } from '../support/provider'

const ID = '0b9a7c1e-6a38-4f0e-9d0c-5b1f2f6a7d10'
const OK: Outcome = { result: 'ok', receipt: 'receipt-1' }
const RETRY: Outcome = { result: 'retry', reason: 'HTTP 503' }
const DEAD: Outcome = { result: 'dead', reason: 'HTTP 422' }
const BLOCKED: Outcome = { result: 'blocked', reason: 'HTTP 401' }

type Context = {
  folder: string
  outbox: Outbox
  /** Starts a pump that is stopped after the test. */
  start: (send: Send, pace?: Partial<Pace>, clock?: Clock) => Pump
  /** The lines of the log. */
  lines: Line[]
  /** The events that the pump has reported. */
  told: PumpEvent[]
}

const test = suite<Context>('pump')

let log: ReturnType<typeof hearLog>
let pumps: Pump[] = []

test.before.each(async context => {
  context.folder = await mkdtemp(join(tmpdir(), 'pump-'))
  context.outbox = openOutbox(context.folder)
  context.told = []
  context.start = (send, pace, clock = realClock) => {
    const report = (event: PumpEvent) => context.told.push(event)
    const pump = startPump(context.outbox, send, {
      pace: { first: 10, longest: 50, look: 60_000, ...pace },
      clock,
      report,
    })
    pumps.push(pump)
    return pump
  }
  log = hearLog()
  context.lines = log.lines
})

test.after.each(async ({ folder }) => {
  await Promise.all(pumps.map(({ stop }) => stop()))
  pumps = []
  log.stop()
  await rm(folder, { recursive: true, force: true })
})

const sleep = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Returns a Send that answers with the outcomes in turn, repeating the last, and collects the messages it was given. */
function script(...outcomes: [Outcome, ...Outcome[]]): { send: Send; asked: Envelope[] } {
  const asked: Envelope[] = []
  return {
    asked,
    send: async message => {
      asked.push(message)
      return outcomes[asked.length - 1] ?? outcomes[outcomes.length - 1] ?? OK
    },
  }
}

const emptied = (outbox: Outbox) => until(async () => (await outbox.names('pending')).length === 0)

/** Stores messages a few ms apart, so that their ages differ. */
async function keepInTurn(outbox: Outbox, subjects: readonly string[]): Promise<void> {
  for (const subject of subjects) {
    await outbox.keep(envelope({ subject }))
    await sleep(3)
  }
}

// Delivery

test('what is pending at the start is delivered, as it was kept', async ({ outbox, start }) => {
  const message = envelope()
  await outbox.keep(message)
  const { send, asked } = script(OK)
  start(send)
  await emptied(outbox)
  const [sent] = asked
  const { id, subject, text, html, replyTo } = sent ?? envelope()
  assert.equal({ id, subject, text, html, replyTo }, message)
  assert.is(asked.length, 1)
})

test('the oldest is delivered first', async ({ outbox, start }) => {
  const subjects = ['first', 'second', 'third', 'fourth']
  await keepInTurn(outbox, subjects)
  const { send, asked } = script(OK)
  start(send)
  await emptied(outbox)
  assert.equal(
    asked.map(({ subject }) => subject),
    subjects,
  )
})

test('a message that waits for its next try does not hold up those after it', async ({ outbox, start }) => {
  await keepInTurn(outbox, ['first', 'second'])
  const { send, asked } = script(RETRY, OK)
  start(send, { first: 100, longest: 100 })
  await emptied(outbox)
  assert.equal(
    asked.map(({ subject }) => subject),
    ['first', 'second', 'first'],
  )
})

test('a message that is kept later is delivered at once', async ({ outbox, start }) => {
  const { send } = script(OK)
  const { wake } = start(send)
  await sleep(30)
  wake(await outbox.keep(envelope()))
  await emptied(outbox)
})

test('a message that another process puts there is found', async ({ outbox, start }) => {
  const { send } = script(OK)
  start(send, { look: 20 })
  await sleep(30)
  await outbox.keep(envelope())
  await emptied(outbox)
})

test('a message that is announced more than once is delivered once', async ({ outbox, start }) => {
  const { send, asked } = script(OK)
  const { wake } = start(send, { look: 1 })
  const name = await outbox.keep(envelope())
  for (let i = 0; i < 10; i += 1) wake(name)
  await emptied(outbox)
  wake(name)
  await sleep(30)
  assert.is(asked.length, 1)
})

test('one message is delivered at a time: a kill leaves one whose fate is not known', async ({ outbox, start }) => {
  await Promise.all(Array.from({ length: 20 }, () => outbox.keep(envelope())))
  let now = 0
  let most = 0
  start(async () => {
    now += 1
    most = Math.max(most, now)
    await sleep(5)
    now -= 1
    return OK
  })
  await emptied(outbox)
  assert.is(most, 1)
})

// Failures

test('what fails is tried again until it is delivered', async ({ outbox, start }) => {
  await outbox.keep(envelope())
  const { send, asked } = script(RETRY, RETRY, RETRY, OK)
  start(send)
  await emptied(outbox)
  assert.is(asked.length, 4)
})

test('the waits double up to the longest, less a half at most, and stand in the file', async ({ outbox, start }) => {
  await outbox.keep(envelope({ id: ID }))
  const { send } = script(RETRY)
  start(send, { first: 20, longest: 100 })
  await until(async () => (await outbox.read('pending', ID)).attempts.length >= 5)
  const { attempts } = await outbox.read('pending', ID)
  for (const [i, most] of [20, 40, 80, 100, 100].entries()) {
    const { time, next } = attempts[i] ?? { time: '', next: '' }
    const wait = Date.parse(String(next)) - Date.parse(time)
    assert.ok(wait >= most / 2 - 1 && wait <= most, `wait ${i}: ${wait} ms`)
  }
})

test('no attempt begins before its time', async ({ outbox, start }) => {
  await outbox.keep(envelope({ id: ID }))
  const times: number[] = []
  start(
    async () => {
      times.push(Date.now())
      return RETRY
    },
    { first: 40, longest: 40 },
  )
  await until(() => times.length >= 4)
  for (const [i, { next }] of (await outbox.read('pending', ID)).attempts.slice(0, 3).entries()) {
    assert.ok(Number(times[i + 1]) >= Date.parse(String(next)) - 1)
  }
})

test('a restart does not try sooner', async ({ outbox, start }) => {
  await outbox.keep(envelope({ id: ID }))
  const due = Date.now() + 200
  await outbox.note(ID, { time: new Date().toISOString(), reason: 'HTTP 503', next: new Date(due).toISOString() })
  const { send, asked } = script(OK)
  start(send, { longest: 1000 })
  await until(() => asked.length > 0)
  assert.ok(Date.now() >= due - 1)
})

test('a disk that reads slowly does not shorten the wait after a restart', async ({ folder, outbox }) => {
  await outbox.keep(envelope({ id: ID }))
  const due = Date.now() + 200
  await outbox.note(ID, { time: new Date().toISOString(), reason: 'HTTP 503', next: new Date(due).toISOString() })
  let slow = 100
  const read: Outbox['read'] = async (...which) => {
    await sleep(slow)
    slow = 0
    return openOutbox(folder).read(...which)
  }
  const { send, asked } = script(OK)
  pumps.push(startPump({ ...outbox, read }, send, { pace: { longest: 1000 } }))
  await until(() => asked.length > 0)
  assert.ok(Date.now() >= due - 1)
})

test('a restart does not begin to count anew', async ({ outbox, start }) => {
  await outbox.keep(envelope({ id: ID }))
  const next = new Date(0).toISOString()
  for (let i = 0; i < 3; i += 1) await outbox.note(ID, { time: next, reason: 'HTTP 503', next })
  const { send, asked } = script(RETRY)
  start(send, { attempts: 4 })
  await emptied(outbox)
  assert.is(asked.length, 1)
})

test('a clock that was set back holds a message for no longer than the longest wait', async ({ outbox, start }) => {
  await outbox.keep(envelope({ id: ID }))
  await outbox.note(ID, { time: '', reason: 'HTTP 503', next: '2099-01-01T00:00:00.000Z' })
  const { send } = script(OK)
  start(send, { longest: 100 })
  await emptied(outbox)
})

test('a wait that the provider asks for is kept to, for every message', async ({ outbox, start }) => {
  await keepInTurn(outbox, ['first', 'second'])
  const times: number[] = []
  const send: Send = async () => {
    times.push(Date.now())
    return times.length === 1 ? { result: 'retry', reason: 'HTTP 429', after: 200 } : OK
  }
  start(send, { longest: 1000 })
  await emptied(outbox)
  const [first = 0, second = 0, third = 0] = times
  assert.ok(second - first >= 199 && third - first >= 199)
})

test('a Send that breaks its promise and rejects is tried again', async ({ outbox, start }) => {
  await outbox.keep(envelope())
  let calls = 0
  start(async () => {
    calls += 1
    if (calls === 1) throw new Error('Nour Abdallah')
    return OK
  })
  await emptied(outbox)
})

test('a call that takes too long is told to end', async ({ outbox, start }) => {
  await outbox.keep(envelope())
  let calls = 0
  start(
    (_, signal) => {
      calls += 1
      if (calls > 1) return Promise.resolve(OK)
      return new Promise(resolve => signal.addEventListener('abort', () => resolve(RETRY)))
    },
    { limit: 30 },
  )
  await emptied(outbox)
})

test('a call that has given the message may wait for its answer', async ({ outbox, start }) => {
  await outbox.keep(envelope())
  let calls = 0
  start(
    async (_, signal, onGiven) => {
      calls += 1
      onGiven?.()
      await sleep(90)
      return signal.aborted ? RETRY : OK
    },
    { limit: 30 },
  )
  await emptied(outbox)
  assert.is(calls, 1)
})

test('an answer that takes too long is not awaited', async ({ outbox, start }) => {
  await outbox.keep(envelope())
  let calls = 0
  start(
    (_, signal, onGiven) => {
      calls += 1
      if (calls > 1) return Promise.resolve(OK)
      onGiven?.()
      return new Promise(resolve => signal.addEventListener('abort', () => resolve(RETRY)))
    },
    { answer: 30 },
  )
  await emptied(outbox)
})

test('a message that fails again and again is worth one line', async ({ outbox, start, lines }) => {
  await outbox.keep(envelope({ id: ID }))
  const { send, asked } = script(RETRY)
  start(send, { first: 1, longest: 2 })
  await until(() => asked.length > 10)
  assert.equal(lines, [{ level: 'warn', event: 'waits', id: ID, attempts: 5, reason: 'HTTP 503' }])
})

// Dead messages

test('a refused message is set aside, whole, and not tried again', async ({ outbox, start }) => {
  const message = envelope({ id: ID })
  await outbox.keep(message)
  const { send, asked } = script(DEAD)
  start(send, { look: 5 })
  await emptied(outbox)
  await sleep(50)
  const { time, attempts, ...rest } = await outbox.read('dead', ID)
  assert.equal(rest, message)
  assert.is(asked.length, 1)
})

test('a dead letter is one line with the id and the reason', async ({ outbox, start, lines }) => {
  await outbox.keep(envelope({ id: ID }))
  start(script(DEAD).send)
  await until(() => lines.length > 0)
  assert.equal(lines, [{ level: 'error', event: 'dead', id: ID, reason: 'HTTP 422' }])
})

test('after so many attempts a message is set aside with the last reason', async ({ outbox, start }) => {
  await outbox.keep(envelope({ id: ID }))
  start(script(RETRY).send, { attempts: 3 })
  await emptied(outbox)
  const { attempts } = await outbox.read('dead', ID)
  assert.is(attempts.at(-1)?.reason, 'gave up after 3 attempts, the last: HTTP 503')
})

test('a dead message that is put back is delivered', async ({ outbox, start }) => {
  await outbox.keep(envelope({ id: ID }))
  start(script(DEAD, OK).send, { look: 10 })
  await emptied(outbox)
  await outbox.revive('dead', ID)
  await emptied(outbox)
  assert.equal(await outbox.names('dead'), [])
})

test('a file that is not a message is set aside, and the others are delivered', async ({ folder, outbox, start }) => {
  await writeFile(join(folder, 'pending', 'broken.json'), '{"subject":"New Con')
  await outbox.keep(envelope({ id: ID }))
  const { send, asked } = script(OK)
  start(send)
  await emptied(outbox)
  assert.equal(
    asked.map(({ id }) => id),
    [ID],
  )
  assert.match(await readFile(join(folder, 'dead', 'broken.json'), 'utf8'), /^\{"subject":"New Con\n/)
})

// When the provider refuses the account

test('a refused account stops all sending: no message is tried, counted or set aside', async ({
  outbox,
  start,
  lines,
  told,
}) => {
  await keepInTurn(outbox, ['first', 'second', 'third'])
  const { send, asked } = script(BLOCKED)
  const { state } = start(send, { look: 5 })
  await until(() => state().blocked)
  await sleep(100)
  assert.is(asked.length, 1)
  const names = await outbox.names('pending')
  assert.is(names.length, 3)
  for (const name of names) assert.equal((await outbox.read('pending', name)).attempts, [])
  assert.equal(lines, [{ level: 'error', event: 'blocked', reason: 'HTTP 401' }])
  assert.equal(told, ['blocked'])
})

test('one message now and then tells whether the account is in order again, each in its turn', async ({
  outbox,
  start,
  told,
}) => {
  await keepInTurn(outbox, ['first', 'second'])
  const { send, asked } = script(BLOCKED)
  const begin = performance.now()
  start(send, { probe: 100 })
  await until(() => asked.length === 5)
  assert.ok(performance.now() - begin >= 400)
  assert.equal(
    asked.map(({ subject }) => subject),
    ['first', 'second', 'first', 'second', 'first'],
  )
  assert.equal(told, ['blocked'])
})

test('other failures of those messages do not make them more frequent', async ({ outbox, start }) => {
  await keepInTurn(outbox, ['first', 'second', 'third'])
  const { send, asked } = script(BLOCKED, RETRY, DEAD, BLOCKED)
  const begin = performance.now()
  start(send, { probe: 100 })
  await until(() => asked.length === 4)
  assert.ok(performance.now() - begin >= 300)
})

test('one success heals, and all messages go out at once', async ({ outbox, start, told }) => {
  await keepInTurn(outbox, ['first', 'second', 'third'])
  const { send, asked } = script(BLOCKED, BLOCKED, OK)
  const { state } = start(send, { probe: 100 })
  await emptied(outbox)
  await until(() => told.length === 5)
  assert.is(asked.length, 5)
  assert.is(state().blocked, false)
  assert.equal(told, ['blocked', 'healed', 'delivered', 'delivered', 'delivered'])
  assert.equal(await outbox.names('dead'), [])
})

// State

test('it knows how many messages wait, and how long the oldest of them has', async ({ folder, outbox, start }) => {
  await outbox.keep(envelope())
  const [name] = await outbox.names('pending')
  const file = join(folder, `pending/${name}.json`)
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString()
  await writeFile(file, (await readFile(file, 'utf8')).replace(/"time":"[^"]+"/, `"time":"${hours(2)}"`))
  await outbox.keep(envelope())
  const { state } = start(async () => RETRY, { longest: 60_000, first: 60_000 })
  await until(() => state().pending === 2)
  assert.ok(Math.abs(state().oldest - 2 * 3_600_000) < 10_000)
})

test('without a provider messages are counted and left alone, and forgotten when they are gone', async ({
  outbox,
  folder,
}) => {
  await outbox.keep(envelope({ id: ID }))
  const { state, stop } = startPump(outbox, undefined, { pace: { look: 5 } })
  await until(() => state().pending === 1)
  await unlink(join(folder, `pending/${ID}.json`))
  await until(() => state().pending === 0)
  await stop()
})

const failing: [reason: string, outcomes: [Outcome, ...Outcome[]], failing: boolean][] = [
  ['a refusal', [DEAD], true],
  ['a success', [OK], false],
  ['a success after a refusal', [DEAD, OK], false],
  ['a refusal after a success', [OK, DEAD], true],
]

for (const [reason, outcomes, isFailing] of failing) {
  test(`after ${reason} the provider counts as ${isFailing ? 'failing' : 'well'}`, async ({ outbox, start }) => {
    await keepInTurn(outbox, ['first', 'second'].slice(0, outcomes.length))
    const { state } = start(script(...outcomes).send)
    await emptied(outbox)
    assert.is(state().failing, isFailing)
  })
}

// When the clock is set

/** Returns a clock whose `time` a test can set, while `elapsed` runs on. */
function settable(): { clock: Clock; set: (ms: number) => void } {
  let ahead = 0
  return {
    clock: { time: () => Date.now() + ahead, elapsed: () => performance.now() },
    set: ms => {
      ahead = ms
    },
  }
}

const HOUR = 3_600_000
const MONTH = 30 * 24 * HOUR

for (const [reason, before, after] of [
  ['an hour back', HOUR, 0],
  ['a month back', MONTH, 0],
  ['an hour forward', 0, HOUR],
  ['a month forward', 0, MONTH],
] as const) {
  test(`a clock that is set ${reason} neither holds messages back nor hurries them`, async ({
    outbox,
    start,
    lines,
  }) => {
    const { clock, set } = settable()
    set(before)
    await outbox.keep(envelope())
    const times: number[] = []
    const { wake } = start(
      async () => {
        times.push(performance.now())
        if (times.length === 1) set(after)
        return times.length < 4 ? RETRY : OK
      },
      { first: 40, longest: 40 },
      clock,
    )
    await until(() => times.length === 1)
    wake(await outbox.keep(envelope()))
    await until(async () => (await outbox.names('pending')).length === 0, 2000)
    assert.is(times.length, 5)
    assert.ok(lines.every(({ event }) => event === 'delivered'))
  })
}

for (const jump of [HOUR, MONTH]) {
  test(`a wait that a clock ${jump / HOUR} hours ahead has written is no longer than it was meant to be`, async ({
    outbox,
    start,
  }) => {
    const { clock, set } = settable()
    set(jump)
    await outbox.keep(envelope({ id: ID }))
    const [time, next] = [0, 50].map(ms => new Date(clock.time() + ms).toISOString())
    await outbox.note(ID, { time: String(time), reason: 'HTTP 503', next: String(next) })
    set(0)
    start(script(OK).send, { longest: HOUR }, clock)
    await until(async () => (await outbox.names('pending')).length === 0, 1000)
  })
}

// When the disk refuses

test('a message that somebody took away is not sent, and not worth a word', async ({
  folder,
  outbox,
  start,
  lines,
}) => {
  await outbox.keep(envelope({ id: ID }))
  let calls = 0
  start(
    async () => {
      calls += 1
      await unlink(join(folder, `pending/${ID}.json`))
      return RETRY
    },
    { first: 2, longest: 2 },
  )
  await until(() => calls > 0)
  await sleep(100)
  assert.is(calls, 1)
  assert.equal(lines, [])
})

test('a message that the provider has is not sent again because its file cannot be moved', async ({
  folder,
  outbox,
  start,
}) => {
  await outbox.keep(envelope({ id: ID }))
  await rm(join(folder, 'sent'), { recursive: true })
  const { send, asked } = script(OK)
  start(send, { look: 5 })
  await sleep(100)
  await mkdir(join(folder, 'sent'))
  await until(async () => (await readdir(join(folder, 'sent')))[0] === ID)
  assert.is(asked.length, 1)
})

test('a refused message that cannot be moved stays pending, and is not sent again', async ({
  folder,
  outbox,
  start,
}) => {
  await outbox.keep(envelope({ id: ID }))
  await rm(join(folder, 'dead'), { recursive: true })
  const { send, asked } = script(DEAD)
  start(send)
  await sleep(100)
  assert.equal(await outbox.names('pending'), [ID])
  await mkdir(join(folder, 'dead'))
  await emptied(outbox)
  assert.equal(await outbox.names('dead'), [ID])
  assert.is(asked.length, 1)
})

test('from an outbox that cannot be written nothing is sent', async ({ outbox, lines }) => {
  await outbox.keep(envelope())
  let isReadOnly = true
  const begin: Outbox['begin'] = async name => {
    if (isReadOnly) throw Object.assign(new Error(), { code: 'EROFS' })
    await outbox.begin(name)
  }
  const { send, asked } = script(OK)
  const pump = startPump({ ...outbox, begin }, send, { pace: { first: 5, longest: 10, attempts: 3 } })
  await sleep(150)
  assert.is(asked.length, 0)
  assert.equal(lines, [{ level: 'error', event: 'outbox', fault: 'EROFS' }])
  isReadOnly = false
  await emptied(outbox)
  await pump.stop()
  assert.is(asked.length, 1)
})

test('a message that the provider has is not sent again by the next server', async ({ folder, outbox, start }) => {
  await outbox.keep(envelope({ id: ID }))
  await rm(join(folder, 'sent'), { recursive: true })
  const { send, asked } = script(OK)
  const { stop } = start(send)
  await until(() => asked.length === 1)
  await sleep(20)
  await stop()
  await mkdir(join(folder, 'sent'))
  start(send)
  await emptied(outbox)
  assert.is(asked.length, 1)
})

const strange: [reason: string, make: (path: string) => Promise<unknown>][] = [
  ['a pipe', path => promisify(execFile)('mkfifo', [path])],
  ['a folder', path => mkdir(path)],
  ['a link', path => symlink('/etc/hostname', path)],
  ['a link to nothing', path => symlink('/nowhere', path)],
  ['a file of 600 MB', path => writeFile(path, '').then(() => truncate(path, 600 * 2 ** 20))],
]

for (const [reason, make] of strange) {
  test(`${reason} among the messages is set aside, and the others are delivered`, async ({
    folder,
    outbox,
    start,
    lines,
  }) => {
    await make(join(folder, 'pending', 'strange.json'))
    await outbox.keep(envelope())
    const { send, asked } = script(OK)
    start(send)
    await emptied(outbox)
    assert.is(asked.length, 1)
    const [aside] = await readdir(join(folder, 'strange'))
    assert.match(String(aside), /^strange\.json\.[\da-f]{12}$/)
    await until(() => lines.some(({ event, from }) => event === 'set aside' && from === 'pending/strange.json'))
  })
}

test('an outbox that is gone is said once, and delivers when it is back', async ({ folder, outbox, start, lines }) => {
  await rm(join(folder, 'pending'), { recursive: true })
  start(script(OK).send, { look: 5 })
  await until(() => lines.length > 0)
  await sleep(60)
  assert.equal(lines, [{ level: 'error', event: 'outbox', fault: 'ENOENT' }])
  await mkdir(join(folder, 'pending'))
  await outbox.keep(envelope())
  await emptied(outbox)
})

// Stop

test('what runs when the pump stops is delivered, and nothing else is begun', async ({ outbox, start }) => {
  await keepInTurn(outbox, ['first', 'second'])
  let calls = 0
  const { stop } = start(async () => {
    calls += 1
    await sleep(50)
    return OK
  })
  await until(() => calls === 1)
  await stop()
  assert.is((await outbox.names('pending')).length, 1)
  await sleep(50)
  assert.is(calls, 1)
})

test('a call that does not end is cut off when the pump stops, and its message stays', async ({ outbox, start }) => {
  await outbox.keep(envelope({ id: ID }))
  let calls = 0
  const { stop } = start(
    (_, signal) => {
      calls += 1
      return new Promise(resolve => signal.addEventListener('abort', () => resolve(RETRY)))
    },
    { stop: 30 },
  )
  await until(() => calls === 1)
  const begin = Date.now()
  await stop()
  assert.ok(Date.now() - begin < 2000)
  assert.equal(await outbox.names('pending'), [ID])
})

test('a pump that has stopped does not wake', async ({ outbox, start }) => {
  const { send, asked } = script(OK)
  const { wake, stop } = start(send)
  await stop()
  wake(await outbox.keep(envelope()))
  await sleep(30)
  assert.is(asked.length, 0)
})

// With a provider that fails

const HEAD = 'HTTP/1.1 200 OK\r\n'
const faults: [reason: string, fault: Behaviour, box: 'sent' | 'dead'][] = [
  ...[400, 413, 415, 422].map(code => [`${code}`, status(code), 'dead'] as [string, Behaviour, 'dead']),
  ...[401, 402, 403, 404, 405].map(code => [`${code}`, status(code), 'sent'] as [string, Behaviour, 'sent']),
  ...[301, 302, 307].map(
    code => [`redirect ${code}`, status(code, { Location: '/' }), 'sent'] as [string, Behaviour, 'sent'],
  ),
  ...[408, 429, 500, 502, 503, 504].map(code => [`${code}`, status(code), 'sent'] as [string, Behaviour, 'sent']),
  ['429 with Retry-After', status(429, { 'Retry-After': '1' }), 'sent'],
  ['429 with a date', status(429, { 'Retry-After': new Date().toUTCString() }), 'sent'],
  ['reset connection', reset, 'sent'],
  ['closed connection', hangUp, 'sent'],
  ['silence', hang, 'sent'],
  ['slow headers', drip(HEAD, 'X-Slow: 1\r\n', 20), 'sent'],
  ['slow body of a failure', drip('HTTP/1.1 500 Oops\r\n\r\n', 'x', 20), 'sent'],
  ['endless body of a failure', drip('HTTP/1.1 500 Oops\r\n\r\n', 'x'.repeat(4096), 1), 'sent'],
  ['text that is not HTTP', bytes('550 go away\r\n\r\n'), 'sent'],
  ['headers that are too long', bytes(`${HEAD}X: ${'x'.repeat(100_000)}\r\n\r\n`), 'sent'],
]

for (const [reason, fault, box] of faults) {
  test(`with a provider that answers ${reason} twice, no message is lost: ${box}`, async ({
    folder,
    outbox,
    start,
    lines,
  }) => {
    const key = 'key-0123'
    const provider = await openFakeProvider(() => (provider.calls.length <= 2 ? fault : status(200)))
    const url = `${provider.origin}/v3/mg.example.com/messages`
    const ids = [envelope(), envelope(), envelope()]
    await Promise.all(ids.map(message => outbox.keep(message)))
    start(
      openProvider({ url, key, from: 'a@example.com', to: 'b@example.com' }),
      box === 'sent' ? { limit: 150, probe: 20 } : {},
    )
    await emptied(outbox)
    const folders = await Promise.all(['sent', 'dead'].map(name => readdir(join(folder, name))))
    const [sent = [], dead = []] = folders
    assert.is(sent.length, box === 'sent' ? 3 : 1)
    assert.is(dead.length, box === 'sent' ? 0 : 2)
    assert.not.match(JSON.stringify(lines), /Nour|deltaholidays|demo|key-0123/)
    await provider.close()
  })
}

test.run()
