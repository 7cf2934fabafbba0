// Requests that are never answered, answers that come late, and Back while something is still on its way.
import type { HTTPRequest, Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { clickAtRest, FIREFOX, giveBack, hydrated, openBrowser, until } from '../support/browser'
import { openNetwork } from '../support/network'
import { once } from '../support/once'
import { back, forward, isMarked, mark, shows } from '../support/pages'
import { documentOf, htmlOf, titleOf } from '../support/site'

const browser = await openBrowser()
test.after(browser.close)
const network = await openNetwork(browser.url)
test.after(network.close)

const ABOUT = 'header nav a[href="/about"]'

const parts: [part: string, pattern: RegExp][] = [
  ['list', /\/assets\.json$/],
  ['view', /\/assets\/About-/],
  ['words', /\/assets\/about-/],
  ['stylesheet', /\/assets\/page-/],
  ['icons', /\/assets\/icons-/],
]

/** Opens the home page; requests that match stay without an answer until the returned function is called. */
async function visit(pattern: RegExp, slowness = 1) {
  const { page } = await browser.visit('/', { slowness, cold: true })
  await mark(page)
  await page.setRequestInterception(true)
  const held: HTTPRequest[] = []
  let stalls = true
  page.on('request', request => {
    if (stalls && pattern.test(new URL(request.url()).pathname)) held.push(request)
    else request.continue()
  })
  const release = () => {
    stalls = false
    for (const request of held.splice(0)) request.continue().catch(() => {})
  }
  const asked = async () => {
    while (held.length === 0) await new Promise(resolve => setTimeout(resolve, 20))
  }
  /** The network answers again, but not the requests that it has lost. */
  const recover = () => {
    stalls = false
  }
  return { page, asked, release, recover }
}

for (const [part, pattern] of parts) {
  test(`a page whose ${part} never comes is there in the end`, async () => {
    const { page, asked, recover } = await visit(pattern, 0.1)
    await page.click(ABOUT)
    await until(page, 'location.pathname === "/about"')
    await asked()
    recover()
    await shows(page, '/about')
    await giveBack(page)
  })
}

test('a page that takes long is announced by a bar and aria-busy until it is there', async () => {
  const { page, release } = await visit(/\/assets\/About-/)
  const busy = 'document.querySelector("main").getAttribute("aria-busy") === "true"'
  await page.click(ABOUT)
  await until(page, busy)
  assert.ok(await page.$eval('[data-own=sign]', bar => bar.checkVisibility()))
  release()
  await shows(page, '/about')
  assert.not(await page.evaluate(busy))
  assert.not(await page.$eval('[data-own=sign]', bar => bar.checkVisibility()))
  assert.ok(await isMarked(page))
  await giveBack(page)
})

test('a second click on the link loads the document at once', async () => {
  const { page, asked, recover } = await visit(/\/assets\/About-/)
  await page.click(ABOUT)
  await asked()
  recover()
  await page.click(ABOUT)
  await until(page, '!("marked" in window)')
  await shows(page, '/about')
  await giveBack(page)
})

for (const [part, pattern] of parts) {
  test(`a ${part} that was not answered when it was fetched ahead is asked for again`, async () => {
    const { page, asked, recover } = await visit(pattern, 0.1)
    await page.hover(ABOUT)
    await asked()
    recover()
    await new Promise(resolve => setTimeout(resolve, 1500))
    await page.click(ABOUT)
    await shows(page, '/about')
    assert.ok(await isMarked(page), 'the document was loaded')
    await giveBack(page)
  })
}

/** The tab of the tests whose scripts are held back. */
const tab = once(() => browser.visit('/404', { kept: true }))

/** Goes from /about to /contact, and reloads there while the network holds the scripts back. */
async function reloadWithoutScripts() {
  const { page } = await tab()
  await page.goto(`${network.url}/about`)
  await hydrated(page)
  await page.click('header a[href="/contact"]')
  await shows(page, '/contact')
  const release = network.hold('scripts')
  page.reload().catch(() => {})
  const title = await titleOf('/contact')
  await until(page, `document.title === ${JSON.stringify(title)} && !document.querySelector('footer form')?.noValidate`)
  return { page, release }
}

const isAbout = async (page: Page) => {
  await shows(page, '/about')
  assert.is(await page.evaluate(() => location.pathname), '/about')
  const heading = (await documentOf('/about')).querySelector('h1')?.textContent
  assert.is(await page.$eval('h1', ({ textContent }) => textContent), heading)
}

test('Back while all scripts are on their way ends at the page of the address, before they come', async () => {
  const { page, release } = await reloadWithoutScripts()
  await back(page)
  if (!FIREFOX) await isAbout(page)
  release()
  await hydrated(page)
  await isAbout(page)
})

test('Back and Forward while all scripts are on their way end at the page of the address', async () => {
  const { page, release } = await reloadWithoutScripts()
  await back(page)
  if (!FIREFOX) await isAbout(page)
  await forward(page)
  // In Firefox the reload that Back began may win over Forward: then both the address and the page are the other.
  if (!FIREFOX) await until(page, 'location.pathname === "/contact"')
  release()
  await hydrated(page)
  await shows(page, FIREFOX ? await page.evaluate(() => location.pathname) : '/contact')
})

test('Back while only the words of the page are on their way ends at the page of the address', async () => {
  const { page } = await browser.visit('/about')
  await page.click('header a[href="/contact"]')
  await shows(page, '/contact')
  await page.setRequestInterception(true)
  const held: HTTPRequest[] = []
  let holds = true
  page.on('request', request =>
    holds && /\/assets\/contact-/.test(request.url()) ? held.push(request) : request.continue(),
  )
  // From the cache the words would not be on their way.
  await page.setCacheEnabled(false)
  page.reload().catch(() => {})
  for (let i = 0; i < 200 && held.length === 0; i += 1) await new Promise(resolve => setTimeout(resolve, 20))
  await until(page, 'document.querySelector("footer form")')
  await back(page)
  await until(page, 'location.pathname === "/about"')
  holds = false
  for (const request of held) request.continue().catch(() => {})
  await hydrated(page)
  await isAbout(page)
  // The earlier page is kept under its own path.
  await forward(page)
  await shows(page, '/contact')
  await back(page)
  await isAbout(page)
  await giveBack(page)
})

if (!FIREFOX) {
  for (const times of [1, 2]) {
    test(`Back ${times === 1 ? 'once' : 'twice'} while a view transition begins ends at the page of the address`, async () => {
      const { page } = await browser.visit('/contact', { motion: true })
      await clickAtRest(page, 'footer a[href="/terms"]')
      await shows(page, '/terms')
      // A slow machine takes its time between the start of a transition and the change of the page.
      await page.evaluate(() => {
        performance.clearMeasures('hydration')
        performance.measure('hydration', { start: 0, duration: 10 })
        const { startViewTransition } = document
        document.startViewTransition = change =>
          startViewTransition.call(document, async () => {
            Object.assign(window, { began: true })
            await new Promise(resolve => setTimeout(resolve, 300))
            if (typeof change === 'function') change()
          })
      })
      // By keys: the footer still moves while the sections of the page arrive.
      await page.focus('footer a[href="/cookies"]')
      await page.keyboard.press('Enter')
      await until(page, 'window.began')
      for (let i = 0; i < times; i += 1) {
        await back(page)
        await until(page, `location.pathname === '${i === 0 ? '/terms' : '/contact'}'`)
      }
      await new Promise(resolve => setTimeout(resolve, 900))
      await shows(page, times === 1 ? '/terms' : '/contact')
      await giveBack(page)
    })
  }
}

test('a site behind a path prefix keeps its address, and the browser follows its links', async () => {
  const { page } = await browser.visit('/404')
  await page.setRequestInterception(true)
  const about = await htmlOf('/about')
  page.on('request', request =>
    new URL(request.url()).pathname === '/copy/about'
      ? request.respond({ contentType: 'text/html', body: about })
      : request.continue(),
  )
  await page.goto(`${browser.url}/copy/about`)
  await hydrated(page)
  assert.is(await page.evaluate(() => location.pathname), '/copy/about')
  const heading = (await documentOf('/about')).querySelector('h1')?.textContent
  assert.is(await page.$eval('h1', ({ textContent }) => textContent), heading)
  await mark(page)
  await page.click('header a[href="/contact"]')
  await shows(page, '/contact')
  assert.not(await isMarked(page))
  await giveBack(page)
})

test('the language that a translator has set stays on the next page and the one after', async () => {
  const { page } = await browser.visit('/')
  await page.evaluate(() => {
    document.documentElement.lang = 'ar'
    document.documentElement.dir = 'rtl'
  })
  for (const path of ['/about', '/contact']) {
    await page.click(`header a[href="${path}"]`)
    await shows(page, path)
  }
  assert.equal(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]), ['ar', 'rtl'])
  await giveBack(page)
})

test.run()
