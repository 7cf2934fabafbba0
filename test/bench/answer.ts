// Measures the time from an event to the next frame on a CPU that is slowed down four times: in an idle page, and while the
// page hydrates.
import type { Browser, Page } from 'puppeteer'
import { launchBrowser } from '../../src/tools/browser'
import { hydrated } from '../support/browser'
import { openServer } from '../support/site'
import type { Measure } from './report'

const RUNS = 7
const SLOWER = 4
const SETTLE = 1500
const WIDE = { width: 1280, height: 800 }
const NARROW = { width: 390, height: 844 }

type Case = {
  name: string
  path: string
  size: typeof WIDE
  /** The upper limit for the median, in ms. */
  bar: number
  /** The visitor's action. */
  act: (page: Page) => Promise<unknown>
  /** Whether to act before the page is hydrated, as soon as its HTML is parsed. */
  early?: boolean
}

const DROPDOWN = 'header nav button[aria-expanded]'
const MENU = 'header [popovertarget]'
const click = (selector: string) => async (page: Page) => {
  const box = await (await page.waitForSelector(selector, { visible: true }))?.boundingBox()
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
}
const type = async (page: Page) => {
  await page.focus('main form [name=fullName]')
  await page.keyboard.type('Ada')
}

const CASES: readonly Case[] = [
  { name: 'dropdown', path: '/services/training', size: WIDE, bar: 60, act: click(DROPDOWN) },
  { name: 'dot', path: '/solutions/b2b', size: WIDE, bar: 50, act: click('nav li:nth-of-type(3) > a[href^="#"]') },
  { name: 'small menu', path: '/services/training', size: NARROW, bar: 75, act: click(MENU) },
  { name: 'typing', path: '/contact', size: WIDE, bar: 50, act: type },
  { name: 'dropdown while hydrating', path: '/', size: WIDE, bar: 90, act: click('header nav button'), early: true },
  { name: 'small menu while hydrating', path: '/', size: NARROW, bar: 90, act: click(MENU), early: true },
  { name: 'typing while hydrating', path: '/contact', size: WIDE, bar: 90, act: type, early: true },
]

/** Returns the time of the slowest event of each run, in ms. */
export async function answer(): Promise<Measure[]> {
  const server = await openServer()
  const browser = await launchBrowser()
  const runs = new Map<Case, number[]>(CASES.map(one => [one, []]))
  // The cases take turns, so that a machine that gets slower affects all of them.
  for (let run = 0; run < RUNS; run += 1)
    for (const one of CASES) runs.get(one)?.push(await measure(browser, server.url, one))
  await browser.close()
  await server.close()
  return Array.from(runs, ([{ name, bar }, figures]) => ({ name, unit: 'ms', bar, runs: figures }))
}

async function measure(browser: Browser, url: string, { path, size, act, early }: Case): Promise<number> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport(size)
  await page.evaluateOnNewDocument(watch)
  const session = await page.createCDPSession()
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  if (early) {
    await page.goto(url + path, { waitUntil: 'domcontentloaded' })
  } else {
    await page.goto(url + path, { waitUntil: 'networkidle0' })
    await hydrated(page)
    await new Promise(resolve => setTimeout(resolve, SETTLE))
  }
  await act(page)
  await new Promise(resolve => setTimeout(resolve, SETTLE))
  const answered = await page.evaluate(() => (globalThis as unknown as { answered: number }).answered)
  await context.close()
  if (answered === 0) throw new Error(`Nothing happened on ${path}`)
  return answered
}

/**
 * Runs in the browser page, before any script of the site: keeps the longest time from a click, key or input event to the
 * frame that shows its effect.
 */
function watch() {
  Object.assign(globalThis, { answered: 0 })
  const state = globalThis as unknown as { answered: number }
  for (const type of ['click', 'keydown', 'input'])
    addEventListener(
      type,
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            state.answered = Math.max(state.answered, performance.now() - timeStamp)
          }
          port2.postMessage(null)
        }),
      { capture: true },
    )
}
