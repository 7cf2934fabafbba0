import { own } from '../own'
import type { LoadedPage } from '../page'

/**
 * Updates the document's title, description and canonical address for a new page. Its language stays: a link to another one
 * loads a document.
 */
export function describe({ meta }: LoadedPage, path: string): void {
  document.title = meta.title
  own('description')?.setAttribute('content', meta.description)
  // The Share commands of browsers take this address, not the one in the address bar.
  const canonical = own<HTMLLinkElement>('canonical')
  if (canonical) canonical.href = new URL(path, canonical.href).href
}
