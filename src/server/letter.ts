/**
 * The file format of a message in the outbox. Every line is JSON: the first is the message and is never rewritten, each
 * further one records an attempt or another event. A line that was cut short by a crash is ignored.
 */
import { fields } from '../contact/fields'
import type { Envelope, Posted } from '../relay/envelope'

/** A failed attempt to deliver. Times are ISO 8601 in UTC; `next` is when the next attempt is due, absent if none is. */
export type Attempt = { time: string; reason: string; next?: string }

/** A message, the time when it came, and the failed attempts since then or since it was last put back to be tried again. */
export type Letter = Envelope & {
  time: string
  attempts: Attempt[]
  /** The provider's id for the message. If set, the provider has the message, and it must not be sent again. */
  receipt?: string
}

/** Returns the first line of a message's file. */
export function firstLine({ id, subject, text, html, replyTo, posted, held }: Envelope, time: Date): string {
  return JSON.stringify({ id, time: time.toISOString(), ...(held && { held }), replyTo, posted, subject, text, html })
}

/** Returns a further line. It begins with a line break, because the line before it may lack one after a crash. */
const further = (fields: Attempt | { time: string; [note: string]: string | true }): string =>
  `\n${JSON.stringify(fields)}`

/** Returns the line that is appended before an attempt. */
export const begunLine = (time: Date): string => further({ time: time.toISOString(), begun: true })

/** Returns the line that is appended after a failed attempt. */
export const attemptLine = (attempt: Attempt): string => further(attempt)

/** Returns the line that is appended after the successful attempt. */
export const receiptLine = (time: Date, receipt: string): string => further({ time: time.toISOString(), receipt })

/** Returns the line that voids all attempts before it, appended when a message is put back to be tried again. */
export const againLine = (time: Date): string => further({ time: time.toISOString(), again: true })

/** Returns all that is kept of a sent message: when it came, when it was sent, and the provider's id for it. */
export const tombstone = (time: string, sent: Date, receipt: string): string =>
  `${JSON.stringify({ time, sent: sent.toISOString(), receipt })}\n`

/**
 * Parses the text of a message's file.
 * @throws SyntaxError, without any text of the file, when its first line is not a message
 */
export function parseLetter(file: string): Letter {
  const [first = '', ...rest] = file.split('\n')
  const { id, time, held, subject, text, html, replyTo, posted } = parseLine(first)
  const form = parsePosted(posted)
  if (!isText(id) || !isText(time) || !isText(subject) || !isText(text) || !isText(html)) {
    throw new SyntaxError('not a message')
  }
  const attempts: Attempt[] = []
  let taken: string | undefined
  for (const { time, reason, next, again, receipt } of rest.map(parseLine)) {
    if (again === true) attempts.length = 0
    else if (isText(receipt)) taken = receipt
    else if (isText(time) && isText(reason)) attempts.push({ time, reason, ...(isText(next) && { next }) })
  }
  return {
    id,
    time,
    ...(isText(held) && { held }),
    subject,
    text,
    html,
    replyTo: isText(replyTo) ? replyTo : null,
    ...(form && { posted: form }),
    attempts,
    ...(taken !== undefined && { receipt: taken }),
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Reads the values of a form. Returns undefined if there are none, as in the files of earlier versions. */
function parsePosted(posted: unknown): Posted | undefined {
  if (!(posted instanceof Object) || !('form' in posted) || !('values' in posted)) return undefined
  const { form } = posted
  if (form !== 'contact' && form !== 'subscription') return undefined
  const found: Record<string, unknown> = { ...(posted.values ?? {}) }
  const values = fields.flatMap(({ name }) => (isText(found[name]) ? [[name, found[name]] as const] : []))
  return { form, values: Object.fromEntries(values) }
}

function parseLine(line: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(line) }
  } catch {
    return {}
  }
}
