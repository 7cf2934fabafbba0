// The pictures of two pages at their smallest, in every state that makes their texts longer.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openBrowser } from '../support/browser'
import { tap } from '../support/moment'

const browser = await openBrowser()
test.after(browser.close)

/**
 * Returns the texts of the moment that are below 11 px or wider than their window, and whether the page scrolls sideways.
 */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const moment = document.querySelector('[data-moment]')
    const walker = document.createTreeWalker(moment ?? document, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim()
      const parent = node.parentElement
      if (!text || !parent?.checkVisibility()) continue
      const size = Number.parseFloat(getComputedStyle(parent).fontSize)
      if (size < 11) found.push(`${size} px: ${text}`)
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      const frame = parent.closest('[data-moment] > div > div')?.getBoundingClientRect()
      if (frame && (box.left < frame.left - 0.5 || box.right > frame.right + 0.5)) found.push(`cut off: ${text}`)
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways')
    return found
  })

for (const [path, taps] of [
  ['/services/software-development', ['label:nth-of-type(1)', 'label:nth-of-type(2)', 'label:nth-of-type(3)']],
  ['/solutions/b2c', ['[data-id=ar]', '[data-id=usd]', '[data-id=rosewater]', '[data-sky=cairo] b']],
] as const) {
  test(`${path}: at 320 px no text is below 11 px, and none is cut off`, async () => {
    const { page } = await browser.visit(path, { width: 320, height: 640, touch: true })
    assert.equal(await faultsOf(page), [])
    for (const target of taps) {
      await tap(page, `[data-moment] ${target}`)
      assert.equal(await faultsOf(page), [], `after ${target}`)
    }
    await page.browserContext().close()
  })
}

test('on the development page the first heading follows soon after the dunes', async () => {
  const { page } = await browser.visit('/services/software-development', { width: 1440, height: 900 })
  const gap = await page.evaluate(() => {
    const [hero, heading] = ['main section', 'main h2'].map(selector => document.querySelector(selector))
    return (heading?.getBoundingClientRect().top ?? 0) - (hero?.getBoundingClientRect().bottom ?? 0)
  })
  assert.ok(gap > 0 && gap < 80, `${gap} px`)
  await page.browserContext().close()
})

test.run()
