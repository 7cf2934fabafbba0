// The contact form in a browser, in front of the real relay and its outbox.
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, HTTPRequest, Page } from 'puppeteer'
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

const browser = await openBrowser()
const contexts: BrowserContext[] = []
const pending = join(browser.outbox, 'pending')
test.before.each(async () => {
  for (const name of await readdir(pending)) await rm(join(pending, name))
})
test.after.each(async () => {
  for (const context of contexts.splice(0)) await context.close()
})
test.after(browser.close)

async function open(path = '/contact', options: Parameters<typeof browser.visit>[1] = {}): Promise<Page> {
  const { page } = await browser.visit(path, options)
  contexts.push(page.browserContext())
  return page
}

async function fill(page: Page, change: Partial<ContactMessage> = {}) {
  for (const [name, value] of Object.entries({ ...good, ...change })) await page.type(`${FORM} [name=${name}]`, value)
}

/** The form is open and complete; its posts wait for the test to answer them. */
async function openHolding(change: Partial<ContactMessage> = {}) {
  const page = await open()
  await fill(page, change)
  await page.setRequestInterception(true)
  const posts: HTTPRequest[] = []
  page.on('request', request => {
    if (request.method() === 'POST') posts.push(request)
    else request.continue()
  })
  return { page, posts }
}

/** Does something that makes the form post, and gives the request. */
async function post(page: Page, submit: () => Promise<unknown> = () => page.click(BUTTON)): Promise<HTTPRequest> {
  const [request] = await Promise.all([page.waitForRequest(request => request.method() === 'POST'), submit()])
  return request
}

const alert = (page: Page) => page.$eval(`${FORM} [role=alert]`, ({ textContent }) => textContent)

const shows = (page: Page, role: 'alert' | 'status', sentence: string) =>
  until(page, `document.querySelector('${FORM} [role=${role}]').textContent === ${JSON.stringify(sentence)}`)

const values = (page: Page) =>
  page.$eval(FORM, form => Object.fromEntries(new FormData(form as HTMLFormElement)) as Record<string, string>)

const empty: Record<string, string> = { fullName: '', email: '', company: '', mobilePhone: '', message: '' }

/** What the outbox holds. */
async function kept(): Promise<Composed[]> {
  const files = (await readdir(pending)).map(name => readFile(join(pending, name), 'utf8'))
  return (await Promise.all(files)).map(file => {
    const { subject, text, html }: Composed = JSON.parse(file)
    return { subject, text, html }
  })
}

/** The banners that a visitor sees. */
const banners = (page: Page) =>
  page.$$eval(`${FORM} p`, all => all.filter(banner => banner.checkVisibility()).map(({ textContent }) => textContent))

/** The first failure wins: rows in the order of the rules. */
const faults: [reason: string, change: Partial<ContactMessage>, field: Field, anchor: Anchor][] = [
  ['nothing filled in', empty, 'fullName', 'fullName'],
  ['a name of spaces', { fullName: '   ' }, 'fullName', 'fullName'],
  ['no email, phone or message', { ...empty, fullName: 'Nour' }, 'email', 'email'],
  ['an email of spaces', { email: '  ' }, 'email', 'email'],
  ['an email without a dot, and no phone', { email: 'nour@delta', mobilePhone: '' }, 'email', 'emailFormat'],
  ['an email without an at sign', { email: 'delta.example' }, 'email', 'emailFormat'],
  ['a space within the email', { email: 'nour a@delta.example' }, 'email', 'emailFormat'],
  ['no phone and no message', { mobilePhone: '', message: '' }, 'mobilePhone', 'mobilePhone'],
  ['a phone of spaces', { mobilePhone: '   ' }, 'mobilePhone', 'mobilePhone'],
  ['no message', { message: '' }, 'message', 'message'],
  ['a message of spaces and lines', { message: ' \n \n' }, 'message', 'message'],
]

for (const [reason, change, field, anchor] of faults) {
  test(`with ${reason} the form says why, at ${field}, and sends nothing`, async () => {
    const { page, posts } = await openHolding(change)
    await page.click(BUTTON)
    await shows(page, 'alert', sentences[anchor])
    const state = await page.$eval(FORM, form => {
      const invalid = [...form.querySelectorAll('[aria-invalid=true]')]
      const describedBy = invalid[0]?.getAttribute('aria-describedby') ?? ''
      return {
        invalid: invalid.map(control => control.getAttribute('name')),
        description: document.getElementById(describedBy)?.textContent,
        focus: document.activeElement?.getAttribute('name'),
      }
    })
    assert.equal(state, { invalid: [field], description: sentences[anchor], focus: field })
    assert.is(posts.length, 0)
  })

  test(`without JavaScript, ${reason} leads to the banner of ${anchor} and no other`, async () => {
    const page = await open('/contact', { javaScript: false })
    await fill(page, change)
    // The browser's own check would keep the form back.
    await page.$eval(FORM, form => form.setAttribute('novalidate', ''))
    await Promise.all([page.waitForNavigation(), page.click(BUTTON)])
    assert.is(page.url(), `${browser.url}/contact#${anchor}`)
    assert.equal(await banners(page), [sentences[anchor]])
    assert.equal(await kept(), [])
  })
}

test('the sentence stands above the button', async () => {
  const page = await open()
  await page.click(BUTTON)
  await shows(page, 'alert', sentences.fullName)
  const banner = await (await page.$(`${FORM} [role=alert] p`))?.boundingBox()
  const button = await (await page.$(BUTTON))?.boundingBox()
  assert.ok(banner && button && banner.height > 0 && banner.y + banner.height <= button.y)
})

test('the mark moves from a mended field to the next one at fault', async () => {
  const page = await open()
  await page.click(BUTTON)
  await shows(page, 'alert', sentences.fullName)
  await page.keyboard.type(good.fullName)
  await page.keyboard.press('Enter')
  await shows(page, 'alert', sentences.email)
  const invalid = await page.$$eval(`${FORM} [aria-invalid]`, all => all.map(control => control.getAttribute('name')))
  assert.equal(invalid, ['email'])
})

test('an error goes away when the next submit starts', async () => {
  const { page } = await openHolding({ message: '' })
  await page.click(BUTTON)
  await shows(page, 'alert', sentences.message)
  await page.type(`${FORM} [name=message]`, good.message)
  await post(page)
  await shows(page, 'alert', '')
  assert.is(await page.$(`${FORM} :is([aria-invalid], [aria-describedby])`), null)
})

const sent: [reason: string, change: Partial<ContactMessage>, expected: ContactMessage][] = [
  ['a complete message', {}, good],
  ['a message without a company', { company: '' }, { ...good, company: '' }],
  [
    'a message with spaces around its values',
    { fullName: '  Nour Abdallah ', mobilePhone: ' +971 50 555 0142  ' },
    good,
  ],
]

for (const [reason, change, expected] of sent) {
  test(`${reason} reaches the outbox once, composed`, async () => {
    const page = await open()
    await fill(page, change)
    await page.click(BUTTON)
    await shows(page, 'status', sentences.sent)
    assert.equal(await kept(), [compose(expected)])
  })

  test(`without JavaScript, ${reason} reaches the outbox once and leads to the success sentence alone`, async () => {
    const page = await open('/contact', { javaScript: false })
    await fill(page, change)
    await Promise.all([page.waitForNavigation(), page.click(BUTTON)])
    assert.is(page.url(), `${browser.url}/contact#sent`)
    assert.equal(await banners(page), [sentences.sent])
    assert.equal(await kept(), [compose(expected)])
  })
}

test('an empty company is reported as Not provided', async () => {
  const page = await open()
  await fill(page, { company: '' })
  await page.click(BUTTON)
  await shows(page, 'status', sentences.sent)
  assert.match((await kept())[0]?.text ?? '', 'Company: Not provided\r\n')
})

test('exactly the five fields are posted', async () => {
  const { page } = await openHolding()
  const body = (await post(page)).postData() ?? ''
  assert.equal(
    [...body.matchAll(/ name="(.*?)"/g)].map(([, name]) => name),
    Object.keys(good),
  )
})

test('success clears all fields and gives the button back', async () => {
  const page = await open()
  await fill(page)
  await page.click(BUTTON)
  await shows(page, 'status', sentences.sent)
  assert.equal(await values(page), empty)
  assert.equal(await banners(page), [sentences.sent])
  await page.waitForSelector(`${BUTTON}:enabled`)
  assert.is(await page.$eval(BUTTON, ({ textContent }) => textContent), content.form.submit)
})

test('while sending, the button is disabled and shows its sending label and the spinner', async () => {
  const { page } = await openHolding()
  await post(page)
  await page.waitForSelector(`${BUTTON}:disabled`)
  const button = await page.$eval(BUTTON, button => ({
    label: button.textContent,
    icons: [...button.querySelectorAll('svg')]
      .filter(icon => icon.checkVisibility())
      .map(icon => icon.firstElementChild?.getAttribute('href')),
  }))
  assert.equal(button, { label: content.form.sending, icons: ['#i-loader'] })
})

test('focus is at the status while sending and after', async () => {
  const { page } = await openHolding()
  const focus = () => page.evaluate(() => document.activeElement?.getAttribute('role'))
  await page.focus(BUTTON)
  const request = await post(page, () => page.keyboard.press('Enter'))
  await page.waitForSelector(`${BUTTON}:disabled`)
  assert.is(await focus(), 'status')
  await request.continue()
  await shows(page, 'status', sentences.sent)
  assert.is(await focus(), 'status')
})

test('the live regions stand empty before their text comes, and stay', async () => {
  const page = await open()
  const regions = await page.$$(`${FORM} :is([role=alert], [role=status])`)
  const texts = () => Promise.all(regions.map(region => region.evaluate(node => node.isConnected && node.textContent)))
  assert.equal(await texts(), ['', ''])
  await page.click(BUTTON)
  await shows(page, 'alert', sentences.fullName)
  assert.equal(await texts(), [sentences.fullName, ''])
  await fill(page)
  await page.click(BUTTON)
  await shows(page, 'status', sentences.sent)
  assert.equal(await texts(), ['', sentences.sent])
})
