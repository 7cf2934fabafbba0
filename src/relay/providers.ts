/**
 * The mail providers. The end of MAIL_URL's path selects one: `/messages` is Mailgun, whose call the specification
 * describes in section 7; `/emails` is Resend. They need nothing but fetch, so they run wherever the relay does. Add further
 * providers here.
 */
import type { Envelope, Outcome, Send } from './envelope'
import { LONGEST_WAIT } from './limits'
import { readReceipt } from './receipt'

/** `from` and `to` are addresses in the format of RFC 5322: `Contact Form <no-reply@mg.example.com>`. */
export type MailSettings = { url: string; key: string; from: string; to: string }

type Provider = {
  name: string
  /** The end of the path of its URL, by which it is recognised. */
  ending: string
  /** The 4xx statuses, besides 408 and 429, after which another attempt can succeed. */
  retryable: readonly number[]
  /** The field of its JSON answer that holds the id it gave the message. */
  receipt: string
  /** @param id the message's id; absent in a probe, which has no message */
  headers: (key: string, id?: string) => Record<string, string>
  body: (settings: MailSettings, envelope: Envelope) => FormData | string
  /** Returns the body of a message without fields, which the provider refuses: `probe` sends it. */
  nothing: () => FormData | string
}

/**
 * Set explicitly because Resend refuses requests without a User-Agent
 * (https://resend.com/docs/knowledge-base/403-error-1010), and workerd sends none.
 */
const USER_AGENT = 'website-relay'

/**
 * Returns the headers of every mail: one declares that no person sent it, which keeps out-of-office replies from going to
 * the visitor (RFC 3834 section 5); the other is the message's id in the outbox.
 */
export const headersOf = ({ id }: Envelope) => ({ 'Auto-Submitted': 'auto-generated', 'X-Contact-Id': id })

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
  // 409: an earlier request with the same Idempotency-Key, which the relay gave up waiting for, is still running.
  retryable: [409],
  receipt: 'id',
  headers: (key, id) => ({
    Authorization: `Bearer ${key}`,
    'Content-Type': 'application/json',
    ...(id !== undefined && { 'Idempotency-Key': id }),
  }),
  // There is no counterpart to Mailgun's `o:tracking`: in Resend, tracking is a setting of the domain.
  body: ({ from, to }, envelope) => {
    const { subject, html, text, replyTo } = envelope
    const reply = replyTo === null ? {} : { reply_to: replyTo }
    return JSON.stringify({ from, to, subject, html, text, ...reply, headers: headersOf(envelope) })
  },
  nothing: () => '{}',
}

const providers = [mailgun, resend]

/** Whether the path of an absolute URL ends like that of a known provider. */
export const isProviderUrl = (url: string): boolean => providerOf(url) !== undefined

/** The endings of all providers' URLs, for error messages: `/messages (Mailgun) or /emails (Resend)`. */
export const providerEndings: string = new Intl.ListFormat('en', { type: 'disjunction' }).format(
  providers.map(({ name, ending }) => `${ending} (${name})`),
)

/** Statuses that refuse the key or the account, whatever the message. Mailgun sends 421 for an unverified domain. */
const ACCOUNT = [401, 402, 403, 421]
/** Statuses that mean the URL does not take messages. A redirect means the same. */
const ADDRESS = [404, 405, 410]

/**
 * Returns a function that sends a message through the provider of the settings, in one request. It takes nothing for
 * success but the provider's JSON with an id for the message: a proxy, a parked domain or a wrong address may answer 200
 * too. Reasons for failure never quote the provider's answer, which might repeat the message or the key.
 * @throws when the URL belongs to no known provider
 */
export function openProvider(settings: MailSettings): Send {
  const provider = providerFor(settings.url)
  return async (envelope, signal) => {
    try {
      const headers = provider.headers(settings.key, envelope.id)
      const response = await post(settings.url, headers, provider.body(settings, envelope), signal)
      if (!response.ok) {
        drop(response)
        return refusalOf(response, provider.retryable)
      }
      const receipt = await readReceipt(response, provider.receipt, signal)
      if (receipt !== undefined) return { result: 'ok', receipt }
      const reason = signal.aborted ? 'no answer in time' : `HTTP ${response.status} without the id of a message`
      return { result: 'retry', reason }
    } catch (error) {
      return { result: 'retry', reason: signal.aborted ? 'no answer in time' : `no answer${codeInBrackets(error)}` }
    }
  }
}

/**
 * Checks the URL and the key without sending a message: both providers refuse a message without fields with 400 or 422,
 * but only after they have authenticated the sender. (A Mailgun key that may only send allows no other call.) Never rejects.
 * @returns what is wrong, in one line that names the setting; null when nothing is wrong or nothing could be found out
 */
export async function probe(settings: MailSettings, signal: AbortSignal): Promise<string | null> {
  const provider = providerFor(settings.url)
  try {
    const response = await post(settings.url, provider.headers(settings.key), provider.nothing(), signal)
    drop(response)
    const { status, ok } = response
    if (ACCOUNT.includes(status)) return `MAIL_KEY: HTTP ${status}, the provider refuses the key or its account`
    if (isElsewhere(status)) return `MAIL_URL: HTTP ${status}, nothing at this address takes messages`
    return ok ? `MAIL_URL: HTTP ${status}, what answers at this address is no mail provider` : null
  } catch (error) {
    return codeInBrackets(error) === ' (ENOTFOUND)' ? 'MAIL_URL: there is no host of this name' : null
  }
}

function providerOf(url: string): Provider | undefined {
  return providers.find(({ ending }) => new URL(url).pathname.endsWith(ending))
}

function providerFor(url: string): Provider {
  const provider = providerOf(url)
  if (!provider) throw new Error('No mail provider has a URL of this shape')
  return provider
}

/** Posts a body. Rejects when there is no answer. */
export async function post(
  url: string,
  headers: Record<string, string>,
  body: FormData | string,
  signal: AbortSignal,
): Promise<Response> {
  // Sent as bytes: when Node 24 aborts a request whose FormData is not yet fully sent, it throws an error nobody can catch.
  const written = new Response(body)
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': written.headers.get('Content-Type') ?? '', ...headers, 'User-Agent': USER_AGENT },
    body: await written.arrayBuffer(),
    signal,
    // Following a redirect would send the key to another address. workerd does not support 'error'.
    redirect: 'manual',
  })
}

/** Cancels an unread body, so that an endless one does not keep its connection open. */
export function drop({ body }: Response): void {
  body?.cancel().catch(() => {})
}

const isElsewhere = (status: number): boolean => (status >= 300 && status < 400) || ADDRESS.includes(status)

/**
 * Returns what an answer other than a success means for the message.
 * @param retryable the 4xx statuses, besides 408 and 429, after which another attempt can succeed
 */
export function refusalOf({ status, headers }: Response, retryable: readonly number[] = []): Outcome {
  const reason = `HTTP ${status}`
  if (ACCOUNT.includes(status) || isElsewhere(status)) return { result: 'blocked', reason }
  // Any status but a 4xx is worth another attempt, even a nonsensical one such as the 101 that workerd passes on.
  const final = status >= 400 && status < 500 && ![408, 429, ...retryable].includes(status)
  if (final) return { result: 'dead', reason }
  const after = waitOf(headers.get('Retry-After'), Date.now())
  return after === undefined ? { result: 'retry', reason } : { result: 'retry', reason, after }
}

/**
 * Returns the wait that a Retry-After header asks for, in ms from `now`, clamped to between 0 and an hour. The header is a
 * number of seconds or a date (RFC 9110 section 10.2.3) in one of the three formats of section 5.6.7. Anything else counts
 * as absent.
 */
export function waitOf(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  const value = header.trim()
  let wait = Number.NaN
  if (/^\d+$/.test(value)) wait = Number(value) * 1000
  // All three formats begin with a weekday. The oldest, asctime, names no time zone but is in GMT like the others.
  else if (/^[A-Z][a-z]{2,8},? /.test(value)) wait = Date.parse(value.endsWith(' GMT') ? value : `${value} GMT`) - now
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), LONGEST_WAIT)
}

/** Returns the system's error code with a leading space, ` (ECONNREFUSED)`; empty where the engine gives none. */
export function codeInBrackets(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return /^[A-Z][A-Z\d_]+$/.test(code) ? ` (${code})` : ''
}
