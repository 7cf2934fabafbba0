type Row = {
  name: string
  /** The control: an `<input>` of this type, or a `<textarea>` for `multiline`. */
  type: 'text' | 'email' | 'tel' | 'multiline'
  /** The autofill token: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  autoComplete: string | undefined
  /** Maximum length of the tidied value, in UTF-16 code units, as `String.length` counts them. */
  cap: number
  required: boolean
  /** The field's name in the company's mail and in error sentences. */
  mail: string
}

/**
 * The fields of the contact form, in the order of the specification, section 3. Form, rules, mail and tests are derived from
 * these rows. The specification leaves the maximum lengths open.
 */
export const fields = [
  { name: 'fullName', type: 'text', autoComplete: 'name', cap: 200, required: true, mail: 'Full name' },
  { name: 'email', type: 'email', autoComplete: 'email', cap: 254, required: true, mail: 'Email' },
  { name: 'company', type: 'text', autoComplete: 'organization', cap: 200, required: false, mail: 'Company' },
  { name: 'mobilePhone', type: 'tel', autoComplete: 'tel', cap: 50, required: true, mail: 'Mobile phone' },
  { name: 'message', type: 'multiline', autoComplete: undefined, cap: 20_000, required: true, mail: 'Message' },
] as const satisfies readonly Row[]

export type FieldRow = (typeof fields)[number]

export type Field = FieldRow['name']

/** The names of the fields that must not be empty. */
export type RequiredField = Extract<FieldRow, { required: true }>['name']

/** A visitor's message to sales, by field (specification, section 3). A missing field is an empty string. */
export type ContactMessage = Record<Field, string>

/** Name of the hidden field with the form's UUID. Two posts with the same id and the same words count as one message. */
export const ID = 'id'

/**
 * Name of the honeypot, a field that visitors do not see: whoever fills it in is a program. Browsers never autofill a field
 * of this name, unlike `website` or `fax`.
 */
export const TRAP = 'subject'

/**
 * Name of the hidden field with the time from showing the form to sending it, in whole ms as decimal digits. A script writes
 * it, and only if the visitor filled in the form after it was shown.
 */
export const TOOK = 'took'

/** Returns the maximum length of a field's tidied value, in UTF-16 code units. */
export const capOf = (field: Field): number => fields.find(({ name }) => name === field)?.cap ?? 0

/**
 * Normalises a field's value before validation: line breaks become LF, other control characters except tabs are removed, and
 * both ends are trimmed. Idempotent.
 */
export function tidy(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .trim()
}

/**
 * Normalises an email address: invisible characters (zero-width ones, soft hyphens, direction marks), white space at both
 * ends and dots after the domain are removed, which come along when an address is copied. Idempotent.
 */
export function tidyEmail(value: string): string {
  // Tidied first, too: what stands between the two halves of a line end may be invisible.
  const visible = tidy(tidy(value).replace(/\p{Default_Ignorable_Code_Point}/gu, ''))
  if (!visible.includes('@')) return visible
  // A loop, because /[.\s]+$/ takes quadratic time.
  let end = visible.length
  while (end > 0 && /[.\s]/.test(visible.charAt(end - 1))) end -= 1
  return visible.slice(0, end)
}

/** Normalises the value of a field, by its type. Idempotent. */
export const tidyField = (field: Field, value: string): string => (field === 'email' ? tidyEmail : tidy)(value)

/**
 * Returns whether nothing of a value is visible: white space, control characters, characters that Unicode lets fonts ignore
 * (zero-width characters, fillers, joiners), and others that are blank without that property (braille blank, interlinear
 * annotation marks, musical null notehead).
 */
export const isBlank = (value: string): boolean =>
  /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{1d159}]*$/u.test(value)

/** Reads the fields of a form, tidied but of any length. A value that is not text counts as missing. */
export function readFields(data: { get: (name: string) => unknown }): ContactMessage {
  return byField(field => {
    const value = data.get(field)
    return typeof value === 'string' ? tidyField(field, value) : ''
  })
}

/** Builds a record with one value per field. */
export const byField = <Value>(value: (field: Field) => Value): Record<Field, Value> =>
  Object.fromEntries(fields.map(({ name }) => [name, value(name)])) as Record<Field, Value>
