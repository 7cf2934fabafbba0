// A form's error message and its button while a visitor types and clicks: nothing shifts, and outdated messages go away.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { fields } from '../../src/contact/fields'
import { giveBack, openBrowser, until } from '../support/browser'
import { sentences } from '../support/sentences'
import { visitor } from '../support/visitor'

const browser = await openBrowser()
test.after(browser.close)

const FORMS = ['main form', 'footer form'] as const

const fill = (page: Page, form: string) =>
  page.$eval(
    form,
    (form, values) => {
      for (const [name, value] of Object.entries(values))
        Object.assign(form.querySelector(`[name=${name}]`) ?? {}, { value })
    },
    visitor,
  )

const said = (page: Page, form: string) => page.$eval(`${form} [role=alert]`, alert => alert.textContent)

const buttonTop = (page: Page, form: string) =>
  page.$eval(`${form} button`, button => Math.round(button.getBoundingClientRect().top + scrollY))

for (const width of [320, 390, 834, 1440]) {
  test(`a fault, another, and its end move the button by no more than 2 px at ${width} px`, async () => {
    const { page } = await browser.visit('/contact', { width, height: 900 })
    const before = await buttonTop(page, 'main form')
    const tops: number[] = []
    await page.click('main form button')
    await until(page, `document.querySelector('main form [role=alert]').textContent === '${sentences.fullName}'`)
    tops.push(await buttonTop(page, 'main form'))
    await page.type('main form [name=fullName]', visitor.fullName)
    tops.push(await buttonTop(page, 'main form'))
    await page.click('main form button')
    await until(page, `document.querySelector('main form [role=alert]').textContent === '${sentences.email}'`)
    tops.push(await buttonTop(page, 'main form'))
    assert.ok(
      tops.every(top => Math.abs(top - before) <= 2),
      `${before}: ${tops}`,
    )
    await giveBack(page)
  })
}

for (const form of FORMS) {
  test(`${form}: the sentence of a fault goes when its field is mended, and not before`, async () => {
    const { page } = await browser.visit('/contact')
    await fill(page, form)
    const email = `${form} [name=email]`
    await page.$eval(email, field => Object.assign(field, { value: '' }))
    await page.click(`${form} button`)
    await until(page, `document.querySelector('${form} [role=alert]').textContent === '${sentences.email}'`)
    await page.type(email, 'nour@')
    // This is not an address yet, so the fault is still the same.
    assert.is(await said(page, form), sentences.email)
    await page.type(email, 'delta.example')
    await until(page, `document.querySelector('${form} [role=alert]').textContent === ''`)
    assert.is(await page.$(`${form} [aria-invalid]`), null)
    assert.is(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'email')
    await giveBack(page)
  })

  test(`${form}: after a double click on its button the focus is in the form, however soon it is answered`, async () => {
    const { page } = await browser.visit('/contact')
    await page.setRequestInterception(true)
    page.on('request', request => {
      if (request.method() !== 'POST') request.continue()
    })
    await fill(page, form)
    await page.click(`${form} button`, { count: 2, delay: 60 })
    await page.waitForSelector(`${form} button:disabled`)
    const inside = () => page.$eval(form, form => form.contains(document.activeElement))
    assert.ok(await inside())
    await giveBack(page)
  })
}

test('without a field at fault the sentence stays while somebody writes', async () => {
  const { page } = await browser.visit('/contact')
  await page.setRequestInterception(true)
  page.on('request', request => (request.method() === 'POST' ? request.abort() : request.continue()))
  await fill(page, 'main form')
  await page.click('main form button')
  await until(
    page,
    `document.querySelector('main form [role=alert]').textContent === ${JSON.stringify(sentences.failed)}`,
  )
  for (const { name } of fields) await page.type(`main form [name=${name}]`, 'x')
  assert.is(await said(page, 'main form'), sentences.failed)
  await giveBack(page)
})

test.run()
