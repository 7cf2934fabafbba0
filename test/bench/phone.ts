// Measures what a visitor with a phone waits for: a CPU four times slower, 150 ms of latency, 1.6 Mbit/s, nothing in the
// cache.
import { launchBrowser } from '../../src/tools/browser'
import { openServer } from '../support/site'
import { openPhone } from './open-phone'
import type { Measure } from './report'

const RUNS = 5
const PATHS = ['/', '/solutions/b2c', '/services/training', '/contact', '/privacy']
const SETTLE = 800

type Vitals = { fcp: number; lcp: number; cls: number; blocking: number; longest: number }

const VITALS: readonly [vital: keyof Vitals, name: string, unit: string][] = [
  ['fcp', 'FCP', 'ms'],
  ['lcp', 'LCP', 'ms'],
  ['cls', 'CLS', 'score'],
  ['blocking', 'blocking', 'ms'],
  ['longest', 'longest task', 'ms'],
]

/** Returns times in ms; `CLS` is a score. */
export async function phone(): Promise<Measure[]> {
  const server = await openServer()
  const browser = await launchBrowser()
  const measures: Measure[] = []
  for (const path of PATHS) {
    const runs: Vitals[] = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await visit(path))
    for (const [vital, name, unit] of VITALS)
      measures.push({ name: `${path} ${name}`, unit, runs: runs.map(run => run[vital]) })
  }
  await browser.close()
  await server.close()
  return measures

  async function visit(path: string): Promise<Vitals> {
    const page = await openPhone(browser)
    await page.evaluateOnNewDocument(watch)
    await page.goto(server.url + path, { waitUntil: 'networkidle0' })
    await new Promise(resolve => setTimeout(resolve, SETTLE))
    const vitals = await page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals)
    await page.browserContext().close()
    return vitals
  }
}

/** Runs in the browser page, before any script of the site. */
function watch() {
  const vitals: Vitals = { fcp: 0, lcp: 0, cls: 0, blocking: 0, longest: 0 }
  Object.assign(globalThis, { vitals })
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean }
  const observe = (type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver(list => (list.getEntries() as Entry[]).forEach(note)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime
  })
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) vitals.cls += value
  })
  observe('longtask', ({ duration }) => {
    vitals.blocking += Math.max(0, duration - 50)
    vitals.longest = Math.max(vitals.longest, duration)
  })
}
