type Row = {
  name: string
  /** The control that it is typed into: a `type` of input, or a box of several lines. */
  type: 'text' | 'email' | 'tel' | 'multiline'
  /** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  autoComplete: string | undefined
  /** The most UTF-16 code units of its tidy value, as `String.length` counts them. */
  cap: number
  required: boolean
  /** Its name in the company's mail and in the sentences about it. */
  mail: string
}

/**
 * The fields of the contact form, in the order of the specification, section 3: form, rules, mail and tests are made from these
 * rows. The specification leaves the lengths open.
 */
export const fields = [
  { name: 'fullName', type: 'text', autoComplete: 'name', cap: 200, required: true, mail: 'Full name' },
  { name: 'email', type: 'email', autoComplete: 'email', cap: 254, required: true, mail: 'Email' },
  { name: 'company', type: 'text', autoComplete: 'organization', cap: 200, required: false, mail: 'Company' },
  { name: 'mobilePhone', type: 'tel', autoComplete: 'tel', cap: 50, required: true, mail: 'Mobile phone' },
  { name: 'message', type: 'multiline', autoComplete: undefined, cap: 20_000, required: true, mail: 'Message' },
] as const satisfies readonly Row[]

type FieldRow = (typeof fields)[number]

export type Field = FieldRow['name']

/** A field that must not be empty. */
export type RequiredField = Extract<FieldRow, { required: true }>['name']

/** What a visitor writes to sales (specification, section 3); an empty string where a field is missing. */
export type ContactMessage = Record<Field, string>

/** The hidden field with the form's UUID: two posts with one id and the same words are one message. */
export const ID = 'id'

/**
 * The field that no visitor sees: whoever fills it in is a program. Browsers fill in fields of this name for nobody,
 * unlike `website` or `fax`.
 */
export const TRAP = 'subject'

/**
 * The hidden field with the time from when the form was shown to when it was sent: whole ms as decimal digits. It is
 * written by script, and only where the visitor filled in the form after it was shown.
 */
export const TOOK = 'took'

/** The longest tidy value that a field takes, in UTF-16 code units. */
export const capOf = (field: Field): number => fields.find(({ name }) => name === field)?.cap ?? 0

/**
 * A field's value as the rules see it: line breaks as LF, no other control characters but tabs, trimmed. Doing it twice
 * changes nothing.
 */
export function tidy(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .trim()
}

/**
 * Whether nothing of a value can be seen: blanks, what Unicode lets every font leave out (zero-width signs, fillers,
 * joiners), and the three signs that are blank without being said to be.
 */
export const isBlank = (value: string): boolean =>
  /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{1d159}]*$/u.test(value)

/** The fields of a form, each tidy and of any length. Anything but text counts as missing. */
export function readFields(data: { get: (name: string) => unknown }): ContactMessage {
  return byField(field => {
    const value = data.get(field)
    return typeof value === 'string' ? tidy(value) : ''
  })
}

/** A value for each field. */
export const byField = <Value>(value: (field: Field) => Value): Record<Field, Value> =>
  Object.fromEntries(fields.map(({ name }) => [name, value(name)])) as Record<Field, Value>
