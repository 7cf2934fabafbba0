// Measures the time from a tap on a moment (an interactive picture) to the next painted frame, and whether anything moves by
// itself, on the phone of the benchmark `phone`. The taps are those of the browser tests.
import type { Browser } from 'puppeteer'
import { launchBrowser } from '../../src/tools/browser'
import { MOMENTS } from '../browser/moments/all'
import { giveBack, hydrated } from '../support/browser'
import type { MomentCase } from '../support/moment'
import { openServer } from '../support/site'
import { openPhone } from './open-phone'
import type { Measure } from './report'

const RUNS = 5
const SETTLE = 800

/**
 * The longest that a tap may take until its effect is visible, in ms. On an idle machine only a fault of the component takes
 * longer.
 */
const BAR = 100

/**
 * A layout shift score below this shows as 0 with three decimal places. Such shifts come from words that move sideways when
 * their font arrives.
 */
const STILL = 0.0005

/**
 * `paint`: the longest delay of an input, in ms. To be on the safe side, each input counts with the longer of two times: the
 * duration that the browser reports in Event Timing, to the presented frame (https://www.w3.org/TR/event-timing/), and the
 * time from the event's timestamp to the second animation frame. `cls`: the score of all layout shifts without recent input,
 * as in Layout Instability. `caused`: the score of those with recent input, which CLS leaves out.
 */
type Watched = { paint: number; cls: number; caused: number }

/** Returns the slowest tap of each run. The command fails when anything moves by itself, but not because of a slow tap. */
export async function moments(): Promise<Measure[]> {
  const server = await openServer()
  const browser = await launchBrowser()
  const measures: Measure[] = []
  for (const moment of MOMENTS) {
    const runs: Watched[] = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await operate(browser, server.url, moment))
    const name = `${moment.path} ${moment.name}`
    measures.push(
      { name, unit: 'ms', runs: runs.map(({ paint }) => paint), bar: BAR },
      { name: `${name}, CLS`, unit: 'score', runs: runs.map(({ cls }) => cls) },
      { name: `${name}, moved by a tap`, unit: 'score', runs: runs.map(({ caused }) => caused) },
    )
    if (runs.some(({ cls }) => cls >= STILL)) process.exitCode = 1
  }
  await browser.close()
  await server.close()
  return measures
}

/** Loads the page, taps, and returns what was measured. */
async function operate(browser: Browser, url: string, { path, name, start, taps }: MomentCase): Promise<Watched> {
  const page = await openPhone(browser)
  await page.evaluateOnNewDocument(watch)
  await page.goto(url + path, { waitUntil: 'networkidle0' })
  await hydrated(page)
  await new Promise(resolve => setTimeout(resolve, SETTLE))
  await taps(page)
  await new Promise(resolve => setTimeout(resolve, SETTLE))
  const watched = await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched)
  const outputs = await page.$$eval(`[data-moment="${name}"] output`, all => all.map(({ textContent }) => textContent))
  await giveBack(page)
  if (outputs.join() === start.join() || watched.paint === 0) throw new Error(`Nothing happened in ${name}`)
  return watched
}

/** Runs in the browser page, before any script of the site. */
function watch() {
  const watched: Watched = { paint: 0, cls: 0, caused: 0 }
  Object.assign(globalThis, { watched })
  const note = (paint: number) => {
    watched.paint = Math.max(watched.paint, paint)
  }
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
  new PerformanceObserver(list => {
    for (const { value, hadRecentInput } of list.getEntries() as Shift[])
      watched[hadRecentInput ? 'caused' : 'cls'] += value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) note(duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  for (const type of ['pointerdown', 'pointerup', 'click', 'input', 'change'])
    addEventListener(
      type,
      ({ timeStamp }) => requestAnimationFrame(() => requestAnimationFrame(() => note(performance.now() - timeStamp))),
      { capture: true },
    )
}
