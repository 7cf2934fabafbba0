/**
 * Tells somebody what stands between a message and its reader: one POST of JSON to an address of the owner's when it
 * begins, at most one an hour for each cause, and one when it is over. It holds no word of a message and no address.
 */
import { type Clock, clock } from './clock'
import { codeOf, log } from './log'

/** What can be wrong, and the sentence that says so. */
const CAUSES = {
  dead: 'Messages were refused for good and wait for a person (npm run outbox)',
  age: 'A message has waited for more than an hour',
  blocked: 'The mail provider refuses the key, the account or the address: no message is sent until that is mended',
  refused: 'Visitors are told that their messages cannot be taken: the disk, or the number of messages that wait',
  old: 'Messages have waited for a person for more than 30 days (npm run outbox)',
} as const

export type Cause = keyof typeof CAUSES

export type Alerts = {
  /** Says how much of a cause there is: 0 when all is well. More than was told before is news. */
  set: (cause: Cause, count: number) => void
  /** What was there at the start: somebody was told of it then. */
  known: (cause: Cause, count: number) => void
  /** Tells nothing more; resolves when what is on its way has arrived or been given up. */
  stop: () => Promise<void>
}

const HOUR = 3_600_000

/** How long the other side may take, in ms. */
const LIMIT = 10_000

/** @param url where to tell it; where none is given, nobody is told */
export function openAlerts(url: string | undefined, { elapsed }: Clock = clock, limit = LIMIT): Alerts {
  const causes = new Map<Cause, { told: number; last: number }>()
  const running = new Map<Cause, Promise<void>>()
  let stopped = false

  /** Whether the last one failed: that is logged once in a row. */
  let isFailing = false

  /** Resolves with whether it was told. */
  async function post(address: string, cause: Cause, count: number): Promise<boolean> {
    const failure = await attempt(address, cause, count)
    if (failure && !isFailing) log('error', 'alert failed', { cause, ...failure })
    isFailing = failure !== undefined
    return failure === undefined
  }

  /** Resolves with what went wrong. */
  async function attempt(
    address: string,
    cause: Cause,
    count: number,
  ): Promise<Record<string, string | number> | undefined> {
    const text = count > 0 ? CAUSES[cause] : `Well again: ${CAUSES[cause]}`
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ cause, state: count > 0 ? 'failing' : 'well', count, text }),
        signal: AbortSignal.timeout(limit),
        redirect: 'manual',
      })
      response.body?.cancel().catch(() => {})
      return response.ok ? undefined : { status: response.status }
    } catch (error) {
      return { fault: codeOf(error) }
    }
  }

  function set(cause: Cause, count: number): void {
    const { told, last } = causes.get(cause) ?? { told: 0, last: Number.NEGATIVE_INFINITY }
    if (!url || stopped || running.has(cause)) return
    if (count > told ? elapsed() - last < HOUR : count > 0 || told === 0) {
      // Of what has become less, the rest is known; more than that is news again.
      causes.set(cause, { told: Math.min(told, count), last })
      return
    }
    const ended = post(url, cause, count).then(told => {
      running.delete(cause)
      // A failure is tried again with the next look at the cause.
      if (told) causes.set(cause, { told: count, last: count > 0 ? elapsed() : last })
    })
    running.set(cause, ended)
  }

  return {
    set,
    known: (cause, count) => causes.set(cause, { told: count, last: Number.NEGATIVE_INFINITY }),
    stop: async () => {
      stopped = true
      await Promise.all(running.values())
    },
  }
}
