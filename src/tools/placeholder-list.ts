// How `npm run placeholders` lists what the owner must supply.
import type { Mark } from '../generator/placeholders'

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

/** A text in another language names it: `date in Arabic`. */
const KIND = /^([^,;]+?)(?: in [A-Z][a-z]+)?(?:,[^;]*)?;/

/** Returns the kind that a mark names, `sample` for a sample, and '' if the mark names none. */
export const kindOf = ({ text }: Mark): string => text.match(KIND)?.[1] ?? ''

const UNKNOWN = 'Of no known kind'

const groupOf = (placeholder: Mark): string =>
  Object.keys(GROUPS).find(name => GROUPS[name]?.includes(kindOf(placeholder))) ?? UNKNOWN

/** Returns the marks whose kind belongs to no group, such as misspelt ones. */
export const unknownKinds = (placeholders: readonly Mark[]): Mark[] =>
  placeholders.filter(placeholder => groupOf(placeholder) === UNKNOWN)

/** Formats the marks for the terminal: a line for each below the name of its group, then the number in each group. */
export function placeholderList(placeholders: readonly Mark[]): string {
  const width = Math.max(0, ...placeholders.map(({ place }) => place.length))
  const groups = [...Object.keys(GROUPS), UNKNOWN].flatMap(name => {
    const members = placeholders.filter(placeholder => groupOf(placeholder) === name)
    return members.length > 0 ? [{ name, members }] : []
  })
  const samples = placeholders.filter(placeholder => kindOf(placeholder) === 'sample').length
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
