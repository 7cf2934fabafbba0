import { addressIn } from '../../edition'
import type { PageRow } from '../../page'

/**
 * Returns the addresses of a page in all languages, itself included, as search engines ask for them
 * (https://developers.google.com/search/docs/specialty/international/localized-versions). `x-default` is the first language, for
 * readers of any other.
 */
export function alternatesOf({ route, site, others }: Pick<PageRow, 'route' | 'site' | 'others'>, siteUrl: string) {
  const tongues = [site, ...others].sort((a, b) => a.base.length - b.base.length)
  const addresses = tongues.map(({ lang, base }) => ({ lang, href: new URL(addressIn(base, route), siteUrl).href }))
  const [first] = addresses
  return first && addresses.length > 1 ? [...addresses, { ...first, lang: 'x-default' }] : []
}
