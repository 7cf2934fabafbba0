// The shop of the B2C page, beyond the tests of every moment: its mirrored layout in Arabic, and the desktop and phone that
// must agree.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/solutions/b2c'
import { shopOf, startOf } from '../../src/mockups/b2c/shop'
import { shopArabic } from '../../src/theme/font'
import { giveBack, openBrowser, settled, until } from '../support/browser'
import { tap } from '../support/moment'

const browser = await openBrowser()
test.after(browser.close)

const PATH = '/solutions/b2c'
const words = content.picture.storefront
const START = startOf(words)
const choose = (page: Page, id: string) => page.click(`[data-moment] [data-id=${id}]`)

test('the letters of the shop in Arabic are loaded when Arabic is chosen, and not before', async () => {
  const { page, requests, faults } = await browser.visit(PATH, { cold: true })
  const loaded = () => requests.filter(url => url.endsWith(shopArabic.path)).length
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await choose(page, 'saffron')
  await choose(page, 'eur')
  await settled(page)
  assert.is(loaded(), 0)
  await choose(page, 'ar')
  await settled(page)
  assert.is(loaded(), 1)
  assert.equal(faults, [])
  await giveBack(page)
})

/** Returns where parts of the moment begin, in px from the left edge of the window. */
const lefts = (page: Page, selectors: readonly string[]) =>
  page.evaluate(
    selectors =>
      selectors.map(selector => document.querySelector(`[data-moment] ${selector}`)?.getBoundingClientRect().x ?? 0),
    selectors,
  )

test('in Arabic the shop is mirrored, says so to the browser, and what the operator sets stays where it is', async () => {
  const { page } = await browser.visit(PATH, { width: 1440, height: 900 })
  const parts = ['[data-sky=istanbul]', '[data-sky=cairo]', '[data-sky=tbilisi]']
  const settings = ['[data-id=en]', 'output', 'a']
  const [before, still] = [await lefts(page, parts), await lefts(page, settings)]
  await choose(page, 'ar')
  await until(page, `document.querySelectorAll('[data-moment] [lang=ar][dir=rtl]').length === 2`)
  const near = (a: readonly number[], b: readonly number[]) => a.every((x, i) => Math.abs(x - (b[i] ?? 0)) < 2)
  assert.ok(near(await lefts(page, parts), before.toReversed()), 'the first package is where the last was')
  assert.ok(near(await lefts(page, settings), still), 'a setting has moved')
  await giveBack(page)
})

for (const { width, height, reason } of [
  { width: 1440, height: 900, reason: 'the phone stands in front of the end of the desktop' },
  { width: 390, height: 844, reason: 'the phone stands below it' },
]) {
  test(`at ${width} px the phone shows what was chosen on the desktop: ${reason}`, async () => {
    const { page } = await browser.visit(PATH, { width, height, touch: true })
    await tap(page, '[data-moment] label[data-sky=tbilisi] b')
    await tap(page, '[data-moment] [data-id=usd]')
    const { booked, unit, first, later, dates, shop } = shopOf(words, { ...START, trip: 'tbilisi', currency: 'usd' })
    const phone = await page.$eval('[data-moment] div[data-sky]', cover => cover.parentElement?.textContent ?? '')
    for (const text of [shop, booked.name, dates, booked.price, unit, first, later]) assert.match(phone, text)
    await giveBack(page)
  })
}

const frames = (page: Page) =>
  page.evaluate(() => {
    const phone = document.querySelector('[data-moment] div[data-sky]')?.parentElement?.parentElement
    const desktop = phone?.previousElementSibling
    const hero = phone?.closest('section')
    if (!phone || !desktop || !hero) throw new Error('there is no phone, or nothing before it')
    const [end = 0] = getComputedStyle(phone)
      .boxShadow.split(/,(?![^(]*\))/)
      .map(shadow => {
        const [, y = 0, blur = 0, spread = 0] = Array.from(shadow.matchAll(/(-?[\d.]+)px/g), ([, px]) => Number(px))
        return y + blur + spread
      })
      .sort((a, b) => b - a)
    const bottom = Math.max(phone.getBoundingClientRect().bottom, desktop.getBoundingClientRect().bottom)
    return {
      shadow: bottom + end,
      hero: hero.getBoundingClientRect().bottom,
      overlap: desktop.getBoundingClientRect().bottom - phone.getBoundingClientRect().top,
    }
  })

for (const width of [390, 834, 1440]) {
  test(`at ${width} px the shadow of the frames ends within the hero, which cuts off what lies below it`, async () => {
    const page = await browser.look(PATH, { width, height: 900 })
    const { shadow, hero } = await frames(page)
    assert.ok(shadow > 100 && shadow <= hero, `${shadow} of ${hero}`)
  })
}

for (const width of [320, 390]) {
  test(`at ${width} px the phone hides nothing of the shop`, async () => {
    const page = await browser.look(PATH, { width, height: 844 })
    const { overlap } = await frames(page)
    assert.ok(overlap < 0, `${overlap} px`)
  })
}

test.run()
