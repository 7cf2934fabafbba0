// Every page at every width, and with text up to twice as large: no text overlaps another, is cut off, or leaves the page.
// In a common window no word of a drawing does either, or is too small to be read on a phone; and no word or sum is broken,
// which `overflow-wrap` would do where a column is too narrow.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { brokenWords } from '../support/broken-words'
import { FIREFOX, hydrated, launch } from '../support/browser'
import { drawnBadly } from '../support/drawn'
import { allPages, openServer } from '../support/site'
import { clipped, space, torn } from '../support/torn'

const server = await openServer()
test.after(server.close)

/** The Arabic word behind the footer, which is cut off on purpose. */
const DRAWN = 'footer [lang=ar]'

/**
 * Default font sizes of the browser, each with page widths, in px. The narrowest width is that of a 1280 px window at a zoom
 * of 500 %.
 */
const WHOLE: readonly [size: number, widths: readonly number[]][] = [
  [16, [256, 320, 390, 480, 600, 834, 1024, 1180, 1280, 1440, 1920, 2560]],
  [24, [320, 600, 1280]],
  [32, [320, 640, 1280]],
]
/** What a run of all tests at once has time for. */
const QUICK: typeof WHOLE = [
  [16, [320, 390, 834, 1280, 1440]],
  [32, [320]],
]
const WALK = process.env.ROWS ? QUICK : WHOLE

/** The width of a phone, at which no letters are lower than `least`, and of the narrowest window that drawings are for. */
const PHONE = { width: 390, least: 10.5, narrowest: 320 }

/** Widths at which the text spacing of WCAG 1.4.12 is tested, in px, in pictures too. */
const SPACED = process.env.ROWS ? [320] : [320, 834, 1280]

for (const [size, widths] of WALK) {
  const browser = await launch('light', size)
  test.after(() => browser.close())
  const page = await browser.newPage()
  if (!FIREFOX) await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])

  test(`letters are ${size} px high where the browser's settings say so`, async () => {
    assert.is(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), `${size}px`)
  })

  for (const { path } of allPages)
    test(`${path} is whole at every width, with letters of ${size} px`, async () => {
      await page.goto(server.url + path)
      await hydrated(page)
      const found: string[] = []
      const hidden = new Map<number, string[]>()
      for (const width of widths) {
        await page.setViewport({ width, height: 800 })
        if (size === 16 && SPACED.includes(width)) hidden.set(width, await page.evaluate(clipped, DRAWN))
        const faults = await page.evaluate(torn, DRAWN)
        if (size === 16 && width >= PHONE.narrowest) {
          faults.push(...(await page.evaluate(drawnBadly, width === PHONE.width ? PHONE.least : 0)))
          for (const word of await page.evaluate(brokenWords)) faults.push(`${word} is broken`)
        }
        for (const fault of faults) found.push(`${width} px, letters of ${size} px: ${fault}`)
      }
      if (size === 16) {
        await page.evaluate(space)
        for (const width of SPACED) {
          await page.setViewport({ width, height: 800 })
          const newly = (await page.evaluate(clipped, DRAWN)).filter(text => !hidden.get(width)?.includes(text))
          for (const fault of [...(await page.evaluate(torn, DRAWN)), ...newly])
            found.push(`${width} px, letters set apart: ${fault}`)
        }
      }
      assert.equal(found, [])
    })
}

test.run()
