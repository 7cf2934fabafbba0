/**
 * The mail providers. Which one is meant is said by the end of MAIL_URL: `/messages` is the call of the specification, section 7,
 * which is Mailgun's; `/emails` is Resend's. All only ask for fetch, so they run wherever the relay does. To add one, add
 * it here.
 */
import type { Envelope, Outcome, Send } from './envelope'
import { LONGEST_WAIT } from './limits'
import { readReceipt } from './receipt'

/** `from` and `to` are addresses as RFC 5322 writes them: `Contact Form <no-reply@mg.example.com>`. */
export type MailSettings = { url: string; key: string; from: string; to: string }

type Provider = {
  name: string
  /** What the path of its URL ends in. */
  ending: string
  /** Each 4xx that another try can turn into success, besides 408 and 429. */
  retryable: readonly number[]
  /** The field of its answer that holds its id of the message. */
  receipt: string
  /** @param id of the message, where there is one */
  headers: (key: string, id?: string) => Record<string, string>
  body: (settings: MailSettings, envelope: Envelope) => FormData | string
  /** A message without fields, which it refuses. */
  nothing: () => FormData | string
}

/** Resend refuses clients that send none (https://resend.com/docs/knowledge-base/403-error-1010), and workerd sends none. */
const USER_AGENT = 'qafila-website'

/**
 * What every mail carries: that no person sent it, so that no out-of-office note answers to the visitor's address
 * (RFC 3834 section 5), and the id under which the outbox knows it.
 */
const headersOf = ({ id }: Envelope) => ({ 'Auto-Submitted': 'auto-generated', 'X-Contact-Id': id })

// https://documentation.mailgun.com/docs/mailgun/api-reference/send/mailgun/messages
const mailgun: Provider = {
  name: 'Mailgun',
  ending: '/messages',
  retryable: [],
  receipt: 'id',
  headers: key => ({ Authorization: `Basic ${btoa(`api:${key}`)}` }),
  body: ({ from, to }, envelope) => {
    const { subject, html, text, replyTo } = envelope
    const body = new FormData()
    for (const [name, value] of Object.entries({ from, to, subject, html, text })) body.set(name, value)
    if (replyTo !== null) body.set('h:Reply-To', replyTo)
    for (const [name, value] of Object.entries(headersOf(envelope))) body.set(`h:${name}`, value)
    body.set('o:tracking', 'no')
    return body
  },
  nothing: () => new FormData(),
}

// https://resend.com/docs/api-reference/emails/send-email
const resend: Provider = {
  name: 'Resend',
  ending: '/emails',
  // A call with the same Idempotency-Key still runs: one of ours that took too long.
  retryable: [409],
  receipt: 'id',
  headers: (key, id) => ({
    Authorization: `Bearer ${key}`,
    'Content-Type': 'application/json',
    ...(id !== undefined && { 'Idempotency-Key': id }),
  }),
  // Whether it tracks is a setting of the domain there, not of a call.
  body: ({ from, to }, envelope) => {
    const { subject, html, text, replyTo } = envelope
    const reply = replyTo === null ? {} : { reply_to: replyTo }
    return JSON.stringify({ from, to, subject, html, text, ...reply, headers: headersOf(envelope) })
  },
  nothing: () => '{}',
}

const providers = [mailgun, resend]

/** Whether an absolute URL is of a shape that belongs to a provider. */
export const isProviderUrl = (url: string): boolean => providerOf(url) !== undefined

/** How the URLs end, for the person who sets one: `/messages (Mailgun) or /emails (Resend)`. */
export const providerEndings: string = new Intl.ListFormat('en', { type: 'disjunction' }).format(
  providers.map(({ name, ending }) => `${ending} (${name})`),
)

/** Statuses that refuse the key or the account, whatever the message: 421 is Mailgun's for a domain that is not verified. */
const ACCOUNT = [401, 402, 403, 421]
/** Statuses of an address where nobody takes messages; a redirect is another. */
const ADDRESS = [404, 405, 410]

/**
 * The provider that the settings mean. It sends a message with one call, and takes nothing for a yes but the provider's
 * JSON with its id of the message: a proxy, a parked domain and a wrong address answer 200 as well. A reason holds no text
 * of the provider's: it might repeat the message or the key.
 * @throws when no provider has a URL of that shape
 */
export function openProvider(settings: MailSettings): Send {
  const provider = demand(settings.url)
  return async (envelope, signal) => {
    try {
      const headers = provider.headers(settings.key, envelope.id)
      const response = await post(settings.url, headers, provider.body(settings, envelope), signal)
      if (!response.ok) {
        drop(response)
        return refusalOf(response, provider)
      }
      const receipt = await readReceipt(response, provider.receipt, signal)
      if (receipt !== undefined) return { result: 'ok', receipt }
      const reason = signal.aborted ? 'no answer in time' : `HTTP ${response.status} without the id of a message`
      return { result: 'retry', reason }
    } catch (error) {
      return { result: 'retry', reason: signal.aborted ? 'no answer in time' : `no answer${codeOf(error)}` }
    }
  }
}

/**
 * Finds out whether the provider knows the address and the key, without a message: both providers refuse one that has no
 * fields with 400 or 422, but only after they have let its sender in. (A key of Mailgun's that may only send can ask for
 * nothing else.) Never rejects.
 * @returns what is wrong, in one line that names the setting; null when nothing is, or nothing is known
 */
export async function probe(settings: MailSettings, signal: AbortSignal): Promise<string | null> {
  const provider = demand(settings.url)
  try {
    const response = await post(settings.url, provider.headers(settings.key), provider.nothing(), signal)
    drop(response)
    const { status, ok } = response
    if (ACCOUNT.includes(status)) return `MAIL_KEY: HTTP ${status}, the provider refuses the key or its account`
    if (isElsewhere(status)) return `MAIL_URL: HTTP ${status}, nothing at this address takes messages`
    return ok ? `MAIL_URL: HTTP ${status}, what answers at this address is no mail provider` : null
  } catch (error) {
    return codeOf(error) === ' (ENOTFOUND)' ? 'MAIL_URL: there is no host of this name' : null
  }
}

function providerOf(url: string): Provider | undefined {
  return providers.find(({ ending }) => new URL(url).pathname.endsWith(ending))
}

function demand(url: string): Provider {
  const provider = providerOf(url)
  if (!provider) throw new Error('No mail provider has a URL of this shape')
  return provider
}

function post(
  url: string,
  headers: Record<string, string>,
  body: FormData | string,
  signal: AbortSignal,
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { ...headers, 'User-Agent': USER_AGENT },
    body,
    signal,
    // A redirect would take the key elsewhere. 'error' is not known to workerd.
    redirect: 'manual',
  })
}

/** Leaves a body unread: an endless one must not stay open. */
function drop({ body }: Response): void {
  body?.cancel().catch(() => {})
}

const isElsewhere = (status: number): boolean => (status >= 300 && status < 400) || ADDRESS.includes(status)

function refusalOf({ status, headers }: Response, { retryable }: Provider): Outcome {
  const reason = `HTTP ${status}`
  if (ACCOUNT.includes(status) || isElsewhere(status)) return { result: 'blocked', reason }
  // workerd shows a 101 as it is: nonsense, as is all that is no final status.
  const final = status >= 400 && status < 500 && ![408, 429, ...retryable].includes(status)
  if (final) return { result: 'dead', reason }
  const after = waitOf(headers.get('Retry-After'), Date.now())
  return after === undefined ? { result: 'retry', reason } : { result: 'retry', reason, after }
}

/**
 * Retry-After in ms from `now`, between nothing and an hour: a number of seconds or a date (RFC 9110 section 10.2.3), the
 * latter in any of the three forms that section 5.6.7 lists. Anything else counts as absent.
 */
export function waitOf(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  const value = header.trim()
  let wait = Number.NaN
  if (/^\d+$/.test(value)) wait = Number(value) * 1000
  // All three begin with a day. The oldest has no zone, and is in GMT like the others.
  else if (/^[A-Z][a-z]{2,8},? /.test(value)) wait = Date.parse(value.endsWith(' GMT') ? value : `${value} GMT`) - now
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), LONGEST_WAIT)
}

/** The system's name for what went wrong, as in ` (ECONNREFUSED)`, where the engine gives it. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return /^[A-Z][A-Z\d_]+$/.test(code) ? ` (${code})` : ''
}
