// axe on every page with its rules of WCAG 2.2 A and AA and its best practices, wide in the light scheme, narrow in the dark
// one.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { violations } from '../support/axe'
import { giveBack, openBrowser } from '../support/browser'
import { idleControls, NOTHING } from '../support/inert'
import { allPages } from '../support/site'

const browser = await openBrowser()
test.after(browser.close)

/** The rules whose result depends on width or colours. */
const OF_LAYOUT = [
  'color-contrast',
  'target-size',
  'scrollable-region-focusable',
  'meta-viewport',
  'link-in-text-block',
]

for (const { path } of allPages) {
  test(`${path} holds nothing in its pictures that looks operable and is not`, async () => {
    assert.equal(await idleControls(await browser.look(path), true), NOTHING)
  })

  test(`${path} breaks no accessibility rule, wide and light or narrow and dark`, async () => {
    const page = await browser.look(path)
    const wide = await violations(page)
    await page.setViewport({ width: 390, height: 800 })
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: 'dark' },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ])
    const narrow = await violations(page, { rules: OF_LAYOUT })
    assert.equal([...wide, ...narrow], [])
  })
}

test('lists have a marker, if only an empty one: without, Safari takes them for mere groups', async () => {
  const { page } = await browser.visit('/404', { javaScript: false })
  const found: string[] = []
  for (const { path } of allPages) {
    await page.goto(browser.url + path)
    const without = await page.$$eval('li', items =>
      items
        .filter(item => getComputedStyle(item).listStyleType === 'none')
        .map(item => item.parentElement?.outerHTML.slice(0, 60)),
    )
    found.push(...without.map(list => `${path}: ${list}`))
  }
  await giveBack(page)
  assert.equal(found, [])
})

test('the open small menu breaks no accessibility rule', async () => {
  const { page } = await browser.visit('/', { width: 390 })
  await page.click('header [popovertarget]')
  await page.waitForSelector('#menu:popover-open')
  assert.equal(await violations(page), [])
})

test('an open dropdown breaks no accessibility rule', async () => {
  const { page } = await browser.visit('/')
  await page.focus('header nav button')
  await page.keyboard.press('Enter')
  await page.waitForSelector('header nav a[href="/services/training"]', { visible: true })
  assert.equal(await violations(page), [])
})

test.run()
