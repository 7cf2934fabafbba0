// Checks what crawlers and link previews read: the head of each page, and the sitemap.
import type { Fault } from '../fault'
import { type Element, named } from './html'
import { PICTURE_SIZE } from './pictures'
import { type Check, fault, type PageFacts, type SiteCheck, type WrittenPage, type WrittenSite } from './written'

/** Least and most characters: search results cut off longer texts. */
const LENGTHS = { title: [1, 60], description: [70, 160] } as const

const DOCUMENT = 'src/generator/pages/document.ts'

/** Returns the content of a page's `<meta name>` or `<meta property>`; undefined if the page has none. */
export const metaOf = ({ elements }: WrittenPage, key: string): string | undefined =>
  named(elements, 'meta').find(({ attributes }) => (attributes.property ?? attributes.name) === key)?.attributes.content

export const titleOf = ({ elements }: WrittenPage): string =>
  named(elements, 'title').find(({ parent }) => parent?.name === 'head')?.text ?? ''

/** Finds titles and descriptions that are missing, too short, too long or not unique. */
export const checkMeta: SiteCheck = pages => {
  const faults: Fault[] = []
  const check = (name: keyof typeof LENGTHS, textOf: (page: PageFacts) => string) => {
    const [least, most] = LENGTHS[name]
    const seen = new Map<string, string>()
    for (const page of pages) {
      const text = textOf(page)
      const other = text && seen.get(text)
      seen.set(text, page.path)
      if (text.length < least || text.length > most) {
        faults.push(
          fault(page, `meta.${name} has ${text.length} characters, it needs ${least} to ${most}`, page.content),
        )
      }
      if (other) faults.push(fault(page, `meta.${name} is the same as that of ${other}`, page.content))
    }
  }
  check('title', ({ title }) => title)
  check('description', ({ description }) => description)
  return faults
}

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
