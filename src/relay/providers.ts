/**
 * The mail providers. Which one is meant is said by the path of MAIL_URL: `/messages` is the call of site-spec section 7,
 * which is Mailgun's; `/emails` is Resend's. Both only ask for fetch, so they run wherever the relay does.
 */
import type { Envelope, Outcome, Send } from './envelope'

/** `from` and `to` are addresses as RFC 5322 writes them: `Contact Form <no-reply@mg.example.com>`. */
export type MailSettings = { url: string; key: string; from: string; to: string }

type Provider = {
  path: RegExp
  /** A 4xx that another try can turn into success, besides 408 and 429. */
  passing: number | null
  call: (settings: MailSettings, envelope: Envelope) => { headers: Record<string, string>; body: FormData | string }
}

/** The longest wait that a provider may ask for, in ms: one wrong header must not hold the messages back for a year. */
const LONGEST_WAIT = 3_600_000

/** Resend refuses who sends none (https://resend.com/docs/knowledge-base/403-error-1010), and workerd sends none. */
const USER_AGENT = 'qafila-website'

// https://documentation.mailgun.com/docs/mailgun/api-reference/send/mailgun/messages
const mailgun: Provider = {
  path: /\/messages$/,
  passing: null,
  call: ({ key, from, to }, { subject, html, text, replyTo }) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ from, to, subject, html, text })) body.set(name, value)
    if (replyTo !== null) body.set('h:Reply-To', replyTo)
    return { headers: { Authorization: `Basic ${btoa(`api:${key}`)}` }, body }
  },
}

// https://resend.com/docs/api-reference/emails/send-email
const resend: Provider = {
  path: /\/emails$/,
  // A call with the same Idempotency-Key still runs: one of ours that took too long.
  passing: 409,
  call: ({ key, from, to }, { id, subject, html, text, replyTo }) => ({
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', 'Idempotency-Key': id },
    body: JSON.stringify({ from, to, subject, html, text, ...(replyTo !== null && { reply_to: replyTo }) }),
  }),
}

/** Whether an absolute URL is of a shape that belongs to a provider. */
export const isProviderUrl = (url: string): boolean => providerOf(url) !== undefined

/**
 * The provider that the settings mean. It sends a message with one call and reads nothing of the answer but its status
 * and Retry-After. A reason holds no text of the provider's: it might repeat the message or the key.
 * @throws when no provider has a URL of that shape
 */
export function openProvider(settings: MailSettings): Send {
  const provider = providerOf(settings.url)
  if (!provider) throw new Error('No mail provider has a URL of this shape')
  return async (envelope, signal) => {
    try {
      const { headers, body } = provider.call(settings, envelope)
      const response = await fetch(settings.url, {
        method: 'POST',
        headers: { ...headers, 'User-Agent': USER_AGENT },
        body,
        signal,
        // A redirect would take the key elsewhere. 'error' is not known to workerd.
        redirect: 'manual',
      })
      // An endless body must not stay open; nobody waits for the end of a slow one.
      response.body?.cancel().catch(() => {})
      return outcomeOf(response, provider.passing)
    } catch (error) {
      return { result: 'retry', reason: signal.aborted ? 'no answer in time' : `no answer${codeOf(error)}` }
    }
  }
}

function providerOf(url: string): Provider | undefined {
  return [mailgun, resend].find(({ path }) => path.test(new URL(url).pathname))
}

function outcomeOf({ ok, status, headers }: Response, passing: number | null): Outcome {
  if (ok) return { result: 'ok', receipt: '' }
  const reason = `HTTP ${status}`
  // workerd shows a 101 as it is: nonsense, as is all that is no final status.
  const final = status >= 300 && status < 500 && status !== 408 && status !== 429 && status !== passing
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

/** The system's name for what went wrong, as in ` (ECONNREFUSED)`, where the engine tells. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return /^[A-Z][A-Z\d_]+$/.test(code) ? ` (${code})` : ''
}
