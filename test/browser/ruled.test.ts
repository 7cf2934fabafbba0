// The lists of features, cards, lines and products have no hole, whatever their number of items and the width.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openBrowser } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

/**
 * Runs in the browser page: returns each list with a hole, by its first heading and the position in px. A hole is a point
 * further than GAP from every cell. The top padding of a list is no hole: drawings of the first cells rise into it.
 */
function openLists(): string[] {
  const GAP = 40
  return Array.from(document.querySelectorAll('main section[id] ul:has(> li > h3)')).flatMap(list => {
    const { left, right, top: edge, bottom } = list.getBoundingClientRect()
    const top = edge + Number.parseFloat(getComputedStyle(list).paddingTop)
    const cells = Array.from(list.children, cell => cell.getBoundingClientRect())
    for (let x = left; x < right; x += 10)
      for (let y = top; y < bottom; y += 10)
        if (!cells.some(c => x > c.left - GAP && x < c.right + GAP && y > c.top - GAP && y < c.bottom + GAP))
          return [`${list.querySelector('h3')?.textContent}: ${Math.round(x - left)}, ${Math.round(y - top)}`]
    return []
  })
}

for (const path of [
  '/solutions/b2b',
  '/solutions/b2c',
  '/solutions/corporate',
  '/solutions/ancillaries',
  '/solutions/bedbank',
]) {
  let page: Page | undefined
  for (const width of [390, 700, 834, 1000, 1100, 1280, 1440, 1920]) {
    test(`${path}: its lists have no hole at ${width} px`, async () => {
      page ??= (await browser.visit(path)).page
      await page.setViewport({ width, height: 900 })
      assert.equal(await page.evaluate(openLists), [])
      assert.ok((await page.$$('main section[id] ul:has(> li > h3)')).length > 0)
    })
  }
}

test.run()
