// Words and sums are not broken at common widths. `overflow-wrap` would break them to fit, which hides that a column is too
// narrow.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openBrowser } from '../support/browser'
import { allPages } from '../support/site'

/** Widths of phones, tablets and desktop screens, between which the layout of the pages changes, in px. */
const WIDTHS = [320, 360, 375, 390, 430, 600, 768, 834, 1024, 1180, 1280, 1440, 1600, 1920]

/** The width of a phone's window (390 px) at a zoom of 200 %, and the longest word that always fits in a line there. */
const ZOOMED = { width: 195, longest: 8 }

/** The product pictures, which are scaled down in so narrow a window, and what the browser stores, word for word. */
const DRAWN = 'figure, [data-moment], [aria-hidden=true], pre, code'

const browser = await openBrowser()
test.after(browser.close)

for (const { path } of allPages) {
  test(`${path} breaks no word within itself at ${WIDTHS.length} widths`, async () => {
    const page = await browser.look(path)
    const broken: string[] = []
    for (const width of WIDTHS) {
      await page.setViewport({ width, height: 800 })
      for (const word of await page.evaluate(brokenWords)) broken.push(`${word} at ${width} px`)
    }
    assert.equal(broken, [])
  })

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

/**
 * Runs in the browser page: returns the words that stand on more than one line, except in elements that match `passed`.
 * Characters at which a line may break end a word.
 */
function brokenWords(passed?: string): string[] {
  const main = document.querySelector('main')
  if (!main) return []
  const words = new Set<string>()
  const range = document.createRange()
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const { parentElement } = text
    // Text for screen readers only is one pixel wide.
    if (!parentElement?.checkVisibility() || parentElement.getBoundingClientRect().width < 4) continue
    if (passed && parentElement.closest(passed)) continue
    for (const { 0: word, index } of text.data.matchAll(/[^\s–/·-]{3,}/g)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
      if (lines.size > 1) words.add(word)
    }
  }
  return [...words]
}

test.run()
