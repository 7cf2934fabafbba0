import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Cause } from '../../src/server/alerts'
import { type Outbox, openOutbox } from '../../src/server/outbox'
import type { PumpState } from '../../src/server/pump'
import { startWatch, type Watch } from '../../src/server/watch'
import { envelope } from '../support/envelope'
import { hearLog, type Line } from '../support/log'
import { until } from '../support/provider'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Context = {
  folder: string
  outbox: Outbox
  watch: Watch
  /** The state that the pump reports. */
  state: PumpState
  /** The count last reported for each cause. */
  told: Map<Cause, number>
  /** The causes of which there was one more. */
  news: Cause[]
  /** Returns how often the watch has looked. */
  looks: () => number
  lines: Line[]
  /** Advances both clocks by `ms` ms, and waits until the watch has looked. */
  pass: (ms: number) => Promise<void>
  /** Sets how far `time` is ahead of the real clock, in ms. */
  set: (ms: number) => void
}

const test = suite<Context>('watch')

let end = () => {}

test.before.each(async context => {
  const folder = await mkdtemp(join(tmpdir(), 'watch-'))
  const outbox = openOutbox(folder)
  const state: PumpState = { pending: 0, oldest: 0, blocked: false, failing: false }
  const told = new Map<Cause, number>()
  const news: Cause[] = []
  let looks = 0
  const alerts = {
    set: (cause: Cause, count: number) => {
      told.set(cause, count)
      if (cause === 'age') looks += 1
    },
    add: (cause: Cause, count: number) => {
      told.set(cause, count)
      news.push(cause)
    },
    known: () => {},
    stop: async () => {},
  }
  let passed = 0
  let ahead = 0
  const clock = { time: () => Date.now() + ahead, elapsed: () => passed }
  const log = hearLog()
  const watch = startWatch({ outbox, pump: { state: () => state }, alerts, pace: { look: 5 }, clock })
  const pass = async (ms: number) => {
    passed += ms
    ahead += ms
    const before = looks
    // Waits for two looks, because the first may have begun before the clock advanced.
    await until(() => looks >= before + 2)
  }
  const set = (ms: number) => {
    ahead = ms
  }
  Object.assign(context, { folder, outbox, watch, state, told, news, looks: () => looks, lines: log.lines, pass, set })
  end = () => {
    watch.stop()
    log.stop()
  }
})

test.after.each(async ({ folder }) => {
  end()
  await rm(folder, { recursive: true, force: true })
})

/** Writes a held message that came `days` days ago. */
async function holdOld(folder: string, days: number, name = 'old'): Promise<void> {
  const time = new Date(Date.now() - days * DAY)
  await writeFile(join(folder, `held/${name}.json`), '')
  await utimes(join(folder, `held/${name}.json`), time, time)
}

test('a message that has waited for more than an hour is told, and that it is gone', async ({ state, told, pass }) => {
  state.oldest = HOUR
  await pass(MINUTE)
  assert.is(told.get('age'), 0)
  state.oldest = HOUR + 1
  await pass(MINUTE)
  assert.is(told.get('age'), 1)
  state.oldest = 0
  await pass(MINUTE)
  assert.is(told.get('age'), 0)
})

test('dead letters are told by their number', async ({ outbox, told, pass }) => {
  for (let i = 0; i < 2; i += 1) await outbox.bury(await outbox.keep(envelope()), 'HTTP 422')
  await pass(MINUTE)
  assert.is(told.get('dead'), 2)
})

test('a refused message is told until the disk takes one again', async ({ folder, watch, told, pass }) => {
  await rm(join(folder, 'pending'), { recursive: true })
  watch.refused()
  assert.is(told.get('refused'), 1)
  await pass(MINUTE)
  assert.is(told.get('refused'), 1)
  openOutbox(folder)
  await pass(MINUTE)
  assert.is(told.get('refused'), 0)
})

test('what is old is forgotten an hour after the start, and then every day', async ({ folder, outbox, pass }) => {
  await holdOld(folder, 31)
  await pass(HOUR / 2)
  assert.is((await outbox.names('held')).length, 1)
  await pass(HOUR / 2)
  await until(async () => (await outbox.names('held')).length === 0)
  await holdOld(folder, 31)
  await pass(HOUR)
  assert.is((await outbox.names('held')).length, 1)
  await pass(DAY)
  await until(async () => (await outbox.names('held')).length === 0)
})

test('dead letters that nobody looked at for a month are reported', async ({ folder, told, lines, pass }) => {
  const time = new Date(Date.now() - 31 * DAY)
  await writeFile(join(folder, 'dead/old.json'), '')
  await utimes(join(folder, 'dead/old.json'), time, time)
  await pass(HOUR)
  await until(() => told.get('old') === 1)
  assert.ok(lines.some(({ event, count }) => event === 'old' && count === 1))
})

test('a held message is told when it has seven days left, once', async ({ folder, told, news, lines, pass }) => {
  await holdOld(folder, 22.5)
  await pass(HOUR)
  assert.is(told.get('expiring'), 0)
  await pass(DAY)
  await until(() => told.get('expiring') === 1)
  await pass(DAY)
  assert.equal(
    news.filter(cause => cause === 'expiring'),
    ['expiring'],
  )
  assert.ok(lines.some(({ event, count }) => event === 'expiring' && count === 1))
})

test('a held message that takes the place of an erased one is told as well', async ({ folder, news, pass }) => {
  await holdOld(folder, 29.5, 'one')
  await holdOld(folder, 22.5, 'two')
  await pass(HOUR)
  await pass(DAY)
  await until(() => news.filter(cause => cause === 'expiring').length === 2)
})

test('each erased message is a line with its id', async ({ folder, lines, pass }) => {
  await holdOld(folder, 31, 'one')
  await holdOld(folder, 31, 'two')
  await pass(HOUR)
  await until(() => lines.filter(({ event }) => event === 'erased').length === 2)
  assert.equal(
    lines.filter(({ event }) => event === 'erased').sort((a, b) => String(a.id).localeCompare(String(b.id))),
    [
      { level: 'warn', event: 'erased', id: 'one', from: 'held' },
      { level: 'warn', event: 'erased', id: 'two', from: 'held' },
    ],
  )
})

test('a held message is told and logged by its id, and that it is gone', async ({
  outbox,
  watch,
  told,
  lines,
  pass,
}) => {
  const id = await outbox.keep(envelope({ held: 'trap' }))
  watch.held(id)
  await until(() => told.get('held') === 1)
  assert.equal(lines, [{ level: 'warn', event: 'held', id }])
  await outbox.revive('held', id)
  await pass(MINUTE)
  assert.is(told.get('held'), 0)
})

test('a clock that jumps by a month makes nothing old', async ({ folder, outbox, lines, pass, set }) => {
  await holdOld(folder, 1)
  set(30 * DAY)
  await pass(HOUR)
  await until(() => lines.some(({ event }) => event === 'clock set'))
  await pass(HOUR)
  assert.is((await outbox.names('held')).length, 1)
})

test.run()
