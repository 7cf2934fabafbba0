// Pages in every state that their controls lead to, on a small phone: no text is cut off or over another; and once a translator
// has changed the page, everything works, and shows what it shows on an untranslated page.
import type { HTTPRequest, Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pages } from '../../pages'
import { capOf, ID } from '../../src/contact/fields'
import { follow, giveBack, openBrowser, until } from '../support/browser'
import { emptyOutbox } from '../support/form'
import { once } from '../support/once'
import { operateAll } from '../support/operate'
import { shows } from '../support/pages'
import { allPages } from '../support/site'
import { torn as findTorn } from '../support/torn'
import { textOf, translate, watchTexts } from '../support/translator'
import { visitor } from '../support/visitor'

const browser = await openBrowser()
test.after(browser.close)

/** Matches the faults of a fetch: the document of the 404 page, and the posts that a test loses. */
const FETCHED = /Failed to load resource|\/api\//

/** Does something with a page, and calls `after` with the name of each step. */
type Doing = (page: Page, after: (step: string) => Promise<void>) => Promise<void>

type Size = { width: number; height: number }
const LAPTOP: Size = { width: 1280, height: 800 }
const SMALL_PHONE: Size = { width: 320, height: 640 }

/** The text of the page after each step. */
type Seen = [step: string, text: string][]

/**
 * Opens a page with a clock that stands still, does something with it, and returns what it showed and its faults.
 * @param look looks at the page after each step
 */
async function visit(
  path: string,
  doing: Doing,
  size: Size,
  prepare: (page: Page) => Promise<unknown>,
  look = async (_page: Page, _step: string) => {},
) {
  const { page, faults } = await browser.visit(path, { ...size })
  await page.evaluate(() => {
    const now = Date.UTC(2026, 0, 5, 12)
    Date.now = () => now
  })
  await prepare(page)
  const seen: Seen = [['start', await textOf(page)]]
  await doing(page, async step => {
    seen.push([step, await textOf(page)])
    await look(page, step)
  })
  return { page, seen, faults: faults.filter(fault => !FETCHED.test(fault)) }
}

/** Returns the steps after which the texts differ, each with the beginning of the difference. */
function differences(seen: Seen, expected: Seen): string[] {
  return expected.flatMap(([step, text], index) => {
    const [same, shown] = seen[index] ?? ['no step', '']
    if (same !== step) return [`${same} in place of ${step}`]
    if (shown === text) return []
    const at = [...text].findIndex((letter, place) => letter !== shown[place])
    const [from, to] = [Math.max(0, at - 20), at + 40]
    return [`${step}: "${shown.slice(from, to)}" in place of "${text.slice(from, to)}"`]
  })
}

/**
 * Defines two tests of a page: what becomes of its texts, and whether a translated page shows the same.
 * @param translates whether the second is wanted
 */
function testTranslated(name: string, path: string, doing: Doing, { size = LAPTOP, translates = true } = {}) {
  const plain = once(async () => {
    let fragile = async (): Promise<string[]> => []
    const torn = new Set<string>()
    const watch = async (page: Page) => {
      fragile = await watchTexts(page)
    }
    const { page, seen } = await visit(path, doing, size, watch, async (page, step) => {
      // The way back leads through the same states.
      if (step.startsWith('back')) return
      for (const fault of await page.evaluate(findTorn)) torn.add(`${step}: ${fault}`)
    })
    const found = { fragile: await fragile(), torn: [...torn] }
    await giveBack(page)
    return { seen, found }
  })

  test(`${name}: each text that changes, comes or goes has an element of its own, and none is cut off or over another`, async () => {
    assert.equal((await plain()).found, { fragile: [], torn: [] })
  })

  if (!translates) return

  test(`${name}: translated, it shows after each step what it shows untranslated`, async () => {
    const { page, seen, faults } = await visit(path, doing, size, translate)
    await giveBack(page)
    assert.equal(differences(seen, (await plain()).seen), [])
    assert.equal(faults, [])
  })
}

const english = allPages.filter(({ site }) => site.base === '')
const others = allPages.filter(({ site }) => site.base !== '')

for (const { path } of english) testTranslated(path, path, operateAll, { size: SMALL_PHONE })

test('what a translator puts around white space takes no cell of a grid', async () => {
  const { page } = await browser.visit('/solutions/b2c')
  await translate(page)
  const tops = await page.$$eval('main [name=trip]', cards => cards.map(card => card.getBoundingClientRect().top))
  await giveBack(page)
  assert.ok(tops.length > 1)
  assert.is(new Set(tops).size, 1)
})

/** Replaces the text of a field: all but its last letter at once, and the last by a key. */
async function retype(page: Page, field: string, text: string): Promise<void> {
  await page.$eval(field, (element, text) => Object.assign(element, { value: text }), text.slice(0, -1))
  await page.type(field, text.slice(-1))
}

/** Clicks the button of a form and resolves with its post, which waits to be answered. */
async function post(page: Page, button: string): Promise<HTTPRequest> {
  const [request] = await Promise.all([page.waitForRequest(request => request.method() === 'POST'), page.click(button)])
  return request
}

/** Has every post of a page wait until the test answers it. */
async function holdPosts(page: Page): Promise<void> {
  await page.setRequestInterception(true)
  page.on('request', request => request.method() === 'POST' || request.continue())
}

testTranslated('the contact form', '/contact', async (page, after) => {
  const [form, button] = ['main form', 'main form [type=submit]']
  const field = (name: string) => `${form} [name=${name}]`
  const answered = () => until(page, `!document.querySelector('${button}').disabled`)
  await emptyOutbox(browser.outbox)
  await holdPosts(page)
  // The receipt shows digits of the id, which is random otherwise.
  await page.$eval(field(ID), id => Object.assign(id, { value: 'b1c44e0c-6b1f-4a3c-9d27-0f5a3c1e7d10' }))
  await page.click(button)
  await after('nothing filled in')
  for (const [name, text] of Object.entries({ ...visitor, email: 'nour@delta' })) await retype(page, field(name), text)
  await page.click(button)
  await after('an email without a dot')
  await retype(page, field('email'), visitor.email)
  await after('a good email')
  for (const length of [capOf('message') - 1, capOf('message'), capOf('message') + 1]) {
    await retype(page, field('message'), 'a'.repeat(length))
    await after(`a message of ${length} letters`)
  }
  await page.click(button)
  await after('sent though it is too long')
  await retype(page, field('message'), visitor.message)
  const lost = await post(page, button)
  await after('while it is sent')
  await lost.abort()
  await answered()
  await after('lost on the way')
  await (await post(page, button)).continue()
  await answered()
  await until(page, `document.querySelector('${form} section small')`)
  await after('sent')
  await page.click(`${form} [type=button]`)
  await after('another message')
})

testTranslated('the box for an email address', '/about', async (page, after) => {
  const [button, field] = ['footer form button', 'footer form [name=email]']
  const answered = () => until(page, `!document.querySelector('${button}').disabled`)
  await holdPosts(page)
  await page.click(button)
  await after('nothing typed')
  await page.type(field, 'desk@delta')
  await page.click(button)
  await after('an email without a dot')
  await page.type(field, '.example')
  await after('a good email')
  const lost = await post(page, button)
  await after('while it is sent')
  await lost.abort()
  await answered()
  await after('lost on the way')
  await (await post(page, button)).continue()
  await answered()
  await after('sent')
})

testTranslated('the way through all pages', '/404', async (page, after) => {
  for (const { path } of pages.filter(({ site }) => site.base === '')) {
    await follow(page, path)
    await shows(page, path)
    await until(page, "document.querySelector('#root > p').textContent.replace(/[«»]/g, '') === document.title")
    await after(path)
  }
})

// A translator reaches the same parts in every language, and these come last, so that the pages above them are the same
// ones in both tables.
for (const { path } of others)
  testTranslated(path, path, operateAll, { size: SMALL_PHONE, translates: !process.env.ROWS })

test.run()
