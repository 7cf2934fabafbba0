import { sites } from 'virtual:sites'
import { own as ownPart } from '../own'
import { type ContentModule, type LoadedPage, loaded, type Marker, type ViewModule, type Words } from '../page'
import { loadIcons } from './icons'
import { findPage } from './lists'
import { inTime } from './request'
import { loadStylesheet } from './stylesheets'

/** A page, and how it is shown. */
export type ShownPage = LoadedPage & {
  /** The path in the address bar, which can be any path for the 404 page. */
  at: string
  /** Its stylesheet; undefined as long as the document's own page is as it was sent. */
  stylesheet?: HTMLLinkElement | undefined
  /** The link to the stylesheet for what follows its first section: only while the document's own page is as it was sent. */
  rest?: string | undefined
}

/** The document's own page: its scripts are loaded and the document has its styles, so it needs no network again. */
let own: ShownPage | undefined

/** The exports of a content script (generator/pages/prerender.ts): the content of a page, and the rest of its row. */
type WordsModule = ContentModule<Words> & { marker: Marker; site: number }

/**
 * Loads the document's own page. The document names the scripts of that page, so hydration does not wait for a list.
 * @param path the page's path in the page list
 * @param at the path in the address bar at which the document shows it
 * @throws (rejects) when a script cannot be loaded
 */
export async function loadOwn(path: string, at: string): Promise<ShownPage> {
  const [view, words] = [ownPart<HTMLLinkElement>('view'), ownPart<HTMLLinkElement>('words')]
  if (!view || !words) throw new Error('The document names no scripts of its page')
  // Without a limit: whatever the network, there is nothing better to do than to wait.
  const rest = ownPart('rest')?.getAttribute('href') ?? undefined
  own = { ...(await assemble(path, import(view.href), import(words.href))), at, rest }
  return own
}

/**
 * Loads the page at a path of the address bar, with its CSS rules, and adds its icons to the document.
 * @throws (rejects) when one of its files cannot be loaded, or when a newer deploy has replaced the app itself
 */
export async function loadPage(at: string): Promise<ShownPage> {
  // React removes the link to the stylesheet of the document's own page together with that page.
  const ownStylesheet = own?.rest ? loadStylesheet(own.rest) : undefined
  if (at === own?.at) return { ...own, rest: undefined, stylesheet: await ownStylesheet }
  ownStylesheet?.catch(() => {})
  const { path, parts } = await findPage(at)
  const [page, stylesheet] = await Promise.all([
    assemble(path, importAgain(parts.view), importAgain(parts.words)),
    loadStylesheet(parts.stylesheet),
    loadIcons(),
  ])
  return { ...page, at, stylesheet }
}

/** How often a script could not be loaded, by its web path. */
const failures = new Map<string, number>()

/**
 * Imports a script of another page. Browsers remember a module that failed, and wait on for one that never arrives; with a
 * query it is another module, from the same file.
 * @throws (rejects) when it cannot be loaded within 8 s
 */
async function importAgain(path: string): Promise<unknown> {
  const count = failures.get(path) ?? 0
  try {
    return await inTime(import(count === 0 ? path : `${path}?${count}`))
  } catch (error) {
    failures.set(path, count + 1)
    throw error
  }
}

async function assemble(path: string, view: Promise<unknown>, words: Promise<unknown>): Promise<LoadedPage> {
  const modules = (await Promise.all([view, words])) as [ViewModule<Words>, WordsModule]
  const [, { marker, site: index }] = modules
  const site = sites[index]
  if (!site) throw new Error(`There is no site ${index}`)
  return loaded({ path, marker, site }, modules)
}
