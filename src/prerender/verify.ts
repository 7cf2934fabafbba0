/** What the build checks before it says done. A fault is one line: which page, what, by how much. */
import type { PrerenderedPage } from './pages'

/** Bytes of HTML with its inlined CSS, brotli: one round trip of a fresh connection. */
export const HTML_BUDGET = 14_000
/** Bytes of all scripts that a page loads until it is hydrated, brotli. */
export const SCRIPT_BUDGET = 95_000

/** Characters: search results cut off what is longer. */
const TITLE_LENGTH = [1, 60] as const
const DESCRIPTION_LENGTH = [70, 160] as const

/** What is wrong with the page list itself: its paths. */
export function checkPaths(paths: readonly string[]): string[] {
  return paths.flatMap((path, index) => [
    ...(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(path)
      ? []
      : [`${path}: pages.ts: a path is lower case, starts with / and does not end with it`]),
    ...(paths.indexOf(path) === index ? [] : [`${path}: pages.ts: there are two pages at this path`]),
  ])
}

/** What is wrong with the titles and descriptions: missing, too short, too long, not unique. */
export function checkMeta(pages: readonly Pick<PrerenderedPage, 'page' | 'meta'>[]): string[] {
  const faults: string[] = []
  const check = (name: 'title' | 'description', [least, most]: readonly [number, number]) => {
    const seen = new Map<string, string>()
    for (const { page, meta } of pages) {
      const text = meta?.[name] ?? ''
      if (text.length < least || text.length > most) {
        faults.push(`${page.path}: meta.${name} has ${text.length} characters, it needs ${least} to ${most}`)
      }
      const other = seen.get(text)
      if (other && text) faults.push(`${page.path}: meta.${name} is the same as that of ${other}`)
      seen.set(text, page.path)
    }
  }
  check('title', TITLE_LENGTH)
  check('description', DESCRIPTION_LENGTH)
  return faults
}

export type PageSize = { path: string; html: number; scripts: number }

/**
 * The compressed sizes of every page.
 * @param bytes of a file below the web root, brotli
 */
export function pageSizes(pages: readonly PrerenderedPage[], bytes: ReadonlyMap<string, number>): PageSize[] {
  const of = (file: string): number => {
    const size = bytes.get(file)
    if (size === undefined) throw new Error(`${file} was not written`)
    return size
  }
  return pages.map(({ page, file, scripts }) => ({
    path: page.path,
    html: of(`/${file}`),
    scripts: scripts.map(of).reduce((sum, size) => sum + size, 0),
  }))
}

/** The sizes as lines for the terminal, the budgets last. */
export function sizeTable(sizes: readonly PageSize[]): string {
  const line = (name: string, html: string, scripts: string) =>
    name.padEnd(34) + html.padStart(8) + scripts.padStart(12)
  return [
    line('bytes, brotli', 'HTML', 'JavaScript'),
    ...[...sizes, { path: 'budget', html: HTML_BUDGET, scripts: SCRIPT_BUDGET }].map(({ path, html, scripts }) =>
      line(path, String(html), String(scripts)),
    ),
  ].join('\n')
}

/** Which pages are over a budget. */
export function checkBudgets(sizes: readonly PageSize[]): string[] {
  return sizes.flatMap(({ path, html, scripts }) => [
    ...(html > HTML_BUDGET ? [`${path}: HTML is ${html} bytes brotli, the budget is ${HTML_BUDGET}`] : []),
    ...(scripts > SCRIPT_BUDGET
      ? [`${path}: JavaScript is ${scripts} bytes brotli, the budget is ${SCRIPT_BUDGET}`]
      : []),
  ])
}
