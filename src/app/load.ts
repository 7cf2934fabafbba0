import type { Site } from '../content/types'
import { type Base, routeOf } from '../edition'
import { own } from '../own'
import { type ContentModule, type LoadedPage, loaded, type Marker, type ViewModule, type Words } from '../page'

/** A page, and how it is shown. */
export type ShownPage = LoadedPage & {
  /** The path in the address bar, which can be any path for the 404 page. */
  at: string
  /** Applies its styles instead of those of the page before; undefined as long as the document's own page is as it was sent. */
  applyStyles?: () => void
  /** Describes it in the document instead of the page before; undefined likewise. */
  describe?: () => void
  /** The link to the stylesheet for what follows its first section: only while the document's own page is as it was sent. */
  rest?: string | undefined
}

/** The document's own page: its scripts are loaded and the document has its styles, so it needs no network again. */
export let ownPage: ShownPage | undefined

/** The web path of the app's script, which this module is part of. */
export const APP = new URL(import.meta.url).pathname

let loading: Promise<typeof import('./further')> | undefined

/**
 * Loads the script that loads further pages: nobody needs it before this page is hydrated. Keeps the promise, because another
 * `import()` would answer a click only after the browser's next tasks.
 * @throws (rejects) when it cannot be loaded; the next call tries again
 */
export function further() {
  loading ??= import('./further').catch(error => {
    loading = undefined
    throw error
  })
  return loading
}

/**
 * The exports of a content script (generator/pages/prerender.ts): the content of a page, the rest of its row, and the site, from
 * a script of its own.
 */
type WordsModule = ContentModule<Words> & { marker: Marker; site: Site; bases: readonly Base[] }

/**
 * Loads the document's own page. The document names the scripts of that page, so hydration does not wait for a list.
 * @param path the page's path in the page list
 * @param at the path in the address bar at which the document shows it
 * @throws (rejects) when a script cannot be loaded
 */
export async function loadOwn(path: string, at: string): Promise<ShownPage> {
  const [view, words] = [own<HTMLLinkElement>('view'), own<HTMLLinkElement>('words')]
  if (!view || !words) throw new Error('The document names no scripts of its page')
  // Without a limit: whatever the network, there is nothing better to do than to wait.
  const rest = own('rest')?.getAttribute('href') ?? undefined
  ownPage = { ...(await assemble(path, import(view.href), import(words.href))), at, rest }
  return ownPage
}

/** Makes a page of its two scripts. */
export async function assemble(path: string, view: Promise<unknown>, words: Promise<unknown>): Promise<LoadedPage> {
  const modules = (await Promise.all([view, words])) as [ViewModule<Words>, WordsModule]
  const [, { marker, site, bases }] = modules
  const others = site.others.filter(({ base }) => bases.includes(base))
  return loaded({ path, route: routeOf(site.base, path), marker, site, others }, modules)
}
