// The range, radio and check box inputs in the pictures: drawn in the site's own style, and by the browser in forced colours
// mode.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { FIREFOX, openBrowser } from '../support/browser'
import { once } from '../support/once'
import { allPages } from '../support/site'

const browser = await openBrowser()
test.after(browser.close)

/**
 * Runs in the browser page: returns the visible range, radio and check box inputs, each with its `appearance` and the
 * smaller side of its click area, in px.
 */
function controls() {
  return Array.from(document.querySelectorAll<HTMLInputElement>('main [data-moment] input'))
    .filter(input => input.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map(input => {
      const { width, height } = (input.closest('label') ?? input).getBoundingClientRect()
      return { type: input.type, drawn: getComputedStyle(input).appearance, side: Math.round(Math.min(width, height)) }
    })
}

/**
 * Runs in the browser page: returns the inputs that hide the text or icon of their own label, because they lie over it and
 * are not transparent.
 */
function covering() {
  const live = Array.from(document.querySelectorAll<HTMLInputElement>('main [data-moment] input'))
  return live.flatMap(input => {
    const { left, right, top, bottom } = input.getBoundingClientRect()
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(input)
    const paints = opacity !== '0' && (backgroundImage !== 'none' || !/, 0\)$|transparent/.test(backgroundColor))
    const label = input.closest('label')
    if (!paints || !label) return []
    const walker = document.createTreeWalker(label, NodeFilter.SHOW_ALL)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!(node instanceof SVGElement || (node instanceof Text && node.data.trim()))) continue
      const range = document.createRange()
      range.selectNode(node)
      const box = range.getBoundingClientRect()
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
      if (box.width && x > left && x < right && y > top && y < bottom) return [label.textContent?.trim() || 'a sign']
    }
    return []
  })
}

for (const { path } of allPages) {
  const seen = once(async () => {
    const { page } = await browser.visit(path, { width: 390, height: 844, touch: true })
    const all = { controls: await page.evaluate(controls), hidden: await page.evaluate(covering) }
    await page.browserContext().close()
    return all
  })

  test(`${path}: no control hides the word or the sign that says what it is`, async () => {
    assert.equal((await seen()).hidden, [])
  })

  test(`${path}: nothing that is chosen or moved has the browser's grey, or is smaller than 24 px`, async () => {
    assert.equal(
      (await seen()).controls.filter(({ drawn, side }) => drawn !== 'none' || side < 24),
      [],
    )
  })
}

// Only Chromium can emulate forced colours in a test.
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
