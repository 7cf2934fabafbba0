// The questions of the consultancy page, and the answers that they open.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/services/consultancy'
import { giveBack, openBrowser, until } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

const { items } = content.advice

test('each of the questions is one, and what opens is what is delivered', async () => {
  const { page } = await browser.visit('/services/consultancy')
  for (const [index, { question, features }] of items.entries()) {
    assert.match(question, /\?$/)
    const details = `main details:nth-of-type(${index + 1})`
    const summary = await page.waitForSelector(`${details} > summary`)
    await summary?.evaluate(node => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
    if (index > 0) await summary?.click()
    await page.waitForSelector(`${details}[open] li`, { visible: true })
    assert.is(await page.$eval(`${details} h3`, head => head.textContent), question)
    assert.equal(await page.$$eval(`${details} li`, rows => rows.map(({ textContent }) => textContent)), features)
  }
  await giveBack(page)
})

test('the first is open, and the others open with keys and without scripts', async () => {
  const { page } = await browser.visit('/services/consultancy', { javaScript: false })
  await page.focus('main details:nth-of-type(2) > summary')
  await page.keyboard.press('Enter')
  await until(page, "document.querySelector('main details:nth-of-type(2)').open")
  assert.equal(
    await page.$$eval('main details[open] h3', heads => heads.map(({ textContent }) => textContent)),
    items.slice(0, 2).map(({ question }) => question),
  )
  await giveBack(page)
})

test.run()
