// The small pictures of the cards: no text in them is cut off.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openBrowser } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

/** Returns the texts in the cards' pictures that an element around them cuts off, and the number of all texts. */
const readIn = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = []
    let count = 0
    for (const art of document.querySelectorAll('main li > [data-tone]')) {
      const walker = document.createTreeWalker(art, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const box = range.getBoundingClientRect()
        count += 1
        for (
          let holder: HTMLElement | null = node.parentElement;
          holder;
          holder = holder === art ? null : holder.parentElement
        ) {
          if (getComputedStyle(holder).overflow === 'visible') continue
          const frame = holder.getBoundingClientRect()
          // A drawn window may hide whole rows below its lower edge.
          if (box.top >= frame.bottom) continue
          if (box.top < frame.top || box.bottom > frame.bottom || box.left < frame.left || box.right > frame.right)
            cut.push(node.textContent)
        }
      }
    }
    return { cut, count }
  })

for (const path of ['/', '/portfolio', '/services'])
  for (const width of [320, 390, 834, 1440])
    test(`${path}: at ${width} px no card's picture is cut through its words`, async () => {
      const { page } = await browser.visit(path, { width })
      const { cut, count } = await readIn(page)
      await page.browserContext().close()
      assert.ok(count > 10, `${count} texts`)
      assert.equal(cut, [])
    })

test.run()
