// Finds the scripts of pages that are not loaded yet. The app holds no table of them, because that would grow with the site.
// It fetches one list of the pages that every page links to, and for any other page a list of that page alone, a JSON file
// beside the page's HTML.
import { baseOf, NOT_FOUND } from '../edition'
import { own } from '../own'
import { APP } from './load'
import { getJson } from './request'

/** The web paths of the files that a page consists of. */
export type Parts = {
  view: string
  words: string
  /** The file with all CSS rules of the page. */
  stylesheet: string
  /** The scripts that the view imports later, for what is below the first screen. */
  later?: readonly string[]
}

export type List = {
  /** Web path of the app's script, which the views import. */
  app: string
  /** Web path of the file with all icons. */
  icons: string
  /** The parts of each page, by the page's path. */
  pages: Readonly<Record<string, Parts>>
}

/** The first part of the addresses in the document's language. */
const base = () => baseOf(own('root')?.dataset.edition ?? 'en')

const lists = new Map<string, Promise<List | null>>()

/**
 * Finds the page at a path of the address bar and the current paths of its parts; the 404 page where there is none.
 * @throws (rejects) when a list cannot be fetched, or when a newer deploy has replaced the app itself
 */
export async function findPage(path: string): Promise<{ path: string; parts: Parts }> {
  const common = await commonList()
  const list = common.pages[path] ? common : await listAt(`${path === '/' ? '/index' : path}.json`)
  const found = list?.pages[path]
  if (found) return { path, parts: found }
  const parts = common.pages[base() + NOT_FOUND]
  if (!parts) throw new Error('There is no 404 page')
  return { path: base() + NOT_FOUND, parts }
}

/**
 * Fetches the list of the pages that every page links to, and of the 404 page.
 * @throws (rejects) as `findPage` does
 */
export async function commonList(): Promise<List> {
  const file = `${base()}/assets.json`
  const list = await listAt(file)
  if (!list) throw new Error(`There is no ${file}`)
  return list
}

/** Fetches a list, or null if it does not exist. Each list is fetched once; only a failed request is repeated. */
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

/** Fetches the current version of a list, so that a deploy that changes only a page's words also reaches open tabs. */
async function read(file: string): Promise<List | null> {
  const list = (await getJson(file)) as List | null
  if (!list) return null
  // Views import the app's script: the views of a newer deploy would load a second app, and may load a second React.
  if (list.app !== APP) throw new Error('There is a newer site')
  return list
}
