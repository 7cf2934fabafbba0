// Cards with a picture in them, under the pointer.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openBrowser } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

for (const path of ['/services', '/']) {
  test(`${path}: a window that rises from behind its card does not show where it is cut off`, async () => {
    const { page } = await browser.visit(path)
    const arts = await page.$$('li > [aria-hidden][data-tone]')
    assert.ok(arts.length > 0)
    const gaps: number[] = []
    for (const art of arts) {
      await art.hover()
      await art.evaluate(node => Promise.all(node.getAnimations({ subtree: true }).map(({ finished }) => finished)))
      gaps.push(
        await art.evaluate(node => {
          const window = node.firstElementChild?.getBoundingClientRect()
          return Math.max(0, node.getBoundingClientRect().bottom - (window?.bottom ?? 0))
        }),
      )
    }
    assert.equal(
      gaps,
      gaps.map(() => 0),
    )
    await page.browserContext().close()
  })
}

test.run()
