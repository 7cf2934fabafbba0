/**
 * Delivers what is pending in an outbox, the oldest first, a few at a time, and tries again what failed: after about 1 s,
 * 2 s, 4 s, up to an hour. When a message is due next stands in its file, so a restart neither forgets nor hurries.
 *
 * A message is delivered at least once. One that the provider took just before this process, or the connection, came to
 * its end is sent again; only a provider that knows the id can tell.
 */
import type { Send } from '../relay/envelope'
import type { Letter } from './letter'
import { codeOf, type Outbox } from './outbox'

export type Pump = {
  /** Says that a message is now pending. */
  wake: (name: string) => void
  /** Begins no delivery any more; resolves when those that run have ended or been cut off. */
  stop: () => Promise<void>
}

/** Times in ms. */
const PACE = {
  /** Deliveries at a time. */
  parallel: 4,
  /** What one call may take. */
  limit: 10_000,
  /** The wait after the first failure; it doubles with each further one, up to the longest. */
  first: 1_000,
  longest: 3_600_000,
  /** After so many, five days or so, a person has to look: RFC 5321 section 4.5.4.1 asks for four or five. */
  attempts: 160,
  /** How often the folder is read for what another process put there: a restored file, `npm run outbox retry`. */
  look: 10_000,
  /** What running calls may still take when the pump stops. */
  stop: 5_000,
}

export type Pace = typeof PACE

/** A message that waits for its turn; `time` and `due` in ms since 1970. */
type Waiting = {
  name: string
  time: number
  due: number
  failures: number
  /** The provider has it: all that is left to do is to move the file. */
  taken: boolean
}

/** How many failures of one message are worth a line in the log: the provider has been away for half a minute. */
const WORTH_A_LINE = 5

/** Starts to deliver, until it is stopped. What the disk refuses meanwhile is tried again, too. */
export function startPump(outbox: Outbox, send: Send, given: Partial<Pace> = {}): Pump {
  const pace = { ...PACE, ...given }
  /** By time, the oldest first. */
  const queue: Waiting[] = []
  /** The names in the queue and in delivery. */
  const known = new Set<string>()
  const running = new Map<AbortController, Promise<void>>()
  let stopped = false
  /** The provider asked for nothing to be sent before. */
  let pause = 0
  let timer: NodeJS.Timeout | undefined

  /** Starts what is due, and comes back when the next one is. */
  function turn(): void {
    clearTimeout(timer)
    if (stopped) return
    const now = Date.now()
    while (running.size < pace.parallel && pause <= now) {
      const index = queue.findIndex(({ due }) => due <= now)
      const [waiting] = index < 0 ? [] : queue.splice(index, 1)
      if (!waiting) break
      start(waiting)
    }
    if (running.size === pace.parallel || queue.length === 0) return
    const due = queue.reduce((soonest, waiting) => Math.min(soonest, waiting.due), Number.POSITIVE_INFINITY)
    timer = setTimeout(turn, Math.max(due, pause) - now)
  }

  function start(waiting: Waiting): void {
    const call = new AbortController()
    const limit = setTimeout(() => call.abort(), pace.limit)
    const ended = deliver(waiting, call.signal)
      .catch(error => later(waiting, codeOf(error)))
      .finally(() => {
        clearTimeout(limit)
        running.delete(call)
        turn()
      })
    running.set(call, ended)
  }

  /** Rejects when the outbox cannot do its part. */
  async function deliver(waiting: Waiting, signal: AbortSignal): Promise<void> {
    const { name, taken, failures } = waiting
    let letter: Letter
    try {
      letter = await outbox.read('pending', name)
    } catch (error) {
      if (error instanceof SyntaxError) return setAside(name, 'the file is not a message')
      if (codeOf(error) !== 'ENOENT') throw error
      // Somebody took it away.
      known.delete(name)
      return
    }
    const outcome = taken ? ({ result: 'ok', receipt: '' } as const) : await send(letter, signal)
    if (outcome.result === 'dead') return setAside(name, outcome.reason)
    if (outcome.result !== 'ok') {
      const { reason } = outcome
      const after = outcome.result === 'retry' ? outcome.after : undefined
      if (failures + 1 < pace.attempts) return later(waiting, reason, after)
      return setAside(name, `gave up after ${failures + 1} attempts, the last: ${reason}`)
    }
    waiting.taken = true
    await outbox.sent(name)
    known.delete(name)
  }

  async function setAside(name: string, reason: string): Promise<void> {
    await outbox.bury(name, reason)
    known.delete(name)
    console.error(`DEAD LETTER ${name}: ${reason} (npm run outbox)`)
  }

  /** Never rejects: a message that got lost here would wait for the next start. */
  async function later(waiting: Waiting, reason: string, after = 0): Promise<void> {
    const now = Date.now()
    const failures = waiting.failures + 1
    const due = now + Math.max(after, backoff(failures, pace))
    // Who says when to come back says so of every message.
    pause = Math.max(pause, now + after)
    if (failures === WORTH_A_LINE) {
      console.error(`Message ${waiting.name} waits: ${failures} attempts failed, the last: ${reason}`)
    }
    const attempt = { time: new Date(now).toISOString(), reason, next: new Date(due).toISOString() }
    // Without this line only the next start would try too early.
    await outbox.note(waiting.name, attempt).catch(() => {})
    enqueue({ ...waiting, failures, due })
  }

  function enqueue(waiting: Waiting): void {
    queue.splice(queue.findLastIndex(({ time }) => time <= waiting.time) + 1, 0, waiting)
  }

  /** Enqueues what is in the folder and not known. */
  async function look(): Promise<void> {
    const names = await outbox.names('pending')
    for (let i = 0; i < names.length; i += 32) {
      const fresh = names.slice(i, i + 32).filter(name => !known.has(name))
      for (const name of fresh) known.add(name)
      for (const waiting of await Promise.all(fresh.map(name => waitingOf(outbox, name, pace.longest)))) {
        enqueue(waiting)
      }
    }
    turn()
  }

  const stopLooking = repeat(look, pace.look)

  return {
    wake: name => {
      if (known.has(name)) return
      known.add(name)
      enqueue({ name, time: Date.now(), due: 0, failures: 0, taken: false })
      turn()
    },
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      stopLooking()
      const cut = setTimeout(() => {
        for (const call of running.keys()) call.abort()
      }, pace.stop)
      await Promise.all(running.values())
      clearTimeout(cut)
    },
  }
}

/** The wait after so many failures, in ms. Half of it is left to chance: what failed together is not tried together. */
function backoff(failures: number, { first, longest }: Pace): number {
  return Math.min(first * 2 ** (failures - 1), longest) * (1 - Math.random() / 2)
}

/** A message as the last run of the server left it. */
async function waitingOf(outbox: Outbox, name: string, longest: number): Promise<Waiting> {
  try {
    const { time, attempts } = await outbox.read('pending', name)
    const next = Date.parse(attempts.at(-1)?.next ?? '') || 0
    // A clock that was set back must not hold a message for longer than any wait.
    const due = Math.min(next, Date.now() + longest)
    return { name, time: Date.parse(time) || 0, due, failures: attempts.length, taken: false }
  } catch {
    // Its delivery will tell why.
    return { name, time: 0, due: 0, failures: 0, taken: false }
  }
}

/** Does something at once and again and again, with a pause in between. A failure is said once in a row. */
function repeat(task: () => Promise<void>, between: number): () => void {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let fault = ''
  async function run(): Promise<void> {
    const found = await task().then(() => '', codeOf)
    if (stopped) return
    if (found && found !== fault) console.error(`The outbox cannot be read: ${found}`)
    fault = found
    timer = setTimeout(run, between)
  }
  run()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
