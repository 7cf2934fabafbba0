// Helpers for the content security policy tests and the growth benchmark.
import type { Page } from 'puppeteer'
import type { Visit } from './browser'

/** Returns the faults of a visit, except that the 404 page is answered with status 404. */
export const complaints = ({ faults }: Visit) => faults.filter(fault => !/status of 404/.test(fault))

/**
 * Opens the summaries in the main content and the small menu, then clicks every visible control that says it opens
 * something. Returns the number of those clicks.
 */
export async function openAll(page: Page): Promise<number> {
  // The summaries come first, because an open menu would cover them.
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
