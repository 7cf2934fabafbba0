// The built site for the tests: its HTML, its parsed documents, and a running server.
import { JSDOM } from 'jsdom'
import { notFounds, pages } from '../../pages'
import { htmlOf, openServer } from '../../src/tools/built-site'
import { origin } from './origin'

export { htmlOf, openServer }

export const allPages = [...pages, ...notFounds]

const documents = new Map<string, Promise<Document>>()

/** Parses the HTML of a page without running scripts, as a crawler does. Each page is parsed once. */
export function documentOf(path: string): Promise<Document> {
  const known = documents.get(path)
  if (known) return known
  const parsed = htmlOf(path).then(html => new JSDOM(html, { url: origin + path }).window.document)
  documents.set(path, parsed)
  return parsed
}
