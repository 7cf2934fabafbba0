// The schema of the sitemap protocol, https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd, beside this file.
import { readFile } from 'node:fs/promises'
import { validateXML } from 'xmllint-wasm'

const SCHEMA = 'test/support/sitemap.xsd'

/** What is wrong with a sitemap by its schema, a line each. */
export async function sitemapFaults(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents: xml }],
    schema: [await readFile(SCHEMA, 'utf8')],
  })
  return errors.map(({ message, loc }) => (loc ? `line ${loc.lineNumber}: ${message}` : message))
}
