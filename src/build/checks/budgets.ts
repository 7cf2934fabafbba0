// Budgets for what a visitor downloads before a page is ready, in bytes compressed by brotli.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { type Fault, need } from '../fault'
import type { KnownLook } from '../pages/looks'
import type { PrerenderedPage } from '../pages/prerender'
import { HERO_BUDGET, lateInHero } from './hero'
import { fault } from './written'

/** Bytes of HTML with its inlined CSS. */
export const HTML_BUDGET = 17_000
/** Bytes of all scripts that a page loads until it is hydrated, including those of direct mode. */
export const SCRIPT_BUDGET = 83_000
/** The share of React and its router in these bytes. Only the functions in use are bundled: each is a choice. */
export const LIBRARY_BUDGET = 60_500

const brotli = promisify(brotliCompress)

export type PageSize = {
  path: string
  /** Source files of the page's words and of its view. */
  content: string
  view: string
  html: number
  css: number
  scripts: number
  /** The share of `scripts` that is libraries, not code of the site. */
  libraries: number
}

/**
 * Returns the compressed sizes of every page.
 * @param bytes the compressed size of each file, by its web path
 * @param css the compressed size of the styles inside a page's HTML, by the page's look
 * @throws when a file of a page was not written
 */
export function pageSizes(
  pages: readonly PrerenderedPage[],
  bytes: ReadonlyMap<string, number>,
  css: ReadonlyMap<KnownLook, number>,
): PageSize[] {
  const of = (file: string): number => {
    const size = bytes.get(file)
    if (size === undefined) throw new Error(`${file} was not written`)
    return size
  }
  return pages.map(({ page, file, look, view, content, scripts }) => ({
    path: page.path,
    content,
    view,
    html: of(`/${file}`),
    css: css.get(look) ?? 0,
    scripts: scripts.map(of).reduce((sum, size) => sum + size, 0),
    // The script of the libraries comes first, because it is evaluated first.
    libraries: of(need(scripts[0], `script of ${page.path}`)),
  }))
}

/**
 * Returns the compressed sizes of the styles inside the pages' HTML, by look. They only show the share of the styles in the
 * HTML, so brotli quality 5 is enough: it takes a twelfth of the time of quality 11, and gives 8 % more bytes.
 */
export async function styleSizes(pages: readonly PrerenderedPage[]): Promise<Map<KnownLook, number>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const css = new Map(pages.map(({ look, styles }) => [look, styles.join('')]))
  return new Map(
    await Promise.all([...css].map(async ([look, text]) => [look, (await brotli(text, { params })).length] as const)),
  )
}

/** Formats the sizes as a table for the terminal, with the budgets in the last line. */
export function sizeTable(sizes: readonly PageSize[]): string {
  const line = (name: string, ...cells: (string | number)[]) =>
    name.padEnd(34) + cells.map(cell => String(cell).padStart(12)).join('')
  return [
    line('bytes, brotli', 'HTML', 'of it CSS', 'JavaScript', 'libraries'),
    ...sizes.map(({ path, html, css, scripts, libraries }) => line(path, html, `~${css}`, scripts, libraries)),
    line('budget', HTML_BUDGET, '', SCRIPT_BUDGET, LIBRARY_BUDGET),
  ].join('\n')
}

/**
 * Finds pages whose first section, or an icon used up to its end, is not in the first `HERO_BUDGET` bytes of the HTML.
 * @param root folder of the site with its compressed copies
 * @throws when a page has no compressed copy
 */
export async function checkHeroes(
  root: string,
  pages: readonly Pick<PrerenderedPage, 'page' | 'file' | 'content'>[],
): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const { page, file, content } of pages) {
    const html = await readFile(join(root, file), 'utf8')
    const late = lateInHero(html, await readFile(join(root, `${file}.br`)))
    if (late) faults.push(fault(page, `${late} is not in the first ${HERO_BUDGET} bytes brotli`, content))
  }
  return faults
}

/** Finds pages over a budget. All pages have the same libraries, so only the first page reports them. */
export function checkBudgets(sizes: readonly PageSize[]): Fault[] {
  return sizes.flatMap((size, index) => [
    ...over(size, 'HTML', size.html, HTML_BUDGET, size.content),
    ...over(size, 'JavaScript', size.scripts, SCRIPT_BUDGET, size.view),
    ...(index === 0 ? over(size, 'JavaScript of libraries', size.libraries, LIBRARY_BUDGET, LIBRARY_SOURCE) : []),
  ])
}

const LIBRARY_SOURCE = 'src/build/bundle/bundle.ts'

const over = (page: PageSize, what: string, bytes: number, budget: number, where: string): Fault[] =>
  bytes > budget ? [fault(page, `${what} is ${bytes} bytes brotli, the budget is ${budget}`, where)] : []
