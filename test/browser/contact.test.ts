// The contact form in a browser, in front of the real relay and its outbox.
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { HTTPRequest } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Composed, compose } from '../../src/contact/compose'
import type { ContactMessage, Field } from '../../src/contact/fields'
import { type Anchor, sentences } from '../../src/contact/validate'
import { topics } from '../../src/content/actions'
import { content } from '../../src/content/contact'
import { openBrowser, until } from '../support/browser'

const FORM = 'main form'
const BUTTON = `${FORM} button`

const good: ContactMessage = {
  fullName: 'Nour Abdallah',
  email: 'nour@deltaholidays.example',
  company: 'Delta Holidays',
  mobilePhone: '+971 50 555 0142',
  message: 'One credit ledger?\nA demo next week?',
}
const empty: ContactMessage = { fullName: '', email: '', company: '', mobilePhone: '', message: '' }

const browser = await openBrowser()
test.after(browser.close)

const { page } = await browser.visit('/contact')
const { page: plain } = await browser.visit('/contact', { javaScript: false })
const pending = join(browser.outbox, 'pending')

/** What waits for the test to answer it: posts, if a test does not say otherwise. */
let held: HTTPRequest[] = []
let holds = isPost
await page.setRequestInterception(true)
page.on('request', request => (holds(request) ? held.push(request) : request.continue()))

test.before.each(async () => {
  held = []
  holds = isPost
  for (const name of await readdir(pending)) await rm(join(pending, name))
  await open('/contact')
})

async function open(path: string) {
  await page.goto(browser.url + path)
  await until(page, `document.querySelector('${FORM}').noValidate`)
}

async function fill(change: Partial<ContactMessage> = {}, on = page) {
  for (const [name, value] of Object.entries({ ...good, ...change })) await on.type(`${FORM} [name=${name}]`, value)
}

function isPost(request: HTTPRequest) {
  return request.method() === 'POST'
}

/** Clicks the button, or does what else makes the form post, and gives the request. */
async function post(submit: () => Promise<unknown> = () => page.click(BUTTON)): Promise<HTTPRequest> {
  return (await Promise.all([page.waitForRequest(isPost), submit()]))[0]
}

const shows = (role: 'alert' | 'status', sentence: string) =>
  until(page, `document.querySelector('${FORM} [role=${role}]').textContent === ${JSON.stringify(sentence)}`)

const values = () => page.$eval(FORM, form => Object.fromEntries(new FormData(form as HTMLFormElement)))

/** Fills in the form without JavaScript and gives the address that it leads to, and the sentences seen there. */
async function land(change: Partial<ContactMessage>) {
  await plain.goto(`${browser.url}/contact`)
  await fill(change, plain)
  // The browser's own check would keep some back.
  await plain.$eval(FORM, form => form.setAttribute('novalidate', ''))
  await Promise.all([plain.waitForNavigation(), plain.click(BUTTON)])
  const seen = await plain.$$eval(`${FORM} p`, all => all.filter(p => p.checkVisibility()).map(p => p.textContent))
  return { path: plain.url().replace(browser.url, ''), seen }
}

/** What the outbox holds. */
async function kept(): Promise<Composed[]> {
  const files = (await readdir(pending)).map(name => readFile(join(pending, name), 'utf8'))
  return (await Promise.all(files)).map(file => {
    const { subject, text, html }: Composed = JSON.parse(file)
    return { subject, text, html }
  })
}

/** In the order of the rules: the first failure wins. */
const faults: [reason: string, change: Partial<ContactMessage>, field: Field, anchor: Anchor][] = [
  ['nothing filled in', empty, 'fullName', 'fullName'],
  ['a name of spaces', { fullName: '   ' }, 'fullName', 'fullName'],
  ['no email, phone or message', { ...empty, fullName: 'Nour' }, 'email', 'email'],
  ['an email without a dot, and no phone', { email: 'nour@delta', mobilePhone: '' }, 'email', 'emailFormat'],
  ['a space within the email', { email: 'nour a@delta.example' }, 'email', 'emailFormat'],
  ['no phone and no message', { mobilePhone: '', message: '' }, 'mobilePhone', 'mobilePhone'],
  ['a message of spaces and lines', { message: ' \n \n' }, 'message', 'message'],
]

for (const [reason, change, field, anchor] of faults) {
  test(`${reason}: it says so above the button, goes to ${field} and sends nothing`, async () => {
    await fill(change)
    await page.click(BUTTON)
    await shows('alert', sentences[anchor])
    const state = await page.$eval(FORM, form => {
      const invalid = [...form.querySelectorAll('[aria-invalid=true]')]
      const description = document.getElementById(invalid[0]?.getAttribute('aria-describedby') ?? '')
      const edges = [description, form.querySelector('button')].map(element => element?.getBoundingClientRect())
      return {
        invalid: invalid.map(control => control.getAttribute('name')),
        description: description?.textContent,
        above: Number(edges[0]?.bottom) <= Number(edges[1]?.top),
        focus: document.activeElement?.getAttribute('name'),
      }
    })
    assert.equal(state, { invalid: [field], description: sentences[anchor], above: true, focus: field })
    assert.is(held.length, 0)
  })

  test(`${reason}: without JavaScript it leads to the sentence of ${anchor} alone`, async () => {
    assert.equal(await land(change), { path: `/contact#${anchor}`, seen: [sentences[anchor]] })
  })
}

const sent: [reason: string, change: Partial<ContactMessage>, expected: ContactMessage][] = [
  ['a complete message', {}, good],
  ['a message without a company', { company: '' }, { ...good, company: 'Not provided' }],
  ['a message with spaces around it', { fullName: '  Nour Abdallah ', message: `\n ${good.message} \n` }, good],
]

for (const [reason, change, expected] of sent) {
  test(`${reason} reaches the outbox once, and success clears the form`, async () => {
    await fill(change)
    await (await post()).continue()
    await shows('status', sentences.sent)
    assert.equal(await kept(), [compose(expected)])
    assert.equal(await values(), empty)
  })

  test(`${reason} reaches the outbox once without JavaScript and leads to the success sentence alone`, async () => {
    assert.equal(await land(change), { path: '/contact#sent', seen: [sentences.sent] })
    assert.equal(await kept(), [compose(expected)])
  })
}

test('a message that is too long leads to the failure sentence alone without JavaScript', async () => {
  await plain.evaluateOnNewDocument(() => {})
  assert.equal(await land({}), { path: '/contact#failed', seen: [sentences.failed] })
})

test('exactly the five fields are posted', async () => {
  await fill()
  const names = (await post()).postData()?.matchAll(/ name="(.*?)"/g) ?? []
  assert.equal(
    Array.from(names, ([, name]) => name),
    Object.keys(good),
  )
})

test('an error goes away when the next submit starts', async () => {
  await page.click(BUTTON)
  await shows('alert', sentences.fullName)
  await fill()
  await post()
  await shows('alert', '')
  assert.is(await page.$(`${FORM} [aria-invalid]`), null)
})

test('while sending, the button is disabled, with another label and a spinner', async () => {
  const button = () =>
    page.$eval(BUTTON, button => {
      const icons = [...button.querySelectorAll('svg')].filter(icon => icon.checkVisibility())
      return [button.textContent, ...icons.map(icon => icon.firstElementChild?.getAttribute('href'))]
    })
  await fill()
  const request = await post()
  await page.waitForSelector(`${BUTTON}:disabled`)
  assert.equal(await button(), [content.form.sending, '#i-loader'])
  await request.continue()
  await page.waitForSelector(`${BUTTON}:enabled`)
  assert.equal(await button(), [content.form.submit, '#i-arrow-right'])
})

test('focus is at the status while sending and after', async () => {
  const focus = () => page.evaluate(() => document.activeElement?.getAttribute('role'))
  await fill()
  const request = await post()
  await page.waitForSelector(`${BUTTON}:disabled`)
  assert.is(await focus(), 'status')
  await request.continue()
  await shows('status', sentences.sent)
  assert.is(await focus(), 'status')
})

test('the live regions are there, empty, before their text comes', async () => {
  const regions = await page.$$(`${FORM} :is([role=alert], [role=status])`)
  const texts = () => Promise.all(regions.map(region => region.evaluate(node => node.isConnected && node.textContent)))
  assert.equal(await texts(), ['', ''])
  await page.click(BUTTON)
  await shows('alert', sentences.fullName)
  assert.equal(await texts(), [sentences.fullName, ''])
  await fill()
  await (await post()).continue()
  await shows('status', sentences.sent)
  assert.equal(await texts(), ['', sentences.sent])
})

const json = (status: number, body: unknown) => (request: HTTPRequest) =>
  request.respond({ status, contentType: 'application/json', body: JSON.stringify(body) })

const failures: [reason: string, answer: (request: HTTPRequest) => unknown, sentence?: string][] = [
  ['500 from the server', request => request.respond({ status: 500 })],
  ['503 from the relay', json(503, { error: sentences.failed })],
  ['422 with another body', json(422, {})],
  ['200 from a host without a relay', request => request.respond({ status: 200, body: '<!doctype html>' })],
  ['a lost connection', request => request.abort('connectionreset')],
  ['no answer within the time limit', () => {}],
  ['a fault that the relay alone found', json(422, { error: sentences.emailFormat }), sentences.emailFormat],
]

for (const [reason, answer, sentence = sentences.failed] of failures) {
  test(`after ${reason} it says so and keeps its fields`, async () => {
    // 20 s become 1 s.
    await page.evaluate(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = ms => timeout(ms / 20)
    })
    await fill()
    await answer(await post())
    await shows('alert', sentence)
    await page.waitForSelector(`${BUTTON}:enabled`)
    assert.equal(await values(), good)
    assert.is(held.length, 1)
  })
}

const enter = () => page.type(`${FORM} [name=email]`, '\n')

const repeats: [reason: string, submit: () => Promise<unknown>][] = [
  ['a double click', () => page.click(BUTTON, { count: 2 })],
  ['Enter and a click', () => enter().then(() => page.click(BUTTON))],
  ['Enter twice', () => enter().then(enter)],
  ['clicks before a render', () => page.$eval(BUTTON, button => [1, 2].map(() => (button as HTMLElement).click()))],
  ['clicks during a slow send', () => page.click(BUTTON).then(() => page.click(BUTTON, { count: 3, delay: 100 }))],
]

for (const [reason, submit] of repeats) {
  test(`${reason}: one request`, async () => {
    await fill()
    await (await post(submit)).continue()
    await shows('status', sentences.sent)
    assert.is(held.length, 1)
    assert.is((await kept()).length, 1)
  })
}

for (const field of ['fullName', 'message'] as const) {
  test(`what is typed into ${field} before hydration stays, whatever the topic`, async () => {
    holds = request => request.url().endsWith('.js')
    const opened = open('/contact?topic=demo')
    await until(page, `document.querySelector("${FORM}")?.noValidate === false`)
    await page.type(`${FORM} [name=${field}]`, good[field])
    holds = () => false
    assert.ok(held.length > 0)
    for (const script of held) await script.continue()
    await opened
    assert.is(await page.$eval(`${FORM} [name=${field}]`, control => (control as HTMLInputElement).value), good[field])
  })
}

for (const [topic, line] of [['demo', topics.demo], ['unknown'], [''], ['toString'], ['__proto__']] as const) {
  test(`the topic "${topic}" writes ${line ? 'its line' : 'nothing'} into the message`, async () => {
    await open(`/contact?topic=${topic}`)
    const message = await page.$eval(`${FORM} textarea`, textarea => textarea.value)
    assert.is(message, line ? `${line}\n` : '')
  })
}

test.run()
