// Which pages are prefetched before a link to them is followed.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openBrowser, settled, type Visit } from '../support/browser'
import { shows } from '../support/pages'

const browser = await openBrowser()
test.after(browser.close)

test('a click on what was aimed at needs no request', async () => {
  const { page, requests } = await browser.visit('/', { prefetch: true })
  await page.hover('header nav a[href="/about"]')
  await settled(page)
  const before = requests.length
  await page.click('header nav a[href="/about"]')
  await shows(page, '/about')
  assert.equal(
    requests.slice(before).filter(url => /about|About/i.test(url)),
    [],
  )
})

test('a link to a file fetches nothing when it is aimed at', async () => {
  const { page, requests, faults } = await browser.visit('/questions', { prefetch: true })
  await settled(page)
  const before = requests.length
  await page.hover('main a[href$=".csv"]')
  await settled(page)
  assert.equal([requests.slice(before), faults], [[], []])
})

/** Returns the requested scripts with the words of pages other than the training page. */
const wordsOfOthers = ({ requests }: Visit) =>
  requests.filter(
    url => /\/assets\/[a-z][\w-]*-\w{8}\.js$/.test(url) && !/training|app|vendor|chunk|further|site-/.test(url),
  )

test('while nothing else happens the first page that is proposed is fetched, and no other', async () => {
  const visit = await browser.visit('/services/training', { prefetch: true })
  for (let i = 0; i < 100 && wordsOfOthers(visit).length === 0; i += 1)
    await new Promise(resolve => setTimeout(resolve, 50))
  await new Promise(resolve => setTimeout(resolve, 2500))
  assert.is(wordsOfOthers(visit).length, 1, wordsOfOthers(visit).join())
})

test('for a visitor who saves data no proposed page is fetched', async () => {
  const visit = await browser.visit('/services/training')
  await new Promise(resolve => setTimeout(resolve, 4000))
  assert.equal(wordsOfOthers(visit), [])
})

test('a click ends what is fetched for no reason but that it is proposed', async () => {
  const visit = await browser.visit('/services/training', { prefetch: true, slowness: 4 })
  await visit.page.mouse.click(5, 5)
  await new Promise(resolve => setTimeout(resolve, 6000))
  assert.equal(wordsOfOthers(visit), [])
})

test('a page behind a closed menu is fetched when its link is aimed at, not before', async () => {
  const { page, requests } = await browser.visit('/contact', { prefetch: true })
  const chunks = () => requests.filter(url => /\/assets\/training-/i.test(url))
  await settled(page)
  assert.equal(chunks(), [])
  await page.hover('header nav [data-open]:has(a[href="/services/training"]) > button')
  await page.waitForSelector('header nav a[href="/services/training"]', { visible: true })
  await page.hover('header nav a[href="/services/training"]')
  for (let i = 0; i < 60 && chunks().length < 2; i += 1) await new Promise(resolve => setTimeout(resolve, 50))
  assert.is(chunks().length, 2)
})

const aims: [how: string, aim: (page: Page, link: string) => Promise<unknown>][] = [
  ['a mouse that rests on it', (page, link) => page.hover(link)],
  ['the focus of a keyboard', (page, link) => tabTo(page, link)],
  [
    'a finger that comes down on it',
    async (page, link) => {
      const box = await (await page.$(link))?.boundingBox()
      await page.touchscreen.touchStart((box?.x ?? 0) + 9, (box?.y ?? 0) + 9)
    },
  ],
]

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, selector: string) {
  for (let i = 0; i < 50; i += 1) {
    await page.keyboard.press('Tab')
    if (await page.$eval(selector, element => element === document.activeElement)) return
  }
  throw new Error(`Tab does not reach ${selector}`)
}

for (const [how, aim] of aims) {
  test(`a page is fetched by ${how}, where nothing else is prefetched`, async () => {
    const { page, requests } = await browser.visit('/', { touch: how.includes('finger') })
    const chunks = () => requests.filter(url => /\/assets\/about-/i.test(url))
    assert.equal(chunks(), [])
    await aim(page, 'header nav a[href="/about"]')
    for (let i = 0; i < 60 && chunks().length < 2; i += 1) await new Promise(resolve => setTimeout(resolve, 50))
    assert.is(chunks().length, 2, 'the view and its words')
    assert.is(await page.evaluate(() => location.pathname), '/')
  })
}

test.run()
