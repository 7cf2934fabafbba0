// What is chosen and moved in the pictures: in the site's own look, and in the system's where the system chooses the colours.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { FIREFOX, openBrowser } from '../support/browser'
import { allPages } from '../support/site'

const browser = await openBrowser()
test.after(browser.close)

/** Runs in the page: the ranges, radios and check boxes that are seen, each with what draws it and the smaller side, in px, of what can be hit. */
function controls() {
  return Array.from(document.querySelectorAll<HTMLInputElement>('main [data-moment] input'))
    .filter(input => input.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map(input => {
      const { width, height } = (input.closest('label') ?? input).getBoundingClientRect()
      return { type: input.type, drawn: getComputedStyle(input).appearance, side: Math.round(Math.min(width, height)) }
    })
}

for (const { path } of allPages)
  test(`${path}: nothing that is chosen or moved has the browser's grey, or is smaller than 24 px`, async () => {
    const { page } = await browser.visit(path, { width: 390, height: 844, touch: true })
    const all = await page.evaluate(controls)
    await page.browserContext().close()
    assert.equal(
      all.filter(({ drawn, side }) => drawn !== 'none' || side < 24),
      [],
    )
  })

// Only Chromium lets a test ask for colours of the visitor's own.
if (!FIREFOX)
  test('where the system chooses the colours it draws the markup and the fares of the home page', async () => {
    const { page } = await browser.visit('/')
    const session = await page.createCDPSession()
    await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] })
    const all = await page.evaluate(controls)
    await page.browserContext().close()
    assert.ok(all.some(({ type }) => type === 'range'))
    assert.equal([...new Set(all.map(({ drawn }) => drawn))], ['auto'])
  })

test.run()
