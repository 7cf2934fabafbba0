// The built site for the tests: its HTML, its parsed documents, and a running server.
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
  const parsed = parse(path)
  documents.set(path, parsed)
  return parsed
}

async function parse(path: string): Promise<Document> {
  // Here, because jsdom takes half a second to load, and many files need it for nothing.
  const { JSDOM } = await import('jsdom')
  return new JSDOM(await htmlOf(path), { url: origin + path }).window.document
}

/** Returns the title of a page. It is read from the HTML, because to parse a page takes as long as half a visit. */
export async function titleOf(path: string): Promise<string> {
  const [, title = ''] = (await htmlOf(path)).match(/<title>([^<]*)/) ?? []
  // As src/contact/escape-html.ts writes it.
  return title.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
}
