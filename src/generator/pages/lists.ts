// The lists by which the browser finds the scripts of pages that it has not loaded yet (src/app/lists.ts).
import type { List, Parts } from '../../app/lists'
import type { Site } from '../../content/types'
import { addressIn, NOT_FOUND } from '../../edition'
import type { PrerenderedPage } from './prerender'

type Listed = Pick<PrerenderedPage, 'page' | 'file' | 'scripts' | 'later' | 'stylesheets'>

type Shared = Omit<List, 'pages'>

/**
 * Returns the texts of the lists by file path below the web root. One list of each language has the pages to which header and
 * footer link, and the 404 page, which any path may need. Each other page has a separate list, beside its HTML. So a visitor's
 * download does not grow with the site, and a change of a page's words changes only one list.
 */
export function pageLists(pages: readonly Listed[], shared: Shared): Map<string, string> {
  const lists = new Map<string, Listed[]>()
  for (const listed of pages) {
    const { route, site } = listed.page
    const isCommon = route === NOT_FOUND || linkedBy(site).has(route)
    const file = isCommon ? addressIn(site.base, '/assets.json').slice(1) : listed.file.replace(/html$/, 'json')
    lists.set(file, [...(lists.get(file) ?? []), listed])
  }
  return new Map(Array.from(lists, ([file, listed]) => [file, listOf(listed, shared)]))
}

/** Returns the text of a list. */
export function listOf(listed: readonly Listed[], shared: Shared): string {
  const parts = listed.map(({ page, scripts, later, stylesheets: { whole } }): [string, Parts] => {
    // Between them stands the script of the site.
    const [view = '', , words = ''] = scripts.slice(-3)
    return [page.path, { view, words, stylesheet: whole.path, ...(later.length > 0 && { later }) }]
  })
  return JSON.stringify({ ...shared, pages: Object.fromEntries(parts) })
}

/** Returns the paths in the words and links of the layout. */
const linkedBy = (site: Site): ReadonlySet<string> =>
  new Set(Array.from(JSON.stringify(site).matchAll(/"href":"(\/[^"#?]*)/g), ([, path = '']) => path))
