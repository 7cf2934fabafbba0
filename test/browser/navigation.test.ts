// Moving between pages without loading documents.
import type { HTTPRequest } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pages } from '../../pages'
import { FIREFOX, follow, giveBack, hydrated, openBrowser, settled, until } from '../support/browser'
import { once } from '../support/once'
import { back, isMarked, mark, shows } from '../support/pages'
import { complaints } from '../support/policy'
import { allPages, htmlOf } from '../support/site'

const browser = await openBrowser()
test.after(browser.close)

/**
 * The pages from which a visitor walks through all others of the language: that for an unknown path, whose policy then
 * holds on all of them, and a home page.
 */
const ENTRIES = allPages.filter(({ path }) => path === '/404' || path === '/ar')

/** The words that tell a screen reader which page is shown. */
const ANNOUNCED = '#root > [aria-live=polite]'

/** Runs in the browser page: returns what it says of itself, or what a document says that it parses and does not run. */
function said(html?: string) {
  const page = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
  return {
    text: page.querySelector('main')?.textContent,
    title: page.title,
    description: page.querySelector('meta[name=description]')?.getAttribute('content'),
    canonical: page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
    hue: page.documentElement.dataset.hue,
  }
}

/** Runs in the browser page: returns what is told to its visitor on arrival, and where. */
const told = (announced: string) => ({
  announced: document.querySelector(announced)?.textContent,
  focus: document.activeElement?.tagName,
  scroll: scrollY,
})

for (const { site, path: entry } of ENTRIES) {
  const others = pages.filter(page => page.site === site && page.path !== entry)
  // A quick run goes to every page of the first language, and to some of the others, whose pages have the same parts.
  const walked = process.env.ROWS && site.dir === 'rtl' ? others.filter((_, index) => index % 4 === 0) : others
  const walk = once(async () => {
    const visit = await browser.visit(entry, { kept: true, prefetch: true })
    const { page } = visit
    await mark(page)
    const arrivals: { path: string; seen: object }[] = []
    for (const { path } of walked) {
      await page.evaluate(() => scrollTo(0, 500))
      await follow(page, path)
      await shows(page, path)
      await until(page, `document.querySelector('${ANNOUNCED}').textContent === document.title`)
      arrivals.push({ path, seen: { ...(await page.evaluate(said)), ...(await page.evaluate(told, ANNOUNCED)) } })
    }
    return { page, arrivals, stayed: await isMarked(page), complaints: complaints(visit) }
  })

  test(`a visitor walks through all pages without a document load, an error or a warning, from ${entry} on`, async () => {
    const { stayed, complaints } = await walk()
    assert.ok(stayed)
    assert.equal(complaints, [])
  })

  test(`text, title, description, canonical address, hue, focus and announcement follow to each page, from ${entry} on`, async () => {
    const { page, arrivals } = await walk()
    // Where no policy forbids to parse.
    await page.goto('about:blank')
    assert.ok(arrivals.length > 1)
    for (const { path, seen } of arrivals) {
      const { canonical, ...sent } = await page.evaluate(said, await htmlOf(path))
      // The document of an unknown path has no canonical address that could follow.
      const followed = entry === '/404' ? null : canonical
      assert.equal(seen, { ...sent, canonical: followed, announced: sent.title, focus: 'H1', scroll: 0 }, path)
    }
    await giveBack(page)
  })
}

test('the old page stays until the new one is here', async () => {
  const { page } = await browser.visit('/', { cold: true })
  const heading = () => page.$eval('h1', ({ textContent }) => textContent)
  const old = await heading()
  await page.setRequestInterception(true)
  const held: (() => void)[] = []
  let holding = true
  page.on('request', request => {
    if (holding && request.url().includes('/assets/')) held.push(() => request.continue())
    else request.continue()
  })
  await follow(page, '/about')
  await until(page, `location.pathname === '/about'`)
  await new Promise(resolve => setTimeout(resolve, 200))
  assert.is(await heading(), old)
  holding = false
  for (const release of held) release()
  await shows(page, '/about')
})

test('the page that was chosen last stays, whichever comes last', async () => {
  const { page } = await browser.visit('/', { cold: true })
  await page.setRequestInterception(true)
  const held: HTTPRequest[] = []
  page.on('request', request => {
    if (/\/assets\/about-/i.test(request.url())) held.push(request)
    else request.continue()
  })
  await follow(page, '/about')
  await until(page, `location.pathname === '/about'`)
  await follow(page, '/contact')
  await shows(page, '/contact')
  const title = await page.title()
  assert.ok(held.length > 0)
  await Promise.all(held.splice(0).map(request => request.continue()))
  await settled(page)
  assert.is(await page.title(), title)
})

test('a chunk that a newer deploy has removed makes the link load its document', async () => {
  const { page } = await browser.visit('/', { cold: true })
  await mark(page)
  await page.setRequestInterception(true)
  let removed = true
  page.on('request', request => {
    if (request.isNavigationRequest()) removed = false
    if (removed && /\/assets\/(About|about)-/.test(request.url())) request.respond({ status: 404, body: '' })
    else request.continue()
  })
  await follow(page, '/about')
  await shows(page, '/about')
  await until(page, '!("marked" in window)')
  assert.not(await isMarked(page))
})

test('an unknown path shows the 404 page with status 404', async () => {
  const { page } = await browser.visit('/404')
  const heading = () => page.$eval('h1', ({ textContent }) => textContent)
  const expected = await heading()
  const response = await page.goto(`${browser.url}/no/such/page`)
  assert.is(response?.status(), 404)
  await hydrated(page)
  assert.is(await heading(), expected)
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
  await page.click('main a[href="#stories"]')
  await until(page, 'Math.abs(document.getElementById("stories").getBoundingClientRect().top - 88) < 3')
})

test('a click with Control held opens the page in a tab of its own', async () => {
  const { page } = await browser.visit('/')
  const tabs = new Set(page.browserContext().targets())
  const opened = page.browserContext().waitForTarget(target => !tabs.has(target), { timeout: 5000 })
  await page.keyboard.down('Control')
  await follow(page, '/about')
  await page.keyboard.up('Control')
  await (await (await opened).page())?.close()
  assert.is(await page.evaluate(() => location.pathname), '/')
})

test('a link to the page that is shown adds no step to the history', async () => {
  const { page } = await browser.visit('/about')
  const length = () => page.evaluate(() => history.length)
  const before = await length()
  const key = () => page.evaluate(() => history.state?.key)
  const old = await key()
  await follow(page, '/about')
  await until(page, `history.state?.key !== ${JSON.stringify(old)}`)
  assert.is(await length(), before)
})

test('a click that something else has answered is not followed', async () => {
  const { page } = await browser.visit('/')
  await page.evaluate(() =>
    document.addEventListener('click', event => event.preventDefault(), { capture: true, once: true }),
  )
  await follow(page, '/about')
  await follow(page, '/contact')
  await shows(page, '/contact')
  await back(page)
  await shows(page, '/')
})

test('a path with a trailing slash is the page itself', async () => {
  const { page } = await browser.visit('/about/')
  assert.is(await page.evaluate(() => location.pathname), '/about')
  assert.is(await page.$eval('header nav [aria-current=page]', link => link.getAttribute('href')), '/about')
})

test('a script that did not come the first time is asked for again before the document is', async () => {
  const { page } = await browser.visit('/', { cold: true })
  await mark(page)
  await page.setRequestInterception(true)
  let failures = 1
  page.on('request', request => {
    if (/\/assets\.json$/.test(request.url()) && failures-- > 0) request.abort()
    else request.continue()
  })
  await follow(page, '/about')
  await shows(page, '/about')
  assert.ok(await isMarked(page))
})

test('a page that fails after another was chosen changes nothing', async () => {
  const { page } = await browser.visit('/', { cold: true })
  await mark(page)
  await page.setRequestInterception(true)
  const held: HTTPRequest[] = []
  page.on('request', request => {
    if (/\/assets\/(About|about)-/.test(request.url())) held.push(request)
    else request.continue()
  })
  await follow(page, '/about')
  await until(page, 'location.pathname === "/about"')
  await follow(page, '/contact')
  await shows(page, '/contact')
  while (held.length > 0) {
    await Promise.all(held.splice(0).map(request => request.abort()))
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  await shows(page, '/contact')
  assert.ok(await isMarked(page))
})

const machines = [
  { machine: 'quick', took: 20, motion: true, transitions: 1 },
  { machine: 'slow', took: 400, motion: true, transitions: 0 },
  { machine: 'quick', took: 20, motion: false, transitions: 0 },
]

for (const { machine, took, motion, transitions } of machines) {
  test(`a ${machine} machine whose visitor ${motion ? 'has nothing against' : 'wants less'} movement draws ${transitions} transitions`, async () => {
    const { page, faults } = await browser.visit('/', { motion })
    await page.evaluate(duration => {
      performance.clearMeasures('hydration')
      performance.measure('hydration', { start: 0, duration })
      const { startViewTransition } = document
      Object.assign(window, { transitions: 0 })
      document.startViewTransition = (...options) => {
        Object.assign(window, { transitions: 1 })
        return startViewTransition.apply(document, options)
      }
    }, took)
    await follow(page, '/about')
    await shows(page, '/about')
    assert.is(await page.evaluate('window.transitions'), FIREFOX ? 0 : transitions)
    assert.equal(faults, [])
  })
}

test('a page measures how long its hydration takes', async () => {
  const { page } = await browser.visit('/')
  const durations = await page.evaluate(() => performance.getEntriesByName('hydration').map(entry => entry.duration))
  assert.is(durations.length, 1)
  assert.ok(durations.every(duration => duration > 0))
})

test.run()
