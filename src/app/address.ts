// The address at which the document was loaded. Until the app starts, Back may have led to the address of another page.
import { attempt } from '../attempt'
import { NOT_FOUND } from '../edition'

/** Where the relay answers forms that were posted without scripts, each with a page that contains the form. */
const RELAY = '/api/'

/** Returns the path at which the document was loaded, as its inline script noted it (layout/start-script.ts). */
export const loadedAt = (): string => document.documentElement.dataset.at ?? location.pathname

/** Whether the document is the answer to a form that was posted without scripts: a reload would lose what it says. */
export const isAnswer = (): boolean => loadedAt().startsWith(RELAY)

/**
 * Whether a path is another spelling of a page's path, under which some hosts serve the page: `/about/`, `/about.html`,
 * `//about`. `/copy/about` is not: there the whole site is behind a prefix, as in a web archive.
 */
export function isSpelling(path: string, page: string): boolean {
  const plain = (attempt(() => decodeURIComponent(path)) ?? path)
    .replace(/\/{2,}/g, '/')
    .replace(/(\/index)?(\.html)?\/?$/, '')
  return (plain || '/') === page
}

/**
 * Writes the page's own path into the address bar, if the document was loaded under another spelling of it or is an answer
 * of the relay, and the address is still the same.
 * @param page the page's path in the page list; that of a 404 page may be at any path
 * @returns the path in the address bar at which the page is shown
 */
export function correctAddress(page: string): string {
  const at = loadedAt()
  if (page.endsWith(NOT_FOUND) || !(isSpelling(at, page) || isAnswer())) return at
  if (location.pathname === at && at !== page) {
    // The query of an answer is the relay's.
    history.replaceState(history.state, '', page + (isAnswer() ? '' : location.search) + location.hash)
  }
  return page
}
