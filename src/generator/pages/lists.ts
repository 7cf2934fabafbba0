// The lists by which the browser finds the scripts of pages that it has not loaded yet (src/app/lists.ts).
import type { Parts } from '../../app/lists'
import type { Site } from '../../content/types'
import type { PrerenderedPage } from './prerender'

type Listed = Pick<PrerenderedPage, 'page' | 'file' | 'scripts' | 'stylesheets'>

/**
 * Returns the texts of the lists by file path below the web root. One list has the pages that every page of their language
 * links to, in header and footer, and the 404 page, which any path may need. Each other page has a separate list, beside its
 * HTML. So a visitor's download does not grow with the site, and a change of a page's words changes only one list.
 * @param links how many pages link to each path
 * @param shared web paths of the script that the views import, and of the file with all icons
 */
export function pageLists(
  pages: readonly Listed[],
  links: ReadonlyMap<string, number>,
  shared: { app: string; icons: string },
): Map<string, string> {
  // How many other pages each site has: a site is one language, with its own header and footer.
  const others = new Map<Site, number>()
  for (const { page } of pages) others.set(page.site, (others.get(page.site) ?? -1) + 1)
  const isCommon = ({ page: { path, site } }: Listed) =>
    path === '/404' || (links.get(path) ?? 0) >= (others.get(site) ?? 0)
  const list = (listed: readonly Listed[]) =>
    JSON.stringify({ ...shared, pages: Object.fromEntries(listed.map(page => [page.page.path, partsOf(page)])) })
  const partsOf = ({ scripts, stylesheets: { whole } }: Listed): Parts => {
    const [view = '', words = ''] = scripts.slice(-2)
    return { view, words, stylesheet: whole.path }
  }
  return new Map([
    ['assets.json', list(pages.filter(isCommon))],
    ...pages.flatMap(page =>
      isCommon(page) ? [] : [[page.file.replace(/html$/, 'json'), list([page])] as [string, string]],
    ),
  ])
}

/** Returns the paths of the site that an HTML text links to, except that of its own page. */
export const linksIn = (html: string, own: string): ReadonlySet<string> =>
  new Set(
    Array.from(html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g), ([, path = '']) => path).filter(path => path !== own),
  )
