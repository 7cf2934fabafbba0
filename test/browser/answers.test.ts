// The questions of the consultancy page.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/services/consultancy'
import { openBrowser } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

const { items } = content.questions
const open = 'main details[open] h3'

test('each of the questions is one, and what opens is what is delivered', async () => {
  const { page } = await browser.visit('/services/consultancy')
  for (const [index, { question, features }] of items.entries()) {
    assert.match(question, /\?$/)
    if (index > 0) {
      const summary = await page.waitForSelector(`main details:nth-of-type(${index + 1}) > summary`)
      await summary?.evaluate(node => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await summary?.click()
    }
    await page.waitForSelector(`main details:nth-of-type(${index + 1})[open] li`, { visible: true })
    assert.equal(await page.$$eval(open, heads => heads.map(({ textContent }) => textContent)), [question])
    assert.equal(
      await page.$$eval('main details[open] li', rows => rows.map(({ textContent }) => textContent)),
      features,
    )
  }
  await page.browserContext().close()
})

test('they open with keys, and without scripts', async () => {
  const { page } = await browser.visit('/services/consultancy', { javaScript: false })
  await page.focus('main details:nth-of-type(2) > summary')
  await page.keyboard.press('Enter')
  await page.waitForSelector('main details:nth-of-type(2)[open]')
  assert.equal(await page.$$eval(open, heads => heads.map(({ textContent }) => textContent)), [items[1]?.question])
  await page.browserContext().close()
})

test.run()
