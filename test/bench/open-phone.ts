import type { Browser, Page } from 'puppeteer'

/**
 * Opens a blank page on a phone with touch: a CPU four times slower, 150 ms of latency, 1.6 Mbit/s, nothing in the cache.
 */
export async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true, deviceScaleFactor: 2 })
  const session = await page.createCDPSession()
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 750e3 / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}
