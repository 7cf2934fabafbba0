// The ruled tables of features and products: whatever their number and the width, no cell of theirs is empty.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openBrowser } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

/** Runs in the page: the rows of ruled lists whose last cell ends before the list does, as what that cell says. */
function openRows(): string[] {
  return Array.from(document.querySelectorAll('main section[id] ul:has(> li > h3)')).flatMap(list => {
    const end = list.getBoundingClientRect().right
    return Array.from(list.children).flatMap((cell, index) => {
      const [box, next] = [cell.getBoundingClientRect(), list.children[index + 1]?.getBoundingClientRect()]
      const endsRow = !next || next.top > box.top + 1
      return endsRow && end - box.right > 2 ? [cell.querySelector('h3')?.textContent ?? ''] : []
    })
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
    test(`${path}: each row of its tables is full at ${width} px`, async () => {
      const { page } = await browser.visit(path, { width })
      assert.equal(await page.evaluate(openRows), [])
      assert.ok((await page.$$('main section[id] ul:has(> li > h3)')).length > 0)
      await page.browserContext().close()
    })
  }

test.run()
