// The validation rules of the forms, shared by browser and relay.
import { type ContactMessage, capOf, type Field, fields, isBlank, tidyEmail, tidyField } from './fields'
import type { Anchor } from './sentences'

/** The ids of the answers to a subscription without JavaScript, in the footer of every page. */
export const subscribeAnchors = {
  sent: 'subscribed',
  email: 'subscribe-email',
  emailFormat: 'subscribe-email-format',
  failed: 'subscribe-failed',
} as const satisfies Partial<Record<Anchor, string>>

/** A field and its error; the visitor reads the sentence of that name (sentences.ts). */
export type Fault = { field: Field; anchor: Anchor }

// With [^\s@]+ on both sides of the dot, matching would take quadratic time. Here the text between the at sign and the dot
// holds no dot, so that each character is read once.
const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/

/** Accepts text, at sign, text, dot, text, without spaces (specification, section 5), no stricter. Takes linear time. */
export const validEmail = (email: string): boolean => EMAIL.test(email)

// RFC 5321 section 4.1.2 without quoted names, address literals and encoded words, in ASCII, with at least two labels.
const STRICT_EMAIL =
  /^(?=.{1,64}@)(?!.*=\?)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i

/** Returns an address that may stand in a mail header unchanged; null for any other, even if `validEmail` accepts it. */
export const strictEmail = (email: string): string | null =>
  email.length <= capOf('email') && STRICT_EMAIL.test(email) ? email : null

/**
 * Checks a contact message in the order of the specification, section 5, then the lengths. Returns the first fault, or null.
 */
export function validate(message: ContactMessage): Fault | null {
  for (const { name, required } of fields) {
    if (required && isBlank(message[name])) return { field: name, anchor: name }
    if (name === 'email' && !validEmail(tidyEmail(message.email))) return { field: name, anchor: 'emailFormat' }
  }
  const long = fields.find(({ name, cap }) => tidyField(name, message[name]).length > cap)
  return long ? { field: long.name, anchor: `${long.name}Long` } : null
}

/** Checks a subscription, which has only an email address. An address that is too long is not valid (RFC 5321). */
export function validateSubscription({ email }: ContactMessage): Fault | null {
  if (isBlank(email)) return { field: 'email', anchor: 'email' }
  const address = tidyEmail(email)
  return validEmail(address) && address.length <= capOf('email') ? null : { field: 'email', anchor: 'emailFormat' }
}
