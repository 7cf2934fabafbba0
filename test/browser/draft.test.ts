// Drafts: text that was typed into the contact form but not sent is restored when the visitor comes back.
import type { HTTPRequest, Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { byField, fields } from '../../src/contact/fields'
import { lineOfSetup, pictureOfSetup } from '../../src/contact/setup'
import { content as arabic } from '../../src/content/ar/contact'
import { content } from '../../src/content/contact'
import { giveBack, openBrowser, until } from '../support/browser'
import { emptyOutbox, messagesIn } from '../support/form'
import { once } from '../support/once'
import { back } from '../support/pages'
import { sentences } from '../support/sentences'
import { leaveAll, write } from '../support/write'

const FIELDS: readonly string[] = fields.map(({ name }) => name)

const { topics } = content
const SETUPS = ['shop.brand-saffron.lang-ar.cur-eur', 'markup.ndc-8'] as const
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

/** Navigates to another page of the site. */
async function leave(page: Page) {
  await page.click('header nav a[href="/about"]')
  await until(page, "location.pathname === '/about' && !document.querySelector('main form')")
}

const fill = (page: Page, message = 'Nour') =>
  write(page, { ...byField(() => 'Nour'), email: 'nour@delta.example', message })

async function send(page: Page) {
  await fill(page)
  await page.click('main form button')
  await until(page, "document.querySelector('main form [role=status] p')")
}

/** A tab whose posts are held, and one promise for each post. */
const holding = once(async () => {
  const { page } = await browser.visit('/404', { kept: true })
  await page.setRequestInterception(true)
  let take: (post: HTTPRequest) => void = () => {}
  page.on('request', request => (request.method() === 'POST' ? take(request) : request.continue()))
  const next = () =>
    new Promise<HTTPRequest>(resolve => {
      take = resolve
    })
  return { page, next }
})

/** Sends a message and goes to another page before the answer. */
async function sendAndLeave(query = '', message = 'Nour') {
  const { page, next } = await holding()
  await leaveAll(page, browser.url)
  await page.goto(`${browser.url}/contact${query}`)
  await ready(page)
  const posted = next()
  await fill(page, message)
  await page.click('main form button')
  const post = await posted
  await leave(page)
  return { page, answer: (status: number) => post.respond({ status, body: '{}' }) }
}

/** Returns the session storage of the tab as JSON. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }))

const ways: [reason: string, leaveAndReturn: (page: Page) => Promise<unknown>][] = [
  [
    'another page of the site and Back',
    async page => {
      await leave(page)
      await back(page)
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
  ['another document and Back', page => page.goto(`${browser.url}/favicon.svg`).then(() => back(page))],
  ['a link to the banner of success', page => page.goto(`${browser.url}/contact?topic=#sent`)],
]

for (const [reason, leaveAndReturn] of ways) {
  test(`after ${reason} every field is as it was left, and nothing counts as sent`, async () => {
    const { page } = await browser.visit('/contact')
    await write(
      page,
      byField(name => `typed into ${name}`),
    )
    const typed = await values(page)
    await leaveAndReturn(page)
    await ready(page)
    assert.equal(await values(page), typed)
    assert.is(await page.$eval('#sent', answer => answer.checkVisibility()), false)
    await giveBack(page)
  })
}

test('what was sent is not there again', async () => {
  const { page } = await browser.visit('/contact')
  await send(page)
  await leave(page)
  await back(page)
  await ready(page)
  assert.equal(
    await values(page),
    FIELDS.map(name => [name, '']),
  )
  await giveBack(page)
})

test('a message leaves nothing of it in the tab from the moment when it is sent', async () => {
  const { page } = await browser.visit('/contact')
  await write(page, { company: 'Nour' })
  await page.reload()
  await ready(page)
  await send(page)
  assert.not.match(await stored(page), /delta|Nour/)
  await page.reload()
  await ready(page)
  await leave(page)
  assert.not.match(await stored(page), /delta|Nour/)
  await giveBack(page)
})

test('a message that was left while it was sent leaves nothing of it in the tab when it has arrived', async () => {
  const { page, answer } = await sendAndLeave()
  assert.match(await stored(page), /delta/)
  await answer(202)
  await until(page, '!/delta|Nour/.test(JSON.stringify({ ...sessionStorage }))')
})

/** The ways in which a browser gives a tab the storage of another: it copies it once, when the tab is made. */
const copies: [reason: string, copy: (page: Page) => Promise<Page>][] = [
  [
    'a window that the page opens',
    async page => {
      const [popup] = await Promise.all([
        new Promise<Page | null>(resolve => {
          page.once('popup', resolve)
        }),
        page.evaluate(() => void open(location.href)),
      ])
      assert.ok(popup)
      return popup as Page
    },
  ],
  [
    'a duplicate of the tab',
    async page => {
      const storage = await page.evaluate(() => ({ ...sessionStorage }))
      const other = await page.browserContext().newPage()
      await other.goto(`${browser.url}/favicon.svg`)
      await other.evaluate(storage => Object.assign(sessionStorage, storage), storage)
      await other.goto(`${browser.url}/contact`)
      return other
    },
  ],
]

// The page cannot tell the ways apart, so a run of all tests takes the first.
for (const [reason, copy] of process.env.ROWS ? copies.slice(0, 1) : copies) {
  test(`a draft that is sent from its tab and from ${reason} is one message, unless its words differ`, async () => {
    await emptyOutbox(browser.outbox)
    const { page } = await browser.visit('/contact')
    await fill(page)
    const other = await copy(page)
    await ready(other)
    const third = await copy(page)
    await ready(third)
    assert.equal(await values(other), await values(page))
    await write(third, { message: 'Tomorrow?' })
    for (const tab of [page, other, third]) {
      await tab.bringToFront()
      await tab.click('main form button')
      await until(tab, "document.querySelector('main form [role=status] p')")
    }
    const texts = (await messagesIn(browser.outbox)).map(({ text }) => text)
    assert.equal([texts.length, texts.filter(text => text.includes('Tomorrow?')).length], [2, 1])
    await giveBack(page)
  })
}

test('a draft whose words are deleted leaves nothing in the tab', async () => {
  const { page } = await browser.visit('/contact')
  await page.type('main form [name=company]', 'No')
  assert.match(await stored(page), 'No')
  for (let i = 0; i < 2; i += 1) await page.keyboard.press('Backspace')
  assert.is(await stored(page), '{}')
  await giveBack(page)
})

const returns: [reason: string, status: number, role: string, sentence: string, left: string][] = [
  ['arrived', 202, 'status', sentences.sent, ''],
  ['failed', 503, 'alert', sentences.failed, 'Nour'],
]

for (const [reason, status, role, sentence, left] of returns) {
  const shows = (page: Page) =>
    until(page, `document.querySelector('main form [role=${role}]')?.textContent === ${JSON.stringify(sentence)}`)
  const name = (page: Page) => page.$eval('main form [name=fullName]', field => (field as HTMLInputElement).value)

  test(`a visitor who returns after the message ${reason} reads that it did`, async () => {
    const { page, answer } = await sendAndLeave()
    await answer(status)
    await back(page)
    await shows(page)
    assert.is(await name(page), left)
  })

  test(`a visitor who returns before the message ${reason} sees it being sent, then that it did`, async () => {
    const { page, answer } = await sendAndLeave()
    await back(page)
    await page.waitForSelector('main form button:disabled')
    await answer(status)
    await shows(page)
    assert.is(await name(page), left)
    await leave(page)
    assert.is(/delta/.test(await stored(page)), left !== '')
  })
}

test('words that are written by another button while a message is sent are not taken for sent', async () => {
  const { page, answer } = await sendAndLeave('?topic=demo', '')
  await page.click('header nav a[href="/"]')
  // Waits for the new page, because the old one has the same link.
  await page.waitForSelector('main #products')
  await page.click('main a[href="/contact?topic=sales"]')
  const message = `document.querySelector('main form textarea')?.value === ${JSON.stringify(`${topics.sales}\n`)}`
  await until(page, message)
  await answer(202)
  await until(page, "document.querySelector('main form [role=status] p')")
  assert.ok(await page.evaluate(message))
})

const visit = await browser.visit('/contact')
const foreign: [reason: string, value: string][] = [
  ['null', 'null'],
  ['a number', '5'],
  ['a text', '"Nour"'],
  ['no JSON', '{'],
  ['an empty object', '{}'],
  ['an empty list', '[]'],
  ['a list of nothing', '[null]'],
  ['the list of an older version', '[["fullName","Nour"]]'],
  ['other types', '{"fullName":{"length":1},"email":5,"message":null,"id":[]}'],
  ['an own prototype', '{"__proto__":{"fullName":"Nour"},"constructor":1}'],
  ['deep nesting', '['.repeat(100_000)],
  ['a huge text', JSON.stringify('x'.repeat(2_000_000))],
]

for (const [reason, value] of foreign) {
  test(`${reason} in the place of the draft leaves the form as it is`, async () => {
    const { page, faults } = visit
    const { identifier } = await page.evaluateOnNewDocument(
      value => sessionStorage.setItem('contact-draft', value),
      value,
    )
    await page.reload()
    await ready(page)
    await page.removeScriptToEvaluateOnNewDocument(identifier)
    const written = (await values(page)).filter(([, value]) => value)
    assert.equal([written, faults], [[], []])
  })
}

const ask = (setup: string) => `topic=question&setup=${setup}`
const question = (setup: string) => {
  const { setups, tried } = content.carried
  const line = tried.replace('{setup}', () => lineOfSetup(setup, setups))
  return `${topics.question.replace('{picture}', () => pictureOfSetup(setup, setups))}\n${line}\n`
}

for (const [reason, first, second, expected] of [
  ['another picture', `/contact?${ask(SETUPS[0])}`, `/contact?${ask(SETUPS[1])}`, question(SETUPS[1])],
  ['another language', '/contact?topic=demo', '/ar/contact?topic=audit', `${arabic.topics.audit}\n`],
] as const) {
  test(`the opening for ${reason} takes the place of one that the visitor left as it was, also after a reload`, async () => {
    const { page } = await browser.visit(first)
    await until(page, 'document.querySelector("main textarea").value')
    await page.reload()
    await ready(page)
    await page.goto(browser.url + second)
    await ready(page)
    await until(page, `document.querySelector("main textarea").value === ${JSON.stringify(expected)}`)
    await giveBack(page)
  })
}

test('a topic takes the place of the topic before it, and of nothing that was written', async () => {
  const { page } = await browser.visit('/contact?topic=demo')
  const message = () => page.$eval('main form textarea', textarea => textarea.value)
  const follow = async (topic: keyof typeof topics) => {
    await page.goto(`${browser.url}/contact?topic=${topic}`)
    await ready(page)
  }
  await follow('audit')
  assert.is(await message(), `${topics.audit}\n`)
  await write(page, { message: 'We are twelve agencies.' })
  const written = await message()
  await follow('demo')
  assert.is(await message(), written)
  await giveBack(page)
})

test.run()
