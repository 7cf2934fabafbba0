import { useSyncExternalStore } from 'react'
import { ticked } from '../../page'

const none: readonly string[] = []

const draw = (drawer: () => void) => {
  ticked.drawers.add(drawer)
  return () => ticked.drawers.delete(drawer)
}

function set(ids: readonly string[]) {
  ticked.ids = ids
  for (const drawer of ticked.drawers) drawer()
}

/** Takes all ticks away: the message with the questions has been sent. */
export const forgetTicks = (): void => set(none)

/**
 * Returns the ids of the ticked questions of all pages, in the order of their ticks, and the function that ticks or unticks
 * one. `live` is false on the server and until the page is hydrated: boxes that do nothing are not drawn.
 */
export function useTicks() {
  const live = useSyncExternalStore(
    draw,
    () => true,
    () => false,
  )
  const ids = useSyncExternalStore(
    draw,
    () => ticked.ids,
    () => none,
  )
  const toggle = (id: string) => set(ids.includes(id) ? ids.filter(other => other !== id) : [...ids, id])
  return { live, ids, toggle }
}
