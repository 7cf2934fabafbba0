import { startTransition, useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { findPage } from '../../pages'
import type { LoadedPage } from '../page'
import { focusHeading } from '../theme/heading'
import { adoptRest, loadRest } from './rest'

const KEY = 'scroll'

/** Scroll offsets in px by history entry, kept for the tab so that Back works after a reload too. */
function savedOffsets(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

function saveOffset(entry: string) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...savedOffsets(), [entry]: window.scrollY }))
  } catch {
    // A browser that refuses storage scrolls to the top instead.
  }
}

/**
 * Follows the router: the old page stays until the new one's modules are here, then title, language, description, focus,
 * scroll and announcement move with it (WCAG 2.4.2, 2.4.3 and 3.1.1). A page whose chunk is gone after a newer deploy is loaded as a
 * document instead.
 */
export function useNavigation(start: LoadedPage) {
  const location = useLocation()
  const type = useNavigationType()
  const [current, setCurrent] = useState(start)
  const [announcement, setAnnouncement] = useState('')
  const shown = useRef(start)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    // The browser itself restores a reload or a return from another site: it is there before this code is.
    const leave = () => {
      history.scrollRestoration = 'auto'
    }
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [])

  useLayoutEffect(() => () => saveOffset(location.key), [location.key])

  useEffect(() => {
    const next = findPage(location.pathname)
    if (next === shown.current.page) return
    let superseded = false
    Promise.all([next.load(), loadRest()]).then(
      ([page]) => {
        if (!superseded) startTransition(() => setCurrent(page))
      },
      () => window.location.reload(),
    )
    return () => {
      superseded = true
    }
  }, [location.pathname])

  // Before any layout effect of the new page looks at its layout.
  useInsertionEffect(() => {
    if (current !== shown.current) adoptRest()
  }, [current])

  // biome-ignore lint/correctness/useExhaustiveDependencies: location and type are read for the page that is shown now
  useLayoutEffect(() => {
    if (current === shown.current) return
    shown.current = current
    const { title, description } = current.meta
    document.title = title
    const { lang, dir } = current.page.site
    Object.assign(document.documentElement, { lang, dir })
    document.querySelector('meta[name=description]')?.setAttribute('content', description)
    // Browsers share this address, not the one that they show.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
    if (canonical) canonical.href = new URL(location.pathname, canonical.href).href
    const target = type === 'POP' ? null : document.getElementById(location.hash.slice(1))
    if (target) target.scrollIntoView({ behavior: 'instant' })
    else window.scrollTo({ top: type === 'POP' ? (savedOffsets()[location.key] ?? 0) : 0, behavior: 'instant' })
    focusHeading()
    setAnnouncement(title)
  }, [current])

  return { current, announcement }
}
