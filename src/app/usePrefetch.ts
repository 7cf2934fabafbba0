import { useEffect } from 'react'
import { loadPage } from './load'
import { loadLate } from './look'

/** Links that can be seen without opening anything: those of closed menus have a place on the screen, too. */
const IN_SIGHT = 'a[href^="/"]:not(header nav > * a, [popover] a)'

/**
 * Loads the pages behind the links that the visitor sees or aims at, so that a click needs no request. Only what is
 * aimed at where the visitor saves data.
 * @param page whatever changes when another page is shown
 */
export function usePrefetch(page: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => {
    const aim = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      const link = target.closest<HTMLAnchorElement>('a[href^="/"]')
      if (link) prefetch(link)
      // The icons of its menus.
      else if (target.closest('header')) loadLate().catch(() => {})
    }
    // A finger is a pointer too.
    const events = ['pointerover', 'focusin'] as const
    for (const event of events) document.addEventListener(event, aim, { passive: true })

    const seen = new IntersectionObserver(entries => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        seen.unobserve(target)
        whenIdle(() => prefetch(target as HTMLAnchorElement))
      }
    })
    if (!savesData()) for (const link of document.querySelectorAll(IN_SIGHT)) seen.observe(link)
    return () => {
      for (const event of events) document.removeEventListener(event, aim)
      seen.disconnect()
    }
  }, [page])
}

function prefetch({ pathname }: HTMLAnchorElement) {
  // A failure is left to the navigation itself, which then loads the document.
  loadPage(pathname).catch(() => {})
}

function whenIdle(run: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 3000 })
  else setTimeout(run, 300)
}

function savesData(): boolean {
  return 'connection' in navigator && Boolean((navigator.connection as { saveData?: boolean }).saveData)
}
