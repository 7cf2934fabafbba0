// What the owner must replace before the site goes public. Placeholders are marked by a comment above them,
// `PLACEHOLDER: kind, which one; what to put there`; invented people, firms and pieces have a line with `sample: true`.
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

export type Placeholder = {
  /** Path with forward slashes, a colon, and the line number. */
  place: string
  text: string
  /** The kind that the mark names; `sample` for a sample; '' if the mark names none. */
  kind: string
}

/** The kinds of marks in each group of what the owner must supply, in the order of the list. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  Brand: ['brand', 'history'],
  Addresses: ['address', 'mailbox', 'mailbox and address', 'social link', 'telephone number', 'WhatsApp number'],
  Proof: ['cases', 'figure', 'figures', 'partners', 'people', 'sample', 'testimonial'],
  Legal: [
    'company',
    'controller',
    'cookies',
    'copyright year and holder',
    'date',
    'EU representative',
    'law and courts',
    'legal text',
    'processor',
    'processors',
    'retention',
    'transfers',
  ],
  'Supply facts': ['answer', 'fact'],
  'Demonstration data': ['picture data'],
}

const MARK = /(?:\/\/|\/\*) PLACEHOLDER: (.*?)(?: \*\/\}?)?$/
const SAMPLE = /\bsample: true\b/
/** A text in another language names it: `date in Arabic`. */
const KIND = /^([^,;]+?)(?: in [A-Z][a-z]+)?(?:,[^;]*)?;/

/** Finds the placeholders and samples in the TypeScript files below a folder, in the order of their paths. */
export async function findPlaceholders(folder: string): Promise<Placeholder[]> {
  const names = (await readdir(folder, { recursive: true })).filter(name => /\.tsx?$/.test(name)).sort()
  const found = names.map(async name => {
    const path = join(folder, name).split(sep).join('/')
    // Only content files set the `sample` flag; other files read it.
    const data = /(^|\/)content\//.test(path)
    const lines = (await readFile(join(folder, name), 'utf8')).split(/\r?\n/)
    return lines.flatMap((line, index) => {
      const place = `${path}:${index + 1}`
      const text = line.match(MARK)?.[1]
      if (text !== undefined) return [{ place, text, kind: text.match(KIND)?.[1] ?? '' }]
      return data && SAMPLE.test(line) ? [{ place, text: sampleText(line, lines[index - 1]), kind: 'sample' }] : []
    })
  })
  return (await Promise.all(found)).flat()
}

/** Describes a sample by the rest of its line, or by the line before if the flag has a line to itself. */
function sampleText(line: string, before = ''): string {
  const own = line.replace(SAMPLE, '').replace(/^[\s{,]+|[\s},]+$/g, '')
  const words = own || before.trim()
  return `sample; put a real one here: ${words.length > 80 ? `${words.slice(0, 79)}…` : words}`
}

const UNKNOWN = 'Of no known kind'

const groupOf = ({ kind }: Placeholder): string =>
  Object.keys(GROUPS).find(name => GROUPS[name]?.includes(kind)) ?? UNKNOWN

/** Returns the marks whose kind belongs to no group, such as misspelt ones. */
export const unknownKinds = (placeholders: readonly Placeholder[]): Placeholder[] =>
  placeholders.filter(placeholder => groupOf(placeholder) === UNKNOWN)

/** Formats the marks for the terminal: a line for each below the name of its group, then the number in each group. */
export function placeholderList(placeholders: readonly Placeholder[]): string {
  const width = Math.max(0, ...placeholders.map(({ place }) => place.length))
  const groups = [...Object.keys(GROUPS), UNKNOWN].flatMap(name => {
    const members = placeholders.filter(placeholder => groupOf(placeholder) === name)
    return members.length > 0 ? [{ name, members }] : []
  })
  const samples = placeholders.filter(({ kind }) => kind === 'sample').length
  const count = (number: number, name: string) => `${String(number).padStart(4)}  ${name}`
  return [
    ...groups.flatMap(({ name, members }) => [
      name,
      ...members.map(({ place, text }) => `  ${place.padEnd(width)}  ${text}`),
      '',
    ]),
    ...groups.map(({ name, members }) => count(members.length, name.toLowerCase())),
    count(placeholders.length, `in all, ${samples} of them samples`),
  ].join('\n')
}
