// From a click on a link to the new page on the screen, and what is requested meanwhile.
import { openBrowser } from '../support/browser'
import type { Measure } from './report'

const RUNS = 7
const TARGETS = ['/about', '/contact', '/']

/** In ms, from the event's time to the frame after the new heading; and the requests on each click. */
export async function click(): Promise<Measure[]> {
  const { visit, close } = await openBrowser()
  const { page, requests } = await visit('/contact')
  const times = new Map<string, number[]>(TARGETS.map(target => [target, []]))
  const requested: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    for (const target of TARGETS) {
      await page.waitForNetworkIdle({ idleTime: 300 })
      const before = requests.length
      await page.evaluate(watch)
      await page.click(`header nav a[href="${target}"]`)
      const painted = await page.waitForFunction(() => (globalThis as unknown as { painted: number }).painted)
      times.get(target)?.push(Number(await painted.jsonValue()))
      requested.push(requests.length - before)
    }
  }
  await close()
  return [
    ...Array.from(times, ([name, runs]) => ({ name, unit: 'ms', runs })),
    { name: 'requests on a click', unit: '', runs: requested },
  ]
}

/** Runs in the page: the time from the next click until another heading has been painted. */
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
          : requestAnimationFrame(() =>
              setTimeout(() => {
                state.painted = performance.now() - timeStamp
              }),
            )
      requestAnimationFrame(look)
    },
    { capture: true, once: true },
  )
}
