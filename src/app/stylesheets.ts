// Shows each page with its own stylesheet. Those of other pages are linked at the end of the document, and only that of the
// page that is shown applies, so that which of two equally specific rules wins does not depend on the pages that were
// visited before. They are links, not constructed sheets, because extensions that change colours know links.
import { own } from '../own'
import { MEDIA, MEDIA_PATH } from '../theme/media'
import { inTime } from './in-time'

/** A media query that never matches: the browser loads the stylesheet, and does not apply it. */
const NEVER = 'not all'

/** The link of each stylesheet, and its loading, by its web path. */
const links = new Map<string, { link: HTMLLinkElement; loading: Promise<HTMLLinkElement> }>()
/** How often a stylesheet could not be loaded, by its web path. */
const failures = new Map<string, number>()
let media: HTMLLinkElement | undefined
let applied: HTMLLinkElement | undefined

/**
 * Loads a stylesheet once, and again if something has removed its link from the document.
 * @param path web path of the file
 * @throws (rejects) when it cannot be loaded within 8 s, or when the document has lost the rules for all pages; the next call
 * tries again
 */
export function loadStylesheet(path: string): Promise<HTMLLinkElement> {
  const known = links.get(path)
  if (known?.link.isConnected) return known.loading
  // A browser may wait on for a request that was never answered; with a query it is another one, for the same file.
  const count = failures.get(path) ?? 0
  const link = linked(count === 0 ? path : `${path}?${count}`, NEVER)
  const loaded = new Promise<HTMLLinkElement>((resolve, reject) => {
    if (!own<HTMLStyleElement>('global')?.sheet) reject(new Error('The document has no styles'))
    link.onload = () => resolve(link)
    link.onerror = reject
  })
  // The rules for rare media come last: they change others.
  media ??= linked(MEDIA_PATH, MEDIA)
  if (!media.isConnected) document.body.append(media)
  media.before(link)
  const loading = inTime(loaded).catch(error => {
    links.delete(path)
    failures.set(path, count + 1)
    link.remove()
    throw error
  })
  links.set(path, { link, loading })
  return loading
}

function linked(path: string, media: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: path,
    media,
    fetchPriority: media === NEVER ? 'high' : 'auto',
  })
}

/** Applies a loaded stylesheet instead of the one applied before. */
export function applyStylesheet(link: HTMLLinkElement | undefined): void {
  if (applied) applied.media = NEVER
  applied = link
  if (link) link.media = 'all'
}
