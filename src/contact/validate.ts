// The rules of the forms and every sentence that they show, for browser and relay alike.
import { type ContactMessage, caps, type Field, tidy } from './fields'

/**
 * The error catalogue (site-spec section 8) and the success sentence (section 4). A key is also the id of the banner on
 * /contact that shows its sentence to visitors without JavaScript: `/contact#emailFormat`.
 */
export const sentences = {
  fullName: 'Full name is required',
  email: 'Email is required',
  emailFormat: 'Please enter a valid email address',
  mobilePhone: 'Mobile phone is required',
  message: 'Message is required',
  failed: 'Failed to send message. Please try again or contact us directly.',
  sent: "Message sent successfully! We'll get back to you soon.",
} as const

export type Anchor = keyof typeof sentences
export type Sentence = (typeof sentences)[Anchor]

/** The ids in the footer of every page that answer a subscription without JavaScript: `/#subscribed`. */
export const subscribeAnchors = {
  sent: 'subscribed',
  email: 'subscribe-email',
  emailFormat: 'subscribe-email-format',
  failed: 'subscribe-failed',
} as const satisfies Partial<Record<Anchor, string>>

/** A field and what the visitor reads about it. */
export type Fault = { field: Field; message: Sentence }

/** What a rule says about a tidy value: a sentence for the visitor, or nothing. */
type Rule = (value: string) => Sentence | undefined

// A browser that matched [^\s@]+ twice around the dot would need quadratic time; here each character is read once.
const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/

/** Text, at sign, text, dot, text, with no spaces (site-spec section 5), and no stricter. Linear in the length. */
export const validEmail = (email: string): boolean => EMAIL.test(email)

// RFC 5321 section 4.1.2 without quoted names and address literals, in ASCII, and with two labels at least.
const STRICT_EMAIL =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i

/** An address that may stand in a header as it is; null for any other that `validEmail` lets pass. */
export const strictEmail = (email: string): string | null =>
  email.length <= caps.email && STRICT_EMAIL.test(email) ? email : null

const required =
  (sentence: Sentence): Rule =>
  value =>
    value ? undefined : sentence

const rules = {
  fullName: required(sentences.fullName),
  email: value => required(sentences.email)(value) ?? (validEmail(value) ? undefined : sentences.emailFormat),
  mobilePhone: required(sentences.mobilePhone),
  message: required(sentences.message),
} satisfies Partial<Record<Field, Rule>>

/** Checks a contact message in the order of site-spec section 5: the first failure wins, null when there is none. */
export function validate(message: ContactMessage): Fault | null {
  return firstFault(message, ['fullName', 'email', 'mobilePhone', 'message'])
}

/** Checks a subscription, which has an e-mail address only, by the same rule and words. */
export function validateSubscription(message: ContactMessage): Fault | null {
  return firstFault(message, ['email'])
}

function firstFault(message: ContactMessage, fields: readonly (keyof typeof rules)[]): Fault | null {
  for (const field of fields) {
    const sentence = rules[field](tidy(field, message[field]))
    if (sentence) return { field, message: sentence }
  }
  return null
}

/** The id of the banner that shows a sentence. */
export function anchorOf(sentence: Sentence): Anchor {
  const anchors = Object.keys(sentences) as Anchor[]
  return anchors.find(anchor => sentences[anchor] === sentence) ?? 'failed'
}
