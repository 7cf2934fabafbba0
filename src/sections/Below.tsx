import { type ReactNode, use } from 'react'
import { ArrivingContext } from '../page'

/** What a section below the first screen holds. After a navigation it follows a frame later, so that it delays nothing. */
export function Below({ children }: { children: ReactNode }) {
  return use(ArrivingContext) ? null : children
}
