// Checks the titles and descriptions of the pages.
import type { Fault } from '../fault'
import type { PrerenderedPage } from '../pages/prerender'
import { fault } from './written'

/**
 * Least and most characters, a title's without the brand. Search results cut off what is longer than they show, which harms
 * nobody, so only what cannot be meant is refused.
 */
const LENGTHS = {
  title: { refuses: [1, 90], warns: [1, 60] },
  description: { refuses: [1, 300], warns: [70, 165] },
} as const

const NAMES = ['title', 'description'] as const

type Described = Pick<PrerenderedPage, 'page' | 'words' | 'content'>

function lengthFaults(
  { page, words: { meta }, content }: Described,
  name: keyof typeof LENGTHS,
  kind: 'refuses' | 'warns',
): Fault[] {
  const { length } = meta[name]
  const [least, most] = LENGTHS[name][kind]
  if (length >= least && length <= most) return []
  const without = name === 'title' ? ' without the brand' : ''
  const needs = kind === 'refuses' ? 'it needs' : 'search results show'
  return [fault(page, `meta.${name} has ${length} characters${without}, ${needs} ${least} to ${most}`, content)]
}

/** Finds titles and descriptions that are missing, far too long or not unique. */
export const checkMeta = (pages: readonly Described[]): Fault[] =>
  NAMES.flatMap(name =>
    pages.flatMap((described, index) => {
      const text = described.words.meta[name]
      const other = text && pages.slice(0, index).find(({ words: { meta } }) => meta[name] === text)
      return [
        ...lengthFaults(described, name, 'refuses'),
        ...(other
          ? [fault(described.page, `meta.${name} is the same as that of ${other.page.path}`, described.content)]
          : []),
      ]
    }),
  )

/** Finds titles and descriptions that search results would cut off, or replace because they say too little. */
export const metaWarnings = (pages: readonly Described[]): Fault[] =>
  pages.flatMap(page => NAMES.flatMap(name => lengthFaults(page, name, 'warns')))
