/**
 * Checks what structured data (https://schema.org) says of a page. Its form is checked by the compiler, and the breadcrumbs
 * in it by a test.
 */
import { bare } from '../../isolate'
import { innerText, named, ownText } from './html'
import { type Check, fault, type WrittenSite } from './written'

type Node = { [key: string]: unknown }

/** Types that are not allowed: ratings, reviews and questions that nobody gave are lies, and search engines punish them. */
const DISHONEST = ['AggregateRating', 'FAQPage', 'Rating', 'Review']

/** Keys whose addresses may lead to other sites. */
const ELSEWHERE = ['@context', 'sameAs']

/** Checks that the addresses in JSON-LD are the site's, that its words are those of the page, and that its types are honest. */
export const checkData: Check = (page, site) => {
  // What people read on the page, and in search results.
  const descriptions = named(page.elements, 'meta').filter(({ attribs }) => attribs.name === 'description')
  const shown = [innerText(page.elements.slice(0, 1)), ...descriptions.map(({ attribs }) => attribs.content ?? '')]
  return named(page.elements, 'script')
    .filter(({ attribs }) => attribs.type === 'application/ld+json')
    .flatMap(script => nodesOf(JSON.parse(ownText(script))))
    .flatMap(node => [...addressFaults(node, site), ...wordFaults(node, shown.map(plain)), ...typeFaults(node)])
    .map(what => fault(page, `JSON-LD ${what}`, 'src/generator/pages/structured-data.ts'))
}

/** Returns the objects inside a JSON value at every depth. */
function nodesOf(json: unknown): Node[] {
  if (typeof json !== 'object' || json === null) return []
  return [...(Array.isArray(json) ? [] : [json as Node]), ...Object.values(json).flatMap(nodesOf)]
}

const textsOf = (value: unknown): string[] => [value].flat().filter(text => typeof text === 'string')

function addressFaults(node: Node, { siteUrl, files, pages }: WrittenSite): string[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (ELSEWHERE.includes(key)) return []
    return textsOf(value).flatMap(address => {
      // Some values of the vocabulary are addresses too: https://schema.org/InStock
      if (!/^https?:(?!\/\/schema\.org\/)/.test(address)) return []
      const url = URL.canParse(address) ? new URL(address) : null
      if (url?.origin !== siteUrl) return [`${key} ${address} is not of the site`]
      const isThere = files.has(url.pathname) || pages.get(url.pathname)?.isIndexed
      return isThere ? [] : [`${key} ${address} is no page and no file of the site`]
    })
  })
}

const plain = (text: string): string => bare(text).replace(/\s+/g, ' ').trim()

/** Finds names and descriptions that people cannot read anywhere. */
const wordFaults = ({ name, description }: Node, shown: readonly string[]): string[] =>
  Object.entries({ name, description }).flatMap(([key, value]) =>
    textsOf(value).flatMap(text =>
      shown.some(place => place.includes(plain(text))) ? [] : [`${key} "${text}" is not to be read on the page`],
    ),
  )

const typeFaults = (node: Node): string[] =>
  textsOf(node['@type']).flatMap(type => (DISHONEST.includes(type) ? [`has a ${type}`] : []))
