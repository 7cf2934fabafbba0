import { sites } from 'virtual:sites'
import { type ContentModule, type LoadedPage, loaded, type Marker, type ViewModule, type Words } from '../page'
import { findPage } from './lists'
import { loadLook } from './look'

/** A page and the path in the address bar at which it is shown, which can be any path for the 404 page. */
export type ShownPage = LoadedPage & { at: string }

/** The document's own page: its scripts are loaded and its look is in the document, so it needs no network again. */
let own: ShownPage | undefined

/** The exports of a content script (build/pages/words.ts): the content of a page, and the rest of its row. */
type WordsModule = ContentModule<Words> & { marker: Marker; site: number }

/**
 * Loads the document's own page. The document names the scripts of that page, so hydration does not wait for a list.
 * @param path the page's path in the page list
 * @throws (rejects) when a script cannot be loaded
 */
export async function loadOwn(path: string): Promise<ShownPage> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')
  const [view, words] = Array.from(links, ({ href }) => href)
  if (!view || !words) throw new Error('The document names no scripts of its page')
  own = await load(path, view, words)
  return own
}

/**
 * Loads the page at a path of the address bar, and adds its CSS rules and icons to the document.
 * @throws (rejects) when one of its files cannot be loaded, or when a newer deploy has replaced the app itself
 */
export async function loadPage(at: string): Promise<ShownPage> {
  if (at === own?.at) return own
  const { path, parts } = await findPage(at)
  const [page] = await Promise.all([load(path, parts.view, parts.words), loadLook(parts.look)])
  return { ...page, at }
}

async function load(path: string, view: string, words: string): Promise<ShownPage> {
  const modules: [ViewModule<Words>, WordsModule] = await Promise.all([import(view), import(words)])
  const [, { marker, site: index }] = modules
  const site = sites[index]
  if (!site) throw new Error(`There is no site ${index}`)
  return { ...loaded({ path, marker, site }, modules), at: location.pathname }
}
