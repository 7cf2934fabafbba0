/**
 * Delivers the pending messages of an outbox, one at a time and the oldest first, and retries those that failed, after
 * waits of about 1 s, 2 s, 4 s, up to an hour. The time of the next attempt is in the message's file, so a restart neither
 * forgets nor hastens it.
 *
 * A message is delivered at least once. If the provider took it just before this process or the connection ended, it is
 * sent again, and only a provider that recognises its id can drop it. As calls are made one at a time, a kill repeats one
 * message at most.
 */
import type { Outcome } from '../relay/envelope'
import { type Clock, clock, LONGEST_TIMER } from './clock'
import { Strange } from './files'
import type { Attempt, Letter } from './letter'
import { codeOf, log as write } from './log'
import type { Outbox } from './outbox'
import { openQueue, type Settled, type Waiting } from './queue'
import { repeat } from './repeat'

/** What happened to one message, or to all: `blocked` and `healed` mean that the provider refuses or accepts the account. */
export type PumpEvent = 'delivered' | 'retried' | 'dead' | 'blocked' | 'healed'

export type PumpState = {
  /** How many messages wait, including the one that is being delivered. */
  pending: number
  /** How long the oldest of them has waited, in ms; 0 if there is none. */
  oldest: number
  /** Whether the provider refuses the account, so that all messages wait. */
  blocked: boolean
  /** Whether the provider's last definite answer about a message was a permanent refusal. */
  failing: boolean
}

export type Pump = {
  /** Enqueues a message that has become pending. */
  wake: (name: string) => void
  state: () => PumpState
  /** Begins no further delivery; resolves when the running one has ended or been cut off. */
  stop: () => Promise<void>
}

/** Times in ms. */
export const PACE = {
  /** How long one call to the provider may take. */
  limit: 10_000,
  /** The wait after the first failure; it doubles with each further one, up to the longest. */
  first: 1_000,
  longest: 3_600_000,
  /** After how many failures, about five days, a message is given up: RFC 5321 section 4.5.4.1 asks for four or five. */
  attempts: 160,
  /** How often one message is tried while the provider refuses the account. */
  probe: 60_000,
  /** How often the folder is read for files that another process put there: a restored backup, `npm run outbox retry`. */
  look: 10_000,
  /** How much longer a running call may take when the pump stops. */
  stop: 5_000,
}

export type Pace = typeof PACE

/** Makes one attempt to deliver a message, as `Send` does. */
type SendLetter = (letter: Letter, signal: AbortSignal) => Promise<Outcome>

type Options = {
  /** Where the messages go, for the log; absent for the mailbox. */
  to?: string | undefined
  pace?: Partial<Pace>
  clock?: Clock
  report?: (event: PumpEvent) => void
}

/** After how many failures of a message a line is logged: by then the provider has been away for half a minute. */
const WORTH_A_LINE = 5

/**
 * Starts to deliver, until it is stopped. File operations that the disk refuses are tried again, too.
 * @param send delivers a message; without it, messages are only counted
 */
export function startPump(
  outbox: Outbox,
  send: SendLetter | undefined,
  { to, pace: given, clock: { time, elapsed } = clock, report = () => {} }: Options = {},
): Pump {
  const pace = { ...PACE, ...given }
  const log: typeof write = (level, event, fields) => write(level, event, { ...(to && { to }), ...fields })
  const queue = openQueue()
  let running: { name: string; call: AbortController; ended: Promise<void> } | undefined
  let stopped = false
  /** The earliest moment of `elapsed` for the next call, when the provider asks for a wait or refuses the account. */
  let pause = 0
  let blocked = false
  let failing = false
  /** The last error code for a message's file, and for the folder: the same code is logged only once in a row. */
  let fault = ''
  let folderFault = ''
  let timer: NodeJS.Timeout | undefined

  /** Starts the delivery of a message that is due, or else runs again when the next one is. */
  function turn(): void {
    clearTimeout(timer)
    if (stopped || running || !send) return
    const now = elapsed()
    // While the account is refused, messages take turns, in case it is one message that causes the refusal.
    const waiting = pause <= now ? queue.take(now, blocked) : undefined
    if (waiting) start(waiting, send)
    else if (queue.soonest() < Number.POSITIVE_INFINITY)
      timer = setTimeout(turn, Math.min(Math.max(queue.soonest(), pause) - now, LONGEST_TIMER))
  }

  function start(waiting: Waiting, send: SendLetter): void {
    // While the account is refused, one message every `pace.probe` ms tests whether it is accepted again.
    if (blocked) pause = elapsed() + pace.probe
    const call = new AbortController()
    const limit = setTimeout(() => call.abort(), pace.limit)
    const ended = deliver(waiting, send, call.signal)
      .catch(error => postpone(waiting, codeOf(error)))
      .finally(() => {
        clearTimeout(limit)
        running = undefined
        turn()
      })
    running = { name: waiting.name, call, ended }
  }

  /** Delivers a message and stores the outcome. Rejects when the outbox cannot be read or written. */
  async function deliver(waiting: Waiting, send: SendLetter, signal: AbortSignal): Promise<void> {
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

  /** Sends a message. Resolves with undefined when there is no message to deliver. */
  async function attempt({ name }: Waiting, send: SendLetter, signal: AbortSignal): Promise<Outcome | undefined> {
    let letter: Letter
    try {
      letter = await outbox.read('pending', name)
    } catch (error) {
      if (error instanceof SyntaxError) return { result: 'dead', reason: 'the file is not a message' }
      // Another process has removed the file.
      if (codeOf(error) === 'ENOENT') return undefined
      if (!(error instanceof Strange)) throw error
      await outbox.setAside('pending', name)
      return undefined
    }
    if (letter.receipt !== undefined) return { result: 'ok', receipt: letter.receipt }
    // A disk that refuses this note would refuse the outcome too, and every start would send all messages again.
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
      report('delivered')
    } else {
      log('error', 'dead', { id: name, reason: outcome.reason })
      report('dead')
    }
  }

  /** Schedules the next attempt. Never rejects: a message that got lost here would wait until the next start. */
  async function later(waiting: Waiting, reason: string, after = 0): Promise<void> {
    const now = elapsed()
    const failures = waiting.failures + 1
    const wait = Math.min(Math.max(after, backoff(failures, pace)), pace.longest)
    // The provider's Retry-After applies to all messages.
    pause = Math.max(pause, now + Math.min(after, pace.longest))
    if (failures === WORTH_A_LINE) log('warn', 'waits', { id: waiting.name, attempts: failures, reason })
    report('retried')
    const times = { time: new Date(time()).toISOString(), next: new Date(time() + wait).toISOString() }
    // If the note cannot be written, the only effect is that the next start tries too early.
    await outbox.note(waiting.name, { reason, ...times }).catch(() => {})
    queue.add({ ...waiting, failures, diskFaults: 0, due: now + wait })
  }

  /** Puts a message back into the queue after the disk has failed, which does not count as an attempt. */
  function postpone(waiting: Waiting, code: string): void {
    const diskFaults = waiting.diskFaults + 1
    if (code !== fault) log('error', 'outbox', { fault: code })
    fault = code
    queue.add({ ...waiting, diskFaults, due: elapsed() + backoff(diskFaults, pace) })
  }

  /** Stops all sending but for one message every `pace.probe` ms. Such a try does not count as an attempt. */
  function block(waiting: Waiting, reason: string): void {
    pause = elapsed() + pace.probe
    queue.add({ ...waiting, due: elapsed() })
    if (blocked) return
    blocked = true
    log('error', 'blocked', { reason })
    report('blocked')
  }

  function heal(): void {
    if (!blocked) return
    blocked = false
    pause = 0
    log('info', 'healed')
    report('healed')
  }

  /** Enqueues the messages in the folder that are new, and drops those that are gone from it. */
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

  /** Returns the queue entry of a message, from the attempts noted in its file. */
  async function waitingOf(name: string): Promise<Waiting> {
    try {
      const { time: came, attempts } = await outbox.read('pending', name)
      // Taken after the read, so that a slow disk does not shorten the wait.
      const now = elapsed()
      const age = Math.max(time() - Date.parse(came), 0) || 0
      return { name, since: now - age, due: now + waitAfter(attempts.at(-1)), failures: attempts.length, diskFaults: 0 }
    } catch {
      // The delivery will meet the same fault and handle it.
      const now = elapsed()
      return { name, since: now, due: now, failures: 0, diskFaults: 0 }
    }
  }

  /** Returns how much of the wait after an attempt is left, in ms. */
  function waitAfter({ time: begin = '', next = '' }: Partial<Attempt> = {}): number {
    const end = Date.parse(next) || 0
    // The planned wait, from two times of the same clock: no more than that is left, even if the clock has been set since.
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
      queue.add({ name, since: elapsed(), due: 0, failures: 0, diskFaults: 0 })
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

/** Returns the wait after a number of failures, in ms. Up to half is random, to spread messages that failed together. */
function backoff(failures: number, { first, longest }: Pace): number {
  return Math.min(first * 2 ** (failures - 1), longest) * (1 - Math.random() / 2)
}
