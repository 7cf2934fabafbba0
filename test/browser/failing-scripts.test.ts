// Scripts that fail to load, or load as something else: the prerendered page stays whole, and its links and form work.
import type { HTTPRequest, Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compose } from '../../src/contact/compose'
import { giveBack, openBrowser, settled, until } from '../support/browser'
import { emptyOutbox, messagesIn } from '../support/form'
import { openNetwork } from '../support/network'
import { once } from '../support/once'
import { back, isMarked, mark, shows } from '../support/pages'
import { documentOf } from '../support/site'
import { visitor } from '../support/visitor'
import { leaveAll } from '../support/write'

const browser = await openBrowser()
test.after(browser.close)
/** The same site at a new origin, so that none of its files are in the browser's cache. */
const network = await openNetwork(browser.url)
test.after(network.close)

const contact = await documentOf('/contact')
const about = await documentOf('/about')
const scripts = Array.from(
  contact.querySelectorAll('script[src], link[rel=modulepreload]'),
  element => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
)
const html = contact.documentElement.outerHTML

const failures: [reason: string, answer: (request: HTTPRequest) => Promise<void>][] = [
  ['is lost on the way', request => request.abort()],
  ['is not found', request => request.respond({ status: 404, body: '' })],
  ['meets a broken server', request => request.respond({ status: 500, body: '' })],
  ['is a page of HTML instead', request => request.respond({ status: 200, contentType: 'text/html', body: html })],
]

type Answer = (path: string, request: HTTPRequest) => Promise<void> | undefined

/** A tab in which `answer` may respond to requests in place of the server. */
const tab = once(async () => {
  const { page } = await browser.visit('/404', { kept: true })
  const replaced: { answer: Answer } = { answer: () => undefined }
  await page.setRequestInterception(true)
  page.on('request', request => replaced.answer(new URL(request.url()).pathname, request) ?? request.continue())
  return { page, replaced }
})

/** Opens /contact in that tab. */
async function openContact(answer: Answer): Promise<Page> {
  const { page, replaced } = await tab()
  replaced.answer = () => undefined
  await leaveAll(page, network.url)
  replaced.answer = answer
  await page.goto(`${network.url}/contact`, { waitUntil: 'load' })
  return page
}

const fill = (page: Page) =>
  page.$eval(
    'main form',
    (form, values) => {
      for (const [name, value] of Object.entries(values))
        Object.assign(form.querySelector(`[name=${name}]`) ?? {}, { value })
    },
    visitor,
  )

const text = (page: Page) => page.$eval('#root', root => root.textContent)

for (const [index, script] of scripts.entries()) {
  const name = script.replace(/^.*\/(.*)-\w+\.js$/, '$1')
  // Of the scripts, which are loaded alike, only the first fails in every way.
  for (const [reason, answer] of failures.filter((_, way) => index === 0 || way === index % failures.length)) {
    test(`a script that ${reason} leaves the page whole, its links and its form: ${name}`, async () => {
      let documents = 0
      const page = await openContact((path, request) => {
        if (request.isNavigationRequest()) documents += 1
        return path === script ? answer(request) : undefined
      })
      // Leaves enough time for a script that would replace the page.
      await new Promise(resolve => setTimeout(resolve, 300))
      assert.is(await text(page), contact.getElementById('root')?.textContent)
      assert.is(documents, 1)

      await emptyOutbox(browser.outbox)
      await fill(page)
      await page.click('main form [type=submit]')
      await until(page, "document.querySelector('#sent')?.checkVisibility()")
      assert.equal(await messagesIn(browser.outbox), [compose(visitor)])

      await page.click('header nav a[href="/about"]')
      await shows(page, '/about')
      assert.is(await page.$eval('h1', ({ textContent }) => textContent), about.querySelector('h1')?.textContent)
    })
  }
}

test('without a connection a page that was fetched ahead opens, and Back leads to where one was', async () => {
  const { page } = await browser.visit('/contact', { prefetch: true })
  await mark(page)
  await page.hover('header nav a[href="/about"]')
  await settled(page)
  await page.setRequestInterception(true)
  page.on('request', request => request.abort('internetdisconnected'))
  await page.click('header nav a[href="/about"]')
  await shows(page, '/about')
  await back(page)
  await shows(page, '/contact')
  assert.ok(await isMarked(page))
  await giveBack(page)
})

test('without a connection a link to any other page is the browser’s own affair, as a link without scripts is', async () => {
  const { page } = await browser.visit('/contact')
  await page.setRequestInterception(true)
  const asked: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname)
    request.abort('internetdisconnected')
  })
  await page.click('header nav a[href="/about"]')
  for (let i = 0; i < 60 && asked.length === 0; i += 1) await new Promise(resolve => setTimeout(resolve, 50))
  assert.equal(asked, ['/about'])
  await giveBack(page)
})

test.run()
