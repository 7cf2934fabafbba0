import type { Page } from 'puppeteer'
import { until } from './browser'
import { titleOf } from './site'

/** Selector of the sections below the first screen, which a page leaves empty for one frame after a navigation. */
export const EMPTY = 'main section > div:not([aria-hidden]):empty'

/** Selector of a tool whose script has yet to come (src/later/later.tsx). */
const LATER = '[data-later]:empty'

/** Waits until the title of a page is shown and all its sections and tools are filled. */
export const shows = async (page: Page, path: string) => {
  const title = await titleOf(path)
  await until(page, `document.title === ${JSON.stringify(title)} && !document.querySelector('${EMPTY}, ${LATER}')`)
}

/** Marks the window, so that a newly loaded document can be told from a page that was rendered in place. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
export const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

/**
 * Moves through the history. page.goBack() and goForward() wait for a load event, which Firefox fires neither for navigation
 * within a document nor for a page from its cache. The timeout is there because a busy browser may leave the document before
 * it has answered this call.
 */
const go = (page: Page, pages: number) =>
  page.evaluate(pages => {
    setTimeout(() => history.go(pages))
  }, pages)
export const back = (page: Page) => go(page, -1)
export const forward = (page: Page) => go(page, 1)
