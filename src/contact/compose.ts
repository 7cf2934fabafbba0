// What the company's mailbox receives.
import type { ContactMessage } from './fields'

/** An e-mail without its addresses. `text` has CRLF line ends (RFC 5322 section 2.1), `html` is a fragment. */
export type Composed = { subject: string; text: string; html: string }

/** The summary of the five fields (site-spec section 7). An empty company is `Not provided` (section 5). */
export function compose({ fullName, email, company, mobilePhone, message }: ContactMessage): Composed {
  const name = oneLine(fullName)
  const head = summary([
    ['Full name', name],
    ['Email', oneLine(email)],
    ['Company', oneLine(company) || 'Not provided'],
    ['Mobile phone', oneLine(mobilePhone)],
  ])
  const body = lines(message)
  return {
    subject: `New Contact Form From ${name}`,
    text: `${head.text}Message:\r\n${body.join('\r\n')}\r\n`,
    html: `${head.html}<p><b>Message:</b><br>${body.map(escapeHtml).join('<br>')}</p>\n`,
  }
}

/** The note that somebody wants the company's news. Only the e-mail address is read. */
export function composeSubscription({ email }: ContactMessage): Composed {
  return { subject: 'New newsletter subscription', ...summary([['Email', oneLine(email)]]) }
}

function summary(rows: readonly (readonly [label: string, value: string])[]): { text: string; html: string } {
  return {
    text: rows.map(([label, value]) => `${label}: ${value}\r\n`).join(''),
    html: rows.map(([label, value]) => `<p><b>${label}:</b> ${escapeHtml(value)}</p>\n`).join(''),
  }
}

/**
 * A value that cannot leave its line, nor change the direction of what stands beside it: a name must not forge a header,
 * a second field or a subject that reads backwards.
 */
function oneLine(value: string): string {
  return wellFormed(value)
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/** Half of a character cannot be written as UTF-8. */
const wellFormed = (value: string): string => value.replace(/\p{Surrogate}/gu, '\uFFFD')

/** The lines of a text, without control characters except tabs. */
function lines(value: string): string[] {
  return wellFormed(value)
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(line => line.replace(/[^\P{Cc}\t]/gu, ''))
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
