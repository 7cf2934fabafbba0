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
  held: 'Messages that a program seems to have sent wait for a person, and are erased after 30 days (npm run outbox)',
  expiring: 'Messages that wait for a person will be erased within seven days (npm run outbox)',
} as const

export type Cause = keyof typeof CAUSES

export type Alerts = {
  /** Sets the count of a cause, 0 when all is well. Sends an alert when it exceeds that of the last alert, or falls to 0. */
  set: (cause: Cause, count: number) => void
  /** Sets the count of a cause of which there is one more. Sends an alert even if the count does not exceed the last one. */
  add: (cause: Cause, count: number) => void
  /** Sets the count found at the start: already alerted before the restart. */
  known: (cause: Cause, count: number) => void
  /** Sends no further alert; resolves when those on their way have arrived or failed. */
  stop: () => Promise<void>
}

type State = {
  /** The count in the last alert. */
  alerted: number
  /** When an alert was last sent, by `Clock.elapsed`. */
  last: number
  /** Whether something is new since the last alert, whatever the count. */
  isNews: boolean
}

const HOUR = 3_600_000

/** How long the receiver of an alert may take to answer, in ms. */
const LIMIT = 10_000

/** How long it may take once the server stops, in ms. */
const LAST = 4_000

/**
 * @param url the address to which alerts are posted; without one, none are sent
 * @param to the destination whose causes these are, as the prefix of their names; absent for the mailbox
 */
export function openAlerts(url: string | undefined, { elapsed }: Clock = clock, limit = LIMIT, to?: string): Alerts {
  const causes = new Map<Cause, State>()
  const running = new Map<Cause, Promise<void>>()
  let stopped = false
  const ending = new AbortController()

  /** Whether the last alert failed. Of consecutive failures only the first is logged. */
  let isFailing = false

  /** Sends an alert and logs a failure. Resolves with whether it arrived. */
  async function post(address: string, cause: Cause, count: number): Promise<boolean> {
    const failure = await send(
      address,
      alertOf(cause, count, to),
      AbortSignal.any([ending.signal, AbortSignal.timeout(limit)]),
    )
    if (failure && !isFailing) log('error', 'alert failed', { cause, ...failure })
    isFailing = failure !== undefined
    return failure === undefined
  }

  function stateOf(cause: Cause): State {
    const state = causes.get(cause) ?? { alerted: 0, last: Number.NEGATIVE_INFINITY, isNews: false }
    causes.set(cause, state)
    return state
  }

  function set(cause: Cause, count: number): void {
    const state = stateOf(cause)
    if (!url || stopped || running.has(cause)) return
    if (count === 0) state.isNews = false
    if (count > state.alerted || state.isNews ? elapsed() - state.last < HOUR : count > 0 || state.alerted === 0) {
      // Remembers the lower count, so that a later rise alerts.
      state.alerted = Math.min(state.alerted, count)
      return
    }
    const wasNews = state.isNews
    // What comes while the alert is on its way is news again.
    state.isNews = false
    const ended = post(url, cause, count).then(arrived => {
      running.delete(cause)
      // After a failure the next call of `set` for the cause tries again.
      if (!arrived) state.isNews ||= wasNews
      else Object.assign(state, { alerted: count, last: count > 0 ? elapsed() : state.last })
    })
    running.set(cause, ended)
  }

  return {
    set,
    add: (cause, count) => {
      stateOf(cause).isNews = true
      set(cause, count)
    },
    known: (cause, count) => {
      stateOf(cause).alerted = count
    },
    stop: async () => {
      stopped = true
      const cut = setTimeout(() => ending.abort(), LAST)
      await Promise.all(running.values())
      clearTimeout(cut)
    },
  }
}

/** Returns an alert as its receiver gets it. */
function alertOf(cause: Cause, count: number, to?: string) {
  const what = to === undefined ? CAUSES[cause] : `${to}: ${CAUSES[cause]}`
  return {
    cause: to === undefined ? cause : `${to}-${cause}`,
    state: count > 0 ? 'failing' : 'well',
    count,
    text: count > 0 ? what : `Well again: ${what}`,
  }
}

/** Sends an alert. Resolves with what went wrong, as fields for the log, or undefined. */
async function send(
  address: string,
  alert: ReturnType<typeof alertOf>,
  signal: AbortSignal,
): Promise<Record<string, string | number> | undefined> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(alert),
      signal,
      redirect: 'manual',
    })
    response.body?.cancel().catch(() => {})
    return response.ok ? undefined : { status: response.status }
  } catch (error) {
    return { fault: codeOf(error) }
  }
}
