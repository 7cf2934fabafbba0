// Composes the mails that the company's mailbox receives.
import { escapeHtml } from './escape-html'
import { type ContactMessage, fields, isBlank, tidyEmail } from './fields'
import { type Edition, languages } from './sentences'

/** The content of an email without addresses. `text` has CRLF line ends (RFC 5322 section 2.1), `html` is a fragment. */
export type Composed = { subject: string; text: string; html: string }

/**
 * Composes the summary of a contact message (specification, section 7). An empty field reads `Not provided` (section 5). A last
 * line names the language of the page, unless that is English.
 */
export function compose(message: ContactMessage, edition: Edition = 'en'): Composed {
  const rows = fields.map(({ name, type, mail }) =>
    type === 'multiline'
      ? block(mail, message[name])
      : line(mail, type === 'email' ? tidyEmail(message[name]) : message[name]),
  )
  return { subject: `New Contact Form From ${oneLine(message.fullName)}`, ...joined([...rows, ...languageOf(edition)]) }
}

/** Composes the mail that reports a newsletter subscription. Only the email address of the message is used. */
export function composeSubscription({ email }: ContactMessage, edition: Edition = 'en'): Composed {
  const note = 'Address not confirmed: anybody may have typed it.'
  const parts = [
    line('Email', tidyEmail(email)),
    { text: `${note}\r\n`, html: `<p>${note}</p>\n` },
    ...languageOf(edition),
  ]
  return { subject: 'New newsletter subscription', ...joined(parts) }
}

/** Appends a note of the relay below the summary of a mail. */
export const withNote = ({ subject, text, html }: Composed, note: string): Composed => ({
  subject,
  text: `${text}\r\n${note}\r\n`,
  html: `${html}<p>${escapeHtml(note)}</p>\n`,
})

/** The language in which a visitor has read the site, and expects the answer. */
const languageOf = (edition: Edition): Part[] =>
  edition === 'en' ? [] : [line('Language of the page', languages[edition])]

type Part = Omit<Composed, 'subject'>

const joined = (parts: readonly Part[]): Part => ({
  text: parts.map(({ text }) => text).join(''),
  html: parts.map(({ html }) => html).join(''),
})

/** Renders a one-line field: its value beside the label, in the direction of its own letters. */
function line(label: string, value: string): Part {
  const shown = isBlank(value) ? 'Not provided' : oneLine(value)
  return {
    text: `${label}: ${shown}\r\n`,
    html: `<p><b>${label}:</b> <span dir="auto">${escapeHtml(shown)}</span></p>\n`,
  }
}

/**
 * Renders a multi-line field: its value below the label, each line in the direction of its own letters. A mail program that
 * drops the style gives all lines the direction of the first.
 */
function block(label: string, value: string): Part {
  const body = lines(value)
  return {
    text: `${label}:\r\n${body.join('\r\n')}\r\n`,
    html: `<p><b>${label}:</b></p>\n<p dir="auto" style="unicode-bidi: plaintext">${body.map(escapeHtml).join('<br>')}</p>\n`,
  }
}

/**
 * Makes a value safe to stand on one line beside other text: without line breaks, bidirectional controls and encoded words
 * (RFC 2047 section 2). Otherwise a name could forge a header or a second field, or make the subject read backwards.
 */
export function oneLine(value: string): string {
  const plain = wellFormed(value)
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll('=?', '= ?')
  return fewMarks(plain).trim()
}

/** Replaces lone surrogates, which cannot be written as UTF-8. */
const wellFormed = (value: string): string => value.replace(/\p{Surrogate}/gu, '\uFFFD')

/**
 * The most marks on one letter. They are drawn above each other, so many of them cover other lines. The longest stack that is
 * known from use has eight (Tibetan, in the emblem of the Kalachakra); living languages need fewer.
 */
const MOST_MARKS = 8

/** Matches a letter's marks where they may be too many, with the invisible characters that may stand between them. */
const MARKS = new RegExp(`[\\p{M}\\p{Default_Ignorable_Code_Point}]{${MOST_MARKS + 1},}`, 'gu')

const STACKED = /(?!\p{Default_Ignorable_Code_Point})[\p{Mn}\p{Me}]/u

/** Removes the marks of a letter beyond `MOST_MARKS`. Those that are invisible, or take room of their own (Mc), stay. */
function fewMarks(value: string): string {
  return value.replace(MARKS, run => {
    let marks = 0
    return Array.from(run, sign => (STACKED.test(sign) && ++marks > MOST_MARKS ? '' : sign)).join('')
  })
}

/**
 * Splits a text into lines and removes control characters except tabs, and what would turn the direction of other text
 * (overrides, embeddings and isolates, UAX #9). Direction marks stay: they only affect their neighbours.
 */
function lines(value: string): string[] {
  return wellFormed(value)
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(line => fewMarks(line.replace(/[^\P{Cc}\t]|[\u202a-\u202e\u2066-\u2069]/gu, '')))
}
