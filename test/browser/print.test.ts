// Printed pages: dark text on white, the brand, and nothing that is only useful on a screen.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { FIREFOX, openBrowser } from '../support/browser'
import { openOneTab } from '../support/one-tab'
import { allPages } from '../support/site'

const browser = await openBrowser()
test.after(browser.close)

/** The width of A4 in px. */
const PAPER = 794

/** Runs in the browser page: returns a line for each thing that does not belong on paper. */
function faults(): string[] {
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(element => element.checkVisibility())
  const lightness = (colour: string) => Number(/oklch\(([\d.]+)/.exec(colour)?.[1] ?? 1)
  const name = (element: Element) => element.outerHTML.slice(0, 80)
  const hasWords = (element: Element) =>
    [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
  // Half a sheet without words or pictures is paper for nothing.
  const gaps = () => {
    let end = 0
    return shown('body *')
      .filter(element => element.matches('svg, img') || hasWords(element))
      .map(element => element.getBoundingClientRect())
      .sort((a, b) => a.top - b.top)
      .flatMap(({ top, bottom }) => {
        const gap = top - end
        end = Math.max(end, bottom)
        return gap > 560 ? [[Math.round(top - gap), Math.round(gap)]] : []
      })
  }
  return [
    ...shown('nav, [role=progressbar], [data-moment] :is(button, select, [type=range]), form, #menu').map(
      element => `is for screens: ${name(element)}`,
    ),
    ...shown('body *')
      .filter(element => getComputedStyle(element).boxShadow !== 'none')
      .map(element => `has a shadow: ${name(element)}`),
    ...shown('body *')
      .filter(hasWords)
      .filter(element => lightness(getComputedStyle(element).color) > 0.5)
      .map(element => `is pale: ${name(element)}`),
    ...(shown('header a svg').length === 1 ? [] : ['has no brand at its top']),
    ...(shown('footer [href^="mailto:"]').length === 1 ? [] : ['has no address at its end']),
    ...gaps().map(([top, height]) => `has ${height} px of nothing from ${top} px`),
    ...(document.documentElement.scrollWidth > innerWidth ? ['is wider than paper'] : []),
  ]
}

// Puppeteer cannot emulate print in Firefox.
if (!FIREFOX) {
  const { page, show } = await openOneTab(browser, { width: PAPER, scheme: 'dark', javaScript: false })

  for (const { path } of allPages)
    test(`${path} is ink on paper, also for those whose screen is dark`, async () => {
      await show(path)
      // Anew for each page: the emulation does not always outlast a navigation.
      await page.emulateMediaType('print')
      assert.equal(await page.evaluate(faults), [])
    })
}

test.run()
