// The stops on the orbit around the sun of the home page.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openBrowser } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
  [1920, 900],
  [1920, 1080],
] as const)
  test(`no stop stands in the header at ${width} by ${height}`, async () => {
    const { page } = await browser.visit('/', { width, height })
    const foot = await page.$eval('header', header => header.getBoundingClientRect().bottom)
    const tops = await page.$$eval('main section:first-of-type ul[aria-hidden] b', all =>
      all.map(stop => stop.getBoundingClientRect().top),
    )
    await page.browserContext().close()
    assert.is(tops.length, 3)
    assert.ok(
      tops.every(top => top >= foot),
      `${tops} below ${foot}`,
    )
  })

test('on a phone, where the stops have no names, none is drawn', async () => {
  const { page } = await browser.visit('/', { width: 390, height: 844 })
  const drawn = await page.$$eval('main section:first-of-type ul[aria-hidden] li', stops =>
    stops.map(stop => stop.checkVisibility()),
  )
  await page.browserContext().close()
  assert.equal(drawn, [false, false, false])
})

test.run()
