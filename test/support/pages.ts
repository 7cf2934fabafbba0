import type { Page } from 'puppeteer'
import { until } from './browser'
import { documentOf } from './site'

/** Waits until a page is shown, by its title. */
export const shows = async (page: Page, path: string) =>
  until(page, `document.title === ${JSON.stringify((await documentOf(path)).title)}`)

/** Marks the window, so that a loaded document is told from a page that was shown in place. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
export const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

/** Not page.goBack() and goForward(): they wait for a load, which Firefox has neither within a page nor from its memory. */
export const back = (page: Page) => page.evaluate(() => history.back())
export const forward = (page: Page) => page.evaluate(() => history.forward())
