// Validates sitemaps against the protocol's schema, https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd, kept beside
// this file.
import { readFile } from 'node:fs/promises'
import { validateXML } from 'xmllint-wasm'

const SCHEMA = 'test/support/sitemap.xsd'

/** Returns the schema errors of a sitemap, one line each. */
export async function sitemapFaults(xml: string): Promise<string[]> {
  // Elements of other protocols, such as the links to other languages, may stand in it: their own schemas are not at hand.
  const schema = (await readFile(SCHEMA, 'utf8')).replaceAll('processContents="strict"', 'processContents="lax"')
  const { errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents: xml }],
    schema: [schema],
  })
  return errors.map(({ message, loc }) => (loc ? `line ${loc.lineNumber}: ${message}` : message))
}
