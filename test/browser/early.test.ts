// The contact form used before its scripts have loaded, as happens on a slow network.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compose } from '../../src/contact/compose'
import { type Field, fields } from '../../src/contact/fields'
import { actionIn, sentencesIn } from '../../src/contact/sentences'
import { bodyOf, openBrowser, until } from '../support/browser'
import { emptyOutbox, messagesIn } from '../support/form'
import { openNetwork } from '../support/network'
import { once } from '../support/once'
import { sentences } from '../support/sentences'
import { visitor } from '../support/visitor'
import { leaveAll, write } from '../support/write'

const FORM = 'main form'
const BUTTON = `${FORM} button`

const browser = await openBrowser()
test.after(browser.close)
const network = await openNetwork(browser.url)
test.after(network.close)

const tab = once(() => browser.visit('/404', { kept: true }))

/** Returns the tab of all tests, whose storage holds nothing of the site. */
async function openPage() {
  const { page } = await tab()
  await leaveAll(page, network.url)
  return page
}

/** Opens a document whose scripts are held back until the returned function is called; that then waits for hydration. */
async function goWithoutScripts(page: Page, path: string) {
  const release = network.hold('scripts')
  page.goto(network.url + path).catch(() => {})
  await arrived(page, path)
  return () => hydrate(page, release)
}

const arrived = (page: Page, path: string) =>
  until(
    page,
    `location.href === ${JSON.stringify(network.url + path)} && document.querySelector('${BUTTON}') && !document.querySelector('${FORM}').noValidate`,
  )

async function hydrate(page: Page, release = () => {}) {
  release()
  await until(page, `document.querySelector('${FORM}')?.noValidate`)
}

const fill = (page: Page, change: Partial<typeof visitor> = {}) => write(page, { ...visitor, ...change })

const values = (page: Page): Promise<Record<Field, unknown>> =>
  page.$eval(
    FORM,
    (form, names) => {
      const data = new FormData(form as HTMLFormElement)
      return Object.fromEntries(names.map(name => [name, data.get(name)]))
    },
    fields.map(({ name }) => name),
  ) as Promise<Record<Field, unknown>>

const sentencesOn = (page: Page) =>
  page.$$eval(`${FORM} p`, all => all.filter(p => p.checkVisibility()).map(p => p.textContent))

const isEmpty = async (page: Page) => !Object.values(await values(page)).some(Boolean)

/** Returns the texts of the messages in the outbox. */
const kept = async () => (await messagesIn(browser.outbox)).map(({ text }) => text)

const shows = (page: Page, role: string, sentence: string) =>
  until(page, `document.querySelector('${FORM} [role=${role}]').textContent === ${JSON.stringify(sentence)}`)

test.before.each(() => emptyOutbox(browser.outbox))

test('what is typed before the scripts stays, whatever the topic, and is sent without a time', async () => {
  const page = await openPage()
  const release = await goWithoutScripts(page, '/contact?topic=demo')
  for (const [name, value] of Object.entries(visitor)) await page.type(`${FORM} [name=${name}]`, value)
  await release()
  assert.equal(await values(page), visitor)
  const [post] = await Promise.all([page.waitForRequest(request => request.method() === 'POST'), page.click(BUTTON)])
  assert.not.match(await bodyOf(post), 'name="took"')
  await shows(page, 'status', sentences.sent)
})

test('an element that an extension puts beside a field leaves what was typed, and the focus', async () => {
  const page = await openPage()
  const release = await goWithoutScripts(page, '/contact')
  await fill(page)
  await page.focus(`${FORM} [name=email]`)
  await page.$eval(`${FORM} [name=email]`, field => field.after(document.createElement('div')))
  await page.$eval('footer', footer => footer.prepend(document.createElement('div')))
  await release()
  await page.keyboard.type('x')
  assert.equal(await values(page), { ...visitor, email: `${visitor.email}x` })
})

for (const [contact, edition] of [
  ['/contact', 'en'],
  ['/ar/contact', 'ar'],
] as const) {
  const api = actionIn('/api/contact', edition)
  const said = sentencesIn(edition)

  test(`${contact}: a form that is posted and refused comes back as the contact page, as it was posted, at its address`, async () => {
    const page = await openPage()
    const release = await goWithoutScripts(page, contact)
    await fill(page, { email: 'nour@delta' })
    await page.click(BUTTON)
    await arrived(page, api)
    await release()
    assert.equal(await values(page), { ...visitor, email: 'nour@delta' })
    assert.equal([await sentencesOn(page), page.url()], [[said.emailFormat], `${network.url}${contact}`])

    await page.focus(`${FORM} [name=email]`)
    await page.keyboard.press('End')
    await page.keyboard.type('.example')
    await page.click(BUTTON)
    await shows(page, 'status', said.sent)
    assert.equal(await kept(), [compose({ ...visitor, email: 'nour@delta.example' }, edition).text])
    assert.ok(await isEmpty(page))
    await page.reload()
    assert.is((await kept()).length, 1)
  })

  test(`${contact}: a form that is refused stays as it was posted, even where an extension changes the page`, async () => {
    const page = await openPage()
    const release = await goWithoutScripts(page, contact)
    await fill(page, { email: 'nour@delta' })
    await page.click(BUTTON)
    await arrived(page, api)
    await page.$eval('footer', footer => footer.prepend(document.createElement('div')))
    await release()
    assert.equal(await values(page), { ...visitor, email: 'nour@delta' })
  })

  test(`${contact}: an older draft does not come back under a message that was posted without the scripts`, async () => {
    const page = await openPage()
    await page.goto(`${network.url}${contact}`)
    await hydrate(page)
    await fill(page)
    await page.goto(`${network.url}/favicon.svg`)
    const release = await goWithoutScripts(page, contact)
    await fill(page, { message: 'Quite another message.' })
    await page.click(BUTTON)
    await arrived(page, api)
    await release()
    assert.ok(await isEmpty(page))
    assert.equal([await sentencesOn(page), page.url()], [[said.sent], `${network.url}${contact}`])
    assert.not.match(await page.evaluate(() => JSON.stringify({ ...sessionStorage })), visitor.email)

    await page.type(`${FORM} [name=message]`, 'And one more.')
    await page.reload()
    await hydrate(page)
    assert.is((await values(page)).message, 'And one more.')
    assert.is((await kept()).length, 1)
  })
}

test('new words, typed before the scripts after an answer was lost, arrive beside the first', async () => {
  const page = await openPage()
  await page.goto(`${network.url}/contact`)
  await hydrate(page)
  await fill(page, { message: 'First.' })
  network.losesAnswers = true
  await page.click(BUTTON)
  await shows(page, 'alert', sentences.failed)
  network.losesAnswers = false
  await page.goto(`${network.url}/favicon.svg`)
  const release = await goWithoutScripts(page, '/contact')
  await fill(page, { message: 'Second.' })
  await release()
  await page.click(BUTTON)
  await shows(page, 'status', sentences.sent)
  const texts = ['First.', 'Second.'].map(message => compose({ ...visitor, message }).text)
  assert.equal((await kept()).sort(), texts.sort())
})

test.run()
