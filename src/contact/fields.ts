/**
 * The fields of the contact form and the most UTF-16 code units that each takes, in the order of the form. The
 * specification leaves the lengths open; these are the `maxlength` of the inputs too.
 */
export const caps = { fullName: 200, email: 254, company: 200, mobilePhone: 50, message: 5000 } as const

export type Field = keyof typeof caps

/** What a visitor writes to sales (site-spec section 3); an empty string where a field is missing. */
export type ContactMessage = Record<Field, string>

/** The hidden field with the message's UUID: two posts with one id are one message. */
export const ID = 'id'

/**
 * The field that no visitor sees: who fills it in is a program. Browsers fill in fields of this name for nobody, unlike
 * `website` or `fax`.
 */
export const TRAP = 'subject'

/**
 * A field's value as the rules see it: line breaks as LF, no other control characters but tabs, trimmed, cut to its cap.
 * Doing it twice changes nothing.
 */
export function tidy(field: Field, value: string): string {
  const text = value
    // A browser posts CRLF where `maxlength` counted one character.
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .trim()
  // The cut may split a character in two.
  return text.length > caps[field]
    ? text
        .slice(0, caps[field])
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()
    : text
}

/** The five fields of a form, each tidy. Anything but text counts as missing. */
export function readFields(data: { get: (name: string) => unknown }): ContactMessage {
  const read = (field: Field) => {
    const value = data.get(field)
    return typeof value === 'string' ? tidy(field, value) : ''
  }
  return {
    fullName: read('fullName'),
    email: read('email'),
    company: read('company'),
    mobilePhone: read('mobilePhone'),
    message: read('message'),
  }
}
