// Features of the browser that a page can do without: an old engine lacks them, a privacy setting or an extension makes them
// null or lets them throw. They are taken away several at a time, and one at a time where that fails.
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compose } from '../../src/contact/compose'
import { giveBack, launch, openBrowser, until } from '../support/browser'
import { emptyOutbox, messagesIn } from '../support/form'
import { back, isMarked, mark, shows } from '../support/pages'
import { visitor } from '../support/visitor'

const browser = await openBrowser()
test.after(browser.close)
/** For a visit that never hydrates, which `browser.visit` would wait for. */
const plain = await launch()
test.after(() => plain.close())

/** In groups that are taken away together. */
const groups = [
  [
    'navigator.connection',
    'PerformanceObserver',
    'IntersectionObserver',
    'requestIdleCallback',
    'document.startViewTransition',
  ],
  [
    'performance.measure',
    'performance.getEntriesByName',
    'performance.getEntriesByType',
    'sessionStorage',
    'localStorage',
  ],
  ['HTMLElement.prototype.showPopover', 'HTMLElement.prototype.hidePopover', 'matchMedia', 'AbortSignal.timeout'],
  [
    'crypto.randomUUID',
    'crypto.subtle',
    'Object.hasOwn',
    'URL.canParse',
    'reportError',
    'Element.prototype.checkVisibility',
  ],
]

const ways = ['missing', 'null', 'throwing'] as const

/** Runs in the browser page, before the document: takes features away. */
function takeAway(paths: readonly string[], way: string) {
  for (const path of paths) {
    const names = path.split('.')
    const name = names.pop() ?? ''
    // biome-ignore lint/suspicious/noExplicitAny: any path of globals
    const holder = names.reduce((object: any, key) => object[key], globalThis)
    const isFunction = typeof holder[name] === 'function'
    for (let owner = holder; owner; owner = Object.getPrototypeOf(owner)) Reflect.deleteProperty(owner, name)
    const fail = () => {
      throw new TypeError('taken away')
    }
    if (way === 'null') Object.defineProperty(holder, name, { value: null, configurable: true })
    if (way === 'throwing') {
      Object.defineProperty(
        holder,
        name,
        isFunction ? { value: fail, configurable: true } : { get: fail, configurable: true },
      )
    }
  }
}

const fill = (page: Page) =>
  page.$eval(
    'main form',
    (form, values) => {
      for (const [name, value] of Object.entries(values))
        Object.assign(form.querySelector(`[name=${name}]`) ?? {}, { value })
    },
    visitor,
  )

test('without what React itself needs, the page stays as it was served: links and form work', async () => {
  const page = await plain.newPage()
  await page.setViewport({ width: 1280, height: 800 })
  const failed = new Promise(resolve => page.once('pageerror', resolve))
  await page.evaluateOnNewDocument(takeAway, ['AbortController'], 'null')
  await page.goto(`${browser.url}/contact`)
  // A visitor who clicks while the scripts start is another case: that of browser/early.
  await Promise.race([failed, setTimeout(15_000)])
  await page.waitForNetworkIdle()
  await emptyOutbox(browser.outbox)
  await fill(page)
  await page.focus('main form [type=submit]')
  await page.keyboard.press('Enter')
  // Not its address, /api/contact, which the page corrects at once.
  await until(page, 'document.querySelector("main form [data-shown]")')
  assert.equal(await messagesIn(browser.outbox), [compose(visitor)])
  await page.click('header nav a[href="/about"]')
  await shows(page, '/about')
})

/** Tries a picture, changes pages, sends the form and returns with Back, without some features. */
async function visitWithout(features: readonly string[], way: string) {
  const motion = features.includes('document.startViewTransition')
  const { page, faults } = await browser.visit('/', { motion, before: [takeAway, features, way] })
  await mark(page)
  await page.focus('[data-moment] input[type=range]')
  await page.keyboard.press('ArrowRight')
  await page.waitForSelector('[data-moment][data-used]')
  await page.click('header a[href="/contact"]')
  await shows(page, '/contact')
  await emptyOutbox(browser.outbox)
  await fill(page)
  await page.click('main form [type=submit]')
  await until(page, 'document.querySelector("main form [data-state=success]")')
  assert.equal(await messagesIn(browser.outbox), [compose(visitor)])
  await back(page)
  await shows(page, '/')
  assert.equal([await isMarked(page), faults], [true, []])
  await giveBack(page)
}

for (const features of groups) {
  for (const way of ways) {
    test(`${features.join(', ')} ${way}: a picture can be tried, pages change, the form sends, Back returns`, async () => {
      try {
        await visitWithout(features, way)
      } catch (error) {
        const needed: string[] = []
        for (const feature of features) await visitWithout([feature], way).catch(() => needed.push(feature))
        throw new Error(`Needed: ${needed.join(', ') || 'no single one'}`, { cause: error })
      }
    })
  }
}

test.run()
