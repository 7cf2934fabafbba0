// What changes with the page outside of React: title, language, head, scroll position and focus.

import { own } from '../own'
import type { LoadedPage } from '../page'
import { focusHeading } from '../theme/heading'
import { currentEntry, offsetOf } from './offsets'

/**
 * Updates the document's title, language, direction, hue, description and canonical address for a new page. Compares its
 * language with that of the page before, not with the document's, which a translator may have changed: that change stays.
 */
export function describe({ meta, page, hue }: LoadedPage, before: LoadedPage, path: string): void {
  document.title = meta.title
  const { lang, dir } = page.site
  // Setting them restyles the whole document, even if the values stay the same.
  if (lang !== before.page.site.lang || dir !== before.page.site.dir) {
    Object.assign(document.documentElement, { lang, dir })
  }
  if (hue !== before.hue) document.documentElement.dataset.hue = hue
  own('description')?.setAttribute('content', meta.description)
  // The Share commands of browsers take this address, not the one in the address bar.
  const canonical = own<HTMLLinkElement>('canonical')
  if (canonical) canonical.href = new URL(path, canonical.href).href
}

/** Scrolls to the saved offset, the target of the hash or the top of the page, and moves the focus to the heading there. */
export function arrive(hash: string, isPop: boolean, isNewPage: boolean): void {
  const target = document.getElementById(decoded(hash))
  const before = isPop ? offsetOf(currentEntry()) : undefined
  // The browser itself handles a link within the page. The router reports it as a POP of an entry without a saved offset.
  if (isPop && before === undefined && !isNewPage) return
  if (before !== undefined) window.scrollTo({ top: before, behavior: 'instant' })
  else if (target) target.scrollIntoView({ behavior: 'instant' })
  else window.scrollTo({ top: 0, behavior: isNewPage ? 'instant' : 'auto' })
  if (isPop && !isNewPage) return
  focusHeading(target?.querySelector<HTMLElement>('h1, h2') ?? undefined)
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
