/**
 * A message as a file of the outbox: the first line is the message and is never written again, each further line says
 * what was tried with it. The lines are JSON. A line that broke off when the machine stopped is passed over.
 */
import type { Envelope, Suspicion } from '../relay/envelope'

/** One attempt to deliver that failed. Times are ISO 8601 in UTC; `next` is absent when there is to be none. */
export type Attempt = { time: string; reason: string; next?: string }

/** A message, when it came, and the attempts since it came or was last put back. */
export type Letter = Envelope & {
  time: string
  attempts: Attempt[]
  /** The provider has the message, under this id: it must not be sent again. */
  receipt?: string
}

/** The first line of a file. */
export function firstLine({ id, subject, text, html, replyTo, held }: Envelope, time: Date): string {
  return JSON.stringify({ id, time: time.toISOString(), ...(held && { held }), replyTo, subject, text, html })
}

/** What is appended to a file. It begins with the line's end: what was written before may lack one. */
const further = (fields: Attempt | { time: string; [note: string]: string | true }): string =>
  `\n${JSON.stringify(fields)}`

/** Before an attempt. */
export const begunLine = (time: Date): string => further({ time: time.toISOString(), begun: true })

/** After an attempt that failed. */
export const attemptLine = (attempt: Attempt): string => further(attempt)

/** After the one that did not. */
export const receiptLine = (time: Date, receipt: string): string => further({ time: time.toISOString(), receipt })

/** What is appended to a file that is to be tried again from the start. */
export const againLine = (time: Date): string => further({ time: time.toISOString(), again: true })

/** All that is left of a message that was sent: when it came, when it was sent, and the provider's id for it. */
export const remains = (time: string, sent: Date, receipt: string): string =>
  `${JSON.stringify({ time, sent: sent.toISOString(), receipt })}\n`

/**
 * Reads a file.
 * @throws SyntaxError, without a word of the file, when its first line is not a message
 */
export function parseLetter(file: string): Letter {
  const [first = '', ...rest] = file.split('\n')
  const { id, time, held, subject, text, html, replyTo } = parseLine(first)
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
    ...(isSuspicion(held) && { held }),
    subject,
    text,
    html,
    replyTo: isText(replyTo) ? replyTo : null,
    attempts,
    ...(taken !== undefined && { receipt: taken }),
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

const SUSPICIONS: Record<Suspicion, true> = { trap: true, fast: true, links: true }
const isSuspicion = (value: unknown): value is Suspicion => isText(value) && Object.hasOwn(SUSPICIONS, value)

function parseLine(line: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(line) }
  } catch {
    return {}
  }
}
