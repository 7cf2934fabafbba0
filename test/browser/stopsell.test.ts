// The calendar of the bed bank, beyond the tests of every moment: dragging with mouse and finger, arrow keys, its widths,
// and the nights shown below it.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/solutions/bedbank'
import { NIGHTS, nightsOf } from '../../src/mockups/bedbank/stopsell'
import { FIREFOX, giveBack, openBrowser } from '../support/browser'
import { press, tap } from '../support/moment'
import { night, said, sea, stopsell } from './moments/stopsell'

const browser = await openBrowser()
test.after(browser.close)

const { path } = stopsell
const [bb] = content.picture.calendar.rates.plans

const sentence = (page: Page) => page.$eval('[data-moment] output', output => output.textContent)

/** Scrolls a night of the sea view room into view and returns the middle of its cell. */
async function middle(page: Page, day: number) {
  const input = await page.waitForSelector(night(sea, day), { visible: true })
  await input?.evaluate(node => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await input?.boundingBox()
  if (!box) throw new Error(`night ${day} is not shown`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function stroke(page: Page, from: number, to: number) {
  const [start, end] = [await middle(page, from), await middle(page, to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 8 })
  await page.mouse.up()
}

for (const [strokes, closed, reason] of [
  [[[4, 6]], [4, 5, 6], 'over three nights'],
  [[[6, 4]], [4, 5, 6], 'backwards'],
  [
    [
      [2, 6],
      [4, 5],
    ],
    [2, 3, 6],
    'from a closed night, which opens',
  ],
  [[[8, 12]], [8, 12], 'over nights that are blacked out'],
] as const) {
  test(`the mouse is drawn ${reason}`, async () => {
    const { page } = await browser.visit(path)
    for (const [from, to] of strokes) await stroke(page, from, to)
    assert.is(await sentence(page), said(sea, closed, bb))
    await giveBack(page)
  })
}

test('a stroke that ends where it began closes what it reached', async () => {
  const { page } = await browser.visit(path)
  const [start, end] = [await middle(page, 4), await middle(page, 6)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 8 })
  await page.mouse.move(start.x, start.y, { steps: 8 })
  await page.mouse.up()
  assert.is(await sentence(page), said(sea, [4], bb))
  await page.keyboard.press(' ')
  assert.is(await sentence(page), said(sea, [], bb), 'and the space bar works after it')
  await giveBack(page)
})

// Firefox has no touch input in pages that puppeteer controls.
if (!FIREFOX) {
  test('a finger that is drawn across closes the nights, one that is drawn down scrolls the page', async () => {
    const { page } = await browser.visit(path, { width: 390, height: 844, touch: true })
    const [start, end] = [await middle(page, 2), await middle(page, 4)]
    const finger = await page.touchscreen.touchStart(start.x, start.y)
    for (let part = 1; part <= 8; part += 1) await finger.move(start.x + ((end.x - start.x) * part) / 8, start.y)
    await finger.end()
    assert.is(await sentence(page), said(sea, [2, 3, 4], bb))
    const before = await page.evaluate(() => scrollY)
    const down = await page.touchscreen.touchStart(start.x, start.y)
    for (let part = 1; part <= 8; part += 1) await down.move(start.x, start.y - part * 25)
    await down.end()
    assert.ok((await page.evaluate(() => scrollY)) > before + 50)
    assert.is(await sentence(page), said(sea, [2, 3, 4], bb))
    await giveBack(page)
  })
}

test('the arrow keys pass over what is blacked out and stop at the ends', async () => {
  const { page } = await browser.visit(path)
  await page.focus(night(sea, 8))
  await press(page, 'ArrowRight', ' ', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', ' ')
  assert.is(await sentence(page), said(sea, [12, 14], bb))
  await giveBack(page)
})

test('on a phone Tab leads to the nights of the chosen week', async () => {
  const { page } = await browser.visit(path, { width: 390, height: 844 })
  await page.focus('[data-moment] [name=week]')
  await press(page, 'ArrowRight', 'Tab')
  const at = await page.evaluate(() => document.activeElement?.closest('[data-week]')?.getAttribute('data-week'))
  assert.is(at, '8')
  await giveBack(page)
})

for (const [width, side] of [
  [320, 24],
  [390, 40],
  [834, 24],
  [1440, 24],
] as const) {
  test(`at ${width} px every night that is shown is whole, and at least ${side} px wide`, async () => {
    const page = await browser.look(path, { width, height: 844 })
    const boxes = await page.$eval(night(sea, 1), input => {
      const row = input.parentElement?.parentElement
      const window = row?.parentElement?.getBoundingClientRect()
      return [...(row?.querySelectorAll('[data-state]') ?? [])]
        .filter(cell => cell.checkVisibility())
        .map(cell => cell.getBoundingClientRect())
        .map(box => (window && box.left >= window.left && box.right <= window.right ? box.width : 0))
    })
    assert.ok(boxes.length > 1)
    assert.ok(Math.min(...boxes) >= side, `${Math.min(...boxes)} px`)
  })
}

/** Returns the nights that are visible in the row of the sea view room. */
const shownNights = (page: Page) =>
  page.$eval(night(sea, 1), input =>
    Array.from(input.parentElement?.parentElement?.querySelectorAll('[data-state]') ?? []).flatMap((cell, index) =>
      cell.checkVisibility() ? [index + 1] : [],
    ),
  )

const SECOND = '[data-moment] [name=week][value="8"]'

for (const javaScript of [true, false])
  test(`on a phone all ${NIGHTS} nights that are counted can be seen, part by part, ${javaScript ? 'with' : 'without'} scripts`, async () => {
    const { page } = await browser.visit(path, { width: 390, height: 844, touch: true, javaScript })
    const first = await shownNights(page)
    await tap(page, SECOND)
    const second = await shownNights(page)
    assert.equal(
      [...first, ...second],
      Array.from({ length: NIGHTS }, (_, index) => index + 1),
    )
    if (javaScript) {
      await tap(page, night(sea, 12))
      assert.is(await sentence(page), said(sea, [12], bb))
      assert.equal(await shownNights(page), second, 'and the week stays')
    }
    await giveBack(page)
  })

test('where all nights are in view none are chosen from', async () => {
  const page = await browser.look(path, { width: 1440 })
  assert.not(await page.$eval(SECOND, input => input.checkVisibility()))
})

const MONTH = '#get-started svg:has(pattern)'

for (const width of [390, 1440])
  test(`at ${width} px each number below the month stands below the middle of its night`, async () => {
    const page = await browser.look(path, { width })
    const off = await page.$eval(MONTH, month => {
      const { left, right } = month.getBoundingClientRect()
      const days = Array.from(month.nextElementSibling?.children ?? [])
      const off = days.map((day, index) => {
        const box = day.getBoundingClientRect()
        return Math.abs((box.left + box.right) / 2 - left - ((right - left) * (index + 0.5)) / days.length)
      })
      return off
    })
    assert.ok(off.length > 1)
    assert.ok(Math.max(...off) < 2, `${Math.max(...off)} px`)
  })

test('a night that is closed in the calendar is closed in the month below it, and sold again when it is opened', async () => {
  const { page } = await browser.visit(path)
  const drawn = () => page.$$eval(`${MONTH} > path`, stacks => stacks.map(stack => stack.getAttribute('d') ?? ''))
  const before = await drawn()
  await page.click(night(sea, 1))
  const [, free, , shut] = await drawn()
  assert.ok(free && shut && free.length < (before[1]?.length ?? 0) && shut.length > (before[3]?.length ?? 0))
  await page.click(night(sea, 1))
  assert.equal(await drawn(), before)
  await giveBack(page)
})

test('where every night is closed, no price is told', async () => {
  const { page } = await browser.visit(path)
  const nights = nightsOf(sea, []).flatMap(({ left }, index) => (left === undefined ? [] : [index + 1]))
  for (const day of nights) await page.click(night(sea, day))
  const told = await sentence(page)
  await giveBack(page)
  assert.is(told, said(sea, nights, bb))
  assert.ok(told?.endsWith(content.picture.calendar.moment.none))
})

const WEEK = 'main table:has(caption)'

for (const width of [390, 1440])
  test(`at ${width} px nights that are blacked out are one block, which each row still has`, async () => {
    const page = await browser.look(path, { width })
    const { nights } = content
    const out = nights.week.left.split(' ').filter(left => left === 'b').length
    const rows = await page.$$eval(`${WEEK} tbody tr`, rows =>
      rows.map(row => {
        const cells = Array.from(row.querySelectorAll('td'))
        return {
          nights: cells.reduce((sum, cell) => sum + cell.colSpan, 0),
          blocks: cells.filter(cell => cell.matches('[data-state=blackout]')).map(cell => cell.colSpan),
          said: row.querySelector('[data-state=blackout]')?.textContent ?? '',
        }
      }),
    )
    for (const row of rows) assert.equal([row.nights, row.blocks], [7, [out]])
    assert.equal(
      rows.map(({ said }) => said),
      [nights.week.apart, ...rows.slice(1).map(() => nights.week.out)],
    )
  })

for (const width of [320, 1440])
  test(`the week of the channels shows all its nights at ${width} px, and none that the calendar above shows`, async () => {
    const page = await browser.look('/solutions/bedbank', { width })
    const [days, cells] = await Promise.all([
      page.$$eval(`${WEEK} thead th`, all =>
        all.filter(cell => cell.checkVisibility()).map(cell => Number(/\d+/.exec(cell.textContent ?? ''))),
      ),
      page.$$eval(`${WEEK} td[data-state]`, all =>
        all.map(cell => ({ seen: cell.checkVisibility(), cut: cell.scrollWidth > cell.clientWidth })),
      ),
    ])
    assert.ok(days.length > 0)
    assert.ok(
      days.every(day => day > NIGHTS),
      days.join(),
    )
    assert.equal(
      cells.filter(({ seen, cut }) => !seen || cut),
      [],
    )
  })

test.run()
