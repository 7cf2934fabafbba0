// Browsers from before 2024: the features that they lack are renamed in the files on their way to the browser.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { hydrated, openBrowser, until } from '../support/browser'
import { openOlder } from '../support/older'
import { openOneTab } from '../support/one-tab'

const browser = await openBrowser()
test.after(browser.close)
const withoutPopovers = await openOlder(browser.url, 'popover')
test.after(withoutPopovers.close)

const MENU = '#menu'

/** A tab at the width of a phone in a browser without support for popovers. */
const { page } = await openOneTab(browser, { width: 390 })
await page.evaluateOnNewDocument(() => {
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
    Reflect.deleteProperty(HTMLElement.prototype, name)
})

test.before.each(async () => {
  await page.goto(`${withoutPopovers.url}/about`)
  await hydrated(page)
})

const isShown = () => page.$eval(MENU, menu => menu.checkVisibility())
const isInert = () => page.$eval('main', main => main.inert)

test('without popovers the small menu opens, covers the page, and its links work', async () => {
  assert.not(await isShown())
  await page.click('header button[aria-label]')
  const link = await page.waitForSelector(`${MENU} a[href="/contact"]`, { visible: true })
  const box = await page.$eval(MENU, menu => menu.getBoundingClientRect().toJSON())
  assert.equal([box.x, box.y, box.width, box.height], [0, 0, 390, 800])
  assert.ok(await isInert())
  await link?.click()
  await page.waitForSelector('main form')
  assert.equal([await isShown(), await isInert()], [false, false])
})

test('without popovers the page is not inert once the screen is too wide for the small menu', async () => {
  await page.click('header button[aria-label]')
  await page.waitForSelector(`${MENU} a[href="/contact"]`, { visible: true })
  const before = page.viewport()
  await page.setViewport({ width: 1280, height: 800 })
  await until(page, '!document.querySelector("main").inert')
  await page.setViewport(before)
  assert.not(await isShown())
})

for (const [how, close] of [
  ['its button', () => page.click(`${MENU} button`)],
  ['Escape', () => page.keyboard.press('Escape')],
] as const) {
  test(`without popovers ${how} closes the small menu`, async () => {
    await page.click('header button[aria-label]')
    await page.waitForSelector(`${MENU} a[href="/contact"]`, { visible: true })
    await close()
    await page.waitForSelector(MENU, { hidden: true })
  })
}

test.run()
