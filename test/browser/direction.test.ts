// Arabic in the contact form, on the receipt and in the mail: its full stop is at its left end, its first letter at its right.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compose } from '../../src/contact/compose'
import { fields } from '../../src/contact/fields'
import { giveBack, openBrowser, until } from '../support/browser'
import { messagesIn } from '../support/form'
import { sentences } from '../support/sentences'
import { visitor } from '../support/visitor'
import { write } from '../support/write'

const browser = await openBrowser()
test.after(browser.close)

const ARABIC = {
  fullName: 'نور عبد الله.',
  company: 'دلتا للسياحة (دبي).',
  message: 'نريد عرضًا يوم الأحد.\nWe are twelve agencies.',
}
const typed = { ...visitor, ...ARABIC }
const lines = Object.values(typed).flatMap(value => value.split('\n'))
const isArabic = (line: string) => /\p{Script=Arabic}/u.test(line)

/** Returns whether the last sign of a text, in an element of the page, is drawn to the left of its first. */
const runsLeft = (page: Page, selector: string, text: string) =>
  page.evaluate(
    (selector, text) => {
      for (const element of document.querySelectorAll(selector)) {
        const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
          const at = node.textContent?.indexOf(text) ?? -1
          if (at === -1) continue
          const ends = [at, at + text.length - 1].map(start => {
            const range = document.createRange()
            range.setStart(node, start)
            range.setEnd(node, start + 1)
            return range.getBoundingClientRect().left
          })
          return Number(ends[1]) < Number(ends[0])
        }
      }
      return null
    },
    selector,
    text,
  )

/** Returns the names of the fields whose text runs from right to left. */
const rightToLeft = (page: Page) =>
  page.$$eval('form :is(input, textarea):dir(rtl)', all => all.map(field => field.getAttribute('name')))

test('a field has the direction of what is typed into it, the receipt that of what was sent', async () => {
  const { page } = await browser.visit('/contact')
  assert.equal(await rightToLeft(page), [])
  await write(page, typed)
  assert.equal(
    await rightToLeft(page),
    Object.keys(ARABIC).sort((a, b) => order(a) - order(b)),
  )
  assert.is(await page.$eval('main textarea', area => getComputedStyle(area).unicodeBidi), 'plaintext')
  await page.click('main form [type=submit]')
  await until(
    page,
    `document.querySelector('main form [role=status]').textContent === ${JSON.stringify(sentences.sent)}`,
  )
  const [message] = await messagesIn(browser.outbox)
  assert.is(message?.text, compose(typed).text)
  const seen = []
  for (const line of lines) seen.push(await runsLeft(page, 'main form dd', line))
  assert.equal(seen, lines.map(isArabic))
  await giveBack(page)
})

const order = (field: string) => fields.findIndex(({ name }) => name === field)

test('in the mail each field, and each line of the message, has its own direction', async () => {
  const { page } = await browser.visit('/404', { javaScript: false })
  // Leaves the site, whose policy allows no such writing.
  await page.goto('about:blank')
  await page.setContent(compose(typed).html)
  const seen = []
  for (const line of lines) seen.push(await runsLeft(page, 'p', line))
  assert.equal(seen, lines.map(isArabic))
  await giveBack(page)
})

test.run()
