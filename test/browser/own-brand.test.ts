// The visitor's own name and colour on the shop of the B2C page: typed, shared by link, and brought to the form.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { MOST_LETTERS } from '../../src/contact/own-brand'
import { content as contact } from '../../src/content/contact'
import { content } from '../../src/content/solutions/b2c'
import { writeShop } from '../../src/mockups/b2c/link'
import { startOf } from '../../src/mockups/b2c/shop'
import { toneOf } from '../../src/mockups/b2c/tone'
import { giveBack, openBrowser, until } from '../support/browser'
import { tap } from '../support/moment'
import { back, forward } from '../support/pages'

const browser = await openBrowser()
test.after(browser.close)

const PATH = '/solutions/b2c'
const { storefront: words } = content.picture
const START = startOf(words)
const SAMPLE = words.texts.en.shops.murjan
const ARABIC = 'وكالة النور (دبي)!'
const NAME = '[data-moment] input[name=agency]'
const COPY = '[data-moment] button:has([aria-hidden])'

/** Returns the name of the shop wherever the page shows it, without the marks around it: shop, phone, headers, ticket. */
const shown = (page: Page) =>
  page.$$eval('main [data-moment] b > bdi, main svg text[font-weight="500"]:not([text-anchor])', texts =>
    texts.map(({ textContent }) => textContent?.replace(/[\u2066-\u2069]/g, '').trim()),
  )

/** Returns the requests that would tell a server the name, or that go to another one. Fragments are not sent. */
const told = (requests: readonly string[], own: string) =>
  requests.map(url => url.replace(/#.*/s, '')).filter(url => !url.startsWith(own) || /noor|%D9%88%D9%83/i.test(url))

const holds = (page: Page, name: string) =>
  until(page, `document.querySelector('[data-moment] b > bdi').textContent === ${JSON.stringify(name)}`)

const colourOf = (page: Page) =>
  page.$eval('main div[data-text]', div => (div as HTMLElement).style.getPropertyValue('--own'))

test('an Arabic name that is typed is on every picture, in the address and in the message, and is there after Back', async () => {
  const { page, faults, requests } = await browser.visit(PATH, { width: 1440, height: 900 })
  assert.equal(new Set((await shown(page)).slice(0, 3)), new Set([SAMPLE]))
  await page.type(NAME, ARABIC)
  await holds(page, ARABIC)
  assert.equal(new Set(await shown(page)), new Set([ARABIC]), 'wherever the page shows a name')
  await until(
    page,
    `location.hash === ${JSON.stringify(new URL(writeShop({ ...START, name: ARABIC }, START), browser.url).hash)}`,
  )

  await page.click('[data-moment] a[href^="/contact?"]')
  await until(page, "location.pathname === '/contact' && document.querySelector('main textarea')?.value")
  const message = await page.$eval('main textarea', box => box.value)
  assert.is(message.split('\n')[2], contact.carried.own.name.replace('{name}', ARABIC))
  assert.equal(told(requests, browser.url), [], 'no server is told the name')
  await back(page)
  await until(page, `document.querySelector('${NAME}')`)
  await holds(page, ARABIC)
  assert.is(await page.$eval(NAME, field => (field as HTMLInputElement).value), ARABIC)

  await page.click(NAME, { count: 3 })
  await page.keyboard.press('Backspace')
  await holds(page, SAMPLE)
  await until(page, "location.hash === ''")
  assert.equal(faults, [])
  await giveBack(page)
})

const A = writeShop({ ...START, name: 'Al Noor Travel', colour: 'ffd500', currency: 'eur' }, START)
const B = writeShop({ ...START, name: '<b>B & Söhne</b>', colour: '0a2540', language: 'ar' }, START)

test('a shared link shows the shop, in its colour and in view; Back and Forward lead from one shop to another', async () => {
  const { page, faults, requests } = await browser.visit(PATH + A, { width: 1440, height: 720 })
  await holds(page, 'Al Noor Travel')
  assert.is(await colourOf(page), toneOf('ffd500').ground)
  assert.is(await page.$eval('[data-moment] [data-id=eur] input', radio => (radio as HTMLInputElement).checked), true)
  const { top, bottom } = await page.$eval('[data-moment]', group => {
    const { top, bottom } = group.getBoundingClientRect()
    return { top, bottom }
  })
  assert.ok(top >= 0 && bottom <= 721, `from ${top} to ${bottom}`)
  assert.equal(told(requests, browser.url), [], 'no server is told the name')
  // As a pasted link does.
  await page.evaluate(hash => {
    location.hash = hash
  }, B)
  await holds(page, '<b>B & Söhne</b>')
  assert.is(await page.$('[data-moment] bdi b'), null)
  await back(page)
  await holds(page, 'Al Noor Travel')
  assert.is(await colourOf(page), toneOf('ffd500').ground)
  await forward(page)
  await holds(page, '<b>B & Söhne</b>')
  // A brand takes the colour's place, and the name stays.
  await page.click('[data-moment] [data-id=saffron]')
  await until(page, "!document.querySelector('main div[data-text]')")
  await holds(page, '<b>B & Söhne</b>')
  assert.equal(faults, [])
  await giveBack(page)
})

test('a name that is typed past its limit keeps its last space', async () => {
  const { page } = await browser.visit(PATH, { width: 1440, height: 900 })
  const words = `${'Twelve chars'.padEnd(MOST_LETTERS - 1, '-')} `
  await page.type(NAME, `${words}LLC`)
  assert.is(await page.$eval(NAME, field => (field as HTMLInputElement).value), words)
  await giveBack(page)
})

test('what is wrong in a fragment is ignored, and the address stays', async () => {
  const { page, faults } = await browser.visit(`${PATH}#shop=%00%E0%A4&colour=javascript:alert(1)`)
  for (const hash of [
    '#shop=&colour=url(//x.example)',
    '#shop',
    `#shop=${'x'.repeat(9000)}`,
    '#shop=%E2%80%AE&__proto__=1',
  ]) {
    await page.evaluate(hash => {
      location.hash = hash
    }, hash)
    await new Promise(resolve => setTimeout(resolve, 400))
    assert.is(await page.evaluate(() => location.hash), hash)
    assert.is(await page.$('main div[data-text]'), null)
  }
  assert.equal(faults, [])
  await giveBack(page)
})

test('without scripts a shared link shows the sample, and no control', async () => {
  const { page } = await browser.visit(PATH + A, { javaScript: false })
  assert.equal((await shown(page)).slice(0, 2), [SAMPLE, SAMPLE])
  const visible = await page.$$eval('[data-moment] :is(input, button, a[href*="wa.me"])', controls =>
    controls.filter(control => control.checkVisibility({ visibilityProperty: true })).map(({ outerHTML }) => outerHTML),
  )
  await giveBack(page)
  assert.equal(visible, [])
})

/** Runs in the browser: a clipboard that takes a text, or refuses it. */
function clip(takes: boolean) {
  const writeText = async (text: string) => {
    if (!takes) throw new DOMException('', 'NotAllowedError')
    Object.assign(window, { clipped: text })
  }
  Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
}

for (const takes of [true, false])
  test(`the link is ${takes ? 'copied, which is announced' : 'shown, selected, where the browser refuses to copy it'}`, async () => {
    const { page } = await browser.visit(PATH + A, { width: 390, height: 844, touch: true, before: [clip, takes] })
    await holds(page, 'Al Noor Travel')
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await tap(page, COPY)
    const said = words.own[takes ? 'copied' : 'failed']
    await until(page, `document.querySelector('[data-moment] [role=status]').textContent === ${JSON.stringify(said)}`)
    const link = `${browser.url}${PATH}${A}`
    const got = takes ? page.evaluate('clipped') : page.evaluate(() => getSelection()?.toString())
    assert.is(await got, link)
    assert.is(await page.evaluate(() => document.documentElement.scrollHeight), height)
    // The button itself says that the link is copied.
    const isSeen = await page.$eval('[data-moment] [role=status]', status => status.getBoundingClientRect().width > 1)
    assert.is(isSeen, !takes)
    const whatsapp = await page.$eval('[data-moment] a[href^="https://wa.me/"]', a => (a as HTMLAnchorElement).href)
    assert.is(new URL(whatsapp).searchParams.get('text'), `${words.own.message} ${link}`)
    await giveBack(page)
  })

for (const width of [320, 390, 834, 1440])
  test(`at ${width} px no name moves anything, and none is wider than its place`, async () => {
    const { page } = await browser.visit(PATH, { width, height: 900 })
    const measure = () =>
      page.evaluate(() => {
        const part = document.querySelector('[data-moment] output')?.getBoundingClientRect().top ?? 0
        const { scrollHeight, scrollWidth } = document.documentElement
        const wide = [...document.querySelectorAll<HTMLElement>('[data-moment] b > bdi')].map(
          name => name.getBoundingClientRect().right - (name.closest('div')?.getBoundingClientRect().right ?? 0),
        )
        // In Firefox it differs in the last digits.
        return { top: Math.round(100 * (part + scrollY)), scrollHeight, scrollWidth, over: wide.some(by => by > 0.5) }
      })
    const before = await measure()
    for (const name of ['W'.repeat(45), '旅'.repeat(40), 'Al Noor']) {
      await page.click(NAME, { count: 3 })
      const letters = Array.from(name)
      // All but the last at once: the field takes 40.
      const last = Math.min(letters.length, 40) - 1
      const begun = letters.slice(0, last).join('')
      await page.$eval(NAME, (field, value) => Object.assign(field, { value }), begun)
      for (const letter of letters.slice(last)) await page.keyboard.sendCharacter(letter)
      await holds(page, letters.slice(0, 40).join(''))
      assert.equal(await measure(), before, name)
    }
    await giveBack(page)
  })

test.run()
