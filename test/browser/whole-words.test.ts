// Words and sums are not broken on a phone at a zoom of 200 % either. browser/walk asks the same at common widths.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { brokenWords } from '../support/broken-words'
import { openBrowser } from '../support/browser'
import { allPages } from '../support/site'

/** The width of a phone's window (390 px) at a zoom of 200 %, and the longest word that always fits in a line there. */
const ZOOMED = { width: 195, longest: 8 }

/** The product pictures, which are scaled down in so narrow a window, and what the browser stores, word for word. */
const DRAWN = 'figure, [data-moment], [aria-hidden=true], pre, code'

const browser = await openBrowser()
test.after(browser.close)

for (const { path } of allPages) {
  test(`${path} on a phone at a zoom of 200 % has room for words of ${ZOOMED.longest} letters, and no other text`, async () => {
    const page = await browser.look(path, { width: 390 })
    const texts = await page.evaluate(shownTexts)
    await page.setViewport({ width: ZOOMED.width, height: 422 })
    const broken = await page.evaluate(brokenWords, DRAWN)
    const added = (await page.evaluate(shownTexts)).filter(text => !texts.includes(text))
    assert.equal(
      broken.filter(word => word.length <= ZOOMED.longest),
      [],
    )
    assert.equal(added, [], 'shown at this zoom only')
  })
}

/** Runs in the browser page: returns the texts of the page's own content that are displayed. */
function shownTexts(): string[] {
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const shown: string[] = []
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text
    if (parentElement?.checkVisibility()) shown.push(data)
  }
  return shown
}

test.run()
