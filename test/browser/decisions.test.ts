// What follows from what a visitor chooses, presses or types, beyond what every moment says (moments.test.ts).
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content as cookies } from '../../src/content/cookies'
import { content as notFound } from '../../src/content/not-found'
import { content as portfolio } from '../../src/content/portfolio'
import { content as training } from '../../src/content/services/training'
import { content as b2b } from '../../src/content/solutions/b2b'
import { content as corporate } from '../../src/content/solutions/corporate'
import { HOPS } from '../../src/mockups/not-found/model'
import { giveBack, openBrowser, until } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

/** A run of all tests presses on a phone only; test/browser/operated.test.ts does so on both screens. */
const WIDTHS = process.env.ROWS ? [390] : [390, 1440]

const textsOf = (page: Page, selector: string) =>
  page.$$eval(selector, elements => elements.map(({ textContent }) => textContent?.trim() ?? ''))

/** Returns the middle of an element, which is scrolled into view. */
async function middleOf(page: Page, selector: string): Promise<[x: number, y: number]> {
  const element = await page.waitForSelector(selector, { visible: true })
  await element?.evaluate(node => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await element?.boundingBox()
  assert.ok(box, selector)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

for (const width of WIDTHS)
  test(`at ${width} px a stamp is pressed where it is drawn, and its link leads to the section of its area`, async () => {
    const { page } = await browser.visit('/portfolio', { width })
    for (const [index, { id }] of portfolio.picture.routeBook.stops.entries()) {
      await page.mouse.click(...(await middleOf(page, `[data-moment] li:nth-of-type(${index + 1}) label > span`)))
      const link = '[data-moment] a[href^="#"]'
      const target = await page.$eval(link, link => link.getAttribute('href'))
      await page.mouse.click(...(await middleOf(page, link)))
      await until(page, `location.hash === '${target}'`)
      const { title } = portfolio.areas.find(area => area.id === id) ?? {}
      assert.equal(await textsOf(page, `${target} h2`), [title])
    }
    await giveBack(page)
  })

test('the heading of an overdraft follows the decision, and what is held is hatched until then', async () => {
  const { page } = await browser.visit('/solutions/b2b', { width: 1440 })
  const { over } = b2b.picture.ledger.overdraft
  const hatched = () => page.$$eval('[data-moment] line', lines => lines.length)
  assert.ok((await hatched()) > 0)
  for (const [button, decision] of [
    ['first-of-type', 'approved'],
    ['last-of-type', 'declined'],
  ] as const) {
    await page.click(`[data-moment] p > button:${button}`)
    const said = await page.$eval('[data-moment] div:has(> svg) > p:has(strong)', p => p.textContent)
    const words = over[decision].split(/\{\w+\}/).filter(part => part.trim())
    assert.ok(
      words.every(part => said?.includes(part)),
      `${decision}: ${said}`,
    )
    assert.is(await hatched(), 0)
  }
  await giveBack(page)
})

test('the day of an agency ends as its overdraft was decided above', async () => {
  const { page } = await browser.visit('/solutions/b2b', { width: 1440 })
  const rows = 'main section:not(#cash-gap) table tbody tr'
  const end = async () => (await textsOf(page, `${rows}:last-of-type > *`)).join(' ')
  const last = b2b.day.statement.entries.find(entry => 'declined' in entry)
  assert.ok(last?.declined)
  const before = await textsOf(page, `${rows}:nth-last-of-type(2) b`)
  assert.ok((await end()).includes(last.name))
  await page.click('[data-moment] p > button:last-of-type')
  assert.ok((await end()).includes(last.declined.name), await end())
  assert.equal(await textsOf(page, `${rows}:last-of-type b`), before, 'the balance stays')
  await page.click('[data-moment] p > button:first-of-type')
  assert.ok((await end()).includes(last.name))
  await giveBack(page)
})

test('the line of the report is that of the trip above', async () => {
  const { page } = await browser.visit('/solutions/corporate', { width: 1440 })
  const { fields, outside, by } = corporate.picture.report
  const values = () => textsOf(page, 'main ol > li > p > b:only-of-type')
  const marked = () => textsOf(page, 'main ol > li > p[data-state]:has(+ p:last-child) > b:only-of-type')
  assert.ok((await values()).includes(outside.both))
  assert.equal(await marked(), [outside.both])
  const declined = fields.flatMap(({ declined }) => declined?.value ?? []).filter(value => !value.includes('{'))
  assert.ok(!(await values()).some(value => declined.includes(value)))
  await page.click('[data-moment] fieldset:has([name=decision]) label:last-of-type')
  assert.equal(
    (await values()).filter(value => declined.includes(value)),
    declined,
  )
  await page.click('[data-moment] fieldset:has([name=cabin]) label:first-of-type')
  assert.ok((await values()).includes(outside.fare))
  await page.focus('[data-moment] input[type=range]')
  await page.keyboard.press('Home')
  assert.ok((await values()).includes(outside.none))
  assert.equal(await marked(), [])
  assert.ok((await values()).includes(by.inside))
  await giveBack(page)
})

for (const width of WIDTHS)
  test(`at ${width} px the mouse reaches every lesson, and the certificate is there only after the last right answer`, async () => {
    const { page } = await browser.visit('/services/training', { width })
    const { lessons, certificate } = training.picture.course
    const certified = async () => (await textsOf(page, '[data-moment]')).join().includes(certificate.title)
    const press = async (target: string) => page.mouse.click(...(await middleOf(page, `[data-moment] ${target}`)))
    for (const { order } of lessons) {
      assert.not(await certified())
      await press(`label:nth-of-type(${order.indexOf(0) + 1})`)
      if (await certified()) break
      await press('button')
    }
    assert.ok(await certified())
    await giveBack(page)
  })

test('the cookie policy gives no figure before it is counted, and then what the browser found', async () => {
  const { page } = await browser.visit('/cookies')
  const figures = () => textsOf(page, '[data-moment] > dl dd')
  const before = await figures()
  await page.evaluate("document.cookie = 'planted=1'; localStorage.setItem('planted', '1')")
  await page.click('[data-moment] button')
  const found = await figures()
  await page.evaluate('localStorage.clear()')
  await giveBack(page)
  assert.equal(before, ['', '', ''])
  assert.equal(found, ['1', '0', '1'])
})

test('the entries that the cookie policy names are those that the browser keeps of a choice and a scroll', async () => {
  const { page } = await browser.visit('/cookies')
  await page.click('footer input[value=dark]')
  await page.evaluate(() => scrollTo(0, 640))
  await page.click('footer a[href="/privacy"]')
  await until(page, "location.pathname === '/privacy' && sessionStorage.scroll")
  const kept = await page.evaluate(() => [sessionStorage, localStorage].flatMap(store => Object.entries(store)))
  await page.evaluate('localStorage.clear()')
  await giveBack(page)
  const named = cookies.sections.flatMap(({ blocks }) =>
    blocks.flatMap(block => (typeof block === 'object' && 'terms' in block ? block.terms : [])),
  )
  /** An entry with 1 in place of each number: ids and offsets differ from visit to visit. */
  const shape = (entry: unknown) => JSON.stringify(entry).replace(/[\d.]+/g, '1')
  assert.equal(
    kept.map(shape),
    named.flatMap(term => ('entry' in term ? [shape(term.entry)] : [])),
  )
})

test('presses at one place bring the lost one home', async () => {
  const { page } = await browser.visit('/404', { width: 390 })
  const [x, y] = await middleOf(page, '[data-moment] button')
  for (let hops = 0; hops < HOPS; hops += 1) await page.mouse.click(x, y)
  const said = await textsOf(page, '[data-moment] output')
  await giveBack(page)
  assert.equal(said, [notFound.convoy.behind[0]])
})

/** Runs in the browser page: sets the clock. */
function setClock(now: number) {
  Date.now = () => now
}

/** From a Tuesday afternoon on, the promised time of the reply is the longest. */
const TUESDAY = new Date(2026, 11, 1, 13).getTime()

const SCREENS = [
  { width: 320, height: 844 },
  { width: 390, height: 844 },
  { width: 834, height: 1112 },
  { width: 1440, height: 900 },
]

test('the first field of the contact form is on the first screen, and typing into it moves no button', async () => {
  const { page } = await browser.visit('/contact', { before: [setClock, TUESDAY] })
  /** Returns where the button is on each screen. */
  const places = async () => {
    const found: number[] = []
    for (const screen of SCREENS) {
      await page.setViewport(screen)
      const button = await page.$('main form [type=submit]')
      found.push(await page.evaluate(part => Math.round((part?.getBoundingClientRect().top ?? 0) + scrollY), button))
    }
    return found
  }
  for (const screen of SCREENS) {
    await page.setViewport(screen)
    const field = await page.$eval('main form input', input => input.getBoundingClientRect().bottom)
    assert.ok(field < screen.height, `${field} of ${screen.height} px`)
  }
  const lineOf = () => page.$eval('main form output', output => output.textContent)
  const line = await lineOf()
  const before = await places()
  await page.type('main form input', 'A')
  // With business hours the promise comes a little later than the letter.
  await page.waitForSelector('main form output[data-by]')
  assert.is.not(await lineOf(), line)
  assert.equal(await places(), before)
  await giveBack(page)
})

test.run()
