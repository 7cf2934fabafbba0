// Fetches the page that is proposed first, while nothing else happens.
import { attempt } from '../attempt'
import { own } from '../own'
import { loadPage } from './load-page'
import { isFile, PAGES } from './usePrefetch'

/** How long a page has the network to itself before another page is prefetched, in ms. */
const PAUSE = 1000

/**
 * Prefetches the page behind the first link in view that leads to another page. Only links in the main content are worth
 * prefetching unasked, because visitors usually hover header and footer links before they click them.
 * @returns a function that cancels this. A click cancels it too, so that nothing delays the page that was chosen.
 */
export function prefetchProposed(): () => void {
  let timer = 0
  const seen = new IntersectionObserver(entries => {
    const link = entries.find(({ isIntersecting }) => isIntersecting)?.target as HTMLAnchorElement | undefined
    if (!link) return
    seen.disconnect()
    timer = window.setTimeout(() => whenIdle(() => timer && loadPage(link.pathname).catch(() => {})), PAUSE)
  })
  const stop = () => {
    clearTimeout(timer)
    timer = 0
    seen.disconnect()
    removeEventListener('click', stop, { capture: true })
  }
  addEventListener('click', stop, { capture: true })
  for (const link of own('main')?.querySelectorAll<HTMLAnchorElement>(PAGES) ?? []) {
    if (link.pathname !== location.pathname && !isFile(link.pathname)) seen.observe(link)
  }
  return stop
}

function whenIdle(run: () => void) {
  if (attempt(() => requestIdleCallback(run)) === undefined) setTimeout(run, 300)
}
