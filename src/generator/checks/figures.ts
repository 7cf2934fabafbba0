// Checks that each figure has an id of its own: the page of figures has one row for an id, to which its figures link.
import type { Fault } from '../fault'
import type { PrerenderedPage } from '../pages/prerender'
import { fault } from './written'

/** Returns what stands with each id in a page's words: `99.9% uptime`. Pictures have figures too, but no row for them. */
function figuresIn(part: unknown): [id: string, says: string][] {
  if (typeof part !== 'object' || part === null) return []
  if ('id' in part && 'value' in part && 'label' in part && 'description' in part)
    return [[String(part.id), `${part.value} ${part.label}`]]
  return Object.entries(part).flatMap(([key, inner]) => (key === 'picture' ? [] : figuresIn(inner)))
}

/** Finds figures that have the id of another one, on the same page or on an earlier one of the same language. */
export function checkFigures(pages: readonly Pick<PrerenderedPage, 'page' | 'words' | 'content'>[]): Fault[] {
  const known = new Map<string, { says: string; path: string }>()
  return pages.flatMap(({ page, words, content }) =>
    figuresIn(words).flatMap(([id, says]) => {
      const key = `${page.site.base} ${id}`
      const first = known.get(key) ?? { says, path: page.path }
      known.set(key, first)
      if (first.says === says) return []
      const what = `the figure "${says}" has the id ${id} of "${first.says}" on ${first.path}`
      return fault(page, `${what}: give it an id of its own, or the same words`, content)
    }),
  )
}
