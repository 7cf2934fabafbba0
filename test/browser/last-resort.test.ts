// Errors that React cannot recover from: the visitor goes on with the page as the server sent it.
import { readFile } from 'node:fs/promises'
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Parts } from '../../src/app/lists'
import { compose } from '../../src/contact/compose'
import { giveBack, openBrowser, until } from '../support/browser'
import { emptyOutbox, messagesIn } from '../support/form'
import { back, isMarked, mark, shows } from '../support/pages'
import { documentOf, titleOf } from '../support/site'
import { visitor } from '../support/visitor'
import { write } from '../support/write'

const browser = await openBrowser()
test.after(browser.close)

const { pages }: { pages: Record<string, Parts> } = JSON.parse(await readFile('dist/assets.json', 'utf8'))
const wordsOfContact = pages['/contact']?.words ?? ''

/** Runs in the browser page: lets every further change of the page throw, as after a change that React does not expect. */
function breakChanges() {
  const fail = () => {
    throw new DOMException('The node to be removed is not a child of this node.', 'NotFoundError')
  }
  for (const name of ['appendChild', 'insertBefore', 'removeChild'] as const) Node.prototype[name] = fail
}

/** The words of a page whose view throws, because they lack what it shows. */
const [SITE = ''] = (await readFile(`dist${wordsOfContact}`, 'utf8')).match(/^export.*?;/) ?? []
const WITHOUT_HERO = `${SITE}export const content={meta:{title:"x",description:"x"}},marker="contact",bases=[];`

/** Counts the documents that a page loads from here on. */
function countDocuments(page: Page) {
  const counted = { documents: 0 }
  page.on('request', request => {
    if (request.isNavigationRequest()) counted.documents += 1
  })
  return counted
}

const typed = (page: Page) =>
  page.$eval(
    'main form',
    (form, names) => {
      const data = new FormData(form as HTMLFormElement)
      return Object.fromEntries(names.map(name => [name, data.get(name)]))
    },
    Object.keys(visitor),
  )

const isServed = async (page: Page, path: string) => {
  const title = await titleOf(path)
  await until(page, `document.title === ${JSON.stringify(title)} && !document.querySelector('footer form[novalidate]')`)
  const expected = (await documentOf(path)).querySelector('h1')?.textContent
  assert.is(await page.$eval('#root h1', ({ textContent }) => textContent), expected)
}

async function sends(page: Page) {
  await emptyOutbox(browser.outbox)
  await page.click('main form [type=submit]')
  await until(
    page,
    'performance.getEntriesByType("navigation")[0] && location.href.includes("/") && document.readyState === "complete"',
  )
  for (let i = 0; i < 100 && (await messagesIn(browser.outbox)).length === 0; i += 1)
    await new Promise(resolve => setTimeout(resolve, 50))
  assert.equal(await messagesIn(browser.outbox), [compose(visitor)])
}

test('an error during hydration: the page stays, with what was typed, and its form sends', async () => {
  const { page } = await browser.visit('/404', { cold: true })
  await page.setRequestInterception(true)
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  page.on('request', async request => {
    if (new URL(request.url()).pathname !== wordsOfContact) return request.continue()
    await held
    return request.respond({ contentType: 'text/javascript', body: WITHOUT_HERO })
  })
  const counted = countDocuments(page)
  // Held scripts keep the load event from firing.
  page.goto(`${browser.url}/contact`).catch(() => {})
  await until(page, 'document.querySelector("main form") && location.pathname === "/contact"')
  await write(page, visitor)
  const failed = new Promise(resolve => page.on('console', message => message.type() === 'error' && resolve(message)))
  release()
  await failed
  await new Promise(resolve => setTimeout(resolve, 300))
  await isServed(page, '/contact')
  assert.equal([await typed(page), counted.documents], [{ ...visitor }, 1])
  await sends(page)
  await giveBack(page)
})

test('an error after hydration: the document is loaded once more, with what was typed, and its form sends', async () => {
  const { page } = await browser.visit('/contact')
  const { email, ...others } = visitor
  await write(page, others)
  const counted = countDocuments(page)
  await page.evaluate(breakChanges)
  // Its fault, that there is no email, is a change of the page.
  await page.click('main form [type=submit]')
  await until(page, '!document.querySelector("footer form[novalidate]") && document.readyState === "complete"')
  await isServed(page, '/contact')
  assert.equal([await typed(page), counted.documents], [{ ...visitor, email: '' }, 1])
  await write(page, { email })
  await sends(page)
  await giveBack(page)
})

test('an error on the way to a page: its document is loaded, links lead on, and Back ends at the page of the address', async () => {
  const { page } = await browser.visit('/')
  await page.evaluate(breakChanges)
  await page.click('header nav a[href="/about"]')
  await isServed(page, '/about')
  await back(page)
  await shows(page, '/')
  assert.is(await page.evaluate(() => location.pathname), '/')
  await page.click('header a[href="/contact"]')
  await shows(page, '/contact')
  assert.is(await page.evaluate(() => location.pathname), '/contact')
  await giveBack(page)
})

test('without a connection the page that was shown stays instead of the browser’s error page', async () => {
  const { page } = await browser.visit('/contact')
  await mark(page)
  await page.type('main form textarea', 'Nour')
  await page.setOfflineMode(true)
  await page.evaluate(breakChanges)
  await page.type('main form textarea', ' A')
  await new Promise(resolve => setTimeout(resolve, 300))
  assert.ok(await isMarked(page))
  assert.match(await page.$eval('main form textarea', ({ value }) => value), /^Nour/)
  await giveBack(page)
})

test.run()
