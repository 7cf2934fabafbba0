// Limits of what a visitor downloads before a page is ready, in bytes compressed by brotli.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { grouped } from '../../number'
import { type Fault, need } from '../fault'
import type { KnownLook } from '../pages/looks'
import type { PrerenderedPage } from '../pages/prerender'
import { heroBytes } from './hero'
import { fault } from './written'

/** A limit of a size in bytes: where the build warns, and where it refuses; null where it only warns. */
export type Limit = { warns: number; refuses: number | null }

/**
 * Each refusing number is where a visitor begins to wait, not where the site stands. The first section has to arrive with the
 * first flight of a new connection: ten segments of 1,460 bytes (RFC 6928), less the response's headers. React's next release
 * must not be refused, so the libraries have no refusing number of their own.
 */
export const limits = {
  hero: { warns: 11_000, refuses: 13_300 },
  html: { warns: 18_000, refuses: 24_000 },
  scripts: { warns: 90_000, refuses: 105_000 },
  libraries: { warns: 66_000, refuses: null },
} as const satisfies Record<string, Limit>

/** The share of a refusing number that each page keeps free, for an owner's next words. */
const ROOM = 1 / 5

/** How many characters of running text are about one byte of brotli. */
const CHARACTERS_A_BYTE = 3

const brotli = promisify(brotliCompress)

export type PageSize = {
  path: string
  /** Source files of the page's words and of its view. */
  content: string
  view: string
  /** Bytes of the HTML up to the end of the first section, and of all of it with its inlined CSS. */
  hero: number
  html: number
  css: number
  scripts: number
  /** The share of `scripts` that is libraries, not code of the site. */
  libraries: number
}

/**
 * Returns the compressed sizes of every page.
 * @param root folder of the site with its compressed copies
 * @param bytes the compressed size of each file, by its web path
 * @param css the compressed size of the styles inside a page's HTML, by the page's look
 * @throws when a file of a page was not written
 */
export async function pageSizes(
  root: string,
  pages: readonly PrerenderedPage[],
  bytes: ReadonlyMap<string, number>,
  css: ReadonlyMap<KnownLook, number>,
): Promise<PageSize[]> {
  const of = (file: string): number => {
    const size = bytes.get(file)
    if (size === undefined) throw new Error(`${file} was not written`)
    return size
  }
  return Promise.all(
    pages.map(async ({ page, file, look, view, content, scripts }) => ({
      path: page.path,
      content,
      view,
      hero: heroBytes(await readFile(join(root, file), 'utf8'), await readFile(join(root, `${file}.br`))),
      html: of(`/${file}`),
      css: css.get(look) ?? 0,
      scripts: scripts.map(of).reduce((sum, size) => sum + size, 0),
      // The script of the libraries comes first, because it is evaluated first.
      libraries: of(need(scripts[0], `script of ${page.path}`)),
    })),
  )
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

/** Formats the sizes as a table for the terminal, with the limits in the last lines. */
export function sizeTable(sizes: readonly PageSize[]): string {
  const line = (name: string, ...cells: (string | number)[]) =>
    name.padEnd(34) + cells.map(cell => String(cell).padStart(12)).join('')
  const { hero, html, scripts, libraries } = limits
  return [
    line('bytes, brotli', 'hero', 'HTML', 'of it CSS', 'JavaScript', 'libraries'),
    ...sizes.map(size => line(size.path, size.hero, size.html, `~${size.css}`, size.scripts, size.libraries)),
    line('warns above', hero.warns, html.warns, '', scripts.warns, libraries.warns),
    line('refuses above', hero.refuses, html.refuses, '', scripts.refuses, ''),
  ].join('\n')
}

/**
 * Finds pages over a limit. All pages have the same libraries, so only the first page reports them.
 * @returns `refused`, which end the build, and `warnings`: what is over its warning number, or has used up the room
 */
export function checkSizes(sizes: readonly PageSize[]): { refused: Fault[]; warnings: Fault[] } {
  const found = sizes.flatMap((size, index) => [
    judge(size, 'the HTML up to the end of the first section', size.hero, limits.hero, size.content),
    judge(size, 'the HTML', size.html, limits.html, size.content),
    judge(size, 'the JavaScript', size.scripts, limits.scripts, size.view),
    ...(index === 0 ? [judge(size, 'the JavaScript of libraries', size.libraries, limits.libraries, BUNDLE)] : []),
  ])
  return {
    refused: found.flatMap(({ refused }) => refused ?? []),
    warnings: found.flatMap(({ warning }) => warning ?? []),
  }
}

const BUNDLE = 'src/build/bundle/bundle.ts'

function judge(
  page: PageSize,
  what: string,
  bytes: number,
  { warns, refuses }: Limit,
  where: string,
): { refused?: Fault; warning?: Fault } {
  const is = `${what} is ${grouped(bytes)} bytes brotli`
  if (refuses !== null && bytes > refuses) {
    const over = bytes - refuses
    const text = `about ${grouped(over * CHARACTERS_A_BYTE)} characters of text`
    return { refused: fault(page, `${is}, ${grouped(over)} over the limit of ${grouped(refuses)}: ${text}`, where) }
  }
  const least = refuses === null ? warns : Math.min(warns, refuses * (1 - ROOM))
  if (bytes <= least) return {}
  const next = refuses === null ? 'nothing refuses it' : `refused above ${grouped(refuses)}`
  return { warning: fault(page, `${is}, more than ${grouped(least)} (${next})`, where) }
}
