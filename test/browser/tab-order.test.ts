// The Tab key follows the reading order on every page: a moment comes after the heading and before the closing.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openBrowser } from '../support/browser'
import { openOneTab } from '../support/one-tab'
import { MOMENTS } from './moments/all'

const browser = await openBrowser()
test.after(browser.close)
const { page, show } = await openOneTab(browser)

type Stop = {
  /** The index of the element among all elements of the page. */
  place: number
  /** Whether it is a control of a moment, and whether it is in the last section or the footer. */
  tried: boolean
  closing: boolean
}

/** Tabs from the top of the page to the footer and returns every stop. */
async function tabThrough(): Promise<Stop[]> {
  await page.evaluate(noteStops)
  for (let i = 0; i < 20; i += 1) {
    // Many at a time, because the page itself notes where each of them led.
    for (let j = 0; j < 10; j += 1) await page.keyboard.press('Tab')
    const stops = (await page.evaluate('stops')) as (Stop & { ended: boolean })[]
    const end = stops.findIndex(({ ended }) => ended)
    if (end >= 0) return stops.slice(0, end + 1)
  }
  throw new Error('Tab does not reach the footer')
}

/** Runs in the browser page: notes every element that gets the focus. */
function noteStops() {
  const stops: unknown[] = []
  Object.assign(window, { stops })
  const all = [...document.querySelectorAll('#root *')]
  const last = [...document.querySelectorAll('main section')].at(-1)
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    stops.push({
      place: all.indexOf(target),
      tried: target.matches('[data-moment] :is(input, select, button)'),
      closing: Boolean(target.closest('footer') ?? last?.contains(target)),
      ended: Boolean(target.closest('footer')),
    })
  })
}

for (const { path, name } of MOMENTS) {
  test(`${path}: Tab follows the text, and reaches ${name} between the heading and the closing`, async () => {
    await show(path)
    const stops = await tabThrough()
    const heading = await page.evaluate(() =>
      [...document.querySelectorAll('#root *')].findIndex(element => element.matches('h1')),
    )
    const places = stops.map(({ place }) => place)
    assert.equal(
      places,
      places.toSorted((a, b) => a - b),
    )
    const first = stops.findIndex(({ tried }) => tried)
    const closing = stops.findIndex(stop => stop.closing)
    assert.ok(first >= 0 && (stops[first]?.place ?? 0) > heading, 'after the heading')
    assert.ok(first < closing, 'before the closing')
  })
}

test.run()
