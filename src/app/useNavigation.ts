import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { attempt } from '../attempt'
import { afterFrame } from '../later/after-frame'
import { arrive } from './arrive'
import { measureHydration } from './hydration'
import { inTime } from './in-time'
import { further, type ShownPage } from './load'
import { currentEntry, offsetOf, saveOffset } from './offsets'

/** After how many ms a page that is still on its way is announced by a sign. */
const SIGN = 300

/**
 * Returns the page to show for the router's location. The old page stays until the modules of the new one are loaded; then
 * title, description, canonical address, focus, scroll position and announcement change together with the page (WCAG 2.4.2
 * and 2.4.3). A page that cannot be loaded within 8 s is loaded as a document instead.
 * - `late`: whether a page has been on its way for so long that a sign should say so
 * - `arriving`: whether only the first screen of a new page is drawn yet
 */
export function useNavigation(start: ShownPage) {
  const location = useLocation()
  const type = useNavigationType()
  const [current, setCurrent] = useState(start)
  const [arriving, setArriving] = useState(false)
  const [late, setLate] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const shown = useRef(start)
  /** The location of the last completed navigation; initially that of the document. */
  const arrived = useRef(location)
  const [began] = useState(() => attempt(() => performance.now()))

  useEffect(() => measureHydration(began), [began])

  const offset = useOffset(location)

  // Other navigations may lead into the middle of a page, so the page must have its full height at once.
  const startsAtTop = type !== 'POP' && location.hash === ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: startsAtTop is read when the path changes
  useEffect(() => {
    if (location.pathname === shown.current.at) return
    let superseded = false
    const timer = setTimeout(() => setLate(true), SIGN)
    load(location.pathname).then(
      ({ page, show }) => {
        if (superseded) return
        clearTimeout(timer)
        show(() => {
          // A view transition calls this later: Back may have been pressed meanwhile.
          if (superseded) return
          setLate(false)
          page.applyStyles?.()
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
      clearTimeout(timer)
      setLate(false)
    }
  }, [location.pathname])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new page has to wait for its first frame
  useEffect(() => {
    return arriving ? afterFrame(() => startTransition(() => setArriving(false))) : undefined
  }, [arriving, current])

  useLayoutEffect(() => {
    const before = shown.current
    const isNewPage = current !== before
    if (current.at !== location.pathname || (!isNewPage && location === arrived.current)) return
    shown.current = current
    arrived.current = location
    if (isNewPage) current.describe?.()
    arrive(location.hash, type === 'POP', isNewPage)
    offset.current = window.scrollY
  }, [current, location, type, offset])

  return { current, arriving, announcement, late }
}

/** Loads a page, and tries once more after a failure, in case the network was away for a moment. Ends within 8 s. */
const load = (path: string) =>
  inTime(
    further().then(async ({ loadPage, show }) => ({ page: await loadPage(path).catch(() => loadPage(path)), show })),
  )

/** Saves the scroll offset of each entry of the history when it is left. Returns the current offset, in px. */
function useOffset(location: unknown) {
  const offset = useRef(0)

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
    // The browser leaves it to the app, which has left this entry before: Back has reloaded the document (start-script.ts).
    if (history.scrollRestoration === 'manual' && window.scrollY === 0) {
      window.scrollTo({ top: offsetOf(currentEntry()) ?? 0, behavior: 'instant' })
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

  return offset
}
