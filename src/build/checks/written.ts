// The site as it was written, for the checks. A check is a pure function of it that returns its faults.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { SetupRules } from '../../contact/setup'
import type { Page } from '../../page'
import type { Fault } from '../fault'
import type { PrerenderedPage } from '../pages/prerender'
import { type Element, parseHtml, within } from './html'
import type { pngSize } from './png'

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

/** What is known of a page when its elements are forgotten: a site may have more pages than fit into the memory. */
export type PageFacts = Pick<WrittenPage, 'path' | 'indexable' | 'content'> & {
  ids: ReadonlySet<string>
  title: string
  description: string
  /** Web paths of what its script and link elements load. */
  loads: readonly string[]
  /** Its links to places on other pages. */
  places: readonly { href: string; path: string; id: string; where: string }[]
}

/** What was written, by web path (`/about.html`), without compressed copies. */
export type Files = {
  has: (path: string) => boolean
  get: (path: string) => Buffer | undefined
  keys: () => Iterable<string>
}

export type WrittenSite = {
  /** Origin without trailing slash. */
  siteUrl: string
  files: Files
  /** The hash of a file, as an integrity attribute has it. */
  hashOf: (path: string) => string
  /** The size of a picture in pixels; null for a file that is no PNG. */
  sizeOf: (path: string) => ReturnType<typeof pngSize>
  /** The paths of all pages, and whether they are indexed. */
  pages: ReadonlyMap<string, boolean>
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

/** A check of pages, each by itself. */
export type Check = (pages: readonly WrittenPage[], site: WrittenSite) => Fault[]

/** A check of what only all pages together tell, and of files. */
export type SiteCheck = (pages: readonly PageFacts[], site: WrittenSite) => Fault[]

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

/** The files below `root`, each of them read when it is asked for. */
export function filesBelow(root: string): Files {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  const paths = new Set(
    entries
      .filter(entry => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map(entry => join(entry.parentPath, entry.name).slice(root.length)),
  )
  return {
    has: path => paths.has(path),
    get: path => (paths.has(path) ? readFileSync(join(root, path)) : undefined),
    keys: () => paths,
  }
}

/**
 * The pages as they stand in the files, one after the other. Between two of them the compression, which runs meanwhile, gets
 * to hand out its next files.
 * @throws when a page was not written
 */
export async function* writtenPages(
  pages: readonly Pick<PrerenderedPage, 'page' | 'file' | 'view' | 'content'>[],
  notFound: Page,
  files: Files,
): AsyncGenerator<WrittenPage> {
  for (const { page, file, view, content } of pages) {
    await setImmediate()
    const html = files.get(`/${file}`)
    if (!html) throw new Error(`${page.path}: ${file} was not written`)
    const elements = parseHtml(html.toString())
    const ids = new Map(
      elements.flatMap(element => (element.attributes.id ? [[element.attributes.id, element] as const] : [])),
    )
    yield { path: page.path, elements, ids, indexable: page !== notFound, content, view }
  }
}
