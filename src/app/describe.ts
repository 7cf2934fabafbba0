import { own } from '../own'
import type { LoadedPage } from '../page'

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
