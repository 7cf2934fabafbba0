// Measures the time from a click on a link until the new page is on the screen, on a wide screen with the network and the
// CPU of the phone: after hovering the link, without hovering it, and as soon as the page is hydrated.
import type { Browser, Page } from 'puppeteer'
import { launchBrowser } from '../../src/tools/browser'
import { giveBack, hydrated } from '../support/browser'
import { openServer } from '../support/site'
import { openPhone } from './open-phone'
import type { Measure } from './report'

const RUNS = 5
/** How long a hydrated page is left alone before it is clicked, in ms. */
const SETTLE = 4000
/** How long the pointer rests on the link before it is pressed, in ms. */
const REST = 1000

const WAYS = [
  { name: 'hovered', bar: 120, settle: SETTLE, rest: REST },
  { name: 'not hovered', bar: 180, settle: SETTLE, rest: 0 },
  { name: 'as soon as hydrated', bar: 350, settle: 0, rest: 0 },
] as const

const TARGETS = ['/about', '/contact', '/solutions/b2b']

/**
 * Returns the times from the event's timestamp to the frame after the one with the new heading, in ms, and the number of
 * requests that the click makes.
 */
export async function click(): Promise<Measure[]> {
  const server = await openServer()
  const browser = await launchBrowser()
  const cases = WAYS.flatMap(way =>
    TARGETS.map(target => ({ way, target, times: [] as number[], requests: [] as number[] })),
  )
  for (let run = 0; run < RUNS; run += 1) {
    for (const { way, target, times, requests } of cases) {
      const { time, requested } = await visit(browser, server.url, target, way)
      times.push(time)
      requests.push(requested)
    }
  }
  await browser.close()
  await server.close()
  return cases.flatMap(({ way, target, times, requests }) => [
    { name: `${target}, ${way.name}`, unit: 'ms', bar: way.bar, runs: times },
    { name: `${target}, ${way.name}: requests on the click`, unit: '', runs: requests },
  ])
}

async function visit(browser: Browser, url: string, target: string, { settle, rest }: (typeof WAYS)[number]) {
  const page = await openPhone(browser)
  await page.setViewport({ width: 1280, height: 800 })
  let requested = 0
  page.on('request', () => {
    requested += 1
  })
  await page.goto(url)
  await hydrated(page)
  await new Promise(resolve => setTimeout(resolve, settle))
  const [x, y] = await placeOf(page, target)
  await page.evaluate(watch)
  const before = requested
  await page.mouse.move(x, y)
  await new Promise(resolve => setTimeout(resolve, rest))
  const aimed = rest > 0 ? requested : before
  await page.mouse.down()
  await page.mouse.up()
  const painted = await page.waitForFunction(() => (globalThis as unknown as { painted: number }).painted)
  const time = Number(await painted.jsonValue())
  const result = { time, requested: requested - aimed }
  await giveBack(page)
  return result
}

/** Returns the middle of a link in the header. Opens its dropdown first where the link is in one. */
async function placeOf(page: Page, target: string): Promise<[x: number, y: number]> {
  const link = `header nav a[href="${target}"]`
  const menu = await page.$(`header nav [data-open]:has(a[href="${target}"]) > button`)
  await menu?.click()
  const box = await (await page.waitForSelector(link, { visible: true }))?.boundingBox()
  return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
}

/** Runs in the browser page: measures the time from the next click until another heading has been painted. */
function watch() {
  const state = globalThis as unknown as { painted: number }
  state.painted = 0
  const heading = document.querySelector('h1')
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const look = () =>
        document.querySelector('h1') === heading
          ? requestAnimationFrame(look)
          : requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel()
              port1.onmessage = () => {
                state.painted = performance.now() - timeStamp
              }
              port2.postMessage(null)
            })
      requestAnimationFrame(look)
    },
    { capture: true, once: true },
  )
}
