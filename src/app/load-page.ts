// Loads the pages that the visitor goes to next.
import type { LoadedPage, ViewModule, Words } from '../page'
import { describe } from './describe'
import { loadIcons } from './icons'
import { inTime } from './in-time'
import { findPage } from './lists'
import { assemble, ownPage, type ShownPage } from './load'
import { applyStylesheet, loadStylesheet } from './stylesheets'

/**
 * Loads the page at a path of the address bar, with its CSS rules, and adds its icons to the document.
 * @throws (rejects) when one of its files cannot be loaded, or when a newer deploy has replaced the app itself
 */
export async function loadPage(at: string): Promise<ShownPage> {
  // React removes the link to the stylesheet of the document's own page together with that page.
  const ownStylesheet = ownPage?.rest ? loadStylesheet(ownPage.rest) : undefined
  if (at === ownPage?.at) {
    await readied(ownPage.modules[0])
    return shown({ ...ownPage, rest: undefined }, at, await ownStylesheet)
  }
  ownStylesheet?.catch(() => {})
  const { path, parts } = await findPage(at)
  const view = importAgain(parts.view)
  // The view asks for them too, but only once it is there itself.
  for (const script of parts.later ?? []) import(script).catch(() => {})
  const [page, stylesheet] = await Promise.all([
    assemble(path, view, importAgain(parts.words)),
    loadStylesheet(parts.stylesheet),
    loadIcons(),
    view.then(readied),
  ])
  return shown(page, at, stylesheet)
}

/** Loads what is below the first screen of a view, which would else appear after it. */
const readied = (view: unknown) => (view as ViewModule<Words>).ready?.()

const shown = (
  page: LoadedPage & Pick<ShownPage, 'rest'>,
  at: string,
  stylesheet: HTMLLinkElement | undefined,
): ShownPage => ({
  ...page,
  at,
  applyStyles: () => {
    applyStylesheet(stylesheet)
    const { dataset } = document.documentElement
    // In the dark scheme the browser then computes all styles anew, so this comes before any component measures its page.
    if (dataset.hue !== page.hue) dataset.hue = page.hue
  },
  describe: () => describe(page, at),
})

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
