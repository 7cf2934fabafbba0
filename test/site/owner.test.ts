// The site takes what its owner supplies: all edits of test/support/owner.ts together compile, are built for a public address
// without a refusal, and leave no text cut off, off the page or over another. What the owner has already settled otherwise stays.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { table as questions } from '../../src/content/asked'
import { hours as ownHours } from '../../src/content/company'
import { openHours } from '../../src/content/hours'
import { fileOf } from '../../src/generator/pages/prerender'
import { openBrowser } from '../support/browser'
import { edits } from '../support/owner'
import { hours } from '../support/owner-facts'
import { buildWith, compile, copyQuickly, plantIn } from '../support/planted'
import { promised } from '../support/promised'
import { clipped, torn } from '../support/torn'
import { visitor } from '../support/visitor'

const ROOT = resolve('.build/owner')

/** The pages that the edits change, besides header and footer. */
const PATHS = [
  '/',
  '/about',
  '/ar/about',
  '/portfolio',
  '/services/performance-marketing',
  '/services/ui-ux-design',
  '/services/mobile-apps',
  '/services/training',
  '/solutions/b2b',
  '/solutions/b2c',
  '/contact',
  '/questions',
  '/figures',
  '/terms',
  '/press',
]

/** The widths of a phone and of a laptop, in px, and those at which the header has least room. */
const WIDTHS = [390, 1440]
const NARROW = [320, 1024, 1280]

/** Edits that were not made, or not in each file, because their place is no longer empty or a sample. */
const passedOver = new Set<string>()

/** Removes the marks of placeholders and samples, as an owner does who has settled them. */
async function settle() {
  const folder = join(ROOT, 'src')
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/^(?!generator|tools).*\.tsx?$/.test(name)) continue
    const text = await readFile(join(folder, name), 'utf8')
    await writeFile(
      join(folder, name),
      text.replaceAll('PLACEHOLDER: ', '').replaceAll(/, sample: true|sample: true,/g, ''),
    )
  }
}

await copyQuickly(ROOT)
test.after(() => rm(ROOT, { recursive: true, force: true }))
for (const [name, plants] of Object.entries(edits))
  for (const plant of plants) if (!(await plantIn(ROOT, name, plant))) passedOver.add(name)
await settle()
const built = await buildWith(ROOT, [], { SITE_URL: 'https://www.example.org', SAMPLES: undefined })

test('most of the edits still find what they change', () => {
  assert.ok(passedOver.size <= Object.keys(edits).length / 2, [...passedOver].join(', '))
})

test('all edits of an owner together compile', async () => {
  assert.equal(await compile(ROOT), [])
})

/** What the build may say: which pages are rather large, and that link pictures show the old words. */
const WARNING = / bytes brotli, more than |npm run pictures/

test('the build for a public address refuses none of them, and says no word of samples once none is left', () => {
  const said = built.stderr.split('\n').filter(line => line !== '' && !WARNING.test(line))
  assert.equal({ code: built.code, said }, { code: 0, said: [] })
})

/** Reads a page's HTML, without its classes. */
const htmlOf = async (path: string) =>
  (await readFile(join(ROOT, 'dist', fileOf(path)), 'utf8')).replace(/ class="[^"]*"/g, '')

for (const [edit, path, words, reason] of [
  [
    'testimonials',
    '/',
    '<b>Mohammed Abdelrahman Al Mansouri-Whitfield</b> <span>Vice President',
    'a client with a name',
  ],
  ['dates', '/about', '<h3>Rail and coach</h3>', 'a date'],
  ['partners', '/about', 'Emirates Hospitality Distribution', 'a partner'],
  ['photograph', '/about', '<picture', 'a photograph'],
  ['people', '/about', '<h3>Salma Haddad</h3>', 'a person'],
  ['cases', '/portfolio', 'Gulf and Levant Travel Holding', 'work done for a client'],
  ['cases', '/figures', 'id="case-ledger"', 'the figure that came of it'],
  ['numbers', '/contact', 'href="tel:+97140000000"', 'a telephone number'],
  ['numbers', '/ar/contact', 'href="tel:+97140000000"', 'the same telephone number'],
  [
    'numbers',
    '/contact',
    'href="https://wa.me/971500000000?text=',
    'a WhatsApp number, whose chat begins with the page',
  ],
  ['facts', '/contact', 'Monday to Friday, 09:00 to 18:00, Dubai time', 'business hours'],
  [
    'facts',
    '/solutions/b2c',
    '<dt>Bed bank</dt><dd><span>Palmyra Beds</span> <small data-state="live">Live</small>',
    'a supplier by name',
  ],
  ['facts', '/about', '<dt>ISO/IEC 27001</dt>', 'a certificate'],
  ['facts', '/questions', '<dt>Data location</dt><dd><span>Germany, with copies in Ireland', 'a fact'],
  ['facts', '/solutions/b2b', '<track kind="captions" src="/films/tour.vtt"', 'a film with captions'],
  ['facts', '/solutions/b2b', '<figcaption>A booking that waits for its ticket.', 'a screen'],
  ['offices', '/contact', '<b>Office in Cairo</b>', 'an office'],
  [
    'brand',
    '/press',
    '<title>Press | Qafila Travel Technologies</title>',
    'a long brand, which is not counted in the title',
  ],
  ['logo', '/press', 'viewBox="0 0 72 24"', 'a logo'],
  ['news', '/press', 'Ask for a meeting', 'a line of news'],
  ['social', '/press', 'https://tiktok.example/qafila', 'a profile'],
] as const) {
  test(`${path} has ${reason}`, async () => {
    assert.ok((await htmlOf(path)).includes(words) || passedOver.has(edit))
  })
}

test('where the numbers are given, nobody is asked to ask for them', async () => {
  const question = questions.find(({ id }) => id === 'numbers')?.question
  assert.ok(question)
  assert.not((await htmlOf('/contact')).includes(question))
})

const browser = await openBrowser(join(ROOT, 'dist'))
test.after(browser.close)

test('a third language has its pages, and the others link to them', async () => {
  const { page, faults } = await browser.visit('/fr/about')
  assert.equal(await page.$eval('html', ({ lang, dir }) => [lang, dir]), ['fr', 'ltr'])
  const links = await page.$$eval('footer a[hreflang]', all => all.map(link => link.getAttribute('href')))
  assert.equal(links, ['/about', '/ar/about'])
  assert.match(await page.title(), /^F .*Caravane$/)
  assert.equal(faults, [])
  for (const path of ['/about', '/ar/about'])
    assert.match(await htmlOf(path), /<a [^>]*href="\/fr\/about"[^>]*>Français</)
})

for (const path of PATHS) {
  test(`${path} of an owner is whole on a phone and on a laptop`, async () => {
    const found: string[] = []
    for (const width of path === '/' ? [...WIDTHS, ...NARROW] : WIDTHS) {
      const page = await browser.look(path, { width })
      await page.$$eval('details', all => {
        for (const details of all) details.open = true
      })
      for (const fault of await page.evaluate(torn)) found.push(`${width} px: ${fault}`)
      for (const fault of await page.evaluate(clipped, '[role=img], [data-moment], [aria-hidden=true]'))
        found.push(`${width} px: ${fault}`)
    }
    assert.equal(found, [])
  })
}

test('a rail of contents that is higher than the window scrolls by itself', async () => {
  const page = await browser.look('/terms', { width: 1440, height: 800 })
  const rail = await page.$eval('main nav', nav => ({
    inside: nav.getBoundingClientRect().height <= innerHeight,
    scrolls: nav.scrollHeight > nav.clientHeight && getComputedStyle(nav).overflowY === 'auto',
  }))
  assert.equal(rail, { inside: true, scrolls: true })
})

test('the form promises a reply for a time at which the company works, and after a failure shows how to call it', async () => {
  const { page } = await browser.visit('/contact', { fresh: true })
  const form = 'main form'
  const openNow = openHours(ownHours ?? hours)
  const before = Date.now()
  for (const [name, value] of Object.entries(visitor)) await page.type(`${form} [name=${name}]`, value)
  const said = await page.waitForSelector(`${form} output[data-by]`)
  const expected = [before, Date.now()].map(begun => promised(begun, openNow))
  assert.ok(expected.includes(`${await said?.evaluate(({ textContent }) => textContent)}`))

  assert.is(await page.$eval(`${form} [href^="tel:"]`, link => link.checkVisibility()), false)
  await page.setRequestInterception(true)
  page.on('request', request => (request.method() === 'POST' ? request.abort() : request.continue()))
  await page.click(`${form} button`)
  await page.waitForSelector(`${form} [href^="tel:"]`, { visible: true })
  await page.waitForSelector(`${form} [href^="https://wa.me/"]`, { visible: true })
  const lines = await page.$eval(`${form} ul:not([hidden])`, list => `${list.textContent}`)
  assert.ok(lines.includes(openNow.text))
})

test.run()
