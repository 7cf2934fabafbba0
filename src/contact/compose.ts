// What the company's mailbox receives.
import { escapeHtml } from './escape-html'
import { type ContactMessage, fields, isBlank } from './fields'

/** An e-mail without its addresses. `text` has CRLF line ends (RFC 5322 section 2.1), `html` is a fragment. */
export type Composed = { subject: string; text: string; html: string }

/** The summary of the fields (specification, section 7). One that is empty is `Not provided` (section 5). */
export function compose(message: ContactMessage): Composed {
  const rows = fields.map(({ name, type, mail }) =>
    type === 'multiline' ? block(mail, message[name]) : line(mail, message[name]),
  )
  return { subject: `New Contact Form From ${oneLine(message.fullName)}`, ...joined(rows) }
}

/** The note that somebody wants the company's news. Only the e-mail address is read. */
export function composeSubscription({ email }: ContactMessage): Composed {
  const note = 'Address not confirmed: anybody may have typed it.'
  const parts = [line('Email', email), { text: `${note}\r\n`, html: `<p>${note}</p>\n` }]
  return { subject: 'New newsletter subscription', ...joined(parts) }
}

type Part = Omit<Composed, 'subject'>

const joined = (parts: readonly Part[]): Part => ({
  text: parts.map(({ text }) => text).join(''),
  html: parts.map(({ html }) => html).join(''),
})

/** A field that stands beside its label. */
function line(label: string, value: string): Part {
  const shown = isBlank(value) ? 'Not provided' : oneLine(value)
  return { text: `${label}: ${shown}\r\n`, html: `<p><b>${label}:</b> ${escapeHtml(shown)}</p>\n` }
}

/** A field of several lines, below its label. */
function block(label: string, value: string): Part {
  const body = lines(value)
  return {
    text: `${label}:\r\n${body.join('\r\n')}\r\n`,
    html: `<p><b>${label}:</b><br>${body.map(escapeHtml).join('<br>')}</p>\n`,
  }
}

/**
 * A value that cannot leave its line, nor change the direction of what stands beside it: a name must not forge a header,
 * a second field or a subject that reads backwards, nor hide one of these in an encoded word (RFC 2047 section 2).
 */
function oneLine(value: string): string {
  return wellFormed(value)
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll('=?', '= ?')
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
