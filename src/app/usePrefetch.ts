import { useEffect } from 'react'
import { attempt } from '../attempt'
import { own } from '../own'
import { loadIcons } from './icons'
import { loadPage } from './load'

/** Selects the links to pages of this site. */
const PAGES = 'a[href^="/"]'

/** How long a page has the network to itself before another page is prefetched, in ms. */
const PAUSE = 1000

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
      if (link) prefetch(link.pathname)
      // The menus in the header need icons that are loaded late.
      else if (target.closest('header')) loadIcons().catch(() => {})
    }
    // `pointerover` also fires on touch.
    const events = ['pointerover', 'focusin'] as const
    for (const event of events) document.addEventListener(event, aim, { passive: true })
    let stop = () => {}
    if (page && !savesData()) stop = attempt(prefetchProposed) ?? stop
    return () => {
      for (const event of events) document.removeEventListener(event, aim)
      stop()
    }
  }, [page])
}

/** Ignores failures: the navigation reports them, by loading the document instead. */
const prefetch = (path: string) => {
  loadPage(path).catch(() => {})
}

/**
 * Prefetches the page behind the first link in view that leads to another page. Only links in the main content are worth
 * prefetching unasked, because visitors usually hover header and footer links before they click them.
 * @returns a function that cancels this. A click cancels it too, so that nothing delays the page that was chosen.
 */
function prefetchProposed(): () => void {
  let timer = 0
  const seen = new IntersectionObserver(entries => {
    const link = entries.find(({ isIntersecting }) => isIntersecting)?.target as HTMLAnchorElement | undefined
    if (!link) return
    seen.disconnect()
    timer = window.setTimeout(() => whenIdle(() => timer && prefetch(link.pathname)), PAUSE)
  })
  const stop = () => {
    clearTimeout(timer)
    timer = 0
    seen.disconnect()
    removeEventListener('click', stop, { capture: true })
  }
  addEventListener('click', stop, { capture: true })
  for (const link of own('main')?.querySelectorAll<HTMLAnchorElement>(PAGES) ?? []) {
    if (link.pathname !== location.pathname) seen.observe(link)
  }
  return stop
}

function whenIdle(run: () => void) {
  if (attempt(() => requestIdleCallback(run)) === undefined) setTimeout(run, 300)
}

/** Tells whether the visitor has asked to save data. Browsers not based on Chromium do not report it: then false. */
export const savesData = (): boolean =>
  attempt(() => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData) ?? false
