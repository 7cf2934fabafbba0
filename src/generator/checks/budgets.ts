// Limits of what a visitor downloads before a page is ready, in bytes compressed by brotli.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { grouped } from '../../number'
import { type Fault, need } from '../fault'
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
  stylesheet: { warns: 9000, refuses: 14_000 },
  scripts: { warns: 90_000, refuses: 105_000 },
  libraries: { warns: 66_000, refuses: null },
} as const satisfies Record<string, Limit>

/** The share of a refusing number that each page keeps free, for an owner's next words. */
const ROOM = 1 / 5

/** How many characters of running text are about one byte of brotli. */
const CHARACTERS_A_BYTE = 3

export type PageSize = {
  path: string
  /** Source files of the page's words and of its view. */
  content: string
  view: string
  /** Whether it is a text of any length, whose HTML has no limit. */
  isText: boolean
  /** Bytes of the HTML up to the end of the first section, of all of it, and of the stylesheet that it links to. */
  hero: number
  html: number
  stylesheet: number
  scripts: number
  /** The share of `scripts` that is libraries, not code of the site. */
  libraries: number
}

/**
 * Returns the compressed sizes of every page.
 * @param root folder of the site with its compressed copies
 * @param bytes the compressed size of each file, by its web path
 * @throws when a file of a page was not written
 */
export async function pageSizes(
  root: string,
  pages: readonly PrerenderedPage[],
  bytes: ReadonlyMap<string, number>,
): Promise<PageSize[]> {
  const of = (file: string): number => {
    const size = bytes.get(file)
    if (size === undefined) throw new Error(`${file} was not written`)
    return size
  }
  return Promise.all(
    pages.map(async ({ page, isText, file, stylesheets, view, content, scripts }) => ({
      path: page.path,
      content,
      view,
      isText,
      hero: heroBytes(await readFile(join(root, file), 'utf8'), await readFile(join(root, `${file}.br`))),
      html: of(`/${file}`),
      stylesheet: of(stylesheets.rest.path),
      scripts: scripts.map(of).reduce((sum, size) => sum + size, 0),
      // The script of the libraries comes first, because it is evaluated first.
      libraries: of(need(scripts[0], `script of ${page.path}`)),
    })),
  )
}

/** Formats the sizes as a table for the terminal, with the limits in the last lines. */
export function sizeTable(sizes: readonly PageSize[]): string {
  const line = (name: string, ...cells: (string | number)[]) =>
    name.padEnd(34) + cells.map(cell => String(cell).padStart(12)).join('')
  const { hero, html, stylesheet, scripts, libraries } = limits
  return [
    line('bytes, brotli', 'hero', 'HTML', 'stylesheet', 'JavaScript', 'libraries'),
    ...sizes.map(size => line(size.path, size.hero, size.html, size.stylesheet, size.scripts, size.libraries)),
    line('warns above', hero.warns, html.warns, stylesheet.warns, scripts.warns, libraries.warns),
    line('refuses above', hero.refuses, html.refuses, stylesheet.refuses, scripts.refuses, ''),
  ].join('\n')
}

/**
 * Finds pages over a limit. All pages have the same libraries, so only the first page reports them.
 * @returns `refused`, which end the build, and `warnings`: what is over its warning number, or has used up the room
 */
export function checkSizes(sizes: readonly PageSize[]): { refused: Fault[]; warnings: Fault[] } {
  const found = sizes.flatMap((size, index) => [
    judge(size, 'the HTML up to the end of the first section', size.hero, limits.hero, size.content),
    ...(size.isText ? [] : [judge(size, 'the HTML', size.html, limits.html, size.content)]),
    judge(size, 'the stylesheet', size.stylesheet, limits.stylesheet, size.view),
    judge(size, 'the JavaScript', size.scripts, limits.scripts, size.view),
    ...(index === 0 ? [judge(size, 'the JavaScript of libraries', size.libraries, limits.libraries, BUNDLE)] : []),
  ])
  return {
    refused: found.flatMap(({ refused }) => refused ?? []),
    warnings: found.flatMap(({ warning }) => warning ?? []),
  }
}

const BUNDLE = 'src/generator/bundle/bundle.ts'

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
