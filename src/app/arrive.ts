// Where the visitor is on the page: scroll position and focus.

import { moveFocus } from '../theme/focus'
import { currentEntry, offsetOf } from './offsets'

/** Scrolls to the saved offset, the target of the hash or the top of the page, and moves the focus to the heading or target there. */
export function arrive(hash: string, isPop: boolean, isNewPage: boolean): void {
  const target = document.getElementById(decoded(hash))
  const before = isPop ? offsetOf(currentEntry()) : undefined
  // The browser itself handles a link within the page. The router reports it as a POP of an entry without a saved offset.
  if (isPop && before === undefined && !isNewPage) return
  if (before !== undefined) window.scrollTo({ top: before, behavior: 'instant' })
  else if (target) target.scrollIntoView({ behavior: 'instant' })
  else window.scrollTo({ top: 0, behavior: isNewPage ? 'instant' : 'auto' })
  if (isPop && !isNewPage) return
  moveFocus(target?.querySelector<HTMLElement>('h1, h2') ?? target ?? undefined)
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
