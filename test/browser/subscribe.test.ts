// The subscribe box of the footer in a browser, in front of the real relay and its outbox.
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { HTTPRequest } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Composed, composeSubscription } from '../../src/contact/compose'
import type { ContactMessage } from '../../src/contact/fields'
import { sentences, subscribeAnchors } from '../../src/contact/validate'
import { site } from '../../src/content/site'
import { bodyOf, openBrowser, secondClick, until } from '../support/browser'

const FORM = 'footer form'
const FIELD = `${FORM} [name=email]`
const BUTTON = `${FORM} button`

const email = 'desk@deltaholidays.example'
const subscription = composeSubscription({ email } as ContactMessage)
const { success } = site.subscribe

const browser = await openBrowser()
test.after(browser.close)

// One page for all tests: each starts with a new document, and the site stores nothing.
const { page } = await browser.visit('/about', { prefetch: false })
const { page: plain } = await browser.visit('/about', { javaScript: false })
const pending = join(browser.outbox, 'pending')

/** Posts wait here for the test to answer them. */
let posts: HTTPRequest[] = []
const isPost = (request: HTTPRequest) => request.method() === 'POST'
await page.setRequestInterception(true)
page.on('request', request => (isPost(request) ? posts.push(request) : request.continue()))

test.before.each(async () => {
  posts = []
  for (const name of await readdir(pending)) await rm(join(pending, name))
  await page.goto(`${browser.url}/about`)
  await until(page, `document.querySelector('${FORM}').noValidate`)
})

/** Clicks the button, or does what else makes the form post, and gives the request. */
async function post(submit: () => Promise<unknown> = () => page.click(BUTTON)): Promise<HTTPRequest> {
  return (await Promise.all([page.waitForRequest(isPost), submit()]))[0]
}

const shows = (role: 'alert' | 'status', sentence: string) =>
  until(page, `document.querySelector('${FORM} [role=${role}]').textContent === ${JSON.stringify(sentence)}`)

const value = () => page.$eval(FIELD, input => (input as HTMLInputElement).value)

/** Subscribes without JavaScript and gives the address that it leads to, and the sentences seen there. */
async function land(email: string) {
  await plain.goto(`${browser.url}/about`)
  await plain.type(FIELD, email)
  // The browser's own check would keep some back.
  await plain.$eval(FORM, form => form.setAttribute('novalidate', ''))
  await Promise.all([plain.waitForNavigation(), plain.click(BUTTON)])
  const seen = await plain.$$eval(`${FORM} div div:not(:empty)`, all =>
    all.filter(div => div.checkVisibility()).map(div => div.textContent),
  )
  return { path: plain.url().replace(browser.url, ''), seen }
}

/** What the outbox holds. */
async function kept(): Promise<Composed[]> {
  const files = (await readdir(pending)).map(name => readFile(join(pending, name), 'utf8'))
  const messages: Composed[] = (await Promise.all(files)).map(file => JSON.parse(file))
  return messages.map(({ subject, text, html }) => ({ subject, text, html }))
}

const faults: [reason: string, email: string, anchor: 'email' | 'emailFormat'][] = [
  ['no email', '', 'email'],
  ['an email of spaces', '   ', 'email'],
  ['an email without a dot', 'desk@delta', 'emailFormat'],
  ['an email without an at sign', 'delta.example', 'emailFormat'],
  ['a space within the email', 'the desk@delta.example', 'emailFormat'],
]

for (const [reason, email, anchor] of faults) {
  const sentence = sentences[anchor]

  test(`${reason}: the box says so at the field and sends nothing`, async () => {
    await page.type(FIELD, email)
    await page.click(BUTTON)
    await shows('alert', sentence)
    const state = await page.$eval(FIELD, field => ({
      invalid: field.getAttribute('aria-invalid'),
      description: document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
      focused: document.activeElement === field,
    }))
    assert.equal(state, { invalid: 'true', description: sentence, focused: true })
    assert.is(posts.length, 0)
  })

  test(`${reason}: without JavaScript it leads to that sentence alone`, async () => {
    assert.equal(await land(email), { path: `/#${subscribeAnchors[anchor]}`, seen: [sentence] })
    assert.equal(await kept(), [])
  })
}

for (const [reason, typed] of [
  ['an email', email],
  ['an email with spaces around it', `  ${email} `],
] as const) {
  test(`${reason} reaches the outbox once, and success clears the field`, async () => {
    await page.type(FIELD, typed)
    await (await post()).continue()
    await shows('status', success)
    assert.equal(await kept(), [subscription])
    assert.is(await value(), '')
  })

  test(`${reason} reaches the outbox once without JavaScript and leads to the success sentence alone`, async () => {
    assert.equal(await land(typed), { path: `/#${subscribeAnchors.sent}`, seen: [success] })
    assert.equal(await kept(), [subscription])
  })
}

test('exactly the email, the id of the message and the unseen field are posted', async () => {
  await page.type(FIELD, email)
  const body = await bodyOf(await post())
  assert.equal(body.match(/(?<= name=")[^"]+/g), ['email', 'id', 'subject'])
})

test('while sending, the button is disabled and focus is at the status', async () => {
  const focus = () => page.evaluate(() => document.activeElement?.getAttribute('role'))
  await page.type(FIELD, email)
  const request = await post()
  await page.waitForSelector(`${BUTTON}:disabled`)
  assert.is(await focus(), 'status')
  await request.continue()
  await page.waitForSelector(`${BUTTON}:enabled`)
  assert.is(await focus(), 'status')
})

test('two live regions, empty at first, tell a fault and then, in its place, the success', async () => {
  const regions = await page.$$(`${FORM} :is([role=alert], [role=status])`)
  const texts = () => Promise.all(regions.map(region => region.evaluate(node => node.isConnected && node.textContent)))
  assert.equal(await texts(), ['', ''])
  await page.click(BUTTON)
  await shows('alert', sentences.email)
  assert.equal(await texts(), [sentences.email, ''])
  await page.type(FIELD, email)
  const request = await post()
  await shows('alert', '')
  await request.continue()
  await shows('status', success)
  assert.equal(await texts(), ['', success])
})

const failures: [reason: string, answer: (request: HTTPRequest) => unknown][] = [
  ['500', request => request.respond({ status: 500 })],
  ['503 with words of its own', request => request.respond({ status: 503, body: '{"error":"disk full"}' })],
  ['200 from a host without a relay', request => request.respond({ status: 200, body: '<!doctype html>' })],
  ['a lost connection', request => request.abort('connectionreset')],
]

for (const [reason, answer] of failures) {
  test(`after ${reason} the failure sentence is shown, the email is kept and nothing is sent again`, async () => {
    await page.type(FIELD, email)
    await answer(await post())
    await shows('alert', sentences.failed)
    await page.waitForSelector(`${BUTTON}:enabled`)
    assert.is(await value(), email)
    assert.is(posts.length, 1)
  })
}

const repeats: [reason: string, submit: () => Promise<unknown>][] = [
  ['a double click', () => page.click(BUTTON, { count: 2 })],
  ['Enter and a click', () => page.keyboard.press('Enter').then(() => page.click(BUTTON))],
  ['clicks before a render', () => page.$eval(BUTTON, button => [1, 2].map(() => (button as HTMLElement).click()))],
  ['clicks during a slow send', () => page.click(BUTTON).then(() => page.click(BUTTON, { count: 3, delay: 100 }))],
]

for (const [reason, submit] of repeats) {
  test(`${reason}: one request`, async () => {
    await page.type(FIELD, email)
    await (await post(submit)).continue()
    await shows('status', success)
    assert.equal([posts.length, (await kept()).length], [1, 1])
  })
}

test('a double click whose answer comes between its clicks ends in success', async () => {
  await page.type(FIELD, email)
  await (await post()).continue()
  await shows('status', success)
  await secondClick(page, BUTTON)
  await shows('status', success)
  assert.is(posts.length, 1)
})

test.run()
