// The relay has received a message, but its answer was lost. Whatever the visitor does next, what the page says must agree
// with the outbox.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compose } from '../../src/contact/compose'
import { content } from '../../src/content/contact'
import { clickAtRest, openBrowser, until } from '../support/browser'
import { emptyOutbox, messagesIn } from '../support/form'
import { openNetwork } from '../support/network'
import { once } from '../support/once'
import { back } from '../support/pages'
import { sentences } from '../support/sentences'
import { visitor } from '../support/visitor'
import { leaveAll, write } from '../support/write'

const FORM = 'main form'

const browser = await openBrowser()
test.after(browser.close)
const network = await openNetwork(browser.url)
test.after(network.close)

/** The tab of all tests. */
const tab = once(() => browser.visit('/404', { kept: true }))

const { topics } = content
const demo = `${topics.demo}\n`

const ready = (page: Page) => until(page, `document.querySelector('${FORM}')?.noValidate`)

/**
 * How long to wait for the page's message, in ms: Firefox repeats a post by itself after a lost connection, and the page
 * gives it 20 s.
 */
const PATIENCE = 25_000

const shows = (page: Page, role: string, sentence: string) =>
  until(page, `document.querySelector('${FORM} [role=${role}]').textContent === ${JSON.stringify(sentence)}`, PATIENCE)

async function toAbout(page: Page) {
  await page.click('header nav a[href="/about"]')
  await until(page, "location.pathname === '/about' && !document.querySelector('main form')")
}

const ways: [reason: string, goOn: (page: Page) => Promise<unknown>, messages: string[]][] = [
  ['sends again', async () => {}, [topics.demo]],
  [
    'goes on writing',
    async page => {
      await page.focus(`${FORM} [name=message]`)
      await page.keyboard.type('Tomorrow?')
    },
    [topics.demo, `${demo}Tomorrow?`],
  ],
  [
    'reloads',
    async page => {
      await page.reload()
      await ready(page)
    },
    [topics.demo],
  ],
  [
    'reads another page, and comes back',
    async page => {
      await toAbout(page)
      await back(page)
      await ready(page)
    },
    [topics.demo],
  ],
  [
    'reads another document, and comes back',
    async page => {
      await page.goto(`${network.url}/favicon.svg`)
      await back(page)
      await ready(page)
    },
    [topics.demo],
  ],
  [
    "comes by another topic's button",
    async page => {
      await page.click('header nav a[href="/"]')
      await page.waitForSelector('main a[href="/contact?topic=sales"]')
      await page.click('main a[href="/contact?topic=sales"]')
      await until(page, `document.querySelector('${FORM} textarea')?.value.startsWith(${JSON.stringify(topics.sales)})`)
    },
    [topics.demo, topics.sales],
  ],
]

for (const [reason, goOn, messages] of ways) {
  test(`a visitor who ${reason} reads that the message was sent, and the outbox holds ${messages.length}`, async () => {
    await emptyOutbox(browser.outbox)
    const { page } = await tab()
    await leaveAll(page, network.url)
    await page.goto(`${network.url}/contact?topic=demo`)
    await ready(page)
    const { message: _, ...others } = visitor
    await write(page, others)
    network.losesAnswers = true
    await clickAtRest(page, `${FORM} button`)
    await shows(page, 'alert', sentences.failed)
    network.losesAnswers = false
    await goOn(page)
    await clickAtRest(page, `${FORM} button`)
    await shows(page, 'status', sentences.sent)
    const kept = await messagesIn(browser.outbox)
    assert.equal(
      kept.map(({ text }) => text).sort(),
      messages.map(message => compose({ ...visitor, message }).text).sort(),
    )
  })
}

test.run()
