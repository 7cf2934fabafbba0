// Checks where links and forms lead, and that the files that pages load exist.
import { lineOfSetup } from '../../contact/setup'
import { type Element, named, ownText } from './html'
import { type Check, fault, markupOf, type WrittenPage, type WrittenSite, wordsOf } from './written'

const addressOf = (href: string, { path }: WrittenPage, { siteUrl }: WrittenSite): URL | null =>
  URL.canParse(href, siteUrl + path) ? new URL(href, siteUrl + path) : null

/** Finds links to pages, fragments, files, topics and setups that do not exist, and forms that post to nowhere. */
export const checkLinks: Check = (page, site) => [
  ...named(page.elements, 'a').flatMap(link => {
    const wrong = linkFault(link.attribs.href, page, site)
    return wrong ? [fault(page, wrong, placeOf(link, page))] : []
  }),
  ...named(page.elements, 'form').flatMap(form => {
    const { action = '' } = form.attribs
    const url = addressOf(action, page, site)
    if (url && (url.origin !== site.siteUrl || site.endpoints.includes(url.pathname))) return []
    return [fault(page, `the form posts to ${action}, where nothing takes it`, markupOf(form, page))]
  }),
]

/** Returns where a link's address is written: that of a button may come from src/content/actions.ts. */
function placeOf(link: Element, page: WrittenPage): string {
  const where = wordsOf(link, page)
  return where === page.content ? `${where} or src/content/actions.ts` : where
}

/** Matches links to a number that can be called from any country (ITU-T E.164), or to one such as 800 7234. */
const CALLS = /^(tel:\+?[1-9]\d{2,14}(;ext=\d+)?|https:\/\/wa\.me\/[1-9]\d{6,14}(\?.*)?)$/

function linkFault(href: string | undefined, page: WrittenPage, site: WrittenSite): string | null {
  if (href === undefined) return null
  if (href === '' || href === '#') return `the link "${href}" leads nowhere`
  const url = addressOf(href, page, site)
  if (!url) return `the link ${href} is no address`
  if (url.protocol === 'javascript:') return `the link ${href} is a script, which the policy blocks`
  const { pathname, searchParams } = url
  if (/^(tel:|https:\/\/wa\.me\/\d)/.test(href) && !CALLS.test(href))
    return `the link ${href} is no number with its country code`
  if (url.origin !== site.siteUrl) return null
  if (!/^(https?:|[/#?])/.test(href)) return `the link ${href} begins with neither https:// nor /`
  const target = site.pages.get(pathname)
  if (!target || (!target.isIndexed && pathname !== page.path)) {
    const isFile = site.files.has(pathname) && !pathname.endsWith('.html')
    return isFile ? null : `the link ${href} is dead: there is no page at ${pathname}`
  }
  const id = url.hash.slice(1)
  if (id && !target.ids.has(id)) return `the link ${href} is dead: ${pathname} has no id "${id}"`
  const [topic, setup] = [searchParams.get('topic'), searchParams.get('setup')]
  if (topic !== null && !target.topics.includes(topic))
    return `the link ${href} names a topic that the contact form does not know`
  return setup === null || lineOfSetup(setup, target.setups)
    ? null
    : `the link ${href} has a setup that the contact form does not know`
}

/** Finds scripts, pictures, films, fonts, icons and manifests that were not written, or that another host serves. */
export const checkFiles: Check = (page, site) =>
  page.elements.flatMap(element =>
    loadedBy(element).flatMap(address => {
      const url = addressOf(address, page, site)
      // An address that begins with # refers to the page itself.
      if (address.startsWith('#') || url?.protocol === 'data:') return []
      const place = element.name === 'style' ? 'src/theme' : markupOf(element, page)
      if (url?.origin !== site.siteUrl) return [fault(page, `loads ${address} from another host`, place)]
      return site.files.has(url.pathname) ? [] : [fault(page, `loads ${address}, which was not written`, place)]
    }),
  )

/** Returns the addresses that an element loads. */
function loadedBy(element: Element): string[] {
  const { src, srcset, poster, href, rel } = element.attribs
  if (element.name === 'style')
    return Array.from(ownText(element).matchAll(/url\(\s*["']?([^"')]+)/g), ([, url = '']) => url)
  if (element.name === 'link') return href && !/^(canonical|alternate)$/.test(rel ?? '') ? [href] : []
  const variants = srcset?.split(',').map(variant => variant.trim().replace(/\s.*/, ''))
  return [src ?? [], poster ?? [], variants ?? []].flat()
}
