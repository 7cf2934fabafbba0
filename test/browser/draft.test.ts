// What was typed into the contact form and not sent: it is there when the visitor comes back.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/contact'
import { openBrowser, until } from '../support/browser'

const FIELDS = ['fullName', 'email', 'company', 'mobilePhone', 'message']

const browser = await openBrowser()
test.after(browser.close)

const ready = (page: Page) => until(page, "document.querySelector('main form')?.noValidate")

const values = (page: Page) =>
  page.$$eval(
    'main form :is(input, textarea)',
    (controls, fields) =>
      (controls as HTMLInputElement[]).flatMap(({ name, value }) => (fields.includes(name) ? [[name, value]] : [])),
    FIELDS,
  )

/** Goes to another page of the site. */
async function leave(page: Page) {
  await page.click('header nav a[href="/about"]')
  await until(page, "location.pathname === '/about' && !document.querySelector('main form')")
}

async function send(page: Page) {
  for (const name of FIELDS)
    await page.type(`main form [name=${name}]`, name === 'email' ? 'nour@delta.example' : 'Nour')
  await page.click('main form button')
  await until(page, "document.querySelector('main form [role=status] p')")
}

const ways: [reason: string, leaveAndReturn: (page: Page) => Promise<unknown>][] = [
  [
    'another page of the site and Back',
    async page => {
      await leave(page)
      await page.goBack()
    },
  ],
  [
    'another page of the site and a link',
    async page => {
      await leave(page)
      await page.click('header nav a[href="/contact"]')
    },
  ],
  ['a reload', page => page.reload()],
  // Not goBack, which waits for a load that a page from Firefox's memory does not have.
  [
    'another document and Back',
    page => page.goto(`${browser.url}/favicon.svg`).then(() => page.evaluate(() => history.back())),
  ],
]

for (const [reason, leaveAndReturn] of ways) {
  test(`after ${reason} every field is as it was left`, async () => {
    const { page } = await browser.visit('/contact')
    for (const name of FIELDS) await page.type(`main form [name=${name}]`, `typed into ${name}`)
    const typed = await values(page)
    await leaveAndReturn(page)
    await ready(page)
    assert.equal(await values(page), typed)
    await page.browserContext().close()
  })
}

test('what was sent is not there again', async () => {
  const { page } = await browser.visit('/contact')
  await send(page)
  await leave(page)
  await page.goBack()
  await ready(page)
  assert.equal(
    await values(page),
    FIELDS.map(name => [name, '']),
  )
  await page.browserContext().close()
})

test('a sent message leaves nothing of it in the tab', async () => {
  const { page } = await browser.visit('/contact')
  await send(page)
  await page.reload()
  await ready(page)
  await leave(page)
  assert.not.match(await page.evaluate(() => JSON.stringify({ ...sessionStorage })), /delta|Nour/)
  await page.browserContext().close()
})

test('a topic takes the place of the topic before it, and of nothing that was written', async () => {
  const { page } = await browser.visit('/contact?topic=demo')
  const message = () => page.$eval('main form textarea', textarea => textarea.value)
  const follow = async (topic: keyof typeof content.topics) => {
    await page.goto(`${browser.url}/contact?topic=${topic}`)
    await ready(page)
  }
  await follow('audit')
  assert.is(await message(), `${content.topics.audit}\n`)
  await page.type('main form textarea', 'We are twelve agencies.')
  const written = await message()
  await follow('demo')
  assert.is(await message(), written)
  await page.browserContext().close()
})

test.run()
