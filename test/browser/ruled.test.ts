// The ruled tables of features and products: whatever their number and the width, no cell of theirs is empty.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openBrowser } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

/** Runs in the page: the ruled lists with room that none of their cells takes, by their first words, and its share in per cent. */
function openLists(): string[] {
  const area = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width * height
  }
  return Array.from(document.querySelectorAll('main section[id] ul:has(> li > svg + h3)')).flatMap(list => {
    const cells = Array.from(list.children).reduce((sum, cell) => sum + area(cell), 0)
    const open = 100 - (cells / area(list)) * 100
    // Its rules take up to two.
    return open > 2 ? [`${list.querySelector('h3')?.textContent}: ${Math.round(open)}`] : []
  })
}

for (const path of [
  '/solutions/b2b',
  '/solutions/b2c',
  '/solutions/corporate',
  '/solutions/ancillaries',
  '/solutions/bedbank',
])
  for (const width of [390, 700, 834, 1000, 1100, 1280, 1440, 1920]) {
    test(`${path}: its tables have no empty cell at ${width} px`, async () => {
      const { page } = await browser.visit(path, { width })
      assert.equal(await page.evaluate(openLists), [])
      assert.ok((await page.$$('main section[id] ul:has(> li > svg + h3)')).length > 0)
      await page.browserContext().close()
    })
  }

test.run()
