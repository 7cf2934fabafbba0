// What the contact page shows of a message: the road to its reply, the receipt once it was sent, and faults. None of them
// moves the form.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/contact'
import { site } from '../../src/content/site'
import { bodyOf, openBrowser, until } from '../support/browser'
import { openForm } from '../support/form'
import { promised } from '../support/promised'
import { sentences } from '../support/sentences'
import { messageId, visitor } from '../support/visitor'
import { write } from '../support/write'

const FORM = 'main form'
const BUTTON = `${FORM} button`

const browser = await openBrowser()
test.after(browser.close)

const { page, open, post, shows } = await openForm(browser, '/contact', FORM)
// Removes the draft that the previous test has left.
await page.evaluateOnNewDocument(() => sessionStorage.clear())

const output = () => page.$eval('[data-moment=road] output', output => output.textContent)

test('the road says when a reply comes, by the hours of the company or else the visitor’s clock, once something is written', async () => {
  await open()
  assert.is(await output(), content.form.road.within)
  await page.type(`${FORM} [name=fullName]`, 'N')
  await page.waitForSelector('[data-moment=road] output[data-by]')
  const expected = [0, -60_000].map(late => promised(Date.now() + late, site.hours))
  assert.ok(expected.includes((await output()) ?? ''), String(await output()))
})

test('what was sent stays to be read, with the reference by which the outbox knows it', async () => {
  await open()
  await write(page, visitor)
  const request = await post()
  const id = (await bodyOf(request)).match(/name="id"\r\n\r\n([\da-f-]+)/)?.[1] ?? ''
  await request.continue()
  await shows('status', sentences.sent)
  const reference = (await messageId(id, visitor)).slice(0, 8).toUpperCase()
  const receipt = `${FORM} section[aria-label="${content.form.receipt.title}"]`
  await until(page, `document.querySelector('${receipt}')?.textContent.includes('${reference}')`)
  const written = await page.$$eval(`${receipt} dd`, all => all.map(value => value.textContent))
  assert.equal(written, Object.values(visitor))
})

for (const width of [390, 1440])
  test(`at ${width} px what was sent takes the place of the fields, and another can be written`, async () => {
    await page.setViewport({ width, height: 844 })
    await open()
    const fields = () =>
      page.$$eval(`${FORM} :is(input, textarea)[required]`, all => all.filter(field => field.checkVisibility()).length)
    const before = await fields()
    await write(page, visitor)
    await (await post()).continue()
    await shows('status', sentences.sent)
    assert.is(await fields(), 0)
    const seen = await page.$$eval(
      `${FORM} :is([role=status], section) :is(p, h3)`,
      all =>
        all.filter(part => part.getBoundingClientRect().top >= 0 && part.getBoundingClientRect().bottom <= innerHeight)
          .length,
    )
    assert.ok(seen >= 2, 'the sentence and the title of the receipt are on the screen')
    const another = await page.waitForSelector(`${FORM} ::-p-text(${content.form.receipt.another})`, { visible: true })
    await another?.click()
    assert.is(await fields(), before)
    assert.is(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'fullName')
    assert.is(await output(), content.form.road.within, 'nothing of the next message is written yet')
    assert.is(await page.$eval(`${FORM} section`, receipt => receipt.checkVisibility()), false)
    await write(page, { fullName: visitor.fullName })
    await page.click(BUTTON)
    await shows('alert', sentences.email)
    await page.setViewport({ width: 1280, height: 800 })
  })

for (const width of [360, 1440]) {
  test(`a fault at a field moves neither the button nor the heading at ${width} px`, async () => {
    await page.setViewport({ width, height: 900 })
    await open()
    await write(page, { fullName: 'N', email: 'n@' })
    const tops = () =>
      // offsetTop gives the form's position in the page and the button's in the form, and ignores that a hovered button is
      // lifted a little.
      page.$$eval(`h1, main form, ${BUTTON}`, all => all.map(element => (element as HTMLElement).offsetTop))
    const before = await tops()
    await page.click(BUTTON)
    await shows('alert', sentences.emailFormat)
    const after = await tops()
    await page.setViewport({ width: 1280, height: 800 })
    assert.equal(after, before)
  })
}

test('where a fault needs a line of its own, the fields of its row stay level', async () => {
  await page.setViewport({ width: 1024, height: 900 })
  await open()
  await page.type(`${FORM} [name=fullName]`, 'N')
  await page.type(`${FORM} [name=email]`, 'n@')
  await page.click(BUTTON)
  await shows('alert', sentences.emailFormat)
  const tops = await page.$$eval(`${FORM} :is([name=fullName], [name=email])`, all =>
    all.map(field => field.getBoundingClientRect().top),
  )
  await page.setViewport({ width: 1280, height: 800 })
  assert.is(tops[0], tops[1])
})

test.run()
