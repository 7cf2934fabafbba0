// The pages with controls on a small phone, in every state that the controls lead to: no text is cut off or over another.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { giveBack, openBrowser } from '../support/browser'
import { operateAll } from '../support/operate'
import { torn } from '../support/torn'
import { MOMENTS } from './moments/all'

const browser = await openBrowser()
test.after(browser.close)

/** The Arabic word behind the footer, which is cut off on purpose. */
const DRAWN = 'footer [lang=ar]'

for (const path of new Set(MOMENTS.map(({ path }) => path)))
  test(`${path} is whole whatever is chosen`, async () => {
    const { page } = await browser.visit(path, { width: 320, height: 640 })
    const found = new Set<string>()
    await operateAll(page, async step => {
      for (const fault of await page.evaluate(torn, DRAWN)) found.add(`${step}: ${fault}`)
    })
    await giveBack(page)
    assert.equal([...found], [])
  })

test.run()
