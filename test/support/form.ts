// A form of the site in a browser, in front of the real relay and its outbox.
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { HTTPRequest } from 'puppeteer'
import type { Composed } from '../../src/contact/compose'
import { type openBrowser, until } from './browser'

const isPost = (request: HTTPRequest) => request.method() === 'POST'

/**
 * A page with a form, for all tests of a file: each begins with `open`. What the page posts waits in `posts` for the test
 * to answer it.
 * @param form selector of the form
 */
export async function openForm(browser: Awaited<ReturnType<typeof openBrowser>>, path: string, form: string) {
  const { page } = await browser.visit(path, { prefetch: false })
  const posts: HTTPRequest[] = []
  await page.setRequestInterception(true)
  page.on('request', request => (isPost(request) ? posts.push(request) : request.continue()))

  return {
    page,
    posts,

    /** Loads a new document, with nothing posted and an empty outbox. */
    open: async (address = path) => {
      posts.length = 0
      await emptyOutbox(browser.outbox)
      await page.goto(browser.url + address)
      await until(page, `document.querySelector('${form}').noValidate`)
    },

    /** Clicks the button, or does what else makes the form post, and gives the request. */
    post: async (submit: () => Promise<unknown> = () => page.click(`${form} button`)): Promise<HTTPRequest> =>
      (await Promise.all([page.waitForRequest(isPost), submit()]))[0],

    /** Waits until a live region of the form has a sentence. */
    shows: (role: 'alert' | 'status', sentence: string) =>
      until(page, `document.querySelector('${form} [role=${role}]').textContent === ${JSON.stringify(sentence)}`),

    /** What the live regions, as they are now, hold whenever it is asked; false for one that has been replaced. */
    regions: async () => {
      const regions = await page.$$(`${form} :is([role=alert], [role=status])`)
      return () => Promise.all(regions.map(region => region.evaluate(node => node.isConnected && node.textContent)))
    },

    /** What the outbox holds. */
    kept: () => messagesIn(browser.outbox),
  }
}

/** A test fills a form in faster than a person would, so what it posts may be held. */
async function waiting(outbox: string): Promise<string[]> {
  const files = await Promise.all(
    ['pending', 'held'].map(async box => (await readdir(join(outbox, box))).map(name => join(outbox, box, name))),
  )
  return files.flat()
}

/** Removes the messages that wait in an outbox. */
export async function emptyOutbox(outbox: string): Promise<void> {
  for (const file of await waiting(outbox)) await rm(file)
}

/** The messages that wait in an outbox, to be delivered or for a person. */
export async function messagesIn(outbox: string): Promise<Composed[]> {
  const files = await Promise.all((await waiting(outbox)).map(file => readFile(file, 'utf8')))
  return files.map(file => {
    const { subject, text, html }: Composed = JSON.parse(file.split('\n')[0] ?? '')
    return { subject, text, html }
  })
}
