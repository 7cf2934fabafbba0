// The written site, as the checks read it, and how they report faults of it.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SetupRules } from '../../contact/setup'
import type { Fault } from '../fault'
import { type Element, within } from './html'

export type WrittenPage = {
  /** Path without trailing slash: `/services/training`. */
  path: string
  elements: readonly Element[]
  /** Source files of the page's words and of its view. */
  content: string
  view: string
  /** The source file of the words of header and footer. */
  layout: string
}

/** What links to a page have to fit. */
export type Target = {
  /** False for the 404 page, to which no other page may link. */
  isIndexed: boolean
  /** The ids of its elements, encoded as in the fragment of an address. */
  ids: ReadonlySet<string>
  /** The values of the query parameters `topic` and `setup` that its form accepts. */
  topics: readonly string[]
  setups: SetupRules
}

export type WrittenSite = {
  siteUrl: string
  /** The web paths of the files (`/about.html`), without compressed copies. */
  files: ReadonlySet<string>
  /** The pages by path. */
  pages: ReadonlyMap<string, Target>
  /** The paths to which forms may post. */
  endpoints: readonly string[]
}

/** Finds the faults of a page. */
export type Check = (page: WrittenPage, site: WrittenSite) => Fault[]

/** Makes a fault of a page or a file. Collapses white space, so that the fault prints as one line. */
export const fault = ({ path }: { path: string }, what: string, where: string): Fault => ({
  path,
  what: what.replace(/\s+/g, ' '),
  where,
})

/** Returns the source file or folder of an element's markup. */
export function markupOf(element: Element, { view }: WrittenPage): string {
  if (within(element, ({ name }) => name === 'main')) return view
  return within(element, ({ attribs }) => attribs.id === 'root') ? 'src/layout' : 'src/generator/pages/document.ts'
}

/** Returns the source file of an element's words. */
export function wordsOf(element: Element, { content, layout }: WrittenPage): string {
  const ofPage = within(element, ({ name }) => name === 'main' || name === 'head')
  return ofPage ? content : layout
}

/** Lists the web paths of the files below `root`, without compressed copies. */
export function filesBelow(root: string): Set<string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  return new Set(
    entries
      .filter(entry => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map(entry => join(entry.parentPath, entry.name).slice(root.length)),
  )
}
