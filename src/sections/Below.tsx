import { createContext, type ReactNode, use } from 'react'

/** Whether the visitor has just come from another page, of which so far only the first screen is drawn. */
export const ArrivingContext = createContext(false)

/** What a section below the first screen holds. After a navigation it follows a frame later, so that it delays nothing. */
export function Below({ children }: { children: ReactNode }) {
  return use(ArrivingContext) ? null : children
}
