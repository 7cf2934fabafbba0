// Looks and positions that the specification asks for, in a browser: the rows of its table that no other test covers.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { site } from '../../src/content/site'
import { openBrowser, until } from '../support/browser'
import { once } from '../support/once'
import { sentences } from '../support/sentences'

const browser = await openBrowser()
test.after(browser.close)

const DOTS = `nav[aria-label="${site.labels.sections}"]`

const boxOf = (page: Page, selector: string) =>
  page.$eval(selector, element => {
    const { top, bottom, left, right, height } = element.getBoundingClientRect()
    return { top, bottom, left, right, height }
  })

/** The home page, which the tests only look at. */
const home = once(() => browser.visit('/', { kept: true }))

test('the progress bar is a thin line at the top, wherever the page has scrolled to', async () => {
  const { page } = await home()
  for (const y of [0, 1500]) {
    await page.evaluate(y => scrollTo(0, y), y)
    const { top, left, height } = await boxOf(page, '[role=progressbar]')
    assert.equal([top, left], [0, 0])
    assert.ok(height > 0 && height <= 4, `${height} px`)
  }
})

test('the dots are at the right, wherever the page has scrolled to', async () => {
  const { page } = await home()
  for (const y of [0, 1500]) {
    await page.evaluate(y => scrollTo(0, y), y)
    const { left, right, top, bottom } = await boxOf(page, DOTS)
    assert.ok(left > 1280 * 0.9 && right <= 1280, `from ${left} to ${right} px`)
    assert.ok(top > 0 && bottom < 800, `from ${top} to ${bottom} px`)
  }
})

test('a dot shows its label under the mouse', async () => {
  const { page } = await home()
  const opacity = `getComputedStyle(document.querySelector('${DOTS} li:nth-of-type(3) a span')).opacity`
  assert.is(await page.evaluate(opacity), '0')
  await page.hover(`${DOTS} li:nth-of-type(3) a`)
  await until(page, `${opacity} === '1'`)
})

for (const [path, current, other] of [
  ['/about', 'header nav > ul > li > [aria-current]', 'header nav > ul > li > a:not([aria-current])'],
  ['/solutions/b2b', 'header nav [data-current]', 'header nav button:not([data-current])'],
] as const) {
  test(`${path} is highlighted in the header`, async () => {
    const { page } = await browser.visit(path)
    const ground = (selector: string) => page.$eval(selector, link => getComputedStyle(link).backgroundColor)
    assert.is.not(await ground(current), await ground(other))
  })
}

for (const scheme of ['light', 'dark'] as const) {
  test(`the banner of a fault is red and above the button: ${scheme}`, async () => {
    const { page } = await browser.visit('/contact', { scheme })
    await page.click('main form button')
    await until(page, `document.querySelector('main form [role=alert] p')?.textContent === '${sentences.fullName}'`)
    const [red = 0, green = 0, blue = 0] = await page.$eval('main form [role=alert] p', banner => {
      const context = document.createElement('canvas').getContext('2d')
      if (!context) return []
      context.fillStyle = getComputedStyle(banner).color
      context.fillRect(0, 0, 1, 1)
      return [...context.getImageData(0, 0, 1, 1).data]
    })
    assert.ok(red > 1.4 * Math.max(green, blue), `${red} ${green} ${blue}`)
    const [banner, button] = [await boxOf(page, 'main form [role=alert] p'), await boxOf(page, 'main form button')]
    assert.ok(banner.height > 0 && banner.bottom <= button.top)
  })
}

test.run()
