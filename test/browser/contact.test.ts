// The contact form in a browser, backed by the real relay and its outbox.
import type { HTTPRequest } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compose } from '../../src/contact/compose'
import { byField, type ContactMessage, type Field, readFields } from '../../src/contact/fields'
import type { Anchor } from '../../src/contact/sentences'
import { content } from '../../src/content/contact'
import { bodyOf, giveBack, hydrated, openBrowser, until } from '../support/browser'
import { emptyOutbox, openForm } from '../support/form'
import { sentences } from '../support/sentences'
import { visitor } from '../support/visitor'

const FORM = 'main form'
const BUTTON = `${FORM} button`
/** The button that brings the fields back after a message was sent. */
const ANOTHER = `${FORM} button[type=button]`

const good = visitor
const empty = byField(() => '')

const browser = await openBrowser()
test.after(browser.close)

const { page, posts, open, post, shows, regions, kept } = await openForm(browser, '/contact', FORM)
// Removes the draft that the previous test has left.
await page.evaluateOnNewDocument(() => sessionStorage.clear())
const { page: plain } = await browser.visit('/contact', { javaScript: false })

test.before.each(() => emptyOutbox(browser.outbox))

async function fill(change: Partial<ContactMessage> = {}, on = page) {
  for (const [name, value] of Object.entries({ ...good, ...change }))
    await on.$eval(`${FORM} [name=${name}]`, (field, value) => Object.assign(field, { value }), value)
}

/** Returns the values of the fields. */
const values = (on = page) =>
  on.$eval(
    FORM,
    (form, names) => {
      const data = new FormData(form as HTMLFormElement)
      return Object.fromEntries(names.map(name => [name, data.get(name)]))
    },
    Object.keys(good),
  )

/** Returns the sentences of the form that are on the screen. */
const seen = (on = plain) =>
  on.$$eval(`${FORM} p`, all =>
    all.flatMap(p => {
      const { top, bottom } = p.getBoundingClientRect()
      return p.checkVisibility() && top >= 0 && bottom <= innerHeight ? [p.textContent] : []
    }),
  )

/** Submits the form without JavaScript. Returns the path that this leads to, and the sentences on the screen there. */
async function land(change: Partial<ContactMessage>) {
  await plain.goto(`${browser.url}/contact`)
  await fill(change, plain)
  // The browser's own validation would block some of the submissions.
  await plain.$eval(FORM, form => form.setAttribute('novalidate', ''))
  await Promise.all([plain.waitForNavigation(), plain.click(BUTTON)])
  return { path: plain.url().replace(browser.url, ''), seen: await seen() }
}

/** Runs in the browser page: wraps every text in an element, as browsers' translators do. */
function translate() {
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const all: Node[] = []
  while (texts.nextNode()) all.push(texts.currentNode)
  for (const text of all) {
    const font = document.createElement('font')
    text.parentNode?.replaceChild(font, text)
    font.append(text.textContent ?? '')
  }
}

/** In the order of the validation rules, of which the first that fails is reported. */
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
  test(`${reason}: it says so above the button and at ${field}, goes there and sends nothing`, async () => {
    await open()
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
    assert.is(posts.length, 0)
  })

  test(`${reason}: without JavaScript the form comes back as it was posted, with the sentence of ${anchor} alone`, async () => {
    assert.equal(await land(change), { path: '/api/contact', seen: [sentences[anchor]] })
    assert.equal(await values(plain), readFields(new Map(Object.entries({ ...good, ...change }))))
    await until(plain, `document.activeElement.id === '${anchor}'`)
  })
}

const sent: [reason: string, change: Partial<ContactMessage>, expected: ContactMessage][] = [
  ['a complete message', {}, good],
  ['a message without a company', { company: '' }, { ...good, company: 'Not provided' }],
  ['a message with spaces around it', { fullName: '  Nour Abdallah ', message: `\n ${good.message} \n` }, good],
]

for (const [reason, change, expected] of sent) {
  test(`${reason} reaches the outbox once, and success clears the form`, async () => {
    await open()
    await fill(change)
    await (await post()).continue()
    await shows('status', sentences.sent)
    assert.equal(await kept(), [compose(expected)])
    assert.equal(await values(), empty)
  })

  test(`${reason} reaches the outbox once without JavaScript, and the answer is the empty form with the success sentence alone`, async () => {
    assert.equal(await land(change), { path: '/api/contact', seen: [sentences.sent] })
    assert.equal(await values(plain), empty)
    await until(plain, "document.activeElement.id === 'sent'")
    assert.equal(await kept(), [compose(expected)])
  })
}

test('a form that was refused without JavaScript, and mended, arrives once, though its answer is loaded again', async () => {
  await land({ email: 'nour@delta' })
  const email = (await plain.$(`${FORM} [name=email]`)) ?? assert.unreachable()
  await email?.click({ count: 3 })
  await email?.type(good.email)
  await Promise.all([plain.waitForNavigation(), plain.click(BUTTON)])
  assert.equal(await seen(), [sentences.sent])
  await plain.reload()
  assert.equal(await seen(), [sentences.sent])
  assert.equal(await kept(), [compose(good)])
})

for (const { page: opened, how } of [
  { page: plain, how: 'without' },
  { page, how: 'with' },
]) {
  test(`no address makes the page claim anything about a message, ${how} JavaScript`, async () => {
    const [first, ...others] = Object.keys(sentences)
    await opened.goto(`${browser.url}/contact?topic=#${first}`)
    if (how === 'with') await hydrated(opened)
    assert.equal([first, await seen(opened)], [first, []])
    for (const anchor of others) {
      // As a link within the page does, which loads nothing anew.
      await opened.goto(`${browser.url}/contact?topic=#${anchor}`)
      assert.equal([anchor, await seen(opened)], [anchor, []])
    }
  })
}

test('exactly the fields, the id of the form, the unseen field and the time that it took are posted', async () => {
  await open()
  await fill()
  const body = await bodyOf(await post())
  assert.equal(body.match(/(?<= name=")[^"]+/g), [...Object.keys(good), 'id', 'subject', 'took'])
})

test('while sending, the button has another label and a spinner, and focus is at the status', async () => {
  const state = () =>
    page.$eval(BUTTON, button => {
      const icon = [...button.querySelectorAll('svg')].find(icon => icon.checkVisibility())?.firstElementChild
      return [button.textContent, icon?.getAttribute('href') ?? null, document.activeElement?.getAttribute('role')]
    })
  await open()
  await fill()
  const request = await post()
  await page.waitForSelector(`${BUTTON}:disabled`)
  assert.equal(await state(), [content.form.sending, '#i-loader', 'status'])
  await request.continue()
  await page.waitForSelector(`${BUTTON}[type=submit]:enabled`)
  assert.equal(await state(), [content.form.submit, null, 'status'], 'it is out of sight')
  await page.click(ANOTHER)
  assert.equal(await state(), [content.form.submit, '#i-arrow-right', null])
})

test('while sending, nothing can be written that would not go out with the message', async () => {
  await open()
  await fill()
  const request = await post()
  await page.waitForSelector(`${BUTTON}:disabled`)
  for (const name of Object.keys(good)) await page.type(`${FORM} [name=${name}]`, 'x')
  assert.equal(await values(), good)
  await request.continue()
  await shows('status', sentences.sent)
  await page.click(ANOTHER)
  await fill()
  await page.type(`${FORM} [name=company]`, 'x')
  assert.is((await values()).company, `${good.company}x`)
})

test('on a page that a translator has rewritten, the sentence of the last fault is the one that is read', async () => {
  await open()
  await page.evaluate(translate)
  await page.click(BUTTON)
  await shows('alert', sentences.fullName)
  await page.evaluate(translate)
  await fill({ email: '' })
  await page.click(BUTTON)
  await shows('alert', sentences.email)
  await page.evaluate(translate)
  await fill()
  const request = await post()
  await until(page, `document.querySelector('${BUTTON}').textContent === ${JSON.stringify(content.form.sending)}`)
  await request.continue()
  await shows('status', sentences.sent)
})

test('two live regions, empty at first, tell a fault and, when the next submit starts, the sending alone', async () => {
  await open()
  const texts = await regions()
  assert.equal(await texts(), ['', ''])
  await page.click(BUTTON)
  await shows('alert', sentences.fullName)
  assert.equal(await texts(), [sentences.fullName, ''])
  await fill()
  await post()
  await shows('status', content.form.sending)
  assert.equal(await texts(), ['', content.form.sending])
  assert.is(await page.$(`${FORM} [aria-invalid]`), null)
})

const failures: [reason: string, answer: (request: HTTPRequest) => unknown][] = [
  ['500', request => request.respond({ status: 500 })],
  ['503 with words of its own', request => request.respond({ status: 503, body: '{"error":"disk full"}' })],
  ['422 without a sentence', request => request.respond({ status: 422, body: '{}' })],
  ['200 from a host without a relay', request => request.respond({ status: 200, body: '<!doctype html>' })],
  ['a lost connection', request => request.abort('connectionreset')],
  ['no answer within the time limit', () => {}],
]

for (const [reason, answer] of failures) {
  test(`after ${reason} the failure sentence is shown, all fields are kept and nothing is sent again`, async () => {
    await open()
    // Shortens the form's time limit of 20 s.
    await page.evaluate(() => {
      const { setTimeout } = window
      const sooner = (run: TimerHandler, wait = 0, ...rest: unknown[]) =>
        setTimeout(run, wait === 20_000 ? 1000 : wait, ...rest)
      Object.assign(window, { setTimeout: sooner })
    })
    await fill()
    await answer(await post())
    await shows('alert', sentences.failed)
    await page.waitForSelector(`${BUTTON}[type=submit]:enabled`)
    assert.equal(await values(), good)
    assert.is(posts.length, 1)
  })
}

const repeats: [reason: string, submit: () => Promise<unknown>][] = [
  ['a double click', () => page.click(BUTTON, { count: 2 })],
  ['Enter and a click', () => page.type(`${FORM} [name=email]`, '\n').then(() => page.click(BUTTON))],
  ['clicks before a render', () => page.$eval(BUTTON, button => [1, 2].map(() => (button as HTMLElement).click()))],
  ['clicks during a slow send', () => page.click(BUTTON).then(() => page.click(BUTTON, { count: 3, delay: 100 }))],
]

for (const [reason, submit] of repeats) {
  test(`${reason}: one request`, async () => {
    await open()
    await fill()
    await (await post(submit)).continue()
    await shows('status', sentences.sent)
    assert.equal([posts.length, (await kept()).length], [1, 1])
  })
}

test('on a phone, the sentence of a fault is on the screen', async () => {
  const { page } = await browser.visit('/contact', { width: 390, height: 667, touch: true })
  await page.tap(BUTTON)
  await until(page, `document.querySelector('${FORM} [role=alert]').textContent`)
  const seen = await page.$$eval(`${FORM} :is(small, p)`, all =>
    all.flatMap(element => {
      const { top, bottom } = element.getBoundingClientRect()
      return element.checkVisibility() && top >= 0 && bottom <= innerHeight ? [element.textContent] : []
    }),
  )
  await giveBack(page)
  assert.ok(seen.includes(sentences.fullName), seen.join())
})

for (const [topic, line] of [['demo', content.topics.demo], ['unknown'], [''], ['toString'], ['__proto__']] as const) {
  test(`the topic "${topic}" writes ${line ? 'its line' : 'nothing'} into the message`, async () => {
    await open(`/contact?topic=${topic}`)
    assert.is((await values()).message, line ? `${line}\n` : '')
  })
}

test.run()
