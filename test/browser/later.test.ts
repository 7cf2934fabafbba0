// Parts of a page whose scripts are loaded once it is hydrated (src/later/later.tsx): until these come, and where they do not,
// the page is whole, and what is there already can be used.
import type { HTTPRequest } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { follow, giveBack, hydrated, openBrowser, until } from '../support/browser'
import { isMarked, mark, shows } from '../support/pages'

const browser = await openBrowser()
test.after(browser.close)

const SCRIPT = /\/assets\/(ScrollGuide|CashGap|\w+Below)-/
const B2C = '/solutions/b2c'

/** Where each element of the sections is, and its text. The scroll guide stands outside of them. */
const LOOK = `[...document.querySelectorAll('main section *')].map(element => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [element.tagName, x, y + scrollY, width, height, element.childElementCount ? '' : element.textContent].join(' ')
})`

/** Opens a page whose later scripts do not come, until `release` is called. */
async function hold(path: string, before?: () => void) {
  const { page, faults } = await browser.visit('/terms', { fresh: true })
  if (before) await page.evaluateOnNewDocument(before)
  await page.setRequestInterception(true)
  const held: HTTPRequest[] = []
  let isHeld = true
  page.on('request', request =>
    isHeld && SCRIPT.test(request.url()) ? held.push(request) : request.continue().catch(() => {}),
  )
  // In Firefox the load event would wait for what is held.
  await page.goto(new URL(path, page.url()).href, { waitUntil: 'domcontentloaded' })
  await until(page, "document.querySelector('footer form[novalidate]')")
  const asked = async () => {
    while (held.length === 0) await new Promise(resolve => setTimeout(resolve, 20))
  }
  const release = () => {
    isHeld = false
    for (const request of held.splice(0)) request.continue()
  }
  return { page, faults, asked, release }
}

for (const path of ['/', B2C, '/solutions/b2b']) {
  test(`${path}: nothing moves when the scripts come that it was hydrated without`, async () => {
    const { page, faults, asked, release } = await hold(path)
    await asked()
    const before = await page.evaluate(LOOK)
    await page.evaluate(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver(list =>
        shifts.push(...list.getEntries().map(entry => (entry as PerformanceEntry & { value: number }).value)),
      ).observe({ type: 'layout-shift' })
    })
    release()
    await until(page, `!document.querySelector('[data-later=""]')`)
    await hydrated(page)
    await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 300)))
    const after = await page.evaluate(LOOK)
    assert.equal(after, before)
    assert.equal(await page.evaluate('window.shifts'), [])
    assert.equal(faults, [])
    await giveBack(page)
  })
}

test('while they do not come, the shop is operated, and its drawings stay', async () => {
  const { page, asked, release } = await hold(B2C)
  await asked()
  const drawn = 'document.querySelectorAll("main [data-later] svg").length'
  const before = await page.evaluate(drawn)
  await page.$eval('[name=agency]', field => field.scrollIntoView({ block: 'center' }))
  await page.type('[name=agency]', 'Al Noor')
  await page.$eval('[name=colour]', field => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    set?.call(field, '#7a1020')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await until(page, `document.querySelector('[data-moment=shop] [data-brand=own] bdi').textContent === 'Al Noor'`)
  assert.is(await page.evaluate(drawn), before)
  // Once they come, the drawings have what was chosen before.
  const named = `[...document.querySelectorAll('main [data-later] text')].some(text => text.textContent.includes('Al Noor'))`
  assert.not(await page.evaluate(named))
  release()
  await until(page, named)
  await giveBack(page)
})

/**
 * Runs in the browser page: puts an element before the heading as soon as that is there, so that React cannot hydrate the page.
 */
function putBeforeHeading() {
  const observer = new MutationObserver(() => {
    const heading = document.querySelector('h1')
    if (!heading) return
    observer.disconnect()
    heading.before(document.createElement('div'))
  })
  observer.observe(document, { subtree: true, childList: true })
}

test('if the page cannot be hydrated, its later parts keep what the server sent', async () => {
  const drawn = 'document.querySelectorAll("main [data-later] svg").length'
  const { page: whole } = await browser.visit(B2C, { javaScript: false })
  const expected = await whole.evaluate(drawn)
  const { page, faults, asked } = await hold(B2C, putBeforeHeading)
  await asked()
  assert.ok(faults.length > 0, 'it was hydrated')
  assert.is(await page.evaluate(drawn), expected)
  for (const visited of [whole, page]) await giveBack(visited)
})

for (const path of process.env.ROWS ? [B2C] : [B2C, '/solutions/b2b']) {
  test(`${path}: while they do not come, a link leads to its page without a new document`, async () => {
    const { page, asked } = await hold(path)
    await asked()
    await mark(page)
    await follow(page, '/about')
    await shows(page, '/about')
    assert.ok(await isMarked(page))
    await giveBack(page)
  })
}

test('a page that is reached by a link is there with all of them, and the one before can be left and come back to', async () => {
  const { page, faults } = await browser.visit('/about')
  await mark(page)
  for (const path of [B2C, '/', B2C, '/solutions/corporate']) {
    await follow(page, path)
    await shows(page, path)
    assert.is(await page.$('[data-later=""]'), null, path)
  }
  assert.ok(await isMarked(page))
  assert.equal(faults, [])
  await giveBack(page)
})

test.run()
