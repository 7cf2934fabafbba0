// What the tests of the policy and the benchmark of growth do on a page.
import type { Page } from 'puppeteer'
import type { Visit } from './browser'

/** What a visit complained of; the status of the 404 page is no complaint. */
export const complaints = ({ faults }: Visit) => faults.filter(fault => !/status of 404/.test(fault))

/** Clicks whatever can be seen and says that it opens something, in the small menu too where there is one; how often. */
export async function openAll(page: Page): Promise<number> {
  // Before the menus, which would lie over them.
  for (const summary of await page.$$('main summary')) if (await summary.isVisible()) await summary.click()
  const menu = await page.$('header [popovertarget]')
  if (await menu?.isVisible()) await menu?.click()
  let opened = 0
  for (const control of await page.$$('button[aria-expanded], [aria-haspopup], header summary')) {
    if (!(await control.isVisible())) continue
    await control.click()
    opened += 1
  }
  return opened
}
