// axe on every page with its rules of WCAG 2.2 A and AA and its best practices, wide in the light scheme, narrow in the dark
// one.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { violations } from '../support/axe'
import { FIREFOX, openBrowser, type Scheme } from '../support/browser'
import { idleControls, NOTHING } from '../support/inert'
import { once } from '../support/once'
import { openOneTab } from '../support/one-tab'
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

/**
 * The pages of a run of all tests, which takes a fifth of these rows: fewer of the Arabic ones, which have the same parts and
 * colours.
 */
const QUICK = allPages.filter(({ site }, index) => site.dir === 'ltr' || index % 3 === 0)

const { page: tab, show } = await openOneTab(browser)

/** Shows the tab in a scheme, which a Firefox keeps for its life. */
async function prefer(scheme: Scheme): Promise<void> {
  if (FIREFOX) return
  await tab.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ])
}

/** Opens a page wide and light, for all of its tests, and then narrow and dark. */
async function look(path: string) {
  await prefer('light')
  await show(path)
  const idle = await idleControls(tab, true)
  const wide = await violations(tab)
  await tab.setViewport({ width: 390, height: 800 })
  await prefer('dark')
  const narrow = await violations(tab, { rules: OF_LAYOUT })
  return { idle, found: [...wide, ...narrow] }
}

for (const { path } of process.env.ROWS ? QUICK : allPages) {
  const seen = once(() => look(path))

  test(`${path} holds nothing in its pictures that looks operable and is not`, async () => {
    assert.equal((await seen()).idle, NOTHING)
  })

  test(`${path} breaks no accessibility rule, wide and light or narrow and dark`, async () => {
    assert.equal((await seen()).found, [])
  })
}

test('the open small menu breaks no accessibility rule', async () => {
  const { page } = await browser.visit('/', { width: 390 })
  await page.click('header [popovertarget]')
  await page.waitForSelector('#menu:popover-open')
  assert.equal(await violations(page, { within: 'header' }), [])
})

test('an open dropdown breaks no accessibility rule', async () => {
  const { page } = await browser.visit('/')
  await page.focus('header nav button')
  await page.keyboard.press('Enter')
  await page.waitForSelector('header nav a[href="/services/training"]', { visible: true })
  assert.equal(await violations(page, { within: 'header' }), [])
})

test.run()
