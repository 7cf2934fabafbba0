// Measures what a visit transfers until the page is hydrated, and until nothing more is loaded. Headers do not count,
// because HTTP/2 sends them once.
import { launchBrowser } from '../../src/tools/browser'
import { giveBack, hydrated } from '../support/browser'
import { allPages, openServer } from '../support/site'
import { openPhone } from './open-phone'
import type { Measure } from './report'

const HYDRATED_BAR = 117
const IDLE_BAR = 126
const SETTLE = 5000

/** Returns the kB of each page on a phone with an empty cache. */
export async function bytes(): Promise<Measure[]> {
  const server = await openServer()
  const browser = await launchBrowser()
  const measures: Measure[] = []
  for (const { path } of allPages) {
    const page = await openPhone(browser)
    let sum = 0
    page.on('response', response => {
      sum += Number(response.headers()['content-length'] ?? 0) / 1000
    })
    await page.goto(server.url + path)
    await hydrated(page)
    const first = sum
    await new Promise(resolve => setTimeout(resolve, SETTLE))
    await page.waitForNetworkIdle()
    measures.push(
      { name: `${path} until hydrated`, unit: 'kB', runs: [first], bar: HYDRATED_BAR },
      { name: `${path} until idle`, unit: 'kB', runs: [sum], bar: IDLE_BAR },
    )
    await giveBack(page)
  }
  await browser.close()
  await server.close()
  return measures
}
