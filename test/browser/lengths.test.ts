// A visitor's text is never cut off: the form shows a count near a field's limit, and says when the text is too long.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Field, fields } from '../../src/contact/fields'
import { content } from '../../src/content/contact'
import { giveBack, openBrowser, until } from '../support/browser'
import { openForm } from '../support/form'
import { sentences } from '../support/sentences'
import { visitor } from '../support/visitor'

const FORM = 'main form'
const LIVE = `${FORM} [aria-live]`

const browser = await openBrowser()
test.after(browser.close)

const { page, posts, open, post, shows, kept } = await openForm(browser, '/contact', FORM)
// Removes the draft that the previous test has left.
await page.evaluateOnNewDocument(() => sessionStorage.clear())

test.before.each(() => open())

const words = (count: string, cap: string) => content.form.count.replace('{count}', count).replace('{cap}', cap)

/** Inserts a text into a field at once, as pasting does: it fires an `input` event and obeys `maxlength`. */
async function paste(field: Field, text: string, on = page) {
  await on.focus(`${FORM} [name=${field}]`)
  await on.evaluate(text => document.execCommand('insertText', false, text), text)
}

async function fill(except: Field) {
  for (const { name } of fields) if (name !== except) await paste(name, visitor[name])
}

/** Returns the notes beside a field's label, its aria-invalid, its description, and the length of its value. */
const state = (field: Field) =>
  page.$eval(`${FORM} [name=${field}]`, control => {
    const { labels, value } = control as HTMLInputElement
    return {
      notes: [...(labels?.[0]?.parentElement?.children ?? [])]
        .slice(1)
        .filter(note => !note.hasAttribute('hidden'))
        .map(note => note.textContent),
      invalid: control.getAttribute('aria-invalid'),
      description: document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? null,
      length: value.length,
    }
  })

const long = 'x'.repeat(30_000)

const lengths: [reason: string, field: Field, text: string, note: string | null, tooLong: boolean][] = [
  ['a message below nine tenths', 'message', long.slice(0, 17_999), null, false],
  ['a message of nine tenths', 'message', long.slice(0, 18_000), words('18,000', '20,000'), false],
  ['a message of spaces behind it', 'message', `${long.slice(0, 17_000)}${' '.repeat(2000)}`, null, false],
  ['lines, which count one each', 'message', `${'x'.repeat(189)}\n`.repeat(100), words('18,999', '20,000'), false],
  ['a full message', 'message', long.slice(0, 20_000), words('20,000', '20,000'), false],
  ['a message of one too many', 'message', long.slice(0, 20_001), words('20,001', '20,000'), true],
  ['a message half too long', 'message', long, words('30,000', '20,000'), true],
  ['a name of nine tenths', 'fullName', long.slice(0, 180), words('180', '200'), false],
  ['a company that is too long', 'company', long.slice(0, 201), words('201', '200'), true],
  ['a phone number that is too long', 'mobilePhone', '1'.repeat(51), words('51', '50'), true],
]

for (const [reason, field, text, note, tooLong] of lengths) {
  const sentence = sentences[`${field}Long`]

  test(`${reason}: ${note ? 'it is counted' : 'nothing is said'}${tooLong ? ', and the field says so' : ''}`, async () => {
    await paste(field, text)
    if (note) await page.waitForSelector(`${FORM} label ~ small:not([hidden])`)
    assert.equal(await state(field), {
      notes: [...(tooLong ? [sentence] : []), ...(note ? [note] : [])],
      invalid: tooLong ? 'true' : null,
      description: tooLong ? sentence : null,
      length: text.length,
    })
  })
}

test('a message that is too long is not sent, the banner says why, and all of it stays', async () => {
  await fill('message')
  await paste('message', long)
  await page.click(`${FORM} button`)
  await shows('alert', sentences.messageLong)
  const focus = await page.evaluate(() => document.activeElement?.getAttribute('name'))
  assert.equal([focus, posts.length, (await state('message')).length], ['message', 0, 30_000])
})

test('a message that is shortened to the most that is taken loses the mark at once, and arrives whole', async () => {
  await fill('message')
  await paste('message', long.slice(0, 20_001))
  await page.click(`${FORM} button`)
  await shows('alert', sentences.messageLong)
  await page.keyboard.press('Backspace')
  await until(page, `!document.querySelector('${FORM} [aria-invalid]')`)
  assert.equal((await state('message')).notes, [words('20,000', '20,000')])
  await (await post()).continue()
  await shows('status', sentences.sent)
  assert.match((await kept())[0]?.text ?? '', `Message:\r\n${long.slice(0, 20_000)}\r\n`)
  assert.equal((await state('message')).notes, [])
})

test('what was typed on an earlier visit is counted', async () => {
  const { page } = await browser.visit('/contact')
  await paste('message', long, page)
  await page.reload()
  await until(
    page,
    `document.querySelector('${FORM}')?.innerText.includes(${JSON.stringify(words('30,000', '20,000'))})`,
  )
  await giveBack(page)
})

test('a polite live region, empty at first, gives the count when the typing pauses, and not at each key', async () => {
  const texts = await page.$eval(LIVE, region => {
    const texts: (string | null)[] = [region.textContent]
    new MutationObserver(() => texts.push(region.textContent)).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    })
    Object.assign(window, { texts })
    return [region.getAttribute('aria-live'), ...texts]
  })
  assert.equal(texts, ['polite', ''])
  await paste('message', long.slice(0, 18_000))
  await page.keyboard.type('abcdefghij', { delay: 150 })
  await until(page, `document.querySelector('${LIVE}').textContent`)
  assert.equal(await page.evaluate('texts'), ['', words('18,010', '20,000')])
})

test('without JavaScript the browser cuts nothing, and a long message arrives whole', async () => {
  const { page } = await browser.visit('/contact', { javaScript: false })
  for (const { name } of fields) await paste(name, name === 'message' ? long.slice(0, 19_000) : visitor[name], page)
  await Promise.all([page.waitForNavigation(), page.click(`${FORM} button`)])
  await giveBack(page)
  assert.match((await kept())[0]?.text ?? '', `Message:\r\n${long.slice(0, 19_000)}\r\n`)
})

test.run()
