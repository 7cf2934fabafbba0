// The cash-gap calendar, beyond the tests of every moment: typed figures, a link that carries them, the list as a file.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/solutions/b2b'
import { csvOf } from '../../src/csv'
import { daysOf, NAME, RANGES, type Tried, write } from '../../src/mockups/b2b/cash'
import { rowsOf } from '../../src/mockups/b2b/cash-drawing'
import { follow, giveBack, openBrowser, until } from '../support/browser'
import { isMarked, mark } from '../support/pages'
import { cash, example, said } from './moments/cash'

const browser = await openBrowser()
test.after(browser.close)

const { words } = content.cash
const GROUP = `[data-moment=${NAME}]`
const FIELD = `${GROUP} input[inputmode=numeric]`

const outputs = (page: Page) => page.$$eval(`${GROUP} output`, outputs => outputs.map(({ textContent }) => textContent))

/** Selects what stands in the first field, and types over it. */
async function type(page: Page, text: string) {
  await page.focus(FIELD)
  await page.$eval(FIELD, field => (field as HTMLInputElement).select())
  await page.keyboard.type(text)
}

const chosen: Tried = { ...example, agencies: 35 }

test('a typed figure changes the sentence and the address, and adds nothing to the history', async () => {
  const { page, faults } = await browser.visit(cash.path)
  const before = await page.evaluate(() => ({ hash: location.hash, length: history.length, state: history.state }))
  assert.is(before.hash, '')
  await type(page, `${chosen.agencies}`)
  assert.equal(await outputs(page), said(chosen))
  await until(page, `location.hash === '#${NAME}=${write(chosen)}'`)
  const after = await page.evaluate(() => ({ length: history.length, state: history.state }))
  assert.equal(after, { length: before.length, state: before.state })
  assert.equal(faults, [])
  await giveBack(page)
})

for (const [text, agencies, reason] of [
  ['', example.agencies, 'nothing leaves the figure that was there'],
  ['0', RANGES.agencies[0], 'too little becomes the least'],
  ['501', RANGES.agencies[1], 'too much becomes the most'],
  ['2.6', 3, 'a part of an agency becomes a whole one'],
  ['٣٥', 35, 'Arabic digits are digits'],
  ['۳۵', 35, 'and so are Persian ones'],
] as const) {
  test(`typed into a field, ${reason}, which stands there once it is left`, async () => {
    const { page } = await browser.visit(cash.path)
    await type(page, text)
    if (!text) await page.keyboard.press('Backspace')
    assert.equal(await outputs(page), said({ ...example, agencies }))
    await page.keyboard.press('Tab')
    assert.is(await page.$eval(FIELD, field => (field as HTMLInputElement).value), `${agencies}`)
    await giveBack(page)
  })
}

test('the arrow keys change a figure by steps, within its range', async () => {
  const { page } = await browser.visit(cash.path)
  await type(page, `${RANGES.agencies[1]}`)
  for (const [key, agencies] of [
    ['ArrowUp', RANGES.agencies[1]],
    ['ArrowDown', RANGES.agencies[1] - 1],
  ] as const) {
    await page.keyboard.press(key)
    assert.equal(await outputs(page), said({ ...example, agencies }))
  }
  await giveBack(page)
})

test('a link with figures shows them to somebody else, and brings the calendar into view', async () => {
  const { page, faults } = await browser.visit(`${cash.path}#${NAME}=${write(chosen)}`)
  await until(page, `document.querySelector('${GROUP} output').textContent === ${JSON.stringify(said(chosen)[0])}`)
  assert.equal(await outputs(page), said(chosen))
  const heading = await page.evaluate(() => ({
    text: document.activeElement?.textContent,
    top: document.activeElement?.getBoundingClientRect().top ?? -1,
    inside: (document.activeElement?.getBoundingClientRect().bottom ?? 0) <= innerHeight,
  }))
  assert.is(heading.text, content.cash.title)
  assert.ok(heading.top >= 0 && heading.inside, JSON.stringify(heading))
  assert.equal(faults, [])
  await giveBack(page)
})

for (const hash of ['#cash', '#cash=', '#cash=agencies-9999.cycle-15', '#cash=%E0%A4%A', `#cash=${'a'.repeat(5000)}`]) {
  test(`${hash.slice(0, 30)} changes nothing, and stays in the address`, async () => {
    const { page, faults } = await browser.visit(`${cash.path}${hash}`)
    assert.equal(await outputs(page), said(example))
    await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 400)))
    assert.is(await page.evaluate(() => location.hash), hash)
    assert.equal(faults, [])
    await giveBack(page)
  })
}

/** Runs in the browser, before the page's scripts: keeps what is made into a file, and takes the clipboard away. */
function keepFiles() {
  const create = URL.createObjectURL.bind(URL)
  const files: Blob[] = []
  Object.assign(window, { files })
  URL.createObjectURL = (file: Blob) => {
    files.push(file)
    return create(file)
  }
  Object.defineProperty(navigator, 'clipboard', { value: undefined })
}

test('the list is a file of the days that are shown, and a link that cannot be copied stands in a field', async () => {
  const { page, faults } = await browser.visit(cash.path, { before: [keepFiles] })
  await type(page, `${chosen.agencies}`)
  const press = async (name: string) => {
    const [button] = await page.$$(`${GROUP} ::-p-text(${name})`)
    await button?.click()
  }
  await press(words.csv.button)
  // Read as bytes, because text() leaves the byte order mark out.
  const bytes = await page.evaluate(async () => {
    const [file] = (window as unknown as { files: Blob[] }).files
    return file ? [...new Uint8Array(await file.arrayBuffer())] : []
  })
  assert.is(Buffer.from(bytes).toString(), csvOf(rowsOf(daysOf(chosen), words)))
  await press(words.share.copy)
  const link = await page.$eval(`${GROUP} input[readonly]`, field => ({
    value: (field as HTMLInputElement).value,
    shown: field.checkVisibility(),
  }))
  assert.ok(link.shown)
  assert.is(new URL(link.value).pathname + new URL(link.value).hash, `${cash.path}#${NAME}=${write(chosen)}`)
  assert.equal(faults, [])
  await giveBack(page)
})

test('where its script does not come, the page stays as it was sent', async () => {
  // Without the script in its cache, from which it would come.
  const { page } = await browser.visit('/terms', { fresh: true })
  await page.setRequestInterception(true)
  const refused: string[] = []
  page.on('request', request => {
    if (!request.url().includes('/CashGap-')) return request.continue()
    refused.push(request.url())
    return request.abort()
  })
  await page.goto(new URL(cash.path, page.url()).href)
  await until(page, "document.querySelector('[data-moment=overdraft][data-live]')")
  for (const end = Date.now() + 20_000; refused.length === 0 && Date.now() < end; ) await page.evaluate('0')
  assert.is(refused.length, 1)
  assert.equal(await outputs(page), said(example))
  assert.is(await page.$(`${GROUP}[data-live]`), null)
  await page.focus('[data-moment=overdraft] button')
  await giveBack(page)
})

test('where it does not come on the way from another page, a button reloads the page, and brings the calendar', async () => {
  const { page } = await browser.visit('/solutions/corporate', { fresh: true })
  await page.setRequestInterception(true)
  let isRefused = true
  page.on('request', request =>
    isRefused && request.url().includes('/CashGap-') ? request.abort() : request.continue(),
  )
  await mark(page)
  await follow(page, cash.path)
  const button = await page.waitForSelector('[data-later] > button', { visible: true })
  assert.is(await button?.evaluate(({ textContent }) => textContent), words.reload)
  assert.ok(await isMarked(page))
  isRefused = false
  await Promise.all([page.waitForNavigation(), button?.click()])
  await until(page, `document.querySelector('${GROUP}[data-live]')`)
  await giveBack(page)
})

test.run()
