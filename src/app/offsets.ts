// Saves the scroll offset of each entry in this tab's history, so that Back returns to it, even after a reload.
import { attempt } from '../attempt'

const KEY = 'scroll'

/** Scroll offsets in px by history entry. */
type Offsets = Readonly<Record<string, unknown>>

/** Other scripts may have stored any JSON under this key. Reading a property works on every JSON value but null. */
const saved = (): Offsets => attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? '{}')) ?? {}

/** Returns the scroll offset saved for a history entry, in px; undefined if none is saved. */
export function offsetOf(entry: string): number | undefined {
  const offset = saved()[entry]
  return typeof offset === 'number' ? offset : undefined
}

export function saveOffset(entry: string, offset: number): void {
  // If the browser refuses storage, Back scrolls to the top instead.
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify({ ...saved(), [entry]: offset })))
}

/** Tells the ids of this document from those of the tab's other documents. */
const DOCUMENT = Math.random()

let count = 0

/**
 * Returns the id of the current history entry: the router's key, or for an entry that the router did not create (a document's
 * first entry, and those of links within a page) an id that is stored in the entry. Storing costs a call to another process
 * of the browser, so entries that have a key do without.
 */
export function currentEntry(): string {
  const known: unknown = history.state?.key ?? history.state?.entry
  if (typeof known === 'string') return known
  count += 1
  const id = `${DOCUMENT}-${count}`
  // Browsers refuse too many calls: then this entry gets another id next time, and its offset is forgotten.
  attempt(() => history.replaceState({ ...history.state, entry: id }, ''))
  return id
}
