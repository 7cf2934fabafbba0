// A site with a second language: one Arabic page with its own frame, planted in a copy of the sources.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { site } from '../../src/content/site'
import { openBrowser, until } from '../support/browser'
import { back } from '../support/pages'
import { buildWith, copySources, create, replace } from '../support/planted'

const ROOT = '.build/languages'
const TO_ARABIC = 'footer a[href="/ar"]'

await copySources(ROOT)
const { code, stderr } = await buildWith(ROOT, [
  replace(
    'src/content/site.ts',
    /quickLinks: \{[^[]*\[/,
    "quickLinks: { title: 'x', items: [{ name: 'x', href: '/ar' },",
  ),
  create(
    'src/content/arabic.ts',
    `import { site as english } from './site'
export const site = { ...english, lang: 'ar', dir: 'rtl', brand: 'Brand', labels: { ...english.labels, main: 'Arabic' } }`,
  ),
  create(
    'src/content/ar.ts',
    `import { content as about } from './about'
export const content = { ...about, meta: { title: 'Arabic', description: 'x'.repeat(100) } }`,
  ),
  replace('pages.ts', 'const page = ', "import { site as second } from './src/content/arabic'\nconst page = "),
  replace(
    'pages.ts',
    /^]$/m,
    "  pagesOf(second)('/ar', null, () => import('./src/pages/About'), () => import('./src/content/ar')),\n]",
  ),
])
assert.is(code, 0, stderr)
const browser = await openBrowser(join(ROOT, 'dist'))
test.after(async () => {
  await browser.close()
  await rm(ROOT, { recursive: true, force: true })
})

/** Returns the language and direction of the document, the label of its navigation, and its title. */
const frame = (page: Page) =>
  page.evaluate(() => {
    const { lang, dir } = document.documentElement
    return [lang, dir, document.querySelector('header nav')?.getAttribute('aria-label'), document.title]
  })

const arabic = ['ar', 'rtl', 'Arabic', 'Arabic | Brand']

test('a page of the second site hydrates in its own language, without errors or warnings', async () => {
  const { page, faults } = await browser.visit('/ar')
  assert.equal({ frame: await frame(page), faults }, { frame: arabic, faults: [] })
})

test('a click on a link to the other language changes the language of the document, its direction and its frame', async () => {
  const { page } = await browser.visit('/privacy')
  const english = await frame(page)
  await page.click(TO_ARABIC)
  await until(page, "location.pathname === '/ar' && document.title.startsWith('Arabic')")
  assert.equal(await frame(page), arabic)
  await back(page)
  await until(page, "!document.title.startsWith('Arabic')")
  assert.equal(await frame(page), english)
  assert.equal(english.slice(0, 3), [site.lang, site.dir, site.labels.main])
})

test.run()
