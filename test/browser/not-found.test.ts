// The 404 page: what can be tried on it is on its first screen, and every step changes the picture.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { HOPS } from '../../src/mockups/not-found/model'
import { openBrowser } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 834, height: 1112 },
  { width: 1440, height: 900 },
])
  test(`at ${width} by ${height} the lost one is brought home on the first screen`, async () => {
    const { page } = await browser.visit('/404', { width, height })
    const below = await page.$$eval(
      '[data-moment] button, [data-moment] output',
      (parts, height) =>
        parts.map(part => part.getBoundingClientRect()).filter(({ bottom }) => bottom > height || bottom === 0).length,
      height,
    )
    await page.browserContext().close()
    assert.is(below, 0)
  })

test('with every step the sun comes up a little, and it stands above the dune in the end', async () => {
  const { page } = await browser.visit('/404')
  const sunrise = () =>
    page.evaluate(() => {
      const sun = document.querySelector('main section > div > div[aria-hidden]')?.getBoundingClientRect()
      const crest = document.querySelector('[data-moment] svg')?.getBoundingClientRect()
      return Math.round((crest?.top ?? 0) - (sun?.bottom ?? 0))
    })
  const heights = [await sunrise()]
  for (let hops = 0; hops < HOPS; hops += 1) {
    await page.click('[data-moment] button')
    heights.push(await sunrise())
  }
  await page.browserContext().close()
  assert.equal(
    heights,
    [...new Set(heights)].sort((a, b) => a - b),
  )
  const [first = 0, last = 0] = [heights[0], heights.at(-1)]
  assert.ok(first < 0 && last > 0, heights.join(' '))
})

test.run()
