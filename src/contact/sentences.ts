// What the forms say, in every language of the site: one row is one sentence.
import { grouped } from '../number'
import { type Field, fields, type RequiredField } from './fields'

/** The name of a sentence, and the id of its banner on /contact, which the relay shows to visitors without JavaScript. */
export type Anchor = RequiredField | 'emailFormat' | `${Field}Long` | 'failed' | 'sent'

export type Sentences = Readonly<Record<Anchor, string>>

/** The languages of the site, by the first part of their addresses; English has none: `/ar/contact`, `/contact`. */
export type Edition = 'en' | 'ar'

/** What each language is called in the company's mail. */
export const languages: Readonly<Record<Edition, string>> = { en: 'English', ar: 'Arabic' }

/** The languages whose addresses have a part of their own. */
export const others = (Object.keys(languages) as Edition[]).filter(edition => edition !== 'en')

/**
 * The error catalogue (specification, section 8), a sentence per length limit, with `{cap}` for the limit, and the success
 * sentence (section 4).
 */
const table: Readonly<Record<Anchor, Readonly<Record<Edition, string>>>> = {
  fullName: { en: 'Full name is required', ar: 'الاسم الكامل مطلوب' },
  email: { en: 'Email is required', ar: 'البريد الإلكتروني مطلوب' },
  emailFormat: { en: 'Please enter a valid email address', ar: 'يُرجى إدخال بريد إلكتروني صحيح' },
  mobilePhone: { en: 'Mobile phone is required', ar: 'رقم الجوّال مطلوب' },
  message: { en: 'Message is required', ar: 'نص الرسالة مطلوب' },
  fullNameLong: {
    en: 'Full name is longer than {cap} characters',
    ar: 'الاسم الكامل أطول من المسموح. أقصى عدد للأحرف: {cap}',
  },
  emailLong: {
    en: 'Email is longer than {cap} characters',
    ar: 'البريد الإلكتروني أطول من المسموح. أقصى عدد للأحرف: {cap}',
  },
  companyLong: {
    en: 'Company is longer than {cap} characters',
    ar: 'اسم الشركة أطول من المسموح. أقصى عدد للأحرف: {cap}',
  },
  mobilePhoneLong: {
    en: 'Mobile phone is longer than {cap} characters',
    ar: 'رقم الجوّال أطول من المسموح. أقصى عدد للأحرف: {cap}',
  },
  messageLong: { en: 'Message is longer than {cap} characters', ar: 'الرسالة أطول من المسموح. أقصى عدد للأحرف: {cap}' },
  failed: {
    en: 'Failed to send message. Please try again or contact us directly.',
    ar: 'تعذّر إرسال الرسالة. حاولوا مرة أخرى أو تواصلوا معنا مباشرة.',
  },
  sent: {
    en: "Message sent successfully! We'll get back to you soon.",
    ar: 'وصلت رسالتكم! سنردّ عليكم قريبًا.',
  },
}

/** What is said of a subscription that was sent, where there is no page to show it. */
export const subscribed: Readonly<Record<Edition, string>> = {
  en: 'Your address was sent.',
  ar: 'وصلنا عنوان بريدكم.',
}

/** Returns the sentences in a language. */
export function sentencesIn(edition: Edition): Sentences {
  const caps = new Map<string, string>(fields.map(({ name, cap }) => [`${name}Long`, grouped(cap)]))
  return Object.fromEntries(
    Object.entries(table).map(([anchor, row]) => [anchor, row[edition].replace('{cap}', caps.get(anchor) ?? '')]),
  ) as Sentences
}

/** The sentence about a message that could not be sent, in all languages: for servers that do not know the visitor's. */
export const failedInAll = () => Object.values(table.failed).join(' ')

/** Whether a text names a language of the site. */
export const isEdition = (text: string | null | undefined): text is Edition =>
  typeof text === 'string' && Object.hasOwn(languages, text)

/** Name of the query parameter of a form's address that names the page's language, which English pages leave out. */
export const EDITION = 'edition'

/** Returns the address to which a form posts. In the address, because the relay answers some posts without reading them. */
export const actionIn = <Path extends string>(path: Path, edition: Edition) =>
  edition === 'en' ? path : (`${path}?${EDITION}=${edition}` as const)

/** Returns a sentence by its name; any other text, such as what a newer server says, as it is. */
export const sentenceOf = (sentences: Sentences, name: string): string =>
  new Map(Object.entries(sentences)).get(name) ?? name
