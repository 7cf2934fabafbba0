import type { Page } from 'puppeteer'
import { until } from './browser'
import { documentOf } from './site'

/** What a page that has just been navigated to leaves empty for a frame: its sections below the first screen. */
export const EMPTY = 'main section > div:not([aria-hidden]):empty'

/** Waits until a page is shown, by its title, with all of its sections. */
export const shows = async (page: Page, path: string) => {
  const { title } = await documentOf(path)
  await until(page, `document.title === ${JSON.stringify(title)} && !document.querySelector('${EMPTY}')`)
}

/** Marks the window, so that a loaded document is told from a page that was shown in place. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
export const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

/**
 * Not page.goBack() and goForward(): they wait for a load, which Firefox has neither within a page nor from its memory. In a
 * task of its own, because a busy browser may leave the document before it has answered this call.
 */
const go = (page: Page, pages: number) =>
  page.evaluate(pages => {
    setTimeout(() => history.go(pages))
  }, pages)
export const back = (page: Page) => go(page, -1)
export const forward = (page: Page) => go(page, 1)
