// The areas of the portfolio on a phone: the space around their headings, and their stamps.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/portfolio'
import { openBrowser } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

const { areas } = content

/** Selects the section of each area. */
const AREA = 'main section:has(ul[data-area])'

for (const width of [320, 360, 390])
  test(`at ${width} px a heading stands apart from its pieces and from the edge, and no stamp lies over it`, async () => {
    const { page } = await browser.visit('/portfolio', { width })
    const rows = await page.$$eval(`${AREA} h2`, headings =>
      headings.map(heading => {
        const area = heading.closest('section')?.getBoundingClientRect()
        const [label, stamp, list] = ['p', 'span', 'ul'].map(part =>
          heading.parentElement?.querySelector(`:scope > ${part}, :scope > [role=group] > ${part}`),
        )
        const range = document.createRange()
        range.selectNodeContents(heading)
        const words = [...range.getClientRects()]
        range.selectNodeContents(label ?? heading)
        words.push(...range.getClientRects())
        const mark = stamp?.getBoundingClientRect()
        return {
          below: (list?.getBoundingClientRect().top ?? 0) - heading.getBoundingClientRect().bottom,
          above: (label?.getBoundingClientRect().top ?? 0) - (area?.top ?? 0),
          shown: innerWidth < 336 || ((mark?.width ?? 0) > 40 && (mark?.right ?? 0) <= innerWidth),
          over: words.some(
            word => mark && word.right > mark.left && word.bottom - 4 > mark.top && word.top + 4 < mark.bottom,
          ),
        }
      }),
    )
    await page.browserContext().close()
    assert.is(rows.length, areas.length)
    for (const { below, above, shown, over } of rows)
      assert.ok(below >= 16 && above >= 32 && shown && !over, `${below} ${above} ${shown} ${over}`)
  })

test.run()
