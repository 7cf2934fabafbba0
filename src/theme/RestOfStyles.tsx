import { createContext, use } from 'react'
import { FIRST_END, mark } from '../own'
import { MEDIA, MEDIA_PATH } from './media'

/** The web path of the stylesheet for what follows the first section; null where the page is shown without that link. */
export const RestContext = createContext<string | null>(null)

/**
 * Links the stylesheet for what follows, at the end of a page's first section: the browser paints what precedes it at once.
 * The rules for rare media are linked a second time, so that they still come after those which they change.
 */
export function RestOfStyles() {
  const rest = use(RestContext)
  if (rest === null) return null
  return (
    <>
      <link rel="stylesheet" href={rest} id={FIRST_END} {...mark('rest')} />
      <link rel="stylesheet" href={MEDIA_PATH} media={MEDIA} />
    </>
  )
}
