// The languages of the site in a browser: from one to the other, and a message from the Arabic page. A third language is among
// the edits of an owner (site/owner).
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { sentencesIn } from '../../src/contact/sentences'
import { content } from '../../src/content/ar/contact'
import { site as arabic } from '../../src/content/ar/site'
import { site as english } from '../../src/content/site'
import { bare } from '../../src/isolate'
import { giveBack, openBrowser, until } from '../support/browser'
import { emptyOutbox, messagesIn } from '../support/form'
import { back } from '../support/pages'
import { titleOf } from '../support/site'
import { visitor } from '../support/visitor'

const browser = await openBrowser()
test.after(browser.close)

const sentences = sentencesIn('ar')
const FORM = 'main form'

/** Returns the language and direction of the document, and the label of its navigation. */
const frame = (page: Page) =>
  page.evaluate(() => {
    const { lang, dir } = document.documentElement
    return [lang, dir, document.querySelector('header nav')?.getAttribute('aria-label')]
  })

const frames = [arabic, english].map(({ lang, dir, labels }) => [lang, dir, labels.main])

const switches: [place: string, selector: string, width: number][] = [
  ['header', 'header div > ul > li > a[hreflang]', 1280],
  ['small menu', '#menu a[hreflang]', 390],
  ['footer', 'footer a[hreflang]', 1280],
]

for (const [place, selector, width] of switches) {
  test(`the link in the ${place} leads to the same page in Arabic and back, and so does Back`, async () => {
    const { page } = await browser.visit('/services/training', { width })
    const change = async () => {
      if (place === 'small menu') await page.click('header button[popovertarget]')
      await page.waitForSelector(selector, { visible: true })
      await Promise.all([page.waitForNavigation(), page.click(selector)])
      return [new URL(page.url()).pathname, await frame(page)]
    }
    assert.equal(await change(), ['/ar/services/training', frames[0]])
    assert.equal(await change(), ['/services/training', frames[1]])
    await back(page)
    await until(page, "location.pathname === '/ar/services/training' && document.documentElement.dir === 'rtl'")
    await giveBack(page)
  })
}

test('a link within a language loads no document, and stays in that language', async () => {
  const title = await titleOf('/ar/about')
  const { page, faults } = await browser.visit('/ar')
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.click('footer a[href="/ar/about"]')
  await until(page, `document.title === ${JSON.stringify(title)}`)
  assert.ok(await page.evaluate('window.same'))
  assert.equal(await frame(page), frames[0])
  assert.equal(faults, [])
  await giveBack(page)
})

test('an unknown address below a language shows the 404 page of that language', async () => {
  const { page } = await browser.visit('/ar/none')
  assert.equal(await frame(page), frames[0])
  await giveBack(page)
})

const fill = async (page: Page) => {
  for (const [name, value] of Object.entries(visitor)) await page.type(`${FORM} [name=${name}]`, value)
}

/** Returns the sentences of the form that are on the screen. */
const seen = (page: Page) =>
  page.$$eval(`${FORM} p`, all => all.flatMap(p => (p.checkVisibility() ? [p.textContent ?? ''] : [])))

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with scripts' : 'without JavaScript'

  test(`a message from the Arabic page is answered in Arabic ${how}, and the mail says so`, async () => {
    await emptyOutbox(browser.outbox)
    const { page } = await browser.visit('/ar/contact', { javaScript, width: 390 })
    await fill(page)
    if (javaScript) {
      await page.click(`${FORM} button`)
      await until(page, `document.querySelector('${FORM} [role=status] p')`)
    } else await Promise.all([page.waitForNavigation(), page.click(`${FORM} button`)])
    assert.ok((await seen(page)).includes(sentences.sent))
    assert.equal(await frame(page), frames[0])
    const [message, ...others] = await messagesIn(browser.outbox)
    assert.equal(others, [])
    assert.match(message?.text ?? '', /\r\nLanguage of the page: Arabic\r\n$/)
    if (javaScript) {
      const receipt = await page.$eval(FORM, form => form.textContent ?? '')
      for (const words of [content.form.receipt.title, visitor.fullName, content.form.receipt.another])
        assert.ok(bare(receipt).includes(words), words)
      // Each value stands below its label, also one in Latin letters.
      const across = await page.$$eval(`${FORM} dl > div`, rows =>
        rows
          .filter(row => {
            const [label, value] = Array.from(row.children, child => {
              const range = document.createRange()
              range.selectNodeContents(child)
              return range.getBoundingClientRect()
            })
            return !label || !value || Math.abs(label.right - value.right) > 1
          })
          .map(row => row.textContent),
      )
      assert.equal(across, [])
    }
    await giveBack(page)
  })

  test(`a fault on the Arabic page is told in Arabic ${how}`, async () => {
    const { page } = await browser.visit('/ar/contact', { javaScript })
    await fill(page)
    await page.$eval(`${FORM} [name=email]`, field => Object.assign(field, { value: 'nour', type: 'text' }))
    if (javaScript) await page.click(`${FORM} button`)
    else await Promise.all([page.waitForNavigation(), page.click(`${FORM} button`)])
    await until(page, `document.querySelector('${FORM}').innerText.includes(${JSON.stringify(sentences.emailFormat)})`)
    await giveBack(page)
  })
}

test.run()
