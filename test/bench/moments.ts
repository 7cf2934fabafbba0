// From a tap on what can be tried in a picture to the next painted frame, and whether anything moves by itself, on the
// phone of the benchmark `phone`. What is tapped is what the browser tests tap.
import type { Browser } from 'puppeteer'
import { launchBrowser } from '../../src/tools/browser'
import { MOMENTS } from '../browser/moments/all'
import { hydrated } from '../support/browser'
import type { MomentCase } from '../support/moment'
import { openServer } from '../support/site'
import { openPhone } from './open-phone'
import type { Measure } from './report'

const RUNS = 5
const SETTLE = 800

/** What a tap may take until it is seen, in ms; what lies above it on an idle machine has a cause in the component. */
const BAR = 100

/** Below it a score is 0 in three places: the words of a line that its font moves sideways when it arrives. */
const STILL = 0.0005

/**
 * `paint`: of each input the longer of two times in ms, which is to be on the safe side: what the browser says in Event
 * Timing, to the frame that is presented (https://www.w3.org/TR/event-timing/), and from the event's own time to the
 * second animation frame. `cls`: the score of all shifts that no input has caused, as in Layout Instability. `caused`: of
 * those that one has, which it leaves out.
 */
type Watched = { paint: number; cls: number; caused: number }

/** Of the slowest tap of each run. Anything that moves by itself makes it fail; a slow tap does not. */
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

/** Loads the page, taps, and reads what was watched. */
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
  await page.browserContext().close()
  if (outputs.join() === start.join() || watched.paint === 0) throw new Error(`Nothing happened in ${name}`)
  return watched
}

/** Runs in the page before anything else. */
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
