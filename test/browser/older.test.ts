// Browsers from before 2024: the features that they lack are renamed in the files on their way to the browser.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { giveBack, hydrated, openBrowser } from '../support/browser'
import { openOlder } from '../support/older'

const browser = await openBrowser()
test.after(browser.close)
const withoutPopovers = await openOlder(browser.url, 'popover')
test.after(withoutPopovers.close)

const MENU = '#menu'

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
