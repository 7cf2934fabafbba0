// The legal pages as documents: their contents lead to the sections, and they can be printed.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content as cookies } from '../../src/content/cookies'
import { content as privacy } from '../../src/content/privacy'
import { content as terms } from '../../src/content/terms'
import type { LegalContent } from '../../src/pages/Legal'
import { FIREFOX, giveBack, openBrowser, until } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

const documents: readonly [path: string, content: LegalContent][] = [
  ['/privacy', privacy],
  ['/terms', terms],
  ['/cookies', cookies],
]

for (const [path, { sections }] of documents) {
  const addresses = sections.map(({ id }) => `#${id}`)

  test(`${path} on a phone: the contents are closed, and opened they lead to every section`, async () => {
    const { page } = await browser.visit(path, { width: 390, height: 844 })
    const links = () =>
      page.$$eval('main nav a', all =>
        all.filter(link => link.checkVisibility({ contentVisibilityAuto: true })).map(({ hash }) => hash),
      )
    const closed = await links()
    await page.click('main nav summary')
    const open = await links()
    await page.click('main nav li:last-of-type a')
    const place = await page.evaluate(() => location.hash)
    await giveBack(page)
    assert.equal([closed, open], [[], addresses])
    assert.is(place, addresses.at(-1))
  })

  test(`${path} on a wide screen: the contents are open and stay in view, and the section that is read is marked`, async () => {
    const { page } = await browser.visit(path, { width: 1440, height: 900 })
    const shown = await page.$$eval('main nav :is(summary, a)', all =>
      all.filter(part => part.checkVisibility()).map(part => part.getAttribute('href')),
    )
    const read = addresses[Math.floor(addresses.length / 2)]
    await page.$eval(`${read}`, section => section.scrollIntoView({ behavior: 'instant', block: 'start' }))
    // Two sections may stand side by side: either of them may be marked. Firefox has no :target-current and marks none.
    if (!FIREFOX)
      await until(
        page,
        `[document.querySelector('main nav a:target-current')?.hash || 'html', '${read}']
          .map(section => document.querySelector(section).getBoundingClientRect().top)
          .every((top, _, [first]) => top === first)`,
      )
    const seen = await page.$$eval('main nav a', all =>
      all.filter(link => link.checkVisibility() && link.getBoundingClientRect().bottom > 0).map(({ hash }) => hash),
    )
    await giveBack(page)
    assert.equal([shown, seen], [addresses, addresses])
  })
}

// Puppeteer cannot emulate print in Firefox.
if (!FIREFOX)
  test('/terms on paper: what is asked not to be done keeps its sign', async () => {
    const { page } = await browser.visit('/terms', { width: 718 })
    await page.emulateMediaType('print')
    const signs = await page.$$eval('[data-as=crosses] li', items =>
      items.map(item => getComputedStyle(item, '::before').content),
    )
    await giveBack(page)
    assert.equal([...new Set(signs)], ['"×"'])
  })

test.run()
