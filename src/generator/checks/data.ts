// Checks structured data: https://www.w3.org/TR/json-ld11/ with the vocabulary of https://schema.org.

import { messageOf } from '../fault'
import { metaOf, titleOf } from './head'
import { named } from './html'
import { type Check, fault, type WrittenPage, type WrittenSite } from './written'

type Json = null | boolean | number | string | Json[] | Node
type Node = { [key: string]: Json }

/** Types that are not allowed: ratings, reviews and questions that nobody gave are lies, and search engines punish them. */
const DISHONEST = ['AggregateRating', 'FAQPage', 'Rating', 'Review']

/** Keys whose addresses may lead to other sites. */
const ELSEWHERE = ['@context', 'sameAs']

const WHERE = 'src/generator/pages/structured-data.ts'

/** Checks that JSON-LD blocks parse, references resolve, addresses are the site's, and words are those of the page. */
export const checkData: Check = (pages, site) =>
  pages.flatMap(page =>
    named(page.elements, 'script')
      .filter(({ attributes }) => attributes.type === 'application/ld+json')
      .flatMap(({ ownText }) => blockFaults(ownText, page, site))
      .map(what => fault(page, `JSON-LD ${what}`, WHERE)),
  )

function blockFaults(text: string, page: WrittenPage, site: WrittenSite): string[] {
  let block: Json
  try {
    block = JSON.parse(text)
  } catch (error) {
    return [`does not parse: ${messageOf(error)}`]
  }
  const nodes = nodesOf(block)
  const shown = wordsOn(page)
  return [
    ...(isNode(block) && block['@context'] === 'https://schema.org'
      ? []
      : ['has another @context than https://schema.org']),
    ...referenceFaults(nodes),
    ...nodes.flatMap(node => addressFaults(node, site)),
    ...nodes.flatMap(node => wordFaults(node, shown)),
    ...nodes.flatMap(breadcrumbFaults),
    ...nodes.flatMap(node =>
      typesOf(node)
        .filter(type => DISHONEST.includes(type))
        .map(type => `has a ${type}`),
    ),
  ]
}

const isNode = (json: Json | undefined): json is Node =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** Returns the objects inside a JSON value at every depth, the value itself first. */
function nodesOf(json: Json): Node[] {
  if (Array.isArray(json)) return json.flatMap(nodesOf)
  return isNode(json) ? [json, ...Object.values(json).flatMap(nodesOf)] : []
}

const listOf = (json: Json | undefined): Json[] => (json === undefined ? [] : Array.isArray(json) ? json : [json])

const typesOf = (node: Node): string[] => listOf(node['@type']).map(String)

/** Finds references without a target. An object with only an `@id` is a reference to one that has more keys. */
function referenceFaults(nodes: readonly Node[]): string[] {
  const isReference = (node: Node) => Object.keys(node).join() === '@id'
  const defined = nodes.filter(node => !isReference(node)).map(node => node['@id'])
  return nodes
    .filter(node => isReference(node) && !defined.includes(node['@id'] ?? null))
    .map(node => `refers to ${node['@id']}, which is not in its graph`)
}

function addressFaults(node: Node, { siteUrl, files, pages }: WrittenSite): string[] {
  return Object.entries(node)
    .filter(([key]) => !ELSEWHERE.includes(key))
    .flatMap(([key, value]) =>
      listOf(value).flatMap(address => {
        if (typeof address !== 'string' || !/^https?:/.test(address)) return []
        const url = URL.canParse(address) ? new URL(address) : null
        // Some values of the vocabulary are addresses too: https://schema.org/InStock
        if (url?.origin === 'https://schema.org') return []
        if (url?.origin !== siteUrl) return [`${key} ${address} is not of the site`]
        const isThere = files.has(url.pathname) || pages.get(url.pathname)
        return isThere ? [] : [`${key} ${address} is no page and no file of the site`]
      }),
    )
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Returns the texts that people read on a page and, as title and description, in search results. */
const wordsOn = (page: WrittenPage): string[] =>
  [named(page.elements, 'body')[0]?.text ?? '', titleOf(page), metaOf(page, 'description') ?? ''].map(plain)

/** Finds names and descriptions that people cannot read anywhere. */
const wordFaults = (node: Node, shown: readonly string[]): string[] =>
  ['name', 'description'].flatMap(key =>
    listOf(node[key])
      .filter((text): text is string => typeof text === 'string')
      .filter(text => !shown.some(place => place.includes(plain(text))))
      .map(text => `${key} "${text}" is not to be read on the page`),
  )

/** Checks breadcrumbs (https://schema.org/BreadcrumbList): positions count from 1, and each step has a name. */
function breadcrumbFaults(node: Node): string[] {
  if (!typesOf(node).includes('BreadcrumbList')) return []
  const steps = listOf(node.itemListElement).filter(isNode)
  const nameOf = (step: Node) => step.name ?? (isNode(step.item) ? step.item.name : undefined)
  return [
    ...(steps.length > 0 && steps.every(({ position }, i) => position === i + 1)
      ? []
      : ['has breadcrumbs that do not count from 1']),
    ...steps.filter(step => !nameOf(step)).map(({ position }) => `has no name for breadcrumb ${position}`),
  ]
}
