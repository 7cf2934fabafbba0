// The chart of the portfolio's campaigns, whose roads and suns stand for budgets and margins.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openBrowser } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

test('each road of the campaigns is as wide, beside the others, as the sun at its end', async () => {
  const { page } = await browser.visit('/portfolio', { width: 1440 })
  const shares = await page.$eval('[data-area=marketing] svg', drawing => {
    /** Returns the heights of all pieces of a part along the vertical line at x, from top to bottom. */
    const met = (name: string, x: number) => {
      const paths = [...drawing.querySelectorAll<SVGPathElement>(`[data-part=${name}]`)]
      const runs: number[] = []
      let inside = false
      for (let y = 30; y < 280; y += 0.25) {
        const here = paths.some(path => path.isPointInFill(new DOMPoint(x, y)))
        if (here && !inside) runs.push(0)
        if (here) runs.push((runs.pop() ?? 0) + 0.25)
        inside = here
      }
      return runs
    }
    const suns = met('sun', 190)
    return met('well', 160).map((road, index) => road / (suns[index] ?? 0))
  })
  await page.browserContext().close()
  assert.is(shares.length, 3)
  assert.ok(Math.max(...shares) < 1.1 * Math.min(...shares), shares.join(' '))
})

test.run()
