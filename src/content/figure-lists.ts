// The lists of figures, in any language: which there are is read from the contents of the pages.
import type { FiguresContent } from '../pages/Figures'
import type { Link, Statistic } from './types'

/** A figure that stands within sentences, with the words by which these are found. */
export type SaidFigure = Statistic & { words: RegExp }

type Figures = {
  /** The pages that show figures, by what they are about, with their contents by path. */
  pages: Readonly<Record<string, { title: string; contents: Readonly<Record<string, object>> }>>
  /** Figures that belong to the first of these groups: those of the company, and those within sentences. */
  company: readonly Statistic[]
  said: readonly SaidFigure[]
  linkTo: (path: string) => Link
}

const isStatistic = (part: object): part is Statistic => 'id' in part && 'value' in part && 'description' in part

/** Returns the statistics at any depth of a page's content. */
function statisticsIn(part: unknown): Statistic[] {
  if (typeof part !== 'object' || part === null) return []
  return isStatistic(part) ? [part] : Object.values(part).flatMap(statisticsIn)
}

/** Returns the groups of the page of figures. A figure that stands on several pages is listed with the first of them. */
export function figureGroups({ pages, company, said, linkTo }: Figures): FiguresContent['groups'] {
  const everywhere = Object.values(pages).flatMap(({ contents }) =>
    Object.entries(contents).map(([path, content]) => ({ path, text: JSON.stringify(content) })),
  )
  const seen = new Set<string>()
  const isNew = ({ id }: Statistic): boolean => seen.size < seen.add(id).size

  /** Returns the links to the pages whose content has a figure's id, or its words. */
  const placesOf = ({ id, words }: Statistic & { words?: RegExp }) =>
    everywhere
      .filter(({ text }) => (words ? words.test(text) : text.includes(`"id":"${id}","value"`)))
      .map(({ path }) => linkTo(path))

  const rowOf = (statistic: Statistic) => {
    const { id, value, label, description: definition, counted } = statistic
    return { id, value, label, definition, counted, places: placesOf(statistic) }
  }

  return Object.entries(pages).map(([id, { title, contents }], index) => ({
    id,
    title,
    rows: [...Object.values(contents).flatMap(statisticsIn), ...(index === 0 ? [...company, ...said] : [])]
      .filter(isNew)
      .map(rowOf),
  }))
}
