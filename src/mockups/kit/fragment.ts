/**
 * Keeps the state of a tool in the address, as `#cash=agencies-20.sale-1200`: a link then carries it, and nothing is sent,
 * because browsers keep the fragment to themselves (RFC 9110, section 4.2.5). No section has such an id: ids have no `=`.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { attempt } from '../../attempt'
import { moveFocus } from '../../theme/focus'
import { tried } from './tried'

/** Maximum length of a state; anything longer was not written by this site. */
const LONGEST = 600

/** How long a state must stay the same before it is written, in ms: Safari refuses more than 100 writes in 30 seconds. */
const PAUSE = 200

/**
 * Returns the text that a fragment holds for a name: `a-1` of `#cash=a-1` for `cash`; undefined if it holds none for it. The
 * text is as it stands in the address: it may be anything, and may be percent-encoded.
 */
export function inFragment(hash: string, name: string): string | undefined {
  const start = `#${name}=`
  const text = hash.startsWith(start) ? hash.slice(start.length) : ''
  return text !== '' && text.length <= LONGEST ? text : undefined
}

/** Returns the text that the address holds for a name; undefined if it holds none, and on the server. */
export const readFragment = (name: string): string | undefined => attempt(() => inFragment(location.hash, name))

/**
 * Writes a state into the address, without adding an entry to the history. The entry keeps its own state, by which the app
 * finds its scroll offset.
 * @param text only characters that a fragment may contain (RFC 3986, section 3.5); others percent-encoded
 */
export function writeFragment(name: string, text: string): void {
  // Browsers refuse too many calls.
  attempt(() => history.replaceState(history.state, '', `#${name}=${text}`))
}

/** Returns the address of this page with a state in it, to be copied or sent; the bare state on the server. */
export const linkWith = (name: string, text: string): string =>
  `${attempt(() => location.href.replace(/#.*/, '')) ?? ''}#${name}=${text}`

/**
 * Calls `changed` with the text for a name whenever the address gets another fragment that has one.
 * `isNew`: whether a link, or what was typed into the address bar, led there, and not Back or Forward.
 * @returns a function that ends this
 */
export function watchFragment(name: string, changed: (text: string, isNew: boolean) => void): () => void {
  const read = ({ state }: PopStateEvent) => {
    const text = readFragment(name)
    if (text !== undefined) changed(text, state === null)
  }
  window.addEventListener('popstate', read)
  return () => window.removeEventListener('popstate', read)
}

/** Scrolls to the section of an element, and moves the focus to its heading, as a link to the section would. */
export function bringIntoView(element: Element | null): void {
  const section = element?.closest('section') ?? element
  section?.scrollIntoView({ behavior: 'instant' })
  const heading = section?.querySelector<HTMLElement>('h2')
  if (heading) moveFocus(heading)
}

/** Whether the document was opened at its address, and is still at its top: not reloaded, and not come back to. */
function isOpened(): boolean {
  const [entry] = attempt(() => performance.getEntriesByType('navigation')) ?? []
  return window.scrollY === 0 && ((entry as PerformanceNavigationTiming | undefined)?.type ?? 'navigate') === 'navigate'
}

/**
 * Keeps the state of a moment in the address: takes over the one of the address once the page is hydrated, and whenever it
 * changes, and writes what the visitor chooses. A link with a state brings the tool into view.
 * @param name name of the moment, and of its fragment
 * @param text the present state, as `take` understands it
 * @param take makes a text of the address, which may be anything, the state, and returns the text of that state
 * @returns the ref of an element within the tool's section
 */
export function useFragment<Place extends Element>(
  name: string,
  text: string,
  take: (text: string) => string,
): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const latest = useRef(take)
  /** The state that the visitor has not chosen, which is not written. */
  const given = useRef<string | undefined>(text)
  useLayoutEffect(() => {
    latest.current = take
  })
  // Before the next effect, which makes the state another one.
  useEffect(() => {
    if (text === given.current) return
    given.current = undefined
    const at = location.pathname
    const timer = setTimeout(() => {
      // Unless the visitor is on the way to another page.
      if (location.pathname === at) writeFragment(name, text)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [name, text])
  useEffect(() => {
    const follow = (text: string, isNew: boolean) => {
      given.current = latest.current(text)
      if (isNew) bringIntoView(place.current)
    }
    const isFirst = !tried.has(name)
    const text = readFragment(name)
    if (text !== undefined) follow(text, isFirst && isOpened())
    return watchFragment(name, follow)
  }, [name])
  return place
}
