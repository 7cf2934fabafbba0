import { useEffect } from 'react'
import { loadPage } from './load'
import { loadLate } from './look'

/** What a page proposes. Those of header and footer are aimed at often enough before they are clicked. */
const PROPOSED = 'main a[href^="/"]'

/** What a page has for itself before another is fetched, in ms. */
const PAUSE = 1000

/**
 * Loads the pages behind the links that the visitor aims at, so that a click needs no request; and, when nothing else
 * happens, the first one to which the page proposes to go. Only what is aimed at where the visitor saves data.
 * @param page what is shown; nothing as long as not all of it is there
 */
export function usePrefetch(page: unknown) {
  useEffect(() => {
    const aim = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      const link = target.closest<HTMLAnchorElement>('a[href^="/"]')
      if (link) prefetch(link.pathname)
      // The icons of its menus.
      else if (target.closest('header')) loadLate().catch(() => {})
    }
    // A finger is a pointer too.
    const events = ['pointerover', 'focusin'] as const
    for (const event of events) document.addEventListener(event, aim, { passive: true })
    let stop = () => {}
    if (page && !savesData()) stop = prefetchProposed()
    return () => {
      for (const event of events) document.removeEventListener(event, aim)
      stop()
    }
  }, [page])
}

/** A failure is left to the navigation itself, which then loads the document. */
const prefetch = (path: string) => {
  loadPage(path).catch(() => {})
}

/**
 * Fetches the first other page to which a link is seen in the page.
 * @returns what ends it, as a click does: nothing is to stand in the way of what was chosen
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
  for (const link of document.querySelectorAll<HTMLAnchorElement>(PROPOSED)) {
    if (link.pathname !== location.pathname) seen.observe(link)
  }
  return stop
}

function whenIdle(run: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run, 300)
}

/** Whether the visitor asked for as few bytes as can be; browsers other than Chromium's do not say. */
export function savesData(): boolean {
  return 'connection' in navigator && Boolean((navigator.connection as { saveData?: boolean }).saveData)
}
