import { type ReactNode, use } from 'react'
import { ArrivingContext } from '../page'

/** Renders the content of a section below the first screen. After a navigation it waits one frame, to delay nothing. */
export function Below({ children }: { children: ReactNode }) {
  return use(ArrivingContext) ? null : children
}
