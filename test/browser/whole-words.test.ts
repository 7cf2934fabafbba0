// Words and sums stay whole at common widths: `overflow-wrap` keeps a column within its width, and would hide that it is too narrow.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openBrowser } from '../support/browser'
import { allPages } from '../support/site'

/** Of phones, tablets and screens on which the pages are laid out differently. */
const WIDTHS = [320, 360, 375, 390, 430, 600, 768, 834, 1024, 1180, 1280, 1440, 1600, 1920]

const browser = await openBrowser()
test.after(browser.close)

for (const { path } of allPages) {
  test(`${path} breaks no word within itself at ${WIDTHS.length} widths`, async () => {
    const { page } = await browser.visit(path, { prefetch: false })
    const broken: string[] = []
    for (const width of WIDTHS) {
      await page.setViewport({ width, height: 800 })
      for (const word of await page.evaluate(brokenWords)) broken.push(`${word} at ${width} px`)
    }
    await page.browserContext().close()
    assert.equal(broken, [])
  })
}

/** Runs in the page: the words, without the places at which a line may end, that stand on more than one. */
function brokenWords(): string[] {
  const main = document.querySelector('main')
  if (!main) return []
  const words = new Set<string>()
  const range = document.createRange()
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const { parentElement } = text
    // What is for screen readers alone has the width of a pixel.
    if (!parentElement?.checkVisibility() || parentElement.getBoundingClientRect().width < 4) continue
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
