import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns whether the page is interactive: false on the server and until it is hydrated. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
