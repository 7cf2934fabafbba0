// A page restored from the browser's back/forward cache: none of its scripts runs again, and it must still work.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { follow, giveBack, openBrowser, until } from '../support/browser'
import { once } from '../support/once'
import { back, isMarked, mark, shows } from '../support/pages'
import { sentences } from '../support/sentences'
import { visitor } from '../support/visitor'
import { write } from '../support/write'
import { markup } from './moments/markup'

const browser = await openBrowser()
test.after(browser.close)

/** Leaves the page for another document, calls `meanwhile` there, and returns to the page that the cache has kept. */
async function leaveAndReturn(page: Page, to = '/llms.txt', meanwhile = async () => {}): Promise<void> {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }), { once: true }),
  )
  await page.goto(browser.url + to, { waitUntil: 'networkidle0' })
  await meanwhile()
  await back(page)
  await until(page, 'window.persisted === true')
}

test('what was typed is there, and is sent', async () => {
  const { page, faults } = await browser.visit('/contact')
  await write(page, visitor)
  await leaveAndReturn(page)
  const values = await page.$$eval('main form :is(input, textarea)[id]', fields =>
    Object.fromEntries(fields.map(field => [field.name, field.value])),
  )
  assert.equal(values, { ...visitor })
  await page.click('main form [type=submit]')
  await until(
    page,
    `document.querySelector('main form [role=status]').textContent === ${JSON.stringify(sentences.sent)}`,
  )
  assert.equal(faults, [])
  await giveBack(page)
})

test('the small menu is closed, nothing is inert, and it opens', async () => {
  const { page } = await browser.visit('/about', { width: 390 })
  const open = '#menu:popover-open'
  await page.click('header [popovertarget]')
  await page.waitForSelector(open)
  await leaveAndReturn(page)
  await until(page, `!document.querySelector('${open}') && !document.querySelector('[inert]')`)
  await page.click('header [popovertarget]')
  await page.waitForSelector(open)
  await giveBack(page)
})

const RANGE = '[data-moment=markup] input[type=range]'
const DROPDOWN = 'header nav [data-open=true]'

/** Returns what a picture shows and what is set in it. */
const stateOf = (page: Page) =>
  page.$$eval('[data-moment=markup] :is(output, input[type=range])', parts =>
    parts.map(part => (part instanceof HTMLInputElement ? part.value : part.textContent)),
  )

async function openDropdown(page: Page) {
  await page.focus('header nav button')
  await page.keyboard.press('Enter')
  await page.waitForSelector(DROPDOWN)
}

/** A page that was left and returned to: something was tried in its picture, and a dropdown was open. */
const returned = once(async () => {
  const visit = await browser.visit(markup.path, { kept: true })
  await visit.page.focus(RANGE)
  await visit.page.keyboard.press('ArrowRight')
  const left = await stateOf(visit.page)
  await openDropdown(visit.page)
  await leaveAndReturn(visit.page)
  const isClosed = await until(visit.page, `!document.querySelector('${DROPDOWN}')`).then(
    () => true,
    () => false,
  )
  return { ...visit, left, state: await stateOf(visit.page), isClosed }
})

test('what was tried in a picture is as it was left, and can be tried on', async () => {
  const { page, left, state } = await returned()
  assert.equal(state, left)
  await page.focus(RANGE)
  await markup.keys(page)
  const outputs = await page.$$eval('[data-moment=markup] output', all => all.map(({ textContent }) => textContent))
  assert.is.not(outputs[0], left[0])
})

test('a dropdown is closed, and opens', async () => {
  const { page, isClosed } = await returned()
  assert.ok(isClosed)
  await openDropdown(page)
})

test('what is aimed at is fetched, and is shown without a document', async () => {
  const { page, requests, faults } = await returned()
  await mark(page)
  const before = requests.length
  const link = 'header nav a[href="/about"]'
  await page.hover(link)
  const fetched = () => requests.slice(before).some(url => /\/assets\/about-/i.test(url))
  for (let i = 0; i < 60 && !fetched(); i += 1) await new Promise(resolve => setTimeout(resolve, 50))
  assert.ok(fetched())
  await page.click(link)
  await shows(page, '/about')
  assert.ok(await isMarked(page))
  assert.equal(faults, [])
})

test('the place on the page is kept, also by the way back within the site', async () => {
  const { page } = await browser.visit('/privacy')
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await leaveAndReturn(page)
  await until(page, 'Math.abs(scrollY - 900) < 2')
  await mark(page)
  await follow(page, '/about')
  await shows(page, '/about')
  await until(page, 'scrollY === 0')
  await back(page)
  await shows(page, '/privacy')
  await until(page, 'Math.abs(scrollY - 900) < 2')
  assert.ok(await isMarked(page))
  await giveBack(page)
})

for (const [left, chosen, dark] of [
  ['system', 'dark', true],
  ['dark', 'light', false],
  ['dark', 'system', false],
] as const)
  test(`a page that was left in ${left} is in ${chosen} if that was chosen meanwhile, and its switch says so`, async () => {
    const { page } = await browser.visit('/about')
    const choose = async (scheme: string) => {
      await page.click(`footer label:has([value=${scheme}])`)
      await until(page, `document.querySelector('footer [value=${scheme}]').checked`)
    }
    await choose(left)
    await leaveAndReturn(page, '/contact', () => choose(chosen))
    await until(page, `document.querySelector('footer [value=${chosen}]').checked`)
    const areDark = await page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      const bar = metas.find(({ media }) => matchMedia(media).matches)?.content
      const probe = document.createElement('canvas').getContext('2d')
      return [getComputedStyle(document.body).backgroundColor, bar].map(colour => {
        if (!probe || !colour) return null
        probe.fillStyle = colour
        probe.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0] = probe.getImageData(0, 0, 1, 1).data
        return red + green + blue < 382
      })
    })
    assert.equal(areDark, [dark, dark], 'the page, and the browser’s bar')
    await giveBack(page)
  })

test.run()
