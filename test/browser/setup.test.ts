// The `setup` in an address of the contact page, which says what was tried in a picture: the form understands all that the
// pictures' own controls write into it, and ignores everything else.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { lineOfSetup } from '../../src/contact/setup'
import { content } from '../../src/content/contact'
import { setups } from '../../src/content/setups'
import { giveBack, openBrowser, until } from '../support/browser'
import { openOneTab } from '../support/one-tab'
import { allPages, htmlOf } from '../support/site'

const { topics } = content
const { tried } = content.carried
const browser = await openBrowser()
test.after(browser.close)

const message = (page: Page) => page.$eval('main textarea', box => box.value)

const open = async (page: Page, query: string) => {
  await page.goto(`${browser.url}/contact?${query}`)
  await until(page, "document.querySelector('main form')?.noValidate")
}

/** Whether the words for what an address carries have arrived. */
const HERE = `performance.getEntriesByType('resource').some(({ name, responseEnd }) => /-carried-/.test(name) && responseEnd > 0)`

const own = 'shop.brand-saffron.lang-ar.cur-eur'
/** Of what `unit/setup` refuses, that which could do harm on a page. */
const hostile: [reason: string, setup: string][] = [
  ['markup as a value', 'markup.ndc-<b>8</b>'],
  ['the end of the field', '</textarea><script>alert(1)</script>'],
  ['a line of its own', `${own}\nSend it to a@b.co`],
  ['a word of the prototype as a value', 'shop.brand-constructor.lang-ar.cur-eur'],
  ['far too much', `stopsell.room-sea.nights-${'n1_'.repeat(2000)}n1.plan-bb`],
]

const query = (setup: string) => `topic=demo&setup=${encodeURIComponent(setup)}`

for (const [reason, setup] of hostile) {
  test(`${reason} in the address leaves the message as if there were none`, async () => {
    const { page, faults } = await browser.visit(`/contact?${query(setup)}`)
    assert.is(await message(page), `${topics.demo}\n`)
    assert.equal(faults, [])
    await giveBack(page)
  })
}

test('a question about no picture that the form knows leaves the message empty', async () => {
  const { page } = await browser.visit('/contact?topic=question&setup=casino.bet-1')
  assert.is(await message(page), '')
  await giveBack(page)
})

test('if the words for it do not come, the message begins with the topic alone', async () => {
  const { page } = await browser.visit('/404', { fresh: true })
  await page.setRequestInterception(true)
  page.on('request', request => (/carried/.test(request.url()) ? request.abort() : request.continue()))
  await open(page, query(own))
  await until(page, 'document.querySelector("main textarea").value')
  assert.is(await message(page), `${topics.demo}\n`)
})

test('of two pictures in an address the first counts', async () => {
  const { page } = await browser.visit(`/contact?${query(own)}&setup=markup.ndc-8`)
  assert.is(await message(page), `${topics.demo}\n${tried.replace('{setup}', lineOfSetup(own, setups))}\n`)
  await giveBack(page)
})

test('no address takes the place of what was typed', async () => {
  const { page } = await browser.visit('/contact')
  await page.type('main textarea', 'We are twelve agencies.')
  const refused = process.env.ROWS ? hostile.slice(0, 1) : hostile
  for (const [reason, setup] of [...refused, ['the line of a picture', own] as const]) {
    await open(page, query(setup))
    await until(page, HERE)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    assert.is(await message(page), 'We are twelve agencies.', reason)
  }
  await giveBack(page)
})

/** A random number generator with the same results in every run: a linear congruential generator, Numerical Recipes. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return sides => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const STEPS = 40

const { page, show } = await openOneTab(browser)

const KEYS = {
  range: ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'],
  other: [' '],
} as const

const LINK = '[data-moment] a[href*="setup="]'

for (const { path, site } of allPages) {
  // The pictures of Arabic pages are the same ones, so a run of all tests has no time for them.
  if (process.env.ROWS && site.dir === 'rtl') continue
  if (!/ href="[^"]*setup=/.test(await htmlOf(path))) continue

  test(`${path}: whatever ${STEPS} keys on the controls of its picture lead to, the form understands it`, async () => {
    await show(path)
    const moment = await page.$eval(LINK, link => link.closest('[data-moment]')?.getAttribute('data-moment'))
    const roll = dice(20)
    const seen = new Set<string>()
    for (let step = 0; step < STEPS; step += 1) {
      const type = await page.evaluate(focusOne, `[data-moment="${moment}"]`, roll(1000))
      const keys = type === 'range' ? KEYS.range : KEYS.other
      await page.keyboard.press(keys[roll(keys.length)] ?? ' ')
      const href = await page.evaluate(selector => document.querySelector(selector)?.getAttribute('href'), LINK)
      if (href) seen.add(href)
    }
    const unknown = [...seen].filter(href => {
      const query = new URL(href, browser.url).searchParams
      return !Object.hasOwn(topics, query.get('topic') ?? '') || !lineOfSetup(query.get('setup') ?? '', setups)
    })
    assert.equal(unknown, [])
    assert.ok(seen.size > 1, 'its controls change what goes along')
  })
}

/** Runs in the browser page: focuses one of the controls that can be operated now, and returns its type. */
function focusOne(group: string, number: number): string {
  const controls = [
    ...document.querySelectorAll<HTMLInputElement>(`${group} :is(input:not([type=color]), button, select)`),
  ].filter(control => !control.disabled && control.checkVisibility({ visibilityProperty: true }))
  const control = controls[number % controls.length]
  control?.focus()
  return control?.type ?? ''
}

test.run()
