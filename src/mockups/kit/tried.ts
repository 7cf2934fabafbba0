import { useState } from 'react'

/** What was tried in this document, by the names of the moments. Written by events only, so never on the server. */
const tried = new Map<string, unknown>()

/**
 * The state of a moment, which is still there when the visitor comes back to its page. In a module of its own, which changes
 * of the moments leave as it is under `npm run dev`.
 */
export function useTried<State>(name: string, start: State): [state: State, set: (state: State) => void] {
  const [state, setState] = useState(() => (tried.has(name) ? (tried.get(name) as State) : start))
  const set = (next: State) => {
    tried.set(name, next)
    setState(next)
  }
  return [state, set]
}
