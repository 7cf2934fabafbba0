// Drives a form of the site in a browser, backed by the real relay and its outbox.
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { HTTPRequest } from 'puppeteer'
import type { Composed } from '../../src/contact/compose'
import { LOOKS } from '../../src/relay/suspicion'
import { type openBrowser, until } from './browser'

const isPost = (request: HTTPRequest) => request.method() === 'POST'

/**
 * Opens a page with a form, shared by all tests of a file: each test begins with `open`. Posts are held in `posts` until the
 * test answers them.
 * @param form CSS selector of the form
 */
export async function openForm(browser: Awaited<ReturnType<typeof openBrowser>>, path: string, form: string) {
  const { page } = await browser.visit(path)
  const posts: HTTPRequest[] = []
  await page.setRequestInterception(true)
  page.on('request', request => (isPost(request) ? posts.push(request) : request.continue()))

  return {
    page,
    posts,

    /** Loads a new document with no posts and an empty outbox, and waits until the form is hydrated. */
    open: async (address = path) => {
      posts.length = 0
      await emptyOutbox(browser.outbox)
      await page.goto(browser.url + address)
      await until(page, `document.querySelector('${form}').noValidate`)
    },

    /** Clicks the submit button, or calls `submit`, and resolves with the request that the form posts. */
    post: async (submit: () => Promise<unknown> = () => page.click(`${form} button`)): Promise<HTTPRequest> =>
      (await Promise.all([page.waitForRequest(isPost), submit()]))[0],

    /** Waits until a live region of the form shows a sentence. */
    shows: (role: 'alert' | 'status', sentence: string) =>
      until(page, `document.querySelector('${form} [role=${role}]').textContent === ${JSON.stringify(sentence)}`),

    /**
     * Remembers the current live regions. The returned function reads their texts; false for a region that has left the
     * document.
     */
    regions: async () => {
      const regions = await page.$$(`${form} :is([role=alert], [role=status])`)
      return () => Promise.all(regions.map(region => region.evaluate(node => node.isConnected && node.textContent)))
    },

    /** Returns the messages in the outbox. */
    kept: () => messagesIn(browser.outbox),
  }
}

/** Returns the files of all undelivered messages, held ones too. */
async function waiting(outbox: string): Promise<string[]> {
  const files = await Promise.all(
    ['pending', 'held'].map(async box => (await readdir(join(outbox, box))).map(name => join(outbox, box, name))),
  )
  return files.flat()
}

/** Removes the undelivered messages from an outbox. */
export async function emptyOutbox(outbox: string): Promise<void> {
  for (const file of await waiting(outbox)) await rm(file)
}

/** Matches the note that a mail ends with when a test has filled in the form faster than a person. */
const NOTE = new RegExp(String.raw`(\r\n|<p>)${LOOKS}: sent after [\d.]+ s(\r\n|</p>\n)$`)

/** Returns the undelivered messages of an outbox, held ones too, without the note about the time that they took. */
export async function messagesIn(outbox: string): Promise<Composed[]> {
  const files = await Promise.all((await waiting(outbox)).map(file => readFile(file, 'utf8')))
  return files.map(file => {
    const { subject, text, html }: Composed = JSON.parse(file.split('\n')[0] ?? '')
    return { subject, text: text.replace(NOTE, ''), html: html.replace(NOTE, '') }
  })
}
