import { sites } from 'virtual:sites'
import { type ContentModule, type LoadedPage, loaded, type Marker, type ViewModule, type Words } from '../page'
import { findPage } from './lists'
import { loadLook } from './look'

/** A page and the path of the address bar that it is for: the 404 page is for any. */
export type ShownPage = LoadedPage & { at: string }

/** That of the document: it is here, with its look, whatever becomes of the network. */
let own: ShownPage | undefined

/** What a script of words exports: the content of a page, and the rest of its row. */
type WordsModule = ContentModule<Words> & { marker: Marker; site: number }

/**
 * The page of the document, whose scripts the document names, so that hydration waits for no list.
 * @param path of the page in the page list
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
 * The page at a path of the address bar, with its look in the document.
 * @throws (rejects) when something of it cannot be loaded, or when a newer deploy has replaced the app itself
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
