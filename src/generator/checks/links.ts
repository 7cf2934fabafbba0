// Checks where links and forms lead, and that the files that pages load exist.
import { lineOfSetup } from '../../contact/setup'
import { messageOf } from '../fault'
import { type Element, named } from './html'
import {
  type Check,
  fault,
  markupOf,
  type PageFacts,
  type SiteCheck,
  type WrittenPage,
  type WrittenSite,
  wordsOf,
} from './written'

/** The values of `rel` with which a `<link>` loads a file; with others it only names an address. */
const LOADING = ['apple-touch-icon', 'icon', 'manifest', 'mask-icon', 'modulepreload', 'preload', 'stylesheet']

const addressOf = (href: string, { path }: WrittenPage, { siteUrl }: WrittenSite): URL | null =>
  URL.canParse(href, siteUrl + path) ? new URL(href, siteUrl + path) : null

/** Finds links to pages, files, topics and setups that do not exist, and forms that post to nowhere. */
export const checkLinks: Check = (pages, site) =>
  pages.flatMap(page => [
    ...named(page.elements, 'a', 'area').flatMap(link => {
      const wrong = linkFault(link.attributes.href, page, site)
      return wrong ? [fault(page, wrong, placeOf(link, page))] : []
    }),
    ...named(page.elements, 'form').flatMap(form => {
      const url = addressOf(form.attributes.action ?? '', page, site)
      if (url && (url.origin !== site.siteUrl || site.endpoints.includes(url.pathname))) return []
      return [fault(page, `the form posts to ${form.attributes.action}, where nothing takes it`, markupOf(form, page))]
    }),
  ])

/** Returns a page's links to fragments (`#id`) of pages of the site. */
export const placesOf = (page: WrittenPage, site: WrittenSite): PageFacts['places'] =>
  named(page.elements, 'a', 'area').flatMap(link => {
    const { href = '' } = link.attributes
    const url = href.includes('#') ? addressOf(href, page, site) : null
    if (!url?.hash || url.origin !== site.siteUrl) return []
    return [{ href, path: url.pathname, id: decode(url.hash.slice(1)), where: placeOf(link, page) }]
  })

/** Finds links to fragments that do not exist. */
export const checkFragments: SiteCheck = pages => {
  const byPath = new Map(pages.map(page => [page.path, page]))
  return pages.flatMap(page =>
    page.places.flatMap(({ href, path, id, where }) => {
      const target = byPath.get(path)
      if (!target || target.ids.has(id)) return []
      return [fault(page, `the link ${href} is dead: ${path} has no id "${id}"`, where)]
    }),
  )
}

/** Returns where a link's address is written: that of a button may come from src/content/actions.ts. */
function placeOf(link: Element, page: WrittenPage): string {
  const where = wordsOf(link, page)
  return where === page.content ? `${where} or src/content/actions.ts` : where
}

function linkFault(href: string | undefined, page: WrittenPage, site: WrittenSite): string | null {
  if (href === undefined) return null
  if (href === '' || href === '#') return `the link "${href}" leads nowhere`
  if (site.pages.get(href)) return null
  const url = addressOf(href, page, site)
  if (!url) return `the link ${href} is no address`
  if (url.origin !== site.siteUrl) return null
  if (!site.pages.get(url.pathname) && url.pathname !== page.path) {
    const isFile = site.files.has(url.pathname) && !url.pathname.endsWith('.html')
    return isFile ? null : `the link ${href} is dead: there is no page at ${url.pathname}`
  }
  const form = site.forms.get(url.pathname)
  const topic = url.searchParams.get('topic')
  if (topic !== null && !form?.topics.includes(topic))
    return `the link ${href} names a topic that the contact form does not know`
  const setup = url.searchParams.get('setup')
  return setup === null || lineOfSetup(setup, form?.setups ?? {})
    ? null
    : `the link ${href} has a setup that the contact form does not know`
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** Finds scripts, pictures, fonts, icons and manifests that were not written, or that another host serves. */
export const checkFiles: Check = (pages, site) =>
  pages.flatMap(page =>
    page.elements.flatMap(element =>
      loadedBy(element).flatMap(address => {
        // An address that begins with # refers to the page itself.
        if (address === undefined || address.startsWith('#') || site.files.has(address)) return []
        const url = addressOf(address, page, site)
        if (url?.protocol === 'data:') return []
        const place = element.name === 'style' ? 'src/theme' : markupOf(element, page)
        if (url?.origin !== site.siteUrl) return [fault(page, `loads ${address} from another host`, place)]
        return site.files.has(url.pathname) ? [] : [fault(page, `loads ${address}, which was not written`, place)]
      }),
    ),
  )

/** Returns the addresses that an element loads. */
function loadedBy({ name, attributes, ownText }: Element): (string | undefined)[] {
  const { src, srcset, href, rel, poster } = attributes
  switch (name) {
    case 'link':
      return rel?.split(/\s+/).some(kind => LOADING.includes(kind)) ? [href] : []
    case 'style':
      return Array.from(ownText.matchAll(/url\(\s*["']?([^"')]+)/g), match => match[1])
    case 'use':
    case 'image':
      return [href]
    default:
      return [src, poster, ...(srcset?.split(',').map(candidate => candidate.trim().split(/\s+/)[0]) ?? [])]
  }
}

/** Checks that web manifests (https://www.w3.org/TR/appmanifest/) parse, and that their icons and start page exist. */
export const checkManifests: SiteCheck = (_, { siteUrl, files, pages }) =>
  [...files.keys()].flatMap(path => {
    if (!path.endsWith('.webmanifest')) return []
    const report = (what: string) => fault({ path }, what, 'src/generator/pages/manifest.ts')
    try {
      const manifest: { start_url?: string; icons?: { src: string }[] } = JSON.parse(String(files.get(path)))
      const pathOf = (address: string) => new URL(address, siteUrl + path).pathname
      const start = pathOf(manifest.start_url ?? '/')
      return [
        ...(pages.has(start) ? [] : [report(`starts at ${start}, where there is no page`)]),
        ...(manifest.icons ?? []).flatMap(({ src }) =>
          files.has(pathOf(src)) ? [] : [report(`names the icon ${src}, which was not written`)],
        ),
      ]
    } catch (error) {
      return [report(`does not parse: ${messageOf(error)}`)]
    }
  })
