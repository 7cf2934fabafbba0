// Lists that the build also writes as spreadsheets, beside their pages.
import { csvOf } from '../../csv'
import type { QuestionsContent } from '../../pages/Questions'
import type { PrerenderedPage } from './prerender'

type Row = readonly string[]

/** Returns the texts of the spreadsheets by their path below the web root. */
export function spreadsheets(
  pages: readonly Pick<PrerenderedPage, 'words'>[],
  siteUrl: string,
): Record<string, string> {
  const lists = pages.map(({ words }) => words as Partial<QuestionsContent>)
  return Object.fromEntries(
    lists.flatMap(({ groups, csv, sheet }) =>
      groups && csv && sheet ? [[sheet.href.slice(1), csvOf(questionRows({ groups, csv }, siteUrl))]] : [],
    ),
  )
}

/** Returns the head, then a row for each question: the question, our answer, and the page about it. */
function questionRows({ groups, csv }: Pick<QuestionsContent, 'groups' | 'csv'>, siteUrl: string): Row[] {
  const items = groups.flatMap(({ items }) => items)
  return [
    csv.head,
    ...items.map(({ question, answer, page }) => [question, answer ?? csv.open, new URL(page.href, siteUrl).href]),
  ]
}
