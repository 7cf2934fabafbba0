/**
 * Delivers what is pending in an outbox, the oldest first, one at a time, and tries again what failed: after about 1 s,
 * 2 s, 4 s, up to an hour. When a message is due next stands in its file, so a restart neither forgets nor hurries.
 *
 * A message is delivered at least once. The one that the provider took just before this process, or the connection, came
 * to its end is sent again; only a provider that knows the id can tell. One call at a time makes that one message a kill.
 */
import type { Outcome, Send } from '../relay/envelope'
import { type Clock, clock, LONGEST_TIMER } from './clock'
import { Strange } from './files'
import type { Attempt, Letter } from './letter'
import { codeOf, log } from './log'
import type { Outbox } from './outbox'
import { openQueue, type Settled, type Waiting } from './queue'
import { repeat } from './repeat'

/** What happened to a message, or to all of them: `blocked` and `healed` are the provider's word about the account. */
export type Told = 'delivered' | 'retried' | 'dead' | 'blocked' | 'healed'

export type PumpState = {
  /** How many messages wait, those that are on their way included. */
  pending: number
  /** How long the oldest of them has waited, in ms; 0 where there is none. */
  oldest: number
  /** The provider refuses the account: all messages wait. */
  blocked: boolean
  /** The last message that the provider judged was refused for good. */
  failing: boolean
}

export type Pump = {
  /** Says that a message is now pending. */
  wake: (name: string) => void
  state: () => PumpState
  /** Begins no delivery any more; resolves when the one that runs has ended or been cut off. */
  stop: () => Promise<void>
}

/** Times in ms. */
export const PACE = {
  /** What one call may take. */
  limit: 10_000,
  /** The wait after the first failure; it doubles with each further one, up to the longest. */
  first: 1_000,
  longest: 3_600_000,
  /** After so many, five days or so, a person has to look: RFC 5321 section 4.5.4.1 asks for four or five. */
  attempts: 160,
  /** How often one message is tried while the provider refuses the account. */
  probe: 60_000,
  /** How often the folder is read for what another process put there: a restored file, `npm run outbox retry`. */
  look: 10_000,
  /** What a running call may still take when the pump stops. */
  stop: 5_000,
}

export type Pace = typeof PACE

type Options = {
  pace?: Partial<Pace>
  clock?: Clock
  tell?: (event: Told) => void
}

/** How many failures of one message are worth a line in the log: the provider has been away for half a minute. */
const WORTH_A_LINE = 5

/**
 * Starts to deliver, until it is stopped. What the disk refuses meanwhile is tried again, too.
 * @param send delivers a message; where there is none, messages are only counted
 */
export function startPump(
  outbox: Outbox,
  send: Send | undefined,
  { pace: given, clock: { time, elapsed } = clock, tell = () => {} }: Options = {},
): Pump {
  const pace = { ...PACE, ...given }
  const queue = openQueue()
  let running: { name: string; call: AbortController; ended: Promise<void> } | undefined
  let stopped = false
  /** The provider asked for nothing to be sent before. */
  let pause = 0
  let blocked = false
  let failing = false
  /** What the disk said last about a message, and about the folder, so that it is logged once. */
  let fault = ''
  let folderFault = ''
  let timer: NodeJS.Timeout | undefined

  /** Starts what is due, and comes back when the next one is. */
  function turn(): void {
    clearTimeout(timer)
    if (stopped || running || !send) return
    const now = elapsed()
    // While the account is refused, each message has its turn: one that is refused for itself must not be in the way.
    const waiting = pause <= now ? queue.take(now, blocked) : undefined
    if (waiting) start(waiting, send)
    else if (queue.soonest() < Number.POSITIVE_INFINITY)
      timer = setTimeout(turn, Math.min(Math.max(queue.soonest(), pause) - now, LONGEST_TIMER))
  }

  function start(waiting: Waiting, send: Send): void {
    // One now and then tells whether the account is in order again.
    if (blocked) pause = elapsed() + pace.probe
    const call = new AbortController()
    const limit = setTimeout(() => call.abort(), pace.limit)
    const ended = deliver(waiting, send, call.signal)
      .catch(error => stumble(waiting, codeOf(error)))
      .finally(() => {
        clearTimeout(limit)
        running = undefined
        turn()
      })
    running = { name: waiting.name, call, ended }
  }

  /** Rejects when the outbox cannot do its part. */
  async function deliver(waiting: Waiting, send: Send, signal: AbortSignal): Promise<void> {
    const { name } = waiting
    const begin = elapsed()
    const outcome = waiting.settled ?? (await attempt(waiting, send, signal))
    if (!outcome) {
      queue.drop(name)
      return
    }
    if (outcome.result === 'blocked') return block(waiting, outcome.reason)
    if (outcome.result === 'retry') {
      const { reason, after } = outcome
      if (waiting.failures + 1 < pace.attempts) return later(waiting, reason, after)
      waiting.settled = {
        result: 'dead',
        reason: `gave up after ${waiting.failures + 1} attempts, the last: ${reason}`,
      }
    } else waiting.settled = outcome
    await settle(waiting, waiting.settled, elapsed() - begin)
  }

  /** Nothing when there is nothing to deliver. */
  async function attempt({ name }: Waiting, send: Send, signal: AbortSignal): Promise<Outcome | undefined> {
    let letter: Letter
    try {
      letter = await outbox.read('pending', name)
    } catch (error) {
      if (error instanceof SyntaxError) return { result: 'dead', reason: 'the file is not a message' }
      // Somebody took it away.
      if (codeOf(error) === 'ENOENT') return undefined
      if (!(error instanceof Strange)) throw error
      await outbox.setAside('pending', name)
      return undefined
    }
    if (letter.receipt !== undefined) return { result: 'ok', receipt: letter.receipt }
    // A disk that takes no note of an attempt would not take the outcome: at every start all would be sent again.
    await outbox.begin(name)
    fault = ''
    const outcome = await send(letter, signal)
    if (outcome.result === 'ok') heal()
    if (outcome.result === 'ok' || outcome.result === 'dead') failing = outcome.result === 'dead'
    return outcome
  }

  async function settle({ name, failures }: Waiting, outcome: Settled, ms: number): Promise<void> {
    if (outcome.result === 'ok') await outbox.sent(name, outcome.receipt)
    else await outbox.bury(name, outcome.reason)
    queue.drop(name)
    if (outcome.result === 'ok') {
      log('info', 'delivered', { id: name, attempts: failures + 1, ms: Math.round(ms) })
      tell('delivered')
    } else {
      log('error', 'dead', { id: name, reason: outcome.reason })
      tell('dead')
    }
  }

  /** Never rejects: a message that got lost here would wait for the next start. */
  async function later(waiting: Waiting, reason: string, after = 0): Promise<void> {
    const now = elapsed()
    const failures = waiting.failures + 1
    const wait = Math.min(Math.max(after, backoff(failures, pace)), pace.longest)
    // A provider that says when to come back says so of every message.
    pause = Math.max(pause, now + Math.min(after, pace.longest))
    if (failures === WORTH_A_LINE) log('warn', 'waits', { id: waiting.name, attempts: failures, reason })
    tell('retried')
    const times = { time: new Date(time()).toISOString(), next: new Date(time() + wait).toISOString() }
    // Without this line only the next start would try too early.
    await outbox.note(waiting.name, { reason, ...times }).catch(() => {})
    queue.add({ ...waiting, failures, stumbles: 0, due: now + wait })
  }

  /** The message is as good as before: only the disk did not do its part. */
  function stumble(waiting: Waiting, code: string): void {
    const stumbles = waiting.stumbles + 1
    if (code !== fault) log('error', 'outbox', { fault: code })
    fault = code
    queue.add({ ...waiting, stumbles, due: elapsed() + backoff(stumbles, pace) })
  }

  /** Nothing is sent any more but one message now and then, none of which counts as tried. */
  function block(waiting: Waiting, reason: string): void {
    pause = elapsed() + pace.probe
    queue.add({ ...waiting, due: elapsed() })
    if (blocked) return
    blocked = true
    log('error', 'blocked', { reason })
    tell('blocked')
  }

  function heal(): void {
    if (!blocked) return
    blocked = false
    pause = 0
    log('info', 'healed')
    tell('healed')
  }

  /** Enqueues what is in the folder and not known, and forgets what is not there any more. */
  async function look(): Promise<void> {
    const before = queue.names()
    const names = await outbox.names('pending')
    const present = new Set(names)
    const taken = running?.name
    for (const name of before) if (!present.has(name) && name !== taken) queue.drop(name)
    const fresh = names.filter(name => !queue.has(name))
    for (let i = 0; i < fresh.length; i += 32) {
      const found = await Promise.all(fresh.slice(i, i + 32).map(waitingOf))
      for (const waiting of found) if (!queue.has(waiting.name)) queue.add(waiting)
    }
    turn()
  }

  /** A message as the last run of the server left it. */
  async function waitingOf(name: string): Promise<Waiting> {
    try {
      const { time: came, attempts } = await outbox.read('pending', name)
      // After the read: what a slow disk takes must not shorten the wait.
      const now = elapsed()
      const age = Math.max(time() - Date.parse(came), 0) || 0
      return { name, since: now - age, due: now + waitAfter(attempts.at(-1)), failures: attempts.length, stumbles: 0 }
    } catch {
      // Its delivery will tell why.
      const now = elapsed()
      return { name, since: now, due: now, failures: 0, stumbles: 0 }
    }
  }

  /** What is left of the wait after an attempt. */
  function waitAfter({ time: begin = '', next = '' }: Partial<Attempt> = {}): number {
    const end = Date.parse(next) || 0
    // If the clock was set since, the wait is no longer than it was meant to be: both times are of one clock.
    const meant = end - Date.parse(begin) || pace.longest
    return Math.max(Math.min(end - time(), meant, pace.longest), 0)
  }

  const stopLooking = repeat(pace.look, async () => {
    const found = await look().then(() => '', codeOf)
    if (found && found !== folderFault) log('error', 'outbox', { fault: found })
    folderFault = found
  })

  return {
    wake: name => {
      if (queue.has(name)) return
      queue.add({ name, since: elapsed(), due: 0, failures: 0, stumbles: 0 })
      turn()
    },
    state: () => {
      const now = elapsed()
      return { pending: queue.size(), oldest: now - queue.oldest(now), blocked, failing }
    },
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      stopLooking()
      const cut = setTimeout(() => running?.call.abort(), pace.stop)
      await running?.ended
      clearTimeout(cut)
    },
  }
}

/** The wait after so many failures, in ms. Half of it is left to chance: what failed together is not tried together. */
function backoff(failures: number, { first, longest }: Pace): number {
  return Math.min(first * 2 ** (failures - 1), longest) * (1 - Math.random() / 2)
}
