// Moving between pages without loading documents.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pages } from '../../pages'
import { openBrowser, until } from '../support/browser'
import { documentOf } from '../support/site'

const browser = await openBrowser()
test.after(browser.close)

/** Follows the page's first link to a path, which need not be in view. */
const follow = (page: Page, path: string) =>
  page.$eval(`footer a[href="${path}"], a[href="${path}"]`, link => (link as HTMLElement).click())

const shows = async (page: Page, path: string) =>
  until(page, `document.title === ${JSON.stringify((await documentOf(path)).title)}`)

/** Marks the window, so that a loaded document is told from a page that was shown in place. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

test('a visitor walks through all pages without a document load, an error or a warning', async () => {
  const { page, faults } = await browser.visit('/')
  await mark(page)
  for (const { path } of pages.slice(1)) {
    await page.evaluate(href => {
      const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)
      link?.click()
    }, path)
    await shows(page, path)
    const raw = (await documentOf(path)).querySelector('main')?.textContent
    assert.is(await page.$eval('main', main => main.textContent), raw, path)
  }
  assert.ok(await isMarked(page))
  assert.equal(faults, [])
})

test('a page that is navigated to looks like the page that is loaded', async () => {
  const { page } = await browser.visit('/')
  const boxes = () =>
    page.$$eval('main *', elements =>
      elements.slice(0, 400).map(element => {
        const { x, width, height } = element.getBoundingClientRect()
        return `${element.tagName} ${Math.round(x)} ${Math.round(width)} ${Math.round(height)} ${getComputedStyle(element).color}`
      }),
    )
  for (const path of ['/about', '/services/training', '/solutions/b2b', '/contact', '/privacy']) {
    await page.goto(browser.url, { waitUntil: 'networkidle0' })
    await follow(page, path)
    await shows(page, path)
    const navigated = await boxes()
    await page.goto(browser.url + path, { waitUntil: 'networkidle0' })
    assert.equal(navigated, await boxes(), path)
  }
})

test('no style rule stands in the document twice after navigating', async () => {
  const { page } = await browser.visit('/')
  for (const path of ['/about', '/services', '/contact']) {
    await follow(page, path)
    await shows(page, path)
  }
  const selectors = await page.evaluate(() =>
    [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(sheet =>
      [...sheet.cssRules].flatMap(rule =>
        rule instanceof CSSStyleRule && /^\.css-[a-z]+$/.test(rule.selectorText) ? rule.cssText : [],
      ),
    ),
  )
  assert.equal(
    selectors.filter((selector, index) => selectors.indexOf(selector) !== index),
    [],
  )
})

test('title, description, focus and announcement follow to the new page', async () => {
  const { page } = await browser.visit('/')
  await follow(page, '/about')
  await shows(page, '/about')
  const about = await documentOf('/about')
  await until(page, `document.querySelector('[aria-live=polite]').textContent === document.title`)
  const state = await page.evaluate(() => ({
    description: document.querySelector('meta[name=description]')?.getAttribute('content'),
    focus: document.activeElement?.tagName,
    scroll: scrollY,
  }))
  assert.equal(state, {
    description: about.querySelector('meta[name=description]')?.getAttribute('content'),
    focus: 'H1',
    scroll: 0,
  })
})

test('the old page stays until the new one is here', async () => {
  const { page } = await browser.visit('/', { prefetch: false })
  await page.setRequestInterception(true)
  const held: (() => void)[] = []
  let holding = true
  page.on('request', request => {
    if (holding && request.url().includes('/assets/')) held.push(() => request.continue())
    else request.continue()
  })
  await page.$eval('a[href="/about"]', link => (link as HTMLElement).click())
  await until(page, `location.pathname === '/about'`)
  await new Promise(resolve => setTimeout(resolve, 200))
  assert.is(
    await page.$eval('h1', ({ textContent }) => textContent),
    (await documentOf('/')).querySelector('h1')?.textContent,
  )
  holding = false
  for (const release of held) release()
  await shows(page, '/about')
})

test('Back returns to the place on the page, Forward to the other', async () => {
  const { page } = await browser.visit('/')
  await page.evaluate(() => scrollTo(0, 1200))
  await follow(page, '/about')
  await shows(page, '/about')
  await page.evaluate(() => scrollTo(0, 700))
  await page.goBack()
  await shows(page, '/')
  await until(page, 'Math.abs(scrollY - 1200) < 2')
  await page.goForward()
  await shows(page, '/about')
  await until(page, 'Math.abs(scrollY - 700) < 2')
})

test('a click needs no request: what is in view is prefetched', async () => {
  const { page, requests } = await browser.visit('/')
  await until(page, 'performance.getEntriesByType("resource").some(({ name }) => /rest-/.test(name))')
  await page.hover('header nav a[href="/about"]')
  await page.waitForNetworkIdle()
  const before = requests.length
  await page.click('header nav a[href="/about"]')
  await shows(page, '/about')
  assert.equal(
    requests.slice(before).filter(url => /about|About/i.test(url)),
    [],
  )
})

test('a chunk that a newer deploy has removed makes the link load its document', async () => {
  const { page } = await browser.visit('/', { prefetch: false })
  await mark(page)
  await page.setRequestInterception(true)
  let removed = true
  page.on('request', request => {
    if (request.isNavigationRequest()) removed = false
    if (removed && /\/assets\/(About|about)-/.test(request.url())) request.respond({ status: 404, body: '' })
    else request.continue()
  })
  await page.$eval('a[href="/about"]', link => (link as HTMLElement).click())
  await shows(page, '/about')
  await until(page, '!("marked" in window)')
  assert.not(await isMarked(page))
})

test('an unknown path shows the 404 page with status 404', async () => {
  const { page } = await browser.visit('/')
  const response = await page.goto(`${browser.url}/no/such/page`, { waitUntil: 'networkidle0' })
  assert.is(response?.status(), 404)
  assert.is(
    await page.$eval('h1', ({ textContent }) => textContent),
    (await documentOf('/404')).querySelector('h1')?.textContent,
  )
})

test('the router shows the same 404 page for a link to an unknown path', async () => {
  const { page } = await browser.visit('/about')
  await page.evaluate(() => {
    history.pushState(null, '', '/no/such/page')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await shows(page, '/404')
})

test('a section link of the same page scrolls to the section', async () => {
  const { page } = await browser.visit('/services/performance-marketing')
  await page.$eval('a[href="#stories"]', link => (link as HTMLElement).click())
  await until(page, 'Math.abs(document.getElementById("stories").getBoundingClientRect().top - 88) < 3')
})

test('a path with a trailing slash is the page itself', async () => {
  const { page } = await browser.visit('/about/')
  assert.is(await page.evaluate(() => location.pathname), '/about')
  assert.is(await page.$eval('header nav [aria-current=page]', link => link.getAttribute('href')), '/about')
})

test.run()
