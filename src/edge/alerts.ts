/**
 * Alerts the owner, in the same form as the Node server: one POST of JSON, without personal data, when a problem begins,
 * at most one an hour for each cause, and one when it is over. What was told is in MAIL_KV, where a scheduled run looks for
 * problems. Without a namespace each copy of the Worker tells by itself what it meets, and never that it is over.
 */
import { isSafeUrl } from '../relay/settings'
import type { Env } from './env'
import { type Kv, lookAt } from './store'

/** The possible problems, each with the sentence that describes it. */
const CAUSES = {
  dead: 'Messages were refused for good, or failed too often, and wait for a person',
  age: 'A message has waited for more than an hour',
  blocked:
    'The mail provider refuses the key, the account or the address, or a setting is missing or wrong: no message is sent until that is mended',
  held: 'Messages that a program seems to have sent wait for a person',
  refused: 'Visitors are told that their messages cannot be taken: neither the queue nor the namespace stores them',
} as const

export type Cause = keyof typeof CAUSES

/** The count of a cause of which the owner was last told, and when, in ms since 1970. */
type LastAlert = { count: number; at: number }

const HOUR = 3_600_000

/** How long the receiver of an alert may take to answer, in ms. */
const LIMIT = 10_000

/** How often a copy of the Worker notes the same problem at most, in ms: a namespace takes one write a second to a key. */
const NOTE = 60_000

/**
 * How long a problem that was met counts as one, in seconds: longer than until the next attempt, which meets it again, and
 * for refused messages, which are not tried again, an hour.
 */
const LASTS: Partial<Record<Cause, number>> = { blocked: 900, age: 7200, refused: 3600 }

export type Alerts = {
  /**
   * Reports a problem that a post or a batch of the queue has met: notes it for the next scheduled run or, without a
   * namespace that takes the note, tells it at once. Never rejects.
   */
  met: (cause: Cause, env: Env) => Promise<void>
  /** Looks for problems and tells what is news. Rejects when the namespace cannot be read or written. */
  look: (isBlocked: boolean, env: Env) => Promise<void>
}

export function openAlerts(): Alerts {
  const notes = new Map<Cause, number>()
  const met = new Map<Cause, LastAlert>()

  async function tellAtOnce(address: string, cause: Cause): Promise<void> {
    const { count, at } = met.get(cause) ?? { count: 0, at: Number.NEGATIVE_INFINITY }
    const now = Date.now()
    if (now - at < HOUR) {
      met.set(cause, { count: count + 1, at })
      return
    }
    met.set(cause, { count: 0, at: now })
    if (!(await post(address, cause, count + 1))) met.set(cause, { count: count + 1, at })
  }

  return {
    async met(cause, env) {
      const address = addressOf(env)
      if (!address) return
      const { MAIL_KV: kv } = env
      const expirationTtl = LASTS[cause]
      // Dead and held messages are in the namespace, where `look` counts them.
      if (kv && expirationTtl === undefined) return
      if (Date.now() - (notes.get(cause) ?? Number.NEGATIVE_INFINITY) < NOTE) return
      try {
        if (!kv || expirationTtl === undefined) throw new Error('there is no place for notes')
        await kv.put(`met/${cause}`, '', { expirationTtl })
        notes.set(cause, Date.now())
      } catch {
        await tellAtOnce(address, cause)
      }
    },

    async look(isBlocked, env) {
      const address = addressOf(env)
      if (!address) return
      if (env.MAIL_KV) await tellNews(address, env.MAIL_KV, isBlocked)
      else if (isBlocked) await tellAtOnce(address, 'blocked')
    },
  }
}

/** Sends the alerts of a namespace, and stores there which were sent. */
async function tellNews(address: string, kv: Kv, isBlocked: boolean): Promise<void> {
  const hasMet = async (cause: Cause) => (await kv.get(`met/${cause}`)) !== null
  const { dead, held, oldest } = await lookAt(kv)
  const counts: Record<Cause, number> = {
    dead,
    held,
    age: Number(oldest > HOUR || (await hasMet('age'))),
    blocked: Number(isBlocked || (await hasMet('blocked'))),
    refused: Number(await hasMet('refused')),
  }
  const before = await kv.get('alerts')
  const alerts = parseLastAlerts(before)
  for (const cause of causes) {
    const last = alerts[cause] ?? { count: 0, at: 0 }
    const count = counts[cause]
    if (!isNews(last, count)) alerts[cause] = { ...last, count: Math.min(last.count, count) }
    else if (await post(address, cause, count)) alerts[cause] = { count, at: count > 0 ? Date.now() : last.at }
  }
  const after = JSON.stringify(alerts)
  if (after !== before) await kv.put('alerts', after)
}

const causes = Object.keys(CAUSES) as Cause[]

/** Whether a count is worth an alert: more than was told, if the last alert is an hour old, or an end. */
const isNews = (last: LastAlert, count: number): boolean =>
  count > last.count ? Date.now() - last.at >= HOUR : count === 0 && last.count > 0

/** Parses the last alerts. A value that a person has damaged counts as none. */
function parseLastAlerts(text: string | null): Partial<Record<Cause, LastAlert>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    const entries = Object.entries(value ?? {}).filter(
      ([, last]) => Number.isFinite(last?.count) && Number.isFinite(last?.at),
    )
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}

/** Returns where alerts go; undefined when that is not set, or, with a line in the log, when it is wrong. */
function addressOf({ ALERT_URL: url }: Env): string | undefined {
  if (url === undefined || isSafeUrl(url)) return url
  console.error('No alert is sent: ALERT_URL is not an https address without a password in it')
  return undefined
}

/** Sends an alert. Resolves with whether it has arrived. */
async function post(address: string, cause: Cause, count: number): Promise<boolean> {
  const state = count > 0 ? 'failing' : 'well'
  const text = count > 0 ? CAUSES[cause] : `Well again: ${CAUSES[cause]}`
  const failure = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ cause, state, count, text }),
    signal: AbortSignal.timeout(LIMIT),
    redirect: 'manual',
  }).then(
    ({ ok, status, body }) => {
      body?.cancel().catch(() => {})
      return ok ? undefined : `HTTP ${status}`
    },
    () => 'no answer',
  )
  if (failure) console.error(`An alert (${cause}) did not arrive: ${failure}`)
  return failure === undefined
}
