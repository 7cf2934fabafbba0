// The moments (interactive pictures): with the keyboard only, with taps, without scripts, and what they add to the message.
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { SetupRules } from '../../src/contact/setup'
import { content as contact } from '../../src/content/contact'
import { violations } from '../support/axe'
import { giveBack, openBrowser, until } from '../support/browser'
import type { MomentCase } from '../support/moment'
import { once } from '../support/once'
import { back } from '../support/pages'
import { MOMENTS } from './moments/all'

const browser = await openBrowser()
test.after(browser.close)

const CONTROLS = 'input, select, button, textarea, summary'
const groupOf = (name: string) => `[data-moment="${name}"]`

const outputsOf = (page: Page, name: string) =>
  page.$$eval(`${groupOf(name)} output`, outputs => outputs.map(output => output.textContent))

/** Takes the skip link, the first stop of Tab, and tabs on to the first control of the moment. */
async function tabInto(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  for (let i = 0; i < 80; i += 1) {
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(
      (group, controls) => Boolean(document.activeElement?.matches(`${group} :is(${controls})`)),
      groupOf(name),
      CONTROLS,
    )
    if (inside) return
  }
  throw new Error(`Tab does not reach a control of ${name}`)
}

/** Leaves out the fault that the 404 page itself is answered with status 404. */
const unexpected = (faults: string[], path: string) =>
  faults.filter(fault => path !== '/404' || !/status of 404/.test(fault))

/** Asserts what a moment says once it has followed the visitor: some of it is drawn after the frame of the choice. */
async function assertOutputs(page: Page, name: string, expected: MomentCase['after'], why?: string) {
  for (const end = Date.now() + 5000; ; ) {
    const outputs = await outputsOf(page, name)
    const known = expected.map((text, i) => (text instanceof RegExp && text.test(outputs[i] ?? '') ? outputs[i] : text))
    if (String(outputs) === String(known) || Date.now() > end) return assert.equal(outputs, known, why)
    await setTimeout(25)
  }
}

const pictureOf = (name: string) => (contact.carried.setups as SetupRules)[name]?.picture ?? ''

const message = (page: Page) => page.$eval('main textarea', box => box.value)

for (const { path, name, start, after, line, keys, taps, withoutScript = ':not(*)' } of MOMENTS) {
  const link = `${groupOf(name)} a[href^="/contact?"]`

  const sent = once(async () => {
    const { page } = await browser.visit(path, { javaScript: false })
    const outputs = await outputsOf(page, name)
    const dead = await page.$$eval(
      `${groupOf(name)} :is(${CONTROLS})`,
      (controls, works) =>
        controls
          .filter(control => !control.matches(works) && control.checkVisibility({ visibilityProperty: true }))
          .map(({ outerHTML }) => outerHTML),
      withoutScript,
    )
    await giveBack(page)
    return { outputs, dead }
  })

  test(`${name}: without scripts it shows the model's start`, async () => {
    assert.equal((await sent()).outputs, start)
  })

  test(`${name}: without scripts nothing is shown as a control that does not work`, async () => {
    assert.equal((await sent()).dead, [])
  })

  test(`${name}: works with keys alone, breaks no accessibility rule, and goes along with the message`, async () => {
    const { page, faults } = await browser.visit(path)
    await tabInto(page, name)
    await keys(page)
    await assertOutputs(page, name, after)
    assert.equal(await violations(page, { within: groupOf(name) }), [])
    if (line === undefined) return giveBack(page)
    await page.focus(link)
    await page.keyboard.press('Enter')
    await until(page, "location.pathname === '/contact' && document.querySelector('main textarea')?.value")
    const [topic, tried] = (await message(page)).split('\n')
    assert.is(topic, contact.topics.question.replace('{picture}', pictureOf(name)))
    assert.is(tried, contact.carried.tried.replace('{setup}', line))
    await back(page)
    await until(page, `document.querySelector('${groupOf(name)}')`)
    await assertOutputs(page, name, after, 'it is as it was left')
    assert.equal(unexpected(faults, path), [])
    await giveBack(page)
  })

  test(`${name}: works with taps on a phone`, async () => {
    const { page, faults } = await browser.visit(path, { width: 390, height: 844, touch: true })
    await taps(page)
    await assertOutputs(page, name, after)
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 390)
    assert.equal(unexpected(faults, path), [])
    await giveBack(page)
  })
}

test.run()
