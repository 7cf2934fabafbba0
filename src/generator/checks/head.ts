// Checks what crawlers and link previews read: the head of each page, and the sitemap.
import type { Fault } from '../fault'
import type { PrerenderedPage } from '../pages/prerender'
import { type Element, named } from './html'
import { PICTURE_SIZE } from './pictures'
import { type Check, fault, type PageFacts, type SiteCheck, type WrittenPage, type WrittenSite } from './written'

/**
 * Least and most characters, a title's without the brand. Search results cut off what is longer than they show, which harms
 * nobody, so only what cannot be meant is refused.
 */
const LENGTHS = {
  title: { refuses: [1, 90], warns: [1, 60] },
  description: { refuses: [1, 300], warns: [70, 165] },
} as const

const DOCUMENT = 'src/generator/pages/document.ts'

/** Returns the content of a page's `<meta name>` or `<meta property>`; undefined if the page has none. */
export const metaOf = ({ elements }: WrittenPage, key: string): string | undefined =>
  named(elements, 'meta').find(({ attributes }) => (attributes.property ?? attributes.name) === key)?.attributes.content

export const titleOf = ({ elements }: WrittenPage): string =>
  named(elements, 'title').find(({ parent }) => parent?.name === 'head')?.text ?? ''

type MetaName = keyof typeof LENGTHS

/** @param text the title, without the brand, or the description */
function lengthFaults(
  page: Pick<PageFacts, 'path' | 'content'>,
  name: MetaName,
  text: string,
  kind: 'refuses' | 'warns',
): Fault[] {
  const [least, most] = LENGTHS[name][kind]
  if (text.length >= least && text.length <= most) return []
  const without = name === 'title' ? ' without the brand' : ''
  const needs = kind === 'refuses' ? 'it needs' : 'search results show'
  return [
    fault(page, `meta.${name} has ${text.length} characters${without}, ${needs} ${least} to ${most}`, page.content),
  ]
}

/** Finds titles and descriptions that are missing, far too long or not unique. */
export const checkMeta: SiteCheck = pages =>
  (['title', 'description'] as const).flatMap(name => {
    const seen = new Map<string, string>()
    return pages.flatMap(page => {
      const { brand, [name]: text } = page
      const other = text && seen.get(text)
      seen.set(text, page.path)
      const own = name === 'title' ? text.replace(`${brand} | `, '').replace(` | ${brand}`, '') : text
      return [
        ...lengthFaults(page, name, own, 'refuses'),
        ...(other ? [fault(page, `meta.${name} is the same as that of ${other}`, page.content)] : []),
      ]
    })
  })

/** Finds titles and descriptions that search results would cut off, or replace because they say too little. */
export const metaWarnings = (pages: readonly Pick<PrerenderedPage, 'page' | 'words' | 'content'>[]): Fault[] =>
  pages.flatMap(({ page: { path }, words: { meta }, content }) =>
    (['title', 'description'] as const).flatMap(name => lengthFaults({ path, content }, name, meta[name], 'warns')),
  )

const canonicals = ({ elements }: WrittenPage): Element[] =>
  named(elements, 'link').filter(({ attributes }) => attributes.rel === 'canonical')

/** Checks that each page names its own address as canonical, and that the 404 page has none and is not indexed. */
export const checkCanonical: Check = (pages, { siteUrl }) =>
  pages.flatMap(page => {
    const addresses = canonicals(page).map(({ attributes }) => attributes.href)
    const wanted = page.indexable ? [new URL(page.path, siteUrl).href] : []
    const noindex = /noindex/.test(metaOf(page, 'robots') ?? '')
    return [
      ...(addresses.join() === wanted.join()
        ? []
        : [
            fault(page, `the canonical address is ${addresses.join() || 'none'}, not ${wanted[0] ?? 'none'}`, DOCUMENT),
          ]),
      ...(noindex === !page.indexable
        ? []
        : [fault(page, noindex ? 'asks not to be indexed' : 'does not ask to be left out of the index', DOCUMENT)]),
    ]
  })

/** Checks that sitemap.xml (https://www.sitemaps.org/protocol.html) lists each indexed page once, and nothing else. */
export const checkSitemap: SiteCheck = (pages, { siteUrl, files }) => {
  const at = { path: '/sitemap.xml' }
  const where = 'src/generator/pages/crawlers.ts'
  const text = files.get(at.path)?.toString()
  if (text === undefined) return [fault(at, 'was not written', where)]
  const listed = Array.from(text.matchAll(/<loc>\s*([^<]*?)\s*<\/loc>/g), ([, address = '']) => address)
  const wanted = pages.flatMap(({ path, indexable }) => (indexable ? new URL(path, siteUrl).href : []))
  const [isListed, isWanted, seen] = [new Set(listed), new Set(wanted), new Set<string>()]
  const isNew = (address: string): boolean => seen.size < seen.add(address).size
  return [
    ...wanted.flatMap(address => (isListed.has(address) ? [] : [fault(at, `lacks ${address}`, where)])),
    ...listed.flatMap(address => [
      ...(isWanted.has(address) ? [] : [fault(at, `${address} is no page that is indexed`, where)]),
      ...(isNew(address) ? [] : [fault(at, `has ${address} twice`, where)]),
    ]),
  ]
}

/** Checks link previews (https://ogp.me): title, description, address, and a picture that exists in the right size. */
export const checkPreview: Check = (pages, site) =>
  pages.flatMap(page => {
    if (!page.indexable) return []
    const [url, image] = [metaOf(page, 'og:url'), metaOf(page, 'og:image')]
    const [canonical] = canonicals(page)
    const faults = ['og:title', 'og:description', 'og:url', 'og:image']
      .filter(key => !metaOf(page, key)?.trim())
      .map(key => fault(page, `has no ${key}`, DOCUMENT))
    if (url && url !== canonical?.attributes.href) {
      faults.push(fault(page, `og:url ${url} is not the canonical address`, DOCUMENT))
    }
    if (image) {
      const wrong = pictureFault(image, site)
      if (wrong) faults.push(fault(page, `og:image ${image} ${wrong}`, 'npm run pictures draws it'))
    }
    return faults
  })

function pictureFault(image: string, { siteUrl, files, sizeOf }: WrittenSite): string | null {
  if (!URL.canParse(image) || new URL(image).origin !== siteUrl) return 'is no absolute address of the site'
  const { pathname } = new URL(image)
  if (!files.has(pathname)) return 'was not written'
  const size = sizeOf(pathname)
  if (!size) return 'is no PNG'
  const { width, height } = PICTURE_SIZE
  if (size.width === width && size.height === height) return null
  return `is ${size.width} by ${size.height} pixels, not ${width} by ${height}`
}
