import { readdir, readFile } from 'node:fs/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { origin } from '../support/origin'
import { sitemapFaults } from '../support/sitemap'

const sitemap = (entries: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`
const LOC = `<loc>${origin}/about</loc>`

test('every sitemap that was written fits the schema', async () => {
  const names = (await readdir('dist')).filter(name => /^sitemap.*\.xml$/.test(name))
  const faults = await Promise.all(names.map(async name => sitemapFaults(await readFile(`dist/${name}`, 'utf8'))))
  assert.equal(faults.flat(), [])
})

test('a sitemap with a day as lastmod fits the schema', async () => {
  assert.equal(await sitemapFaults(sitemap(`<url>${LOC}<lastmod>2026-11-21</lastmod></url>`)), [])
})

const planted: [reason: string, xml: string][] = [
  ['a lastmod that is no date', sitemap(`<url>${LOC}<lastmod>21 November</lastmod></url>`)],
  ['an entry without an address', sitemap('<url><lastmod>2026-11-21</lastmod></url>')],
  ['a relative address', sitemap('<url><loc>/about</loc></url>')],
  ['an element that the protocol does not know', sitemap(`<url>${LOC}<title>About</title></url>`)],
  ['a sitemap of nothing', sitemap('')],
  ['XML that breaks off', sitemap('').slice(0, -3)],
]

for (const [reason, xml] of planted) {
  test(`${reason} is found`, async () => {
    assert.ok((await sitemapFaults(xml)).length > 0)
  })
}

test.run()
