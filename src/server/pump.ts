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
import { openAccount } from './account'
import { type Clock, clock, LONGEST_TIMER } from './clock'
import { type Deliver, openDelivery } from './delivery'
import { enqueueNew } from './enqueue'
import type { Letter } from './letter'
import { codeOf, log as write } from './log'
import type { Outbox } from './outbox'
import { openQueue, type Queue, type Waiting } from './queue'
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
  /** How long one call to the provider may take, as on Workers: one that is given up may have delivered the message. */
  limit: 30_000,
  /**
   * How long its answer may take once it has the whole message: RFC 5321 section 4.5.3.2.6 asks for ten minutes, because a
   * message whose answer nobody awaits is delivered twice.
   */
  answer: 600_000,
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
export type SendLetter = (letter: Letter, signal: AbortSignal, onGiven: () => void) => Promise<Outcome>

type Options = {
  /** Where the messages go, for the log; absent for the mailbox. */
  to?: string | undefined
  pace?: Partial<Pace>
  clock?: Clock
  report?: (event: PumpEvent) => void
}

/** What the parts of a pump work with. */
export type PumpContext = {
  outbox: Outbox
  queue: Queue
  pace: Pace
  clock: Clock
  log: typeof write
  report: (event: PumpEvent) => void
}

/**
 * Starts to deliver, until it is stopped. File operations that the disk refuses are tried again, too.
 * @param send delivers a message; without it, messages are only counted
 */
export function startPump(
  outbox: Outbox,
  send: SendLetter | undefined,
  { to, pace: given, clock: clocks = clock, report = () => {} }: Options = {},
): Pump {
  const { elapsed } = clocks
  const pace = { ...PACE, ...given }
  const log: typeof write = (level, event, fields) => write(level, event, { ...(to && { to }), ...fields })
  const queue = openQueue()
  const context: PumpContext = { outbox, queue, pace, clock: clocks, log, report }
  const account = openAccount(context)
  const deliver = send && openDelivery(context, account, send)
  let running: { name: string; call: AbortController; ended: Promise<void> } | undefined
  let stopped = false
  /** The last error code for the folder: the same code is logged only once in a row. */
  let folderFault = ''
  let timer: NodeJS.Timeout | undefined

  /** Starts the delivery of a message that is due, or else runs again when the next one is. */
  function turn(): void {
    clearTimeout(timer)
    if (stopped || running || !deliver) return
    const now = elapsed()
    const free = account.free()
    // While the account is refused, messages take turns, in case it is one message that causes the refusal.
    const waiting = free <= now ? queue.take(now, account.isBlocked()) : undefined
    if (waiting) start(waiting, deliver)
    else if (queue.soonest() < Number.POSITIVE_INFINITY)
      timer = setTimeout(turn, Math.min(Math.max(queue.soonest(), free) - now, LONGEST_TIMER))
  }

  function start(waiting: Waiting, deliver: Deliver): void {
    account.begin()
    const call = new AbortController()
    let limit: NodeJS.Timeout | undefined
    const allow = (ms: number) => {
      clearTimeout(limit)
      limit = setTimeout(() => call.abort(), ms)
    }
    allow(pace.limit)
    const ended = deliver(waiting, call.signal, () => allow(pace.answer)).finally(() => {
      clearTimeout(limit)
      running = undefined
      turn()
    })
    running = { name: waiting.name, call, ended }
  }

  const stopLooking = repeat(pace.look, async () => {
    const found = await enqueueNew(context, () => running?.name)
      .then(turn)
      .then(() => '', codeOf)
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
      return {
        pending: queue.size(),
        oldest: now - queue.oldest(now),
        blocked: account.isBlocked(),
        failing: account.isFailing(),
      }
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
