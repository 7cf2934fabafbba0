// The scroll position and the focus after Back, Forward, a reload, and links within a page.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { follow, hydrated, openBrowser, until } from '../support/browser'
import { back, forward, shows } from '../support/pages'

const browser = await openBrowser()
test.after(browser.close)

test('Back returns to the place on the page, Forward to the other, and a reload keeps it', async () => {
  const { page } = await browser.visit('/')
  await page.evaluate(() => scrollTo(0, 1200))
  await follow(page, '/about')
  await shows(page, '/about')
  await page.evaluate(() => scrollTo(0, 700))
  await back(page)
  await shows(page, '/')
  await until(page, 'Math.abs(scrollY - 1200) < 2')
  await forward(page)
  await shows(page, '/about')
  await until(page, 'Math.abs(scrollY - 700) < 2')
  await page.reload()
  await until(page, 'Math.abs(scrollY - 700) < 2')
})

test('the place is kept when the way back follows the scrolling at once', async () => {
  const { page } = await browser.visit('/')
  await follow(page, '/about')
  await shows(page, '/about')
  await page.evaluate(() => {
    scrollTo({ top: 700, behavior: 'instant' })
    history.back()
  })
  await shows(page, '/')
  await forward(page)
  await shows(page, '/about')
  await until(page, 'Math.abs(scrollY - 700) < 2')
})

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test('Back after a link within the page returns to where it was clicked, Forward to its section', async () => {
  const { page } = await browser.visit('/privacy')
  // Puts the link on the screen first, because a click on a link outside it would scroll.
  const place = await page.$eval('main nav a[href="#children"]', link => {
    scrollTo(0, Math.round(link.getBoundingClientRect().top - 300))
    return scrollY
  })
  await new Promise(resolve => setTimeout(resolve, 500))
  await page.click('main nav a[href="#children"]')
  await until(page, 'scrollY > 1000')
  const section = await page.evaluate(() => scrollY)
  await back(page)
  await until(page, `scrollY === ${place}`)
  await forward(page)
  await until(page, `Math.abs(scrollY - ${section}) < 2`)
})

for (const [path, link] of [
  ['/', 'footer a[href="/"]'],
  ['/contact', 'footer a[href="/contact"]'],
] as const) {
  test(`a link on ${path} to ${path} itself leads to its top, and the heading has the focus`, async () => {
    const { page } = await browser.visit(path)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await page.click(link)
    await until(page, 'scrollY === 0')
    assert.is(await focused(page), await page.$eval('h1', ({ textContent }) => textContent))
  })
}

test('a link to a section of another page leads to the section, whose heading has the focus', async () => {
  const { page } = await browser.visit('/solutions/b2b')
  await page.click('nav[aria-label="Breadcrumbs"] a[href="/#get-started"]')
  await shows(page, '/')
  await until(page, 'Math.abs(document.getElementById("get-started").getBoundingClientRect().top - 88) < 3')
  assert.is(await focused(page), await page.$eval('#get-started h2', ({ textContent }) => textContent))
})

test('a link to a row of another page moves the focus to the row', async () => {
  const { page } = await browser.visit('/')
  const link = 'main a[href^="/figures#"]'
  const hash = await page.$eval(link, anchor => (anchor as HTMLAnchorElement).hash)
  await page.focus(link)
  await page.keyboard.press('Enter')
  await shows(page, '/figures')
  await until(page, `document.activeElement.matches('${hash}')`)
})

test('offsets of two documents of one address are kept apart', async () => {
  const { page } = await browser.visit('/privacy')
  await page.evaluate(() => scrollTo(0, 2500))
  await follow(page, '/about')
  await shows(page, '/about')
  await page.goto(`${browser.url}/privacy`)
  await hydrated(page)
  await page.evaluate(() => scrollTo(0, 900))
  await follow(page, '/about')
  await shows(page, '/about')
  for (const [path, offset] of [
    ['/privacy', 900],
    ['/about', 0],
    ['/privacy', 2500],
  ] as const) {
    await back(page)
    await shows(page, path)
    await until(page, `Math.abs(scrollY - ${offset}) < 2`)
  }
})

test('what somebody else has stored does not stop the navigation', async () => {
  const { page, faults } = await browser.visit('/')
  await page.evaluate(() => sessionStorage.setItem('scroll', 'null'))
  await follow(page, '/about')
  await shows(page, '/about')
  await back(page)
  await shows(page, '/')
  assert.equal(faults, [])
})

test('what somebody else has stored does not stop it where nothing more can be stored either', async () => {
  const { page, faults } = await browser.visit('/')
  await page.evaluate(() => {
    sessionStorage.setItem('scroll', 'null')
    Storage.prototype.setItem = () => {
      throw new DOMException('There is no room', 'QuotaExceededError')
    }
  })
  await follow(page, '/about')
  await shows(page, '/about')
  await back(page)
  await shows(page, '/')
  assert.equal(faults, [])
})

test.run()
