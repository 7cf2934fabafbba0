/**
 * A message as a file of the outbox: the first line is the message and is never written again, each further line says
 * what was tried with it. The lines are JSON. A line that broke off when the machine stopped is passed over.
 */
import type { Envelope } from '../relay/envelope'

/** One attempt to deliver that failed. Times are ISO 8601 in UTC; `next` is absent when there is to be none. */
export type Attempt = { time: string; reason: string; next?: string }

/** A message, when it came, and the attempts since it came or was last put back. */
export type Letter = Envelope & { time: string; attempts: Attempt[] }

/** The first line of a file. */
export function firstLine({ id, subject, text, html, replyTo }: Envelope, time: Date): string {
  return JSON.stringify({ id, time: time.toISOString(), replyTo, subject, text, html })
}

/** What is appended to a file after an attempt. It begins with the line's end: what was written before may lack one. */
export const attemptLine = (attempt: Attempt): string => `\n${JSON.stringify(attempt)}`

/** What is appended to a file that is to be tried again from the start. */
export const againLine = (time: Date): string => `\n${JSON.stringify({ time: time.toISOString(), again: true })}`

/**
 * Reads a file.
 * @throws SyntaxError, without a word of the file, when its first line is not a message
 */
export function parseLetter(file: string): Letter {
  const [first = '', ...further] = file.split('\n')
  const { id, time, subject, text, html, replyTo } = parseLine(first)
  if (!isText(id) || !isText(time) || !isText(subject) || !isText(text) || !isText(html)) {
    throw new SyntaxError('not a message')
  }
  const attempts: Attempt[] = []
  for (const { time, reason, next, again } of further.map(parseLine)) {
    if (again === true) attempts.length = 0
    else if (isText(time) && isText(reason)) attempts.push({ time, reason, ...(isText(next) && { next }) })
  }
  return { id, time, subject, text, html, replyTo: isText(replyTo) ? replyTo : null, attempts }
}

const isText = (value: unknown): value is string => typeof value === 'string'

function parseLine(line: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(line) }
  } catch {
    return {}
  }
}
