import { hydrated, type openBrowser, until } from './browser'

type Opened = Awaited<ReturnType<typeof openBrowser>>
type Options = NonNullable<Parameters<Opened['visit']>[1]>

/**
 * Opens a tab in which a file looks at one page after the other, which costs half of what a visit of each costs. So a test must
 * leave nothing in it that outlasts a document.
 * @returns its page, what it collects, and `show`, which opens a page of the site at the tab's first size and waits until it is
 * hydrated and complete
 */
export async function openOneTab(browser: Opened, options: Options = {}) {
  const { page, requests, faults } = await browser.visit('/404', { ...options, kept: true })
  const size = page.viewport()
  const show = async (path: string): Promise<void> => {
    await page.setViewport(size)
    requests.length = 0
    faults.length = 0
    await page.goto(browser.url + path)
    if (options.javaScript === false) return
    await hydrated(page)
    // What is loaded later (src/later/later.tsx).
    await until(page, `!document.querySelector('[data-later=""]')`)
  }
  return { page, requests, faults, show }
}
