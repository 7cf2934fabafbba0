// Questions without an answer: visitors tick them, on several pages, and the message says all of them.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content as contact } from '../../src/content/contact'
import { content as questions } from '../../src/content/questions'
import { content as network } from '../../src/content/solutions/b2b'
import type { Questions } from '../../src/content/types'
import { giveBack, openBrowser, until } from '../support/browser'
import { shows } from '../support/pages'

const browser = await openBrowser()
test.after(browser.close)

const openIn = ({ items }: Questions) => items.flatMap(({ question, answer }) => (answer === null ? [question] : []))
const [first = ''] = openIn(network.questions)
const [second = '', third = ''] = openIn(contact.questions)

/** An owner may have answered all of them. */
const whileOpen = first && third ? test : test.skip
const whileOpenThere = first ? test : test.skip

const message = (page: Page) => page.$eval('main textarea', box => box.value)
const box = (question: string) => `::-p-xpath(//main//label[contains(., "${question}")])`
const linkToForm = 'main div:has(> ul label) a[href^="/contact"]'

async function tick(page: Page, question: string) {
  const label = await page.waitForSelector(box(question))
  await label?.evaluate(node => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await label?.click()
}

async function follow(page: Page) {
  const link = await page.waitForSelector(linkToForm)
  await link?.evaluate(node => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await link?.click()
}

const lines = (...questions: string[]) =>
  [contact.carried.asking, ...questions.map(question => `- ${question}`)].join('\n')

whileOpen('what is ticked on two pages is in one message, below what the visitor has written', async () => {
  const { page, faults } = await browser.visit('/solutions/b2b')
  await tick(page, first)
  await follow(page)
  await shows(page, '/contact')
  await until(page, `document.querySelector('main textarea').value.includes(${JSON.stringify(first)})`)
  assert.is(await message(page), `${lines(first)}\n`)

  await page.focus('main textarea')
  await page.keyboard.down('Control')
  await page.keyboard.press('a')
  await page.keyboard.up('Control')
  await page.keyboard.type('We are twelve agencies.')
  await tick(page, second)
  // With keys: the box of a label that has the focus.
  const other = await page.waitForSelector(`${box(third)} >>> input`)
  await other?.focus()
  await page.keyboard.press(' ')
  await follow(page)
  await until(page, `document.querySelector('main textarea').value.includes(${JSON.stringify(third)})`)
  assert.is(await message(page), `We are twelve agencies.\n\n${lines(first, second, third)}\n`)
  assert.ok(await page.$eval('main textarea', field => field.getBoundingClientRect().top < innerHeight))
  const focused = await page.$eval('main textarea', field => [document.activeElement === field, field.tabIndex])
  assert.equal(focused, [true, 0], 'the message has the focus, and stays a tab stop')
  assert.equal(faults, [])
  await giveBack(page)
})

test('all forty can be narrowed down to those of a role, without scripts too', async () => {
  const { page } = await browser.visit('/questions', { javaScript: false })
  const shown = () =>
    page.$$eval('main li[data-roles]', rows =>
      rows.filter(row => row.checkVisibility()).map(row => row.getAttribute('data-roles')?.split(' ') ?? []),
    )
  const all = await shown()
  for (const role of Object.keys(questions.roles.names)) {
    const label = await page.waitForSelector(`label:has([value=${role}])`)
    await label?.click()
    assert.equal(
      await shown(),
      all.filter(roles => roles.includes(role)),
      role,
    )
  }
  await giveBack(page)
})

whileOpenThere('without scripts the questions are a list, with a link to the form', async () => {
  const { page } = await browser.visit('/solutions/b2b', { javaScript: false })
  const shown = await page.$$eval('main li:has(> span:only-child)', rows =>
    rows.filter(row => row.checkVisibility()).map(({ textContent }) => textContent),
  )
  assert.equal(shown, openIn(network.questions))
  assert.is(await page.$('main label [type=checkbox]:not([data-moment] *)'), null)
  assert.is(await page.$eval('main div:has(> ul > li > span) a', link => link.getAttribute('href')), '/contact')
  await giveBack(page)
})

test.run()
