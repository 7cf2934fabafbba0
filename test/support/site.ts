// The built site as the tests see it: files, documents, and a running server.
import { JSDOM } from 'jsdom'
import { notFound, pages } from '../../pages'
import { htmlOf, openServer } from '../../src/tools/built-site'
import { origin } from './origin'

export { htmlOf, openServer }

export const allPages = [...pages, notFound]

const documents = new Map<string, Promise<Document>>()

/** The document of a page as a crawler without JavaScript reads it. */
export function documentOf(path: string): Promise<Document> {
  const known = documents.get(path)
  if (known) return known
  const parsed = htmlOf(path).then(html => new JSDOM(html, { url: origin + path }).window.document)
  documents.set(path, parsed)
  return parsed
}
