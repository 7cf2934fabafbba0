// The fares of the home page, beyond the tests of every moment.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { giveBack, openBrowser } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

test('a fare that is chosen on a wide page is still shown when the window narrows, and the others give way', async () => {
  const { page } = await browser.visit('/', { width: 1440, height: 900 })
  const shown = () =>
    page.$$eval('[data-moment=markup] label:has([type=radio])', fares =>
      fares.filter(fare => fare.checkVisibility()).map(fare => fare.matches(':has(:checked)')),
    )
  const [first, wide] = [await shown(), await page.$$('[data-moment=markup] [type=radio]')]
  assert.is(first.length, wide.length)
  await wide.at(-1)?.click()
  await page.setViewport({ width: 390, height: 844 })
  const narrow = await shown()
  await giveBack(page)
  assert.is(narrow.filter(Boolean).length, 1)
  assert.is(narrow.at(-1), true)
})

test.run()
