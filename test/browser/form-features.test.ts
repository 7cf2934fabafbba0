// The contact form in a browser that lacks a feature: it has none of the name, it has null in its place, or the feature throws.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compose } from '../../src/contact/compose'
import { hydrated, openBrowser, until } from '../support/browser'
import { emptyOutbox, messagesIn } from '../support/form'
import { sentences } from '../support/sentences'
import { visitor } from '../support/visitor'

const browser = await openBrowser()
test.after(browser.close)
const { page } = await browser.visit('/404')

/** Runs in the browser page: breaks the feature at a path from the window. */
function lose(path: string, how: string) {
  const names = path.split('.')
  const name = names.pop() ?? ''
  const owner = names.reduce((object: object, name) => Reflect.get(object, name), window)
  const broken = () => {
    throw new Error(`${path} is broken`)
  }
  // A method may be defined further up, and an accessor cannot be assigned to.
  let holder: object | null = owner
  while (holder && !Object.hasOwn(holder, name)) holder = Object.getPrototypeOf(holder)
  if (!holder) throw new Error(`There is no ${path}`)
  const isAccessor = Object.getOwnPropertyDescriptor(holder, name)?.get !== undefined
  if (how === 'missing') Reflect.deleteProperty(holder, name)
  else if (how === 'null') Object.defineProperty(holder, name, { value: null, configurable: true })
  else Object.defineProperty(holder, name, isAccessor ? { get: broken } : { value: broken, configurable: true })
}

/** Fills in the form at once. */
const fill = () =>
  page.$eval(
    'main form',
    (form, values) => {
      for (const [name, value] of Object.entries(values))
        Object.assign((form as HTMLFormElement).elements.namedItem(name) ?? {}, { value })
    },
    visitor,
  )

const features: [feature: string, hasId: boolean][] = [
  ['AbortSignal.timeout', true],
  ['crypto.randomUUID', true],
  ['crypto.getRandomValues', true],
  ['crypto.subtle', true],
  ['crypto', false],
  ['sessionStorage', true],
  ['performance.getEntriesByType', true],
  ['PerformanceNavigationTiming', true],
  ['Object.hasOwn', true],
]

const ways = ['missing', 'null', 'throwing'] as const

for (const [index, [feature, hasId]] of features.entries()) {
  // In a run of all tests each fails in one way, because browser/missing takes most of them away as well.
  for (const how of ways.filter((_, way) => !process.env.ROWS || way === index % ways.length)) {
    test(`with ${feature} ${how} the form takes a topic, and sends`, async () => {
      await emptyOutbox(browser.outbox)
      const { identifier } = await page.evaluateOnNewDocument(lose, feature, how)
      await page.goto(`${browser.url}/contact?topic=demo`)
      await page.removeScriptToEvaluateOnNewDocument(identifier)
      await hydrated(page)
      await until(page, "document.querySelector('main form textarea').value !== ''")
      await page.focus('main form textarea')
      await page.keyboard.type('x')
      await fill()
      const id = await page.$eval('main form [name=id]', input => (input as HTMLInputElement).value)
      await page.click('main form [type=submit]')
      await until(
        page,
        `document.querySelector('main form [role=status]').textContent === ${JSON.stringify(sentences.sent)}`,
      )
      assert.equal(await messagesIn(browser.outbox), [compose(visitor)])
      assert.is(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id), hasId)
    })
  }
}

test('without signals that end a request the form sends', async () => {
  await emptyOutbox(browser.outbox)
  await page.goto(`${browser.url}/contact`)
  await hydrated(page)
  await fill()
  await page.evaluate(() => Object.assign(window, { AbortController: undefined, AbortSignal: undefined }))
  await page.click('main form [type=submit]')
  await until(
    page,
    `document.querySelector('main form [role=status]').textContent === ${JSON.stringify(sentences.sent)}`,
  )
  assert.equal(await messagesIn(browser.outbox), [compose(visitor)])
})

test('where the form’s script fails at the click, the browser posts the form itself', async () => {
  await emptyOutbox(browser.outbox)
  await page.goto(`${browser.url}/contact`)
  await hydrated(page)
  await fill()
  await page.evaluate(() => {
    FormData.prototype.get = () => {
      throw new Error('FormData is broken')
    }
  })
  await page.click('main form [type=submit]')
  await until(page, "document.querySelector('#sent')?.checkVisibility()")
  assert.equal(await messagesIn(browser.outbox), [compose(visitor)])
})

test.run()
