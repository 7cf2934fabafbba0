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

type Described = Pick<PrerenderedPage, 'page' | 'words' | 'content'>

/**
 * Finds titles and descriptions that are missing, far too long or not unique. Warns of those that search results would cut off,
 * or replace because they say too little.
 */
export const checkMeta = (pages: readonly Described[]): Fault[] =>
  (['title', 'description'] as const).flatMap(name =>
    pages.flatMap((described, index) => {
      const text = described.words.meta[name]
      const same = pages.slice(0, index).find(({ words: { meta } }) => text && meta[name] === text)
      const what = `meta.${name} is the same as that of ${same?.page.path}`
      return [...lengthFaults(described, name), ...(same ? [fault(described.page, what, described.content)] : [])]
    }),
  )

function lengthFaults({ page, words: { meta }, content }: Described, name: keyof typeof LENGTHS): Fault[] {
  const { length } = meta[name]
  const { refuses, warns } = LENGTHS[name]
  const isOutside = ([least, most]: readonly [number, number]) => length < least || length > most
  const isWarning = !isOutside(refuses)
  if (isWarning && !isOutside(warns)) return []
  const without = name === 'title' ? ' without the brand' : ''
  const needs = isWarning ? `search results show ${warns.join(' to ')}` : `it needs ${refuses.join(' to ')}`
  return [{ ...fault(page, `meta.${name} has ${length} characters${without}, ${needs}`, content), isWarning }]
}
