// Lists that the build also writes as spreadsheets, beside their pages.
import { csvOf } from '../../csv'
import { addressIn } from '../../edition'
import { bare } from '../../isolate'
import type { QuestionsContent } from '../../pages/Questions'
import type { PrerenderedPage } from './prerender'

/**
 * Returns the texts of the spreadsheets by their path below the web root: a head, then a row for each question, with our answer
 * and the address of the page about it.
 */
export function spreadsheets(
  pages: readonly Pick<PrerenderedPage, 'page' | 'words'>[],
  siteUrl: string,
): Record<string, string> {
  const sheets = pages.flatMap(({ page: { site }, words }) => {
    const { groups, csv, sheet } = words as Partial<QuestionsContent>
    if (!(groups && csv && sheet)) return []
    const items = groups.flatMap(({ items }) => items)
    const rows = items.map(({ question, answer, page }) => {
      const { href } = new URL(addressIn(site.base, page.href), siteUrl)
      return [question, answer ?? csv.open, href]
    })
    return [[addressIn(site.base, sheet.href).slice(1), csvOf([csv.head, ...rows].map(row => row.map(bare)))] as const]
  })
  return Object.fromEntries(sheets)
}
