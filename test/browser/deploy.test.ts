// A tab that stays open while a newer version of the site is deployed.
import { readFile } from 'node:fs/promises'
import type { HTTPRequest, Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Parts } from '../../src/app/lists'
import { content } from '../../src/content/about'
import { hydrated, openBrowser, until } from '../support/browser'
import { shows } from '../support/pages'

const browser = await openBrowser()
test.after(browser.close)

const ABOUT = 'header nav a[href="/about"]'
const text = await readFile('dist/assets.json', 'utf8')
const list: { app: string; pages: Record<string, Parts> } = JSON.parse(text)
const words = list.pages['/about']?.words ?? ''

/** Opens the home page. `answer` may respond to its requests in place of the server. */
async function visit(answer: (path: string, request: HTTPRequest) => Promise<void> | undefined): Promise<Page> {
  const { page } = await browser.visit('/')
  await page.evaluate(() => Object.assign(window, { marked: true }))
  await page.setRequestInterception(true)
  page.on('request', request => answer(new URL(request.url()).pathname, request) ?? request.continue())
  return page
}

const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

test('other words of the same app are shown without a document load', async () => {
  const newer = words.replace(/-\w+\.js$/, '-NEWER123.js')
  const script = (await readFile(`dist${words}`, 'utf8')).replace(content.hero.title, 'Newer words')
  const page = await visit((path, request) => {
    if (path === '/assets.json')
      return request.respond({
        contentType: 'application/json',
        body: text.replace(words, newer),
      })
    return path === newer ? request.respond({ contentType: 'text/javascript', body: script }) : undefined
  })
  await page.click(ABOUT)
  await until(page, `document.querySelector('h1').textContent === 'Newer words'`)
  assert.ok(await isMarked(page))
})

test('a newer app is not mixed with the one that runs: the link loads its document', async () => {
  let app = 0
  const page = await visit((path, request) => {
    if (path === '/assets.json')
      return request.respond({
        contentType: 'application/json',
        body: text.replace(list.app, '/assets/chunk-NEWER123.js'),
      })
    if (/\/About-/.test(path)) app += 1
    return undefined
  })
  await page.click(ABOUT)
  await until(page, '!("marked" in window)')
  await shows(page, '/about')
  assert.is(app, 1, 'the view is loaded with its document only')
})

test('a list of scripts that could not be read is asked for again', async () => {
  let asked = 0
  const page = await visit((path, request) => {
    if (path !== '/assets.json') return undefined
    asked += 1
    return asked === 1 ? request.abort() : undefined
  })
  await page.hover(ABOUT)
  await until(page, 'performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/assets.json"))')
  await page.click(ABOUT)
  await shows(page, '/about')
  assert.is(asked, 2)
  assert.ok(await isMarked(page))
})

test('the list of scripts is on its way before the page is hydrated', async () => {
  const { page } = await browser.visit('/404')
  await page.setRequestInterception(true)
  const asked = new Promise<void>(resolve => {
    page.on('request', async request => {
      const path = new URL(request.url()).pathname
      if (path === '/assets.json') resolve()
      // A page cannot hydrate without its words, so hydration waits until the list was requested.
      if (path === words) await asked
      await request.continue()
    })
  })
  await page.goto(`${browser.url}/about`)
  await hydrated(page)
})

test.run()
