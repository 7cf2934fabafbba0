// Browsers from before 2024: the features that they lack are renamed in the files on their way to the browser.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { giveBack, hydrated, openBrowser } from '../support/browser'
import { openOlder } from '../support/older'

const browser = await openBrowser()
test.after(browser.close)
const [withoutLightDark, withoutPopovers] = [
  await openOlder(browser.url, 'light-dark('),
  await openOlder(browser.url, 'popover'),
]
test.after(withoutLightDark.close)
test.after(withoutPopovers.close)

const MENU = '#menu'

/**
 * Runs in the browser page: returns the colours of the main texts, the backgrounds, and the borders that show form fields.
 */
function colours() {
  const of = (selector: string, property: string) =>
    Array.from(document.querySelectorAll(selector), element => getComputedStyle(element).getPropertyValue(property))
  return {
    text: of('body, header, h1, main p, footer', 'color'),
    grounds: of('body, header, main section, main form, footer', 'background-color'),
    borders: of('input, textarea', 'border-top-color'),
  }
}

for (const scheme of ['light', 'dark'] as const) {
  test(`without light-dark() pages have their colours in ${scheme}`, async () => {
    const { page } = await browser.visit('/404', { scheme, javaScript: false })
    const different: string[] = []
    for (const path of ['/', '/services', '/contact']) {
      const seen = []
      for (const { url } of [browser, withoutLightDark]) {
        await page.goto(url + path)
        seen.push(JSON.stringify(await page.evaluate(colours)))
      }
      if (seen[0] !== seen[1]) different.push(path)
    }
    await giveBack(page)
    assert.equal(different, [])
  })
}

/** Opens a page at the width of a phone in a browser without support for popovers. */
async function withoutPopover(): Promise<Page> {
  const { page } = await browser.visit('/404', { width: 390 })
  await page.evaluateOnNewDocument(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name)
  })
  await page.goto(`${withoutPopovers.url}/about`)
  await hydrated(page)
  return page
}

const isShown = (page: Page) => page.$eval(MENU, menu => menu.checkVisibility())
const isInert = (page: Page) => page.$eval('main', main => main.inert)

test('without popovers the small menu opens, covers the page, and its links work', async () => {
  const page = await withoutPopover()
  assert.not(await isShown(page))
  await page.click('header button[aria-label]')
  const link = await page.waitForSelector(`${MENU} a[href="/contact"]`, { visible: true })
  const box = await page.$eval(MENU, menu => menu.getBoundingClientRect().toJSON())
  assert.equal([box.x, box.y, box.width, box.height], [0, 0, 390, 800])
  assert.ok(await isInert(page))
  await link?.click()
  await page.waitForSelector('main form')
  assert.equal([await isShown(page), await isInert(page)], [false, false])
  await giveBack(page)
})

for (const [how, close] of [
  ['its button', (page: Page) => page.click(`${MENU} button`)],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const) {
  test(`without popovers ${how} closes the small menu`, async () => {
    const page = await withoutPopover()
    await page.click('header button[aria-label]')
    await page.waitForSelector(`${MENU} a[href="/contact"]`, { visible: true })
    await close(page)
    await page.waitForSelector(MENU, { hidden: true })
    await giveBack(page)
  })
}

test.run()
