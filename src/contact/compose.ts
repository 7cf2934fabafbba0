// What the company's mailbox receives.
import type { ContactMessage } from './fields'

/** An e-mail without its addresses. `text` has CRLF line ends (RFC 5322 section 2.1), `html` is a fragment. */
export type Composed = { subject: string; text: string; html: string }

/** The summary of the five fields (site-spec section 7). An empty company is `Not provided` (section 5). */
export function compose({ fullName, email, company, mobilePhone, message }: ContactMessage): Composed {
  return {
    subject: `New Contact Form From ${oneLine(fullName)}`,
    ...summary([
      ['Full name', [oneLine(fullName)]],
      ['Email', [oneLine(email)]],
      ['Company', [oneLine(company) || 'Not provided']],
      ['Mobile phone', [oneLine(mobilePhone)]],
      ['Message', ['', ...lines(message)]],
    ]),
  }
}

/** The note that somebody wants the company's news. Only the e-mail address is read. */
export function composeSubscription({ email }: ContactMessage): Composed {
  return { subject: 'New newsletter subscription', ...summary([['Email', [oneLine(email)]]]) }
}

type Row = readonly [label: string, lines: readonly string[]]

function summary(rows: readonly Row[]): { text: string; html: string } {
  const text = rows.map(([label, lines]) => `${label}: ${lines.join('\r\n')}\r\n`.replace(': \r\n', ':\r\n'))
  const html = rows.map(([label, lines]) => `<p><b>${label}:</b> ${lines.map(escapeHtml).join('<br>')}</p>\n`)
  return { text: text.join(''), html: html.join('') }
}

/**
 * A value that cannot leave its line, nor change the direction of what stands beside it: a name must not forge a header,
 * a second field or a subject that reads backwards.
 */
function oneLine(value: string): string {
  return value
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/** The lines of a text, without control characters except tabs. */
function lines(value: string): string[] {
  return value.split(/\r\n|[\r\n\u2028\u2029]/).map(line => line.replace(/[^\P{Cc}\t]/gu, ''))
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
