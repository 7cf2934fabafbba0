// The whole visit of somebody who only uses the keyboard, and of somebody who uses a screen reader: home, a solution, its
// moment, the contact form, a fault, sent. The screen reader's view is Chromium's accessibility tree; Firefox does not
// expose its own.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compose } from '../../src/contact/compose'
import { fields } from '../../src/contact/fields'
import { content } from '../../src/content/contact'
import { content as b2b } from '../../src/content/solutions/b2b'
import { FIREFOX, giveBack, openBrowser, until } from '../support/browser'
import { emptyOutbox, messagesIn } from '../support/form'
import { shows } from '../support/pages'
import { sentences } from '../support/sentences'
import { documentOf } from '../support/site'
import { visitor } from '../support/visitor'
import { overdraft } from './moments/overdraft'

const browser = await openBrowser()
test.after(browser.close)

type Heard = {
  role: string
  name?: string
  focused?: boolean
  invalid?: string
  expanded?: boolean
  description?: string
  value?: string | number
  children?: Heard[]
}

/** Returns all nodes that a screen reader can read, in its order. */
async function hear(page: Page): Promise<Heard[]> {
  const flat = (node: Heard): Heard[] => [node, ...(node.children ?? []).flatMap(flat)]
  const tree = await page.accessibility.snapshot({ interestingOnly: false })
  return tree ? flat(tree as Heard) : []
}

/** Returns the role and name of the focused element as they are announced; in Firefox derived from its markup. */
async function atFocus(page: Page): Promise<{ role: string; name: string }> {
  if (!FIREFOX) {
    const at = (await hear(page)).filter(({ focused, role }) => focused && role !== 'RootWebArea').at(-1)
    return { role: at?.role ?? '', name: at?.name ?? '' }
  }
  return page.evaluate(() => {
    const { activeElement: at } = document
    const roles: Record<string, string> = {
      A: 'link',
      H1: 'heading',
      BUTTON: 'button',
      INPUT: 'textbox',
      TEXTAREA: 'textbox',
    }
    const label = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? at.labels?.[0] : at
    return {
      role: at?.getAttribute('role') ?? roles[at?.tagName ?? ''] ?? '',
      name: (at?.getAttribute('aria-label') ?? label?.textContent ?? '').replace(/\s+/g, ' ').trim(),
    }
  })
}

/** Presses Tab until the focused element matches the selector. */
async function tabTo(page: Page, selector: string) {
  for (let i = 0; i < 120; i += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(selector => document.activeElement?.matches(selector) ?? false, selector)) return
  }
  throw new Error(`Tab does not reach ${selector}`)
}

/** The same backwards. A puppeteer whose Tab has left the page at its end no longer presses buttons in Firefox. */
async function tabBackTo(page: Page, selector: string) {
  await page.keyboard.down('Shift')
  await tabTo(page, selector)
  await page.keyboard.up('Shift')
}

const heading = async (path: string) => (await documentOf(path)).querySelector('h1')?.textContent ?? ''

/** Asserts that the page of a path is shown and announced, and that its heading has the focus. */
async function assertArrived(page: Page, path: string) {
  await shows(page, path)
  const { role, name } = await atFocus(page)
  assert.equal([role, name.replace(/\s/g, '')], ['heading', (await heading(path)).replace(/\s/g, '')])
  await until(page, "document.querySelector('#root > [aria-live]').textContent === document.title")
}

test('with keys alone: home, a solution, its moment, the form, a fault, sent', async () => {
  const { page, faults } = await browser.visit('/', { prefetch: true })
  await page.keyboard.press('Tab')
  assert.is((await atFocus(page)).role, 'link')
  await tabTo(page, 'header nav > ul > :nth-of-type(4) > button')
  assert.is((await atFocus(page)).role, 'button')
  await emptyOutbox(browser.outbox)
  await page.keyboard.press('Enter')
  await tabTo(page, 'header a[href="/solutions/b2b"]')
  await page.keyboard.press('Enter')
  await assertArrived(page, '/solutions/b2b')

  const group = `[data-moment="${overdraft.name}"]`
  await tabTo(page, `${group} :is(input, button)`)
  await overdraft.keys(page)
  const outputs = await page.$$eval(`${group} output`, all => all.map(({ textContent }) => textContent))
  assert.equal(outputs, overdraft.after)
  await tabBackTo(page, `${group} a[href^="/contact?"]`)
  const href = await page.evaluate(() => document.activeElement?.getAttribute('href') ?? '')
  const topic = new URLSearchParams(href.split('?')[1]).get('topic') as keyof typeof content.topics
  await page.keyboard.press('Enter')
  await assertArrived(page, '/contact')

  await tabTo(page, 'main form [type=submit]')
  await page.keyboard.press('Enter')
  await until(page, `document.querySelector('main form [role=alert]').textContent === '${sentences.fullName}'`)
  const { labels } = content.form
  assert.equal(await atFocus(page), { role: 'textbox', name: labels.fullName })

  for (const { name, required } of fields) {
    const at = await atFocus(page)
    assert.equal(
      [at.role, at.name.startsWith(labels[name]), required || at.name !== labels[name]],
      ['textbox', true, true],
    )
    if (name !== 'message') await page.keyboard.type(visitor[name])
    await page.keyboard.press('Tab')
  }
  await tabTo(page, 'main form [type=submit]')
  await page.keyboard.press('Enter')
  await until(
    page,
    `document.querySelector('main form [role=status]').textContent === ${JSON.stringify(sentences.sent)}`,
  )
  assert.is(await page.evaluate(() => document.activeElement?.getAttribute('role')), 'status')
  const question = content.topics[topic].replace('{picture}', content.carried.setups.overdraft.picture)
  const lines = `${question}\n${content.carried.tried.replace('{setup}', () => overdraft.line ?? '')}`
  const [message] = await messagesIn(browser.outbox)
  assert.is(message?.text, compose({ ...visitor, message: lines }).text)
  assert.equal(faults, [])
  await giveBack(page)
})

const inChromium = FIREFOX ? test.skip : test

inChromium(
  'heard: the picture is one sentence, the moment has its names and values, the heading comes first',
  async () => {
    const { page } = await browser.visit('/solutions/b2b')
    const all = await hear(page)
    const places = all.map(({ role, name }) => `${role} ${name}`)
    const place = (fits: (node: Heard) => boolean) => all.findIndex(fits)
    const h1 = place(
      ({ role, name }) => role === 'heading' && name?.replace(/\s/g, '') === b2b.hero.title.replace(/\s/g, ''),
    )
    assert.ok(h1 > 0, places.join('\n'))
    assert.ok(place(({ role }) => role === 'progressbar') > h1, 'the progress bar')
    for (const { role, children } of all)
      if (role === 'image') assert.equal(children ?? [], [], 'a picture has no inside')
    const radios = all.filter(({ role }) => role === 'radio')
    assert.ok(radios.length > 0 && radios.every(({ name }) => name))
    assert.ok(
      all.some(({ role }) => role === 'status'),
      'what changes is announced',
    )
    await giveBack(page)
  },
)

inChromium('heard: a fault is an alert, and its field is invalid and described by it', async () => {
  const { page } = await browser.visit('/contact')
  const before = await hear(page)
  assert.not(
    before.some(({ name }) => name === sentences.fullName),
    'an answer that nobody has given',
  )
  await tabTo(page, 'main form [type=submit]')
  await page.keyboard.press('Enter')
  await until(page, `document.querySelector('main form [role=alert]').textContent === '${sentences.fullName}'`)
  const after = await hear(page)
  const field = after.find(({ focused, role }) => focused && role === 'textbox')
  assert.equal(
    [field?.name, field?.invalid, field?.description],
    [content.form.labels.fullName, 'true', sentences.fullName],
  )
  assert.ok(after.some(({ role }) => role === 'alert'))
  await giveBack(page)
})

test.run()
