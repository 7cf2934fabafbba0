// The preferences for more contrast and for forced colours. Only Chromium can emulate them.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { violations } from '../support/axe'
import { FIREFOX, giveBack, openBrowser, type Scheme } from '../support/browser'
import { controls } from '../support/phone'

const browser = await openBrowser()
test.after(browser.close)

/** Opens a page with an emulated preference of the visitor. */
async function visitWith(path: string, name: string, value: string, scheme: Scheme, width = 1280): Promise<Page> {
  const { page } = await browser.visit(path, { scheme, width })
  const session = await page.createCDPSession()
  await session.send('Emulation.setEmulatedMedia', {
    features: [
      { name, value },
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  })
  await page.waitForFunction((query: string) => matchMedia(query).matches, {}, `(${name}: ${value})`)
  return page
}

if (!FIREFOX) {
  for (const [path, scheme] of [
    ['/', 'light'],
    ['/', 'dark'],
    ['/services/training', 'light'],
  ] as const)
    test(`for more contrast, text on ${path} has 7:1 in ${scheme} (WCAG 1.4.6)`, async () => {
      const page = await visitWith(path, 'prefers-contrast', 'more', scheme)
      assert.equal(await violations(page, { rules: ['color-contrast-enhanced'] }), [])
      await giveBack(page)
    })

  test('for more contrast, what parts things is as dark as text', async () => {
    const page = await visitWith('/contact', 'prefers-contrast', 'more', 'light')
    const [border, ink] = await page.$eval('main input[name=email]', input => {
      const { borderTopColor, color } = getComputedStyle(input)
      return [borderTopColor, color]
    })
    assert.is(border, ink)
    await giveBack(page)
  })

  const markers: [what: string, width: number, current: string, other: string][] = [
    ['the section in the header', 1280, 'header nav [data-current]', 'header nav > ul > li > a'],
    ['the page in a dropdown', 1280, 'header nav li li [aria-current]', 'header nav li li a:not([aria-current])'],
    ['the page in the breadcrumbs', 1280, 'header + nav [aria-current]', 'header + nav a:not([aria-current])'],
    ['the section in the small menu', 390, '#menu summary[data-current]', '#menu summary:not([data-current])'],
    ['the page in the small menu', 390, '#menu [aria-current]', '#menu details a:not([aria-current])'],
  ]

  for (const scheme of ['light', 'dark'] as const)
    for (const [what, width, current, other] of markers)
      test(`in colours of the visitor’s own, ${what} is marked in ${scheme}`, async () => {
        const page = await visitWith('/services/training', 'forced-colors', 'active', scheme, width)
        const looks = await Promise.all(
          [current, other].map(selector =>
            page.$eval(selector, element => {
              const { borderBottomStyle, outlineStyle, textDecorationLine } = getComputedStyle(element)
              return [borderBottomStyle, outlineStyle, textDecorationLine].join()
            }),
          ),
        )
        assert.is.not(looks[0], looks[1])
        await giveBack(page)
      })

  test('where the system chooses the colours it draws the markup and the fares of the home page', async () => {
    const page = await visitWith('/', 'forced-colors', 'active', 'light')
    const all = await page.evaluate(controls)
    await giveBack(page)
    assert.ok(all.some(({ type }) => type === 'range'))
    assert.equal([...new Set(all.map(({ drawn }) => drawn))], ['auto'])
  })
}

test.run()
