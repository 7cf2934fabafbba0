// The subscribe box of the footer in a browser, backed by the real relay and its outbox.
import type { HTTPRequest } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { composeSubscription } from '../../src/contact/compose'
import type { ContactMessage } from '../../src/contact/fields'
import { subscribeAnchors } from '../../src/contact/validate'
import { site } from '../../src/content/site'
import { bodyOf, openBrowser, secondClick, until } from '../support/browser'
import { emptyOutbox, openForm } from '../support/form'
import { sentences } from '../support/sentences'

const FORM = 'footer form'
const FIELD = `${FORM} [name=email]`
const BUTTON = `${FORM} button`

const email = 'desk@deltaholidays.example'
const subscription = composeSubscription({ email } as ContactMessage)
const { success } = site.subscribe

const browser = await openBrowser()
test.after(browser.close)

const { page, posts, open, post, shows, regions, kept } = await openForm(browser, '/about', FORM)
const { page: plain } = await browser.visit('/about', { javaScript: false })

test.before.each(() => emptyOutbox(browser.outbox))

const value = () => page.$eval(FIELD, input => (input as HTMLInputElement).value)

/** Subscribes without JavaScript. Returns the path that this leads to, and the sentences visible there. */
async function land(email: string) {
  await plain.goto(`${browser.url}/about`)
  await plain.type(FIELD, email)
  // The browser's own validation would block some of the submissions.
  await plain.$eval(FORM, form => form.setAttribute('novalidate', ''))
  await Promise.all([plain.waitForNavigation(), plain.click(BUTTON)])
  const seen = await plain.$$eval(`${FORM} div div:not(:empty)`, all =>
    all.filter(div => div.checkVisibility()).map(div => div.textContent),
  )
  return { path: plain.url().replace(browser.url, ''), seen }
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
    await open()
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

  test(`${reason}: without JavaScript the box comes back as it was posted, with that sentence alone`, async () => {
    assert.equal(await land(email), { path: '/api/subscribe', seen: [sentence] })
    // The browser sets the focus after painting, which a busy machine delays.
    await until(plain, `document.activeElement.id === '${subscribeAnchors[anchor]}'`, 20_000)
    const state = await plain.$eval(FIELD, field => [
      (field as HTMLInputElement).value,
      field.getBoundingClientRect().bottom <= innerHeight,
    ])
    assert.equal(state, [email.trim(), true])
    assert.equal(await kept(), [])
  })
}

for (const [reason, typed] of [
  ['an email', email],
  ['an email with spaces around it', `  ${email} `],
] as const) {
  test(`${reason} reaches the outbox once, and success clears the field`, async () => {
    await open()
    await page.type(FIELD, typed)
    await (await post()).continue()
    await shows('status', success)
    assert.equal(await kept(), [subscription])
    assert.is(await value(), '')
  })

  test(`${reason} reaches the outbox once without JavaScript, and the answer is the page with the success sentence alone`, async () => {
    assert.equal(await land(typed), { path: '/api/subscribe', seen: [success] })
    assert.equal(await kept(), [subscription])
  })
}

test('no address makes the box claim anything about a subscription', async () => {
  for (const anchor of Object.values(subscribeAnchors)) {
    // Of these only the first loads the page.
    await plain.goto(`${browser.url}/#${anchor}`)
    assert.is(await plain.$eval(`#${anchor}`, answer => answer.checkVisibility()), false, anchor)
  }
})

test('exactly the email, the id of the form, the unseen field and the time that it took are posted', async () => {
  await open()
  await page.type(FIELD, email)
  const body = await bodyOf(await post())
  assert.equal(body.match(/(?<= name=")[^"]+/g), ['email', 'id', 'subject', 'took'])
})

test('while sending, the button is disabled and focus is at the status', async () => {
  await open()
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
  await open()
  const texts = await regions()
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
    await open()
    await page.type(FIELD, email)
    await answer(await post())
    await shows('alert', sentences.failed)
    await page.waitForSelector(`${BUTTON}:enabled`)
    assert.is(await value(), email)
    assert.is(posts.length, 1)
  })
}

test('the box has a label that is seen, beside it it says what one gets, and the privacy policy is one click away', async () => {
  await open()
  const { note, privacy } = site.subscribe
  const labels = await page.$eval(FIELD, field =>
    Array.from((field as HTMLInputElement).labels ?? [], label => [label.textContent, label.checkVisibility()]),
  )
  assert.equal(labels, [[site.subscribe.label, true]])
  const said = await page.$eval(`${FORM} p + div + p`, line => line.textContent)
  assert.is(said, `${note} ${privacy.name}`)
  await page.click(`${FORM} a`)
  await page.waitForFunction(path => location.pathname === path, {}, privacy.href)
})

const repeats: [reason: string, submit: () => Promise<unknown>][] = [
  ['a double click', () => page.click(BUTTON, { count: 2 })],
  ['Enter and a click', () => page.keyboard.press('Enter').then(() => page.click(BUTTON))],
  ['clicks before a render', () => page.$eval(BUTTON, button => [1, 2].map(() => (button as HTMLElement).click()))],
  ['clicks during a slow send', () => page.click(BUTTON).then(() => page.click(BUTTON, { count: 3, delay: 100 }))],
]

for (const [reason, submit] of repeats) {
  test(`${reason}: one request`, async () => {
    await open()
    await page.type(FIELD, email)
    await (await post(submit)).continue()
    await shows('status', success)
    assert.equal([posts.length, (await kept()).length], [1, 1])
  })
}

test('a double click whose answer comes between its clicks ends in success', async () => {
  await open()
  await page.type(FIELD, email)
  await (await post()).continue()
  await shows('status', success)
  await secondClick(page, BUTTON)
  await shows('status', success)
  assert.is(posts.length, 1)
})

test.run()
