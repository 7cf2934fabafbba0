// The written site, as the checks read it. A check is a pure function that gets pages and site, and returns faults.
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
  /** Path without trailing slash: `/services/training`. */
  path: string
  elements: readonly Element[]
  /** The elements by their `id`. */
  ids: ReadonlyMap<string, Element>
  /** False for the 404 page: search engines are asked to leave it out. */
  indexable: boolean
  /** The name of its site, which stands in its title. */
  brand: string
  /** Source files of the page's words and of its view. */
  content: string
  view: string
}

/** What is kept of a page when its elements are discarded: those of hundreds of pages would not fit into the build's memory. */
export type PageFacts = Pick<WrittenPage, 'path' | 'indexable' | 'brand' | 'content'> & {
  ids: ReadonlySet<string>
  title: string
  description: string
  /** Web paths of the scripts that its script and link elements load. */
  loads: readonly string[]
  /** Its links to fragments of pages of the site, itself included. */
  places: readonly { href: string; path: string; id: string; where: string }[]
}

/** The written files by web path (`/about.html`), without compressed copies. */
export type Files = {
  has: (path: string) => boolean
  get: (path: string) => Buffer | undefined
  keys: () => Iterable<string>
}

export type WrittenSite = {
  /** Origin without trailing slash. */
  siteUrl: string
  files: Files
  /** Returns the size of a picture in pixels; null for a file that is no PNG. */
  sizeOf: (path: string) => ReturnType<typeof pngSize>
  /** The paths of all pages, and whether they are indexed. */
  pages: ReadonlyMap<string, boolean>
  /** The values of the query parameters `topic` and `setup` that each page's form accepts, by the page's path. */
  forms: ReadonlyMap<string, { topics: readonly string[]; setups: SetupRules }>
  /** Ids that elements with `data-late` may refer to although the page lacks them: icons that are loaded after hydration. */
  lateIds: readonly string[]
  /** The paths to which forms may post. */
  endpoints: readonly string[]
  /** The mail provider's key, if no file may contain it; null otherwise. */
  secret: string | null
  /** The mail provider's key, if the scripts are meant to contain it (CONTACT_MODE=direct); null otherwise. */
  published: string | null
}

/** A check that looks at each page by itself. */
export type Check = (pages: readonly WrittenPage[], site: WrittenSite) => Fault[]

/** A check that needs all pages together, or the files. */
export type SiteCheck = (pages: readonly PageFacts[], site: WrittenSite) => Fault[]

/** Makes a fault of a page or a file. Collapses white space, so that the fault prints as one line. */
export const fault = ({ path }: { path: string }, what: string, where: string): Fault => ({
  path,
  what: what.replace(/\s+/g, ' '),
  where,
})

/** Returns the source file or folder of an element's markup. */
export function markupOf(element: Element, { view }: WrittenPage): string {
  if (within(element, ({ name }) => name === 'main')) return view
  return within(element, ({ attributes }) => attributes.id === 'root')
    ? 'src/layout'
    : 'src/generator/pages/document.ts'
}

/** Returns the source file of an element's words. */
export function wordsOf(element: Element, { content }: WrittenPage): string {
  const ofPage = within(element, ({ name }) => name === 'main' || name === 'head')
  return ofPage ? content : 'src/content/site.ts'
}

/** Gives access to the files below `root`. Each is read only on request. */
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
 * Reads and parses the written pages one after the other. Between two pages it yields to the event loop, so that the
 * compression, which runs at the same time, can start its next files.
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
    yield { path: page.path, elements, ids, indexable: page !== notFound, brand: page.site.brand, content, view }
  }
}
