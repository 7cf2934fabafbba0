import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { LoadedPage } from '../page'
import { focusHeading } from '../theme/heading'
import { loadPage, type ShownPage } from './load'
import { currentEntry, offsetOf, saveOffset } from './offsets'

/** Name of the performance measure (User Timing) that records how long hydration took. */
const HYDRATION = 'hydration'

/**
 * The longest hydration, in ms, after which pages still change in a view transition; equals the threshold of a long task.
 * Slower machines do without the transition's snapshot of the old page, and so show the new page sooner: by some 100 ms on
 * a phone.
 */
const QUICK = 50

/**
 * Returns the page to show for the router's location. The old page stays until the modules of the new one are loaded; then
 * title, language, description, focus, scroll position and announcement change together with the page (WCAG 2.4.2, 2.4.3
 * and 3.1.1). A page whose chunk is gone after a newer deploy is loaded as a document instead.
 */
export function useNavigation(start: ShownPage) {
  const location = useLocation()
  const type = useNavigationType()
  const [current, setCurrent] = useState(start)
  const [arriving, setArriving] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const shown = useRef(start)
  /** The location of the last completed navigation; initially that of the document. */
  const arrived = useRef(location)
  const offset = useRef(0)
  const [began] = useState(() => performance.now())

  useEffect(() => {
    performance.measure(HYDRATION, { start: began })
  }, [began])

  useEffect(() => {
    // After a reload or a return from another site the browser restores the scroll position itself, before this code runs.
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
    // Also fires when the page is restored from the back/forward cache.
    window.addEventListener('pageshow', enter)
    window.addEventListener('scroll', note, { passive: true })
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', enter)
      window.removeEventListener('scroll', note)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every location is another history entry
  useLayoutEffect(() => {
    const id = currentEntry()
    return () => {
      // Without a state the new entry was made by the browser, for a link within the page. The browser has scrolled to its
      // target already, but the scroll event is still to come, so `offset` holds the position before the jump.
      saveOffset(id, history.state === null ? offset.current : window.scrollY)
    }
  }, [location])

  // Other navigations may lead into the middle of a page, so the page must have its full height at once.
  const startsAtTop = type !== 'POP' && location.hash === ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: startsAtTop is read when the path changes
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new page has to wait for its first frame
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

/** Loads a page, and tries once more after a failure, in case the network was away for a moment. */
const load = (path: string): Promise<ShownPage> => loadPage(path).catch(() => loadPage(path))

/**
 * Changes the page, in a view transition that moves the sun if browser, visitor's preference and machine allow it. Renders at
 * once: in slices, as in a React transition, the new page would appear some 20 ms later on a phone, behind frames of the old
 * one.
 */
function show(change: () => void) {
  const render = () => flushSync(change)
  const [{ duration } = { duration: 0 }] = performance.getEntriesByName(HYDRATION)
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches || duration > QUICK) {
    render()
    return
  }
  const { ready, finished } = document.startViewTransition(render)
  // The promises may reject: the next navigation, for example, skips a transition that is still running.
  for (const promise of [ready, finished]) promise.catch(() => {})
}

/**
 * Calls `run` after the next frame is drawn; at once if no frames are drawn, as in a background tab.
 * @returns a function that cancels the call
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

/** Updates the document's title, language, direction, description and canonical address for a new page. */
function describe({ meta, page }: LoadedPage, path: string) {
  document.title = meta.title
  const { lang, dir } = page.site
  const { documentElement } = document
  // Setting them restyles the whole document, even if the values stay the same.
  if (lang !== documentElement.lang || dir !== documentElement.dir) Object.assign(documentElement, { lang, dir })
  document.querySelector('meta[name=description]')?.setAttribute('content', meta.description)
  // The Share commands of browsers take this address, not the one in the address bar.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical) canonical.href = new URL(path, canonical.href).href
}

/** Scrolls to the saved offset, the target of the hash or the top of the page, and moves the focus to the heading there. */
function arrive(hash: string, isPop: boolean, isNewPage: boolean) {
  const target = document.getElementById(decoded(hash))
  const before = isPop ? offsetOf(currentEntry()) : undefined
  // The browser itself handles a link within the page. The router reports it as a POP of an entry without a saved offset.
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
