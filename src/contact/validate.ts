// The rules of the forms and every sentence that they show, for browser and relay alike.
import { type ContactMessage, capOf, type Field, fields, isBlank, type RequiredField, tidy } from './fields'

/** The name of a sentence, and the id of the banner on /contact that shows it: `/contact#emailFormat`. */
export type Anchor = RequiredField | 'emailFormat' | `${Field}Long` | 'failed' | 'sent'

/** The error catalogue (specification, section 8), a sentence for each length, and the success sentence (section 4). */
export const sentences: Readonly<Record<Anchor, string>> = {
  fullName: 'Full name is required',
  email: 'Email is required',
  emailFormat: 'Please enter a valid email address',
  mobilePhone: 'Mobile phone is required',
  message: 'Message is required',
  ...(Object.fromEntries(
    fields.map(({ name, mail, cap }) => [
      `${name}Long`,
      `${mail} is longer than ${cap.toLocaleString('en')} characters`,
    ]),
  ) as Record<`${Field}Long`, string>),
  failed: 'Failed to send message. Please try again or contact us directly.',
  sent: "Message sent successfully! We'll get back to you soon.",
}

/** The ids in the footer of every page that answer a subscription without JavaScript: `/#subscribed`. */
export const subscribeAnchors = {
  sent: 'subscribed',
  email: 'subscribe-email',
  emailFormat: 'subscribe-email-format',
  failed: 'subscribe-failed',
} as const satisfies Partial<Record<Anchor, string>>

/** A field and what is wrong with it; the visitor reads `sentences[anchor]`. */
export type Fault = { field: Field; anchor: Anchor }

// A browser that matched [^\s@]+ twice around the dot would need quadratic time; here the text between the at sign and the
// dot has no dot, so that each character is read once.
const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/

/** Text, at sign, text, dot, text, with no spaces (specification, section 5), and no stricter. Linear in the length. */
export const validEmail = (email: string): boolean => EMAIL.test(email)

// RFC 5321 section 4.1.2 without quoted names, address literals and encoded words, in ASCII, with two labels at least.
const STRICT_EMAIL =
  /^(?=.{1,64}@)(?!.*=\?)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i

/** An address that may stand in a header as it is; null for any other that `validEmail` lets pass. */
export const strictEmail = (email: string): string | null =>
  email.length <= capOf('email') && STRICT_EMAIL.test(email) ? email : null

/**
 * Checks a contact message in the order of the specification, section 5, then the lengths: the first failure wins, null when there
 * is none.
 */
export function validate(message: ContactMessage): Fault | null {
  for (const { name, required } of fields) {
    if (required && isBlank(message[name])) return { field: name, anchor: name }
    if (name === 'email' && !validEmail(tidy(message.email))) return { field: name, anchor: 'emailFormat' }
  }
  const long = fields.find(({ name, cap }) => tidy(message[name]).length > cap)
  return long ? { field: long.name, anchor: `${long.name}Long` } : null
}

/** Checks a subscription, which has an e-mail address only. One that is too long is no valid address (RFC 5321). */
export function validateSubscription({ email }: ContactMessage): Fault | null {
  if (isBlank(email)) return { field: 'email', anchor: 'email' }
  const address = tidy(email)
  return validEmail(address) && address.length <= capOf('email') ? null : { field: 'email', anchor: 'emailFormat' }
}
