// Lists that the build also writes as spreadsheets, beside their pages.
import { csvOf } from '../../csv'
import { addressIn } from '../../edition'
import { bare } from '../../isolate'
import type { QuestionsContent } from '../../pages/Questions'
import type { PrerenderedPage } from './prerender'

type Row = readonly string[]

/** Returns the texts of the spreadsheets by their path below the web root. */
export function spreadsheets(
  pages: readonly Pick<PrerenderedPage, 'page' | 'words'>[],
  siteUrl: string,
): Record<string, string> {
  return Object.fromEntries(
    pages.flatMap(({ page: { site }, words }) => {
      const { groups, csv, sheet } = words as Partial<QuestionsContent>
      if (!(groups && csv && sheet)) return []
      const address = (route: string) => new URL(addressIn(site.base, route), siteUrl).href
      const rows = questionRows({ groups, csv }, address)
      return [[addressIn(site.base, sheet.href).slice(1), csvOf(rows.map(row => row.map(bare)))]]
    }),
  )
}

/** Returns the head, then a row for each question: the question, our answer, and the page about it. */
function questionRows(
  { groups, csv }: Pick<QuestionsContent, 'groups' | 'csv'>,
  address: (route: string) => string,
): Row[] {
  const items = groups.flatMap(({ items }) => items)
  return [csv.head, ...items.map(({ question, answer, page }) => [question, answer ?? csv.open, address(page.href)])]
}
