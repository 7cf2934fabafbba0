/**
 * Alerts the owner to whatever keeps messages from being delivered: one POST of JSON to the owner's URL when a problem
 * begins, at most one an hour for each cause, and one when it is over. Alerts hold no text of a message and no address.
 */
import { type Clock, clock } from './clock'
import { codeOf, log } from './log'

/** The possible problems, each with the sentence that describes it. */
const CAUSES = {
  dead: 'Messages were refused for good and wait for a person (npm run outbox)',
  age: 'A message has waited for more than an hour',
  blocked: 'The key, the account or the address is refused: no message is sent until that is mended',
  refused: 'Visitors are told that their messages cannot be taken: the disk, or the number of messages that wait',
  old: 'Messages have waited for a person for more than 30 days (npm run outbox)',
} as const

export type Cause = keyof typeof CAUSES

export type Alerts = {
  /** Sets the count of a cause, 0 when all is well. Sends an alert when it exceeds the one last told, or falls to 0. */
  set: (cause: Cause, count: number) => void
  /** Sets the count found at the start, of which the owner was told by an earlier run. */
  known: (cause: Cause, count: number) => void
  /** Sends no further alert; resolves when those on their way have arrived or failed. */
  stop: () => Promise<void>
}

const HOUR = 3_600_000

/** How long the receiver of an alert may take to answer, in ms. */
const LIMIT = 10_000

/**
 * @param url the address to which alerts are posted; without one, none are sent
 * @param to the destination whose causes these are, as the prefix of their names; absent for the mailbox
 */
export function openAlerts(url: string | undefined, { elapsed }: Clock = clock, limit = LIMIT, to?: string): Alerts {
  const causes = new Map<Cause, { told: number; last: number }>()
  const running = new Map<Cause, Promise<void>>()
  let stopped = false

  /** Whether the last alert failed. Of consecutive failures only the first is logged. */
  let isFailing = false

  /** Sends an alert and logs a failure. Resolves with whether it arrived. */
  async function post(address: string, cause: Cause, count: number): Promise<boolean> {
    const failure = await attempt(address, cause, count)
    if (failure && !isFailing) log('error', 'alert failed', { cause, ...failure })
    isFailing = failure !== undefined
    return failure === undefined
  }

  /** Sends an alert. Resolves with what went wrong, as fields for the log, or undefined. */
  async function attempt(
    address: string,
    cause: Cause,
    count: number,
  ): Promise<Record<string, string | number> | undefined> {
    const what = to === undefined ? CAUSES[cause] : `${to}: ${CAUSES[cause]}`
    const text = count > 0 ? what : `Well again: ${what}`
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          cause: to === undefined ? cause : `${to}-${cause}`,
          state: count > 0 ? 'failing' : 'well',
          count,
          text,
        }),
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
      // When the count falls, the owner knows of the rest; a rise above it is worth an alert again.
      causes.set(cause, { told: Math.min(told, count), last })
      return
    }
    const ended = post(url, cause, count).then(told => {
      running.delete(cause)
      // After a failure the next call of `set` for the cause tries again.
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
