// Where the visitor was on the pages of this tab's history, so that Back returns there, also after a reload.

const KEY = 'scroll'

/** Scroll offsets in px by history entry. */
type Offsets = Readonly<Record<string, unknown>>

function saved(): Offsets {
  try {
    // Whatever has been stored there, by whomever, is a value whose properties can be asked for, or null.
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

/** The offset that was saved for a history entry, in px; undefined where there is none. */
export function offsetOf(entry: string): number | undefined {
  const offset = saved()[entry]
  return typeof offset === 'number' ? offset : undefined
}

export function saveOffset(entry: string, offset: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...saved(), [entry]: offset }))
  } catch {
    // A browser that refuses storage scrolls to the top instead.
  }
}

let count = 0

/**
 * The history entry that is shown: its id, and whether it is new. The router's own key is `default` for every entry that it
 * has not made: a document's first, and those of links within a page.
 */
export function currentEntry(): { id: string; isNew: boolean } {
  const known: unknown = history.state?.entry
  if (typeof known === 'string') return { id: known, isNew: false }
  count += 1
  const id = `${performance.timeOrigin}-${count}`
  history.replaceState({ ...history.state, entry: id }, '')
  return { id, isNew: true }
}
