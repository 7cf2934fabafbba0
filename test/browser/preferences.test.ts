// The preferences for more contrast and for forced colours. Only Chromium can emulate them.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { violations } from '../support/axe'
import { FIREFOX, openBrowser, type Scheme } from '../support/browser'
import { openOneTab } from '../support/one-tab'
import { controls } from '../support/phone'

const browser = await openBrowser()
test.after(browser.close)

if (!FIREFOX) {
  const { page, show } = await openOneTab(browser)
  const session = await page.createCDPSession()

  /** Opens a page with an emulated preference of the visitor. */
  const showWith = async (path: string, name: string, value: string, scheme: Scheme, width = 1280): Promise<void> => {
    await session.send('Emulation.setEmulatedMedia', {
      features: [
        { name, value },
        { name: 'prefers-color-scheme', value: scheme },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ],
    })
    await show(path)
    await page.setViewport({ width, height: 800 })
    assert.ok(await page.evaluate(query => matchMedia(query).matches, `(${name}: ${value})`))
  }

  for (const [path, scheme] of [
    ['/', 'light'],
    ['/', 'dark'],
    ['/services/training', 'light'],
  ] as const)
    test(`for more contrast, text on ${path} has 7:1 in ${scheme} (WCAG 1.4.6)`, async () => {
      await showWith(path, 'prefers-contrast', 'more', scheme)
      assert.equal(await violations(page, { rules: ['color-contrast-enhanced'] }), [])
    })

  test('for more contrast, what parts things is as dark as text', async () => {
    await showWith('/contact', 'prefers-contrast', 'more', 'light')
    const [border, ink] = await page.$eval('main input[name=email]', input => {
      const { borderTopColor, color } = getComputedStyle(input)
      return [borderTopColor, color]
    })
    assert.is(border, ink)
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
        await showWith('/services/training', 'forced-colors', 'active', scheme, width)
        const looks = await Promise.all(
          [current, other].map(selector =>
            page.$eval(selector, element => {
              const { borderBottomStyle, outlineStyle, textDecorationLine } = getComputedStyle(element)
              return [borderBottomStyle, outlineStyle, textDecorationLine].join()
            }),
          ),
        )
        assert.is.not(looks[0], looks[1])
      })

  test('where the system chooses the colours it draws the markup and the fares of the home page', async () => {
    await showWith('/', 'forced-colors', 'active', 'light')
    const all = await page.evaluate(controls)
    assert.ok(all.some(({ type }) => type === 'range'))
    assert.equal([...new Set(all.map(({ drawn }) => drawn))], ['auto'])
  })
}

test.run()
