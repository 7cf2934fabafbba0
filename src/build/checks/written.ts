// The site as it was written, for the checks. A check is a pure function of it that returns its faults.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SetupRules } from '../../contact/setup'
import type { Page } from '../../page'
import type { Fault } from '../fault'
import type { PrerenderedPage } from '../pages/prerender'
import { type Element, parseHtml, within } from './html'

export type WrittenPage = {
  /** Without trailing slash: `/services/training`. */
  path: string
  elements: readonly Element[]
  /** The elements by their `id`. */
  ids: ReadonlyMap<string, Element>
  /** False for the 404 page: search engines are asked to leave it out. */
  indexable: boolean
  /** Source files of the page's words and of its view. */
  content: string
  view: string
}

export type WrittenSite = {
  /** Origin without trailing slash. */
  siteUrl: string
  /** What was written, by web path (`/about.html`), without compressed copies. */
  files: ReadonlyMap<string, Buffer>
  /** What the form of each page knows of the query parameters `topic` and `setup`, by the page's path. */
  forms: ReadonlyMap<string, { topics: readonly string[]; setups: SetupRules }>
  /** The ids to which what carries `data-late` may refer: the icons that come after hydration. */
  lateIds: readonly string[]
  /** The paths to which forms may post. */
  endpoints: readonly string[]
  /** The mail provider's key where it may stand in no file; null where there is none. */
  secret: string | null
  /** The mail provider's key where it belongs into the scripts (CONTACT_MODE=direct). */
  published: string | null
}

export type Check = (pages: readonly WrittenPage[], site: WrittenSite) => Fault[]

/** A fault of a page or a file, whose words fit into a line. */
export const fault = ({ path }: { path: string }, what: string, where: string): Fault => ({
  path,
  what: what.replace(/\s+/g, ' '),
  where,
})

/** Where the markup of an element is written. */
export function markupOf(element: Element, { view }: WrittenPage): string {
  if (within(element, ({ name }) => name === 'main')) return view
  return within(element, ({ attributes }) => attributes.id === 'root') ? 'src/layout' : 'src/build/pages/document.ts'
}

/** Where the words of an element are written. */
export function wordsOf(element: Element, { content }: WrittenPage): string {
  const ofPage = within(element, ({ name }) => name === 'main' || name === 'head')
  return ofPage ? content : 'src/content/site.ts'
}

/** Reads every file below `root`, compressed copies apart, by its web path. */
export async function readFiles(root: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries
    .filter(entry => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
  return new Map(await Promise.all(files.map(async file => [file.slice(root.length), await readFile(file)] as const)))
}

/**
 * The pages as they stand in the files.
 * @throws when a page was not written
 */
export function writtenPages(
  pages: readonly Pick<PrerenderedPage, 'page' | 'file' | 'view' | 'content'>[],
  notFound: Page,
  files: ReadonlyMap<string, Buffer>,
): WrittenPage[] {
  return pages.map(({ page, file, view, content }) => {
    const html = files.get(`/${file}`)
    if (!html) throw new Error(`${page.path}: ${file} was not written`)
    const elements = parseHtml(html.toString())
    const ids = new Map(
      elements.flatMap(element => (element.attributes.id ? [[element.attributes.id, element] as const] : [])),
    )
    return { path: page.path, elements, ids, indexable: page !== notFound, content, view }
  })
}
