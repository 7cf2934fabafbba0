// The invisible fields of a form: its id, which stays the same until the message is sent, the time that filling in took, and
// the trap that only programs fill in.
import type { HTTPRequest, Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/contact'
import { site } from '../../src/content/site'
import { bodyOf, FIREFOX, giveBack, openBrowser, until } from '../support/browser'
import { once } from '../support/once'
import { back } from '../support/pages'
import { sentences } from '../support/sentences'
import { visitor } from '../support/visitor'
import { leaveAll, write } from '../support/write'

const browser = await openBrowser()
test.after(browser.close)

const fields = { ...visitor, message: 'A demo?' }

/** A tab whose posts are answered with these statuses in turn, then with 202; 0 is a lost connection. */
const answering = once(async () => {
  const { page } = await browser.visit('/404', { kept: true })
  const posted = { ids: [] as string[], statuses: [] as number[] }
  await page.setRequestInterception(true)
  page.on('request', async request => {
    if (request.method() !== 'POST') return request.continue()
    posted.ids.push((await bodyOf(request)).match(/name="id"\r\n\r\n(.*)\r\n/)?.[1] ?? '')
    return answer(request, posted.statuses.shift() ?? 202)
  })
  return { page, posted }
})

/** Opens the contact page in that tab and fills it in. */
async function open(...statuses: number[]) {
  const { page, posted } = await answering()
  const ids: string[] = []
  Object.assign(posted, { ids, statuses })
  await leaveAll(page, browser.url)
  await page.goto(`${browser.url}/contact`)
  await until(page, `document.querySelector('main form')?.noValidate`)
  await fill(page)
  return { page, ids }
}

const answer = (request: HTTPRequest, status: number) =>
  status === 0 ? request.abort('connectionreset') : request.respond({ status, body: '{}' })

const fill = (page: Page) => write(page, fields)

/** Fills in the form after a moment, because nobody is faster. */
async function fillLater(page: Page) {
  await new Promise(resolve => setTimeout(resolve, 200))
  await fill(page)
}

async function send(page: Page, role: 'alert' | 'status') {
  await page.click('main form button')
  const sentence = role === 'alert' ? sentences.failed : sentences.sent
  await until(page, `document.querySelector('main form [role=${role}]').textContent === ${JSON.stringify(sentence)}`)
  await page.waitForSelector('main form [type=submit]:enabled')
}

/** Brings the fields back after a message was sent. */
const another = (page: Page) => page.click('main form button[type=button]')

test('a message has an id that no other has, also one that a program fills in after one that was sent', async () => {
  const { page, ids } = await open()
  await send(page, 'status')
  await another(page)
  await fill(page)
  await send(page, 'status')
  await another(page)
  await page.$eval(
    'main form',
    (form, fields) => {
      for (const [name, value] of Object.entries(fields)) {
        const field = (form as HTMLFormElement).elements.namedItem(name)
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value
      }
    },
    fields,
  )
  await send(page, 'status')
  assert.is(ids.filter(id => /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id)).length, 3)
  assert.is(new Set(ids).size, 3)
})

for (const [reason, status] of [
  ['a lost connection', 0],
  ['503', 503],
] as const) {
  test(`after ${reason} another try is the same message`, async () => {
    const { page, ids } = await open(status)
    await send(page, 'alert')
    await send(page, 'status')
    assert.is(ids.length, 2)
    assert.is(ids[0], ids[1])
  })
}

test('a message that was left after a failure is still the same when the visitor comes back', async () => {
  // Request interception would disable the browser's cache, and with it what the browser restores on Back.
  const { page } = await browser.visit('/contact')
  const id = () => page.$eval('main form [name=id]', field => (field as HTMLInputElement).value)
  await fill(page)
  await page.setOfflineMode(true)
  await send(page, 'alert')
  await page.setOfflineMode(false)
  const before = await id()
  await page.goto(`${browser.url}/favicon.svg`)
  await back(page)
  await until(page, `document.querySelector('main form')?.noValidate`)
  assert.is(await id(), before)
  await send(page, 'status')
})

const times: [reason: string, prepare: (page: Page) => Promise<unknown>, isKnown: boolean][] = [
  ['a form that was filled in after it was shown', fillLater, true],
  [
    'a form that was reached from another page',
    async page => {
      await page.click('header nav a[href="/about"]')
      await until(page, "location.pathname === '/about' && !document.querySelector('main form')")
      await page.click('header nav a[href="/contact"]')
      await page.waitForSelector('main form')
      await fillLater(page)
    },
    true,
  ],
  [
    'a form with a draft in it',
    async page => {
      await fill(page)
      await page.reload()
      await until(page, `document.querySelector('main form')?.noValidate`)
    },
    false,
  ],
]

for (const [reason, prepare, isKnown] of times) {
  test(`${reason} is sent with ${isKnown ? 'the ms that it took' : 'no time'}`, async () => {
    const { page } = await browser.visit('/contact')
    const start = performance.now()
    await prepare(page)
    const [post] = await Promise.all([
      page.waitForRequest(request => request.method() === 'POST'),
      page.click('main form button'),
    ])
    const took = (await bodyOf(post)).match(/name="took"\r\n\r\n(.*)\r\n/)?.[1]
    await giveBack(page)
    if (!isKnown) return assert.is(took, undefined)
    assert.match(took ?? '', /^\d+$/)
    // The page is shown some time before `visit` returns, so it may count up to 3 s more.
    assert.ok(Number(took) > 100 && Number(took) < performance.now() - start + 3000, took)
  })
}

/** A contact page that no test changes. */
const untouched = once(() => browser.visit('/contact', { kept: true }))

test('the unseen field is not reached with the Tab key', async () => {
  const { page } = await untouched()
  await page.focus('main form [name=fullName]')
  const reached = new Set<string | null>()
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press('Tab')
    reached.add(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? null))
  }
  assert.ok(reached.has('message'))
  assert.not(reached.has('subject'))
})

// Puppeteer cannot read the accessibility tree of Firefox, so the test is skipped there.
const inChromium = FIREFOX ? test.skip : test

inChromium('the unseen field is not in the accessibility tree', async () => {
  const { page } = await untouched()
  const tree = JSON.stringify(await page.accessibility.snapshot({ interestingOnly: false }))
  assert.match(tree, content.form.labels.email)
  assert.not.match(tree, site.labels.trap)
})

test('the unseen field takes no room', async () => {
  const { page } = await untouched()
  const boxes = await page.$$eval('form > div[aria-hidden]', all =>
    all.map(box => [box.clientWidth, box.clientHeight].join(' x ')),
  )
  assert.equal(boxes, ['1 x 1', '1 x 1'])
})

test.run()
