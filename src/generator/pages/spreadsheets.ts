// Lists that the build also writes as spreadsheets, beside their pages.
import type { QuestionsContent } from '../../pages/Questions'
import type { PrerenderedPage } from './prerender'

type Row = readonly string[]

/**
 * Writes rows as CSV (RFC 4180): each cell in quotes, CRLF at the end of each line. The byte order mark tells Excel that it is
 * UTF-8. A cell that a spreadsheet would take for a formula begins with an apostrophe
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export const csvOf = (rows: readonly Row[]): string =>
  `\ufeff${rows.map(row => `${row.map(cellOf).join(',')}\r\n`).join('')}`

/** Signs that keep words together on a page would keep a search in the spreadsheet from finding them. */
const plain = (text: string): string => text.replaceAll('\u2011', '-').replaceAll('\u00a0', ' ')

const cellOf = (text: string): string =>
  `"${plain(text)
    .replace(/^(?=[=+\-@\t\r\n])/, "'")
    .replaceAll('"', '""')}"`

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
