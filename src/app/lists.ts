// Where the scripts of the pages are. The app holds no table of them, which would grow with the site: it asks for the list of
// the pages that every page links to, and for any other page's own, which lies beside the page.

/** The web paths of what a page consists of. */
export type Parts = {
  view: string
  words: string
  /** The rules and icons that not all pages have. */
  look: string
}

type List = {
  /** The script of the app that the views import. */
  app: string
  /** Icons of the menus. */
  late: string
  /** By the path of the page. */
  pages: Readonly<Record<string, Parts>>
}

/** That of the pages that every page links to, and of the 404 page. */
const COMMON = '/assets.json'
const NOT_FOUND = '/404'

const lists = new Map<string, Promise<List | null>>()

/**
 * The page at a path of the address bar, and its parts as they are now; the 404 page where there is none.
 * @throws (rejects) when they cannot be asked for, or when a newer deploy has replaced the app itself
 */
export async function findPage(path: string): Promise<{ path: string; parts: Parts }> {
  const common = await commonList()
  const own = common.pages[path] ? common : await listAt(`${path === '/' ? '/index' : path}.json`)
  const found = own?.pages[path]
  if (found) return { path, parts: found }
  const parts = common.pages[NOT_FOUND]
  if (!parts) throw new Error('There is no 404 page')
  return { path: NOT_FOUND, parts }
}

/** @throws (rejects) as `findPage` does */
export async function commonList(): Promise<List> {
  const list = await listAt(COMMON)
  if (!list) throw new Error(`There is no ${COMMON}`)
  return list
}

/** A list, or null where there is none; asked for once. */
function listAt(file: string): Promise<List | null> {
  const known = lists.get(file)
  if (known) return known
  const list = read(file).catch(error => {
    lists.delete(file)
    throw error
  })
  lists.set(file, list)
  return list
}

/** A list as it is now: a change of a page's words alone reaches the tabs that are open. */
async function read(file: string): Promise<List | null> {
  // A path may begin with two slashes, which would be another host.
  const response = await fetch(location.origin + file)
  if (response.status === 404) return null
  const list: List = await response.json()
  // Views import the app. Those of a newer one would bring a second React.
  if (list.app !== new URL(import.meta.url).pathname) throw new Error('There is a newer site')
  return list
}
