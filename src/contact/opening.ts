/** What an address makes the form say: the opening lines of a message, and the questions in it. Each is empty if there is none. */
export type Prefill = { lines: string; questions: string }

export const NOTHING: Prefill = { lines: '', questions: '' }

export const isPrefill = (value: unknown): value is Prefill =>
  typeof value === 'object' &&
  value !== null &&
  'lines' in value &&
  'questions' in value &&
  typeof value.lines === 'string' &&
  typeof value.questions === 'string'

const textOf = ({ lines, questions }: Prefill): string => [lines, questions].filter(Boolean).join('\n')

/**
 * Returns the text of a message once an address is read, or null if it stays as it is. What the visitor has written stays;
 * ticked questions are added to it, because ticking is the visitor's own doing.
 * @param text what the field holds
 * @param before what this site last wrote into it
 */
export function prefilled(text: string, now: Prefill, before: Prefill): string | null {
  if (!textOf(now)) return null
  const isOurs = ['', textOf(before), textOf(now)].includes(text.trim())
  if (isOurs) return `${textOf(now)}\n`
  if (!now.questions || text.includes(now.questions)) return null
  if (before.questions && text.includes(before.questions)) return text.replace(before.questions, () => now.questions)
  return `${text.trimEnd()}\n\n${now.questions}\n`
}
