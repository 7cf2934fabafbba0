import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { LoadedPage } from '../page'
import { focusHeading } from '../theme/heading'
import { loadPage, type ShownPage } from './load'
import { currentEntry, offsetOf, saveOffset } from './offsets'

/** The name of a measure of the browser's: how long the document took to be hydrated. */
const HYDRATION = 'hydration'

/**
 * The length of a long task, in ms. A machine that needs more to hydrate a page shows a new one without a picture of the old
 * one, and so sooner: by some 100 ms on a phone.
 */
const QUICK = 50

/**
 * Follows the router: the old page stays until the new one's modules are here, then title, language, description, focus,
 * scroll and announcement move with it (WCAG 2.4.2, 2.4.3 and 3.1.1). A page whose chunk is gone after a newer deploy is
 * loaded as a document instead.
 */
export function useNavigation(start: ShownPage) {
  const location = useLocation()
  const type = useNavigationType()
  const [current, setCurrent] = useState(start)
  const [arriving, setArriving] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const shown = useRef(start)
  /** The location that was last arrived at: that of the document, at first. */
  const arrived = useRef(location)
  const offset = useRef(0)
  const [began] = useState(() => performance.now())

  useEffect(() => {
    performance.measure(HYDRATION, { start: began })
  }, [began])

  useEffect(() => {
    // The browser itself restores a reload or a return from another site: it is there before this code is.
    const leave = () => {
      history.scrollRestoration = 'auto'
    }
    const enter = () => {
      history.scrollRestoration = 'manual'
    }
    const note = () => {
      offset.current = window.scrollY
    }
    enter()
    note()
    window.addEventListener('pagehide', leave)
    // Out of the back/forward cache.
    window.addEventListener('pageshow', enter)
    window.addEventListener('scroll', note, { passive: true })
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', enter)
      window.removeEventListener('scroll', note)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each location is an entry of its own
  useLayoutEffect(() => {
    const { id } = currentEntry()
    return () => {
      // An entry without a state is the browser's own: a link within the page, to whose target it has scrolled already. The
      // event of that scrolling has not come yet, so the offset is still that from before.
      saveOffset(id, history.state === null ? offset.current : window.scrollY)
    }
  }, [location])

  // Otherwise it leads into the middle of a page, which must have its whole length.
  const startsAtTop = type !== 'POP' && location.hash === ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: how the path came about changes with it
  useEffect(() => {
    if (location.pathname === shown.current.at) return
    let superseded = false
    load(location.pathname).then(
      page => {
        if (superseded) return
        show(() => {
          setCurrent(page)
          setArriving(startsAtTop)
          setAnnouncement(page.meta.title)
        })
      },
      () => {
        if (!superseded) window.location.reload()
      },
    )
    return () => {
      superseded = true
    }
  }, [location.pathname])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a first frame of its own
  useEffect(() => {
    return arriving ? afterFrame(() => startTransition(() => setArriving(false))) : undefined
  }, [arriving, current])

  useLayoutEffect(() => {
    const isNewPage = current !== shown.current
    if (current.at !== location.pathname || (!isNewPage && location === arrived.current)) return
    shown.current = current
    arrived.current = location
    if (isNewPage) describe(current, location.pathname)
    arrive(location.hash, type === 'POP', isNewPage)
    offset.current = window.scrollY
  }, [current, location, type])

  return { current, arriving, announcement }
}

/** Tries twice: the first time the network may just have been away. */
const load = (path: string): Promise<ShownPage> => loadPage(path).catch(() => loadPage(path))

/** Changes the page as a view transition, in which the sun travels, where browser, visitor and machine are for it. */
function show(change: () => void) {
  const [{ duration } = { duration: 0 }] = performance.getEntriesByName(HYDRATION)
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches || duration > QUICK) {
    startTransition(change)
    return
  }
  const { ready, finished } = document.startViewTransition(() => flushSync(change))
  // The next navigation skips what is still moving.
  for (const promise of [ready, finished]) promise.catch(() => {})
}

/**
 * Runs something when the next frame has been drawn; at once where none is drawn, as in a tab behind another.
 * @returns what prevents it
 */
function afterFrame(run: () => void): (() => void) | undefined {
  if (document.hidden) {
    run()
    return
  }
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run)
  })
  return () => cancelAnimationFrame(frame)
}

/** What the document says of itself. */
function describe({ meta, page }: LoadedPage, path: string) {
  document.title = meta.title
  const { lang, dir } = page.site
  const { documentElement } = document
  // To set them, even to what they are, restyles all of the document.
  if (lang !== documentElement.lang || dir !== documentElement.dir) Object.assign(documentElement, { lang, dir })
  document.querySelector('meta[name=description]')?.setAttribute('content', meta.description)
  // Browsers share this address, not the one that they show.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical) canonical.href = new URL(path, canonical.href).href
}

/** Scrolls to where the visitor was, or to what the address names, and moves the focus there. */
function arrive(hash: string, isPop: boolean, isNewPage: boolean) {
  const target = document.getElementById(decoded(hash))
  const before = isPop ? offsetOf(currentEntry().id) : undefined
  // A link within the page is the browser's own business; it counts as a POP, of an entry that is new.
  if (isPop && before === undefined && !isNewPage) return
  if (before !== undefined) window.scrollTo({ top: before, behavior: 'instant' })
  else if (target) target.scrollIntoView({ behavior: 'instant' })
  else window.scrollTo({ top: 0, behavior: isNewPage ? 'instant' : 'auto' })
  if (isPop && !isNewPage) return
  focusHeading(target?.querySelector<HTMLElement>('h1, h2') ?? undefined)
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
