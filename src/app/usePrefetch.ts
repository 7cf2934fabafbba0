import { useEffect } from 'react'
import { attempt } from '../attempt'
import { commonList } from './lists'
import { further } from './load'

/** Selects the links to pages of this language. */
export const PAGES = 'a[href^="/"]:not([hreflang])'

/** Whether a path is that of a file, such as a spreadsheet: no path of a page has a dot (generator/checks/verify.ts). */
export const isFile = (path: string): boolean => path.includes('.')

/**
 * Prefetches the page behind every link that the visitor hovers, touches or focuses, so that a click needs no request. When
 * nothing else happens, it also prefetches the page behind the first visible link in the main content, unless the visitor
 * has asked to save data.
 * @param page the page that is shown; undefined until all of it is drawn
 */
export function usePrefetch(page: unknown) {
  useEffect(() => {
    const aim = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      const link = target.closest<HTMLAnchorElement>(PAGES)
      if (link && !isFile(link.pathname))
        further()
          .then(({ loadPage }) => loadPage(link.pathname))
          .catch(ignore)
      // The menus in the header need icons that are loaded late.
      else if (target.closest('header'))
        further()
          .then(({ loadIcons }) => loadIcons())
          .catch(ignore)
    }
    // `pointerover` also fires on touch.
    const events = ['pointerover', 'focusin'] as const
    for (const event of events) document.addEventListener(event, aim, { passive: true })
    let isShown = true
    let stop = () => {}
    if (page && !savesData()) {
      further()
        .then(({ prefetchProposed }) => {
          if (isShown) stop = attempt(prefetchProposed) ?? stop
        })
        .catch(ignore)
    }
    return () => {
      for (const event of events) document.removeEventListener(event, aim)
      isShown = false
      stop()
    }
  }, [page])
}

/**
 * Fetches the list of common pages, and the script that reads it, before the page is hydrated, because a link that is clicked
 * right after that needs them. Not before the first paint, which comes later than the scripts where the network is faster than
 * the computer.
 */
export function fetchAhead() {
  if (savesData()) return
  const fetchBoth = () => {
    for (const part of [commonList(), further()]) part.catch(ignore)
  }
  attempt(() => new PerformanceObserver(fetchBoth).observe({ type: 'paint', buffered: true }))
}

/** Ignores failures: the navigation reports them, by loading the document instead. */
const ignore = () => {}

/** Tells whether the visitor has asked to save data. Browsers not based on Chromium do not report it: then false. */
const savesData = (): boolean =>
  attempt(() => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData) ?? false
