// Limits of what a visitor downloads before a page is ready, in bytes compressed by brotli.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, constants } from 'node:zlib'
import { grouped } from '../../number'
import { type Fault, need } from '../fault'
import type { PrerenderedPage } from '../pages/prerender'
import { fault } from './written'

type Limit = {
  /** What is measured, for messages. */
  what: string
  /** The size in bytes above which the build warns, and above which it refuses; null where it only warns. */
  warns: number
  refuses: number | null
  /** The file to correct: that of the page's words or of its view; null for libraries, which bundle.ts chooses for all pages. */
  where: 'content' | 'view' | null
}

/**
 * Each refusing number is where a visitor begins to wait, not where the site stands. The first section has to arrive with the
 * first flight of a new connection: ten segments of 1,460 bytes (RFC 6928), less the response's headers. It warns while at
 * least a fifth is free, for an owner's next words and for the next release of a library, which is part of the JavaScript. Of a
 * page's two stylesheets the one counts that a new visitor waits for.
 */
export const limits = {
  hero: { what: 'the HTML up to the end of the first section', warns: 10_640, refuses: 13_300, where: 'content' },
  HTML: { what: 'the HTML', warns: 18_000, refuses: 24_000, where: 'content' },
  stylesheet: { what: 'the stylesheet', warns: 9000, refuses: 14_000, where: 'view' },
  JavaScript: { what: 'the JavaScript', warns: 84_000, refuses: 105_000, where: 'view' },
  libraries: { what: 'the JavaScript of libraries', warns: 66_000, refuses: null, where: null },
} as const satisfies Record<string, Limit>

type Measure = keyof typeof limits

const MEASURES = Object.keys(limits) as Measure[]

/** How many characters of running text are about one byte of brotli. */
const CHARACTERS_A_BYTE = 3

/** The sizes of a page in bytes: of `JavaScript`, `libraries` is the share that is not code of the site. */
export type PageSize = Record<Measure, number> & {
  path: string
  /** Source files of the page's words and of its view. */
  content: string
  view: string
  /** Whether it is a text of any length, whose HTML has no limit. */
  isText: boolean
}

/**
 * Returns the compressed sizes of every page.
 * @param root folder of the site with its compressed copies
 * @param bytes the compressed size of each file, by its web path
 * @throws when a file of a page was not written
 */
export function pageSizes(
  root: string,
  pages: readonly PrerenderedPage[],
  bytes: ReadonlyMap<string, number>,
): PageSize[] {
  const of = (file: string): number => need(bytes.get(file), `compressed ${file}`)
  return pages.map(({ page, isText, file, html, stylesheets, view, content, scripts }) => ({
    path: page.path,
    content,
    view,
    isText,
    hero: heroBytes(html, readFileSync(join(root, `${file}.br`))),
    HTML: of(`/${file}`),
    stylesheet: of(stylesheets.rest.path),
    JavaScript: scripts.map(of).reduce((sum, size) => sum + size, 0),
    // The script of the libraries comes first, because it is evaluated first.
    libraries: of(need(scripts[0], `script of ${page.path}`)),
  }))
}

/**
 * Returns how many bytes of the compressed HTML arrive before the page's first section is complete, which is what a visitor
 * sees first; 0 for a page without one. Its icons come before it.
 */
export function heroBytes(html: string, compressed: Buffer): number {
  const end = html.indexOf('</section>', html.indexOf('<main'))
  if (end < 0) return 0
  const length = Buffer.byteLength(html.slice(0, end + '</section>'.length))
  const { BROTLI_OPERATION_FLUSH: finishFlush } = constants
  let [short, enough] = [0, compressed.length]
  while (enough - short > 1) {
    const middle = Math.floor((short + enough) / 2)
    if (brotliDecompressSync(compressed.subarray(0, middle), { finishFlush }).length >= length) enough = middle
    else short = middle
  }
  return enough
}

/** Formats the sizes as a table for the terminal, with the limits in the last lines. */
export function sizeTable(sizes: readonly PageSize[]): string {
  const line = (name: string, cellOf: (measure: Measure) => string | number) =>
    name.padEnd(34) + MEASURES.map(measure => String(cellOf(measure)).padStart(12)).join('')
  return [
    line('bytes, brotli', measure => measure),
    ...sizes.map(size => line(size.path, measure => size[measure])),
    line('warns above', measure => limits[measure].warns),
    line('refuses above', measure => limits[measure].refuses ?? ''),
  ].join('\n')
}

/**
 * Finds pages over a limit, and warns of those over a warning number. All pages have the same libraries, so only the first page
 * reports them.
 */
export const checkSizes = (sizes: readonly PageSize[]): Fault[] =>
  sizes.flatMap((page, index) =>
    MEASURES.flatMap(measure => {
      if ((measure === 'HTML' && page.isText) || (measure === 'libraries' && index > 0)) return []
      const { what, warns, refuses, where } = limits[measure]
      const file = where ? page[where] : 'src/generator/bundle/bundle.ts'
      const bytes = page[measure]
      const is = `${what} is ${grouped(bytes)} bytes brotli`
      if (refuses !== null && bytes > refuses) {
        const over = bytes - refuses
        const text = where === 'content' ? `: about ${grouped(over * CHARACTERS_A_BYTE)} characters of text` : ''
        return fault(page, `${is}, ${grouped(over)} over the limit of ${grouped(refuses)}${text}`, file)
      }
      const next = refuses === null ? 'nothing refuses it' : `refused above ${grouped(refuses)}`
      if (bytes <= warns) return []
      return { ...fault(page, `${is}, more than ${grouped(warns)} (${next})`, file), isWarning: true }
    }),
  )
