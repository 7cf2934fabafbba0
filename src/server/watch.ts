/**
 * Watches an outbox: whether there is room for another message, whether anything is wrong, which alerts to send, and when
 * to remove old messages.
 */
import { Full } from '../relay/envelope'
import type { Alerts } from './alerts'
import { type Clock, clock } from './clock'
import { codeOf, log } from './log'
import type { Gauges } from './metrics'
import type { Outbox } from './outbox'
import type { Pump, PumpEvent } from './pump'
import { repeat } from './repeat'

/** The limits beyond which no message is accepted. */
export const CEILINGS = {
  /** How many messages may wait to be delivered (`pending`) and for a person (`held`). */
  pending: 10_000,
  held: 10_000,
  /** How much of the disk must be free, in bytes. */
  free: 100 * 2 ** 20,
}

/** What keeps messages from being delivered, by the names that /readyz reports. */
export type Fault = 'disk' | 'full' | 'blocked' | 'failing' | 'age'

export type Watch = {
  /** Rejects with Full when there is no room for another message. */
  admit: (box: 'pending' | 'held') => Promise<void>
  /** Returns what is in the outbox, from at most a second ago. Rejects when it cannot be read. */
  gauges: () => Promise<Gauges>
  /** Returns what is wrong, as of at most a second ago; writes a file to test the disk. Never rejects. */
  faults: () => Promise<Fault[]>
  /** Reports that a message was refused. */
  refused: () => void
  /** Reports that a message is held for a person. */
  held: (id: string) => void
  /** Reports an event of the pump. */
  record: (event: PumpEvent) => void
  stop: () => void
}

const HOUR = 3_600_000

/** Times in ms. */
const PACE = {
  /** How often to look, first that long after the start: by then, messages that waited for the server are on their way. */
  look: 60_000,
  /** How long a reading of the outbox is reused. */
  fresh: 1_000,
  /** The age beyond which a pending message is late. */
  late: HOUR,
  /** When old messages are first removed, and how often after that. A clock that was wrong at the start is set by then. */
  firstForget: HOUR,
  forget: 24 * HOUR,
}

type Parts = {
  outbox: Outbox
  pump: Pick<Pump, 'state'>
  alerts: Alerts
  ceilings?: Partial<typeof CEILINGS> | undefined
  pace?: Partial<typeof PACE> | undefined
  clock?: Clock
}

export function startWatch({ outbox, pump, alerts, ceilings, pace: given, clock: clocks = clock }: Parts): Watch {
  const most = { ...CEILINGS, ...ceilings }
  const pace = { ...PACE, ...given }
  const count = async (box: 'pending' | 'held' | 'dead') => (await outbox.names(box)).length
  const forget = forgetter(outbox, alerts, pace, clocks)
  let isRefusing = false

  const gauges = fresh(pace.fresh, clocks.elapsed, async (): Promise<Gauges> => {
    const [pending, held, dead] = await Promise.all([count('pending'), count('held'), count('dead')])
    const freeBytes = await outbox.free().catch(() => Number.NaN)
    const { oldest, blocked } = pump.state()
    return { pending, held, dead, oldestSeconds: Math.round(oldest / 1000), freeBytes, blocked }
  })

  const faults = fresh(pace.fresh, clocks.elapsed, async (): Promise<Fault[]> => {
    const { oldest, blocked, failing } = pump.state()
    const found: Fault[] = []
    const writes = await outbox.probe().then(
      () => true,
      () => false,
    )
    const { pending, dead, freeBytes } = await gauges().catch(() => NOTHING)
    if (!writes) found.push('disk')
    // Held messages do not count: what fell into the trap keeps nobody else from being admitted.
    if (pending >= most.pending || freeBytes < most.free) found.push('full')
    if (blocked) found.push('blocked')
    if (failing && dead > 0) found.push('failing')
    if (oldest > pace.late) found.push('age')
    return found
  })

  async function look(): Promise<void> {
    const { oldest, blocked } = pump.state()
    alerts.set('age', oldest > pace.late ? 1 : 0)
    alerts.set('blocked', blocked ? 1 : 0)
    await tellWaiting()
    if (isRefusing && (await faults()).every(fault => fault !== 'disk' && fault !== 'full')) isRefusing = false
    alerts.set('refused', isRefusing ? 1 : 0)
    if (await forget()) await tellWaiting()
  }

  const tellWaiting = async () => {
    alerts.set('dead', await count('dead'))
    alerts.set('held', await count('held'))
  }

  let [stop, told] = [() => {}, Promise.resolve()]
  const first = setTimeout(() => {
    stop = repeat(pace.look, () => look().catch(fail))
  }, pace.look)
  for (const box of ['dead', 'held'] as const) count(box).then(found => alerts.known(box, found), fail)

  return {
    admit: async box => {
      const found = await gauges()
      if (found[box] >= most[box] || found.freeBytes < most.free) throw new Full()
    },
    gauges,
    faults,
    refused: () => {
      isRefusing = true
      alerts.set('refused', 1)
    },
    record: event => {
      if (event === 'blocked') alerts.set('blocked', 1)
      if (event === 'healed') alerts.set('blocked', 0)
      if (event === 'dead') told = tellWaiting().catch(fail)
    },
    held: id => {
      log('warn', 'held', { id })
      count('held').then(found => alerts.add('held', found), fail)
    },
    stop: async () => {
      clearTimeout(first)
      stop()
      await told
    },
  }
}

const fail = (error: unknown) => log('error', 'outbox', { fault: codeOf(error) })

/**
 * Returns the function that removes old messages once that is due, and resolves with whether it did. After the clock was set it
 * waits for another interval, as what looks a month old may be new.
 */
function forgetter(outbox: Outbox, alerts: Alerts, pace: typeof PACE, { time, elapsed }: Clock) {
  let next = elapsed() + pace.firstForget
  let offset = time() - elapsed()
  /** The files of the held messages of whose erasure the owner was warned. */
  let warned: ReadonlySet<string> = new Set()
  return async (): Promise<boolean> => {
    const now = time() - elapsed()
    const jump = Math.abs(now - offset)
    offset = now
    if (jump > HOUR / 2) {
      log('warn', 'clock set', { ms: Math.round(jump) })
      next = elapsed() + pace.forget
    }
    if (elapsed() < next) return false
    next = elapsed() + pace.forget
    const { waiting, expiring } = await outbox.forget(time())
    if (waiting > 0) log('warn', 'old', { count: waiting })
    alerts.set('old', waiting)
    if (expiring.length > 0) log('warn', 'expiring', { count: expiring.length })
    const tell = expiring.every(file => warned.has(file)) ? alerts.set : alerts.add
    tell('expiring', expiring.length)
    warned = new Set(expiring)
    return true
  }
}

/** Stands in for the gauges of an outbox that cannot be read. */
const NOTHING = { pending: 0, dead: 0, freeBytes: Number.NaN }

/** Caches the answer of `ask` for `ms` ms, so that frequent requests cost no more than rare ones. */
function fresh<T>(ms: number, elapsed: () => number, ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  let asked = Number.NEGATIVE_INFINITY
  return () => {
    if (answer === undefined || elapsed() - asked >= ms) {
      asked = elapsed()
      answer = ask()
    }
    return answer
  }
}
