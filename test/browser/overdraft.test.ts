// The ledger of the B2B page: tests beyond those that every moment has.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { site } from '../../src/content/site'
import { content } from '../../src/content/solutions/b2b'
import { giveBack, openBrowser } from '../support/browser'
import { creditTotal, overdraft, said } from './moments/overdraft'

const browser = await openBrowser()
test.after(browser.close)

const { ledger } = content.picture
const BUTTONS = '[data-moment=overdraft] button'

for (const [path, count] of [
  ['/', 3],
  [overdraft.path, 1],
] as const) {
  test(`${path}: wherever an agency is in overdraft its bar passes the mark of its limit`, async () => {
    const page = await browser.look(path)
    const bars = await page.$$eval(
      'main span',
      (tags, overdraft) =>
        tags
          .filter(({ textContent, children }) => textContent === overdraft && children.length === 0)
          .map(tag => {
            let row: Element | null = tag
            while (row && !row.querySelector('svg:has(rect)')) row = row.parentElement
            const [, mark] =
              row
                ?.querySelector('svg:has(rect) path')
                ?.getAttribute('d')
                ?.match(/^M([\d.]+)/) ?? []
            // The amount that waits for a decision is drawn behind the amount that is used.
            const held = Number(row?.querySelector('svg:has(rect) line')?.getAttribute('x2') ?? 0)
            return {
              used: Math.max(held, Number(row?.querySelector('rect')?.getAttribute('width'))),
              limit: Number(mark),
            }
          }),
      ledger.status.overdraft,
    )
    assert.is(bars.length, count)
    assert.equal(
      bars.filter(({ used, limit }) => !(used > limit)),
      [],
    )
  })
}

for (const width of [1200, 1280, 1366, 1440, 1920]) {
  test(`at ${width} px the hint to scroll stands clear of the picture`, async () => {
    const page = await browser.look(overdraft.path, { width })
    const gap = await page.evaluate(hint => {
      const text = [...document.querySelectorAll('p')].find(({ textContent }) => textContent?.includes(hint))
      const windows = [...document.querySelectorAll('[data-moment=overdraft] > div:not([aria-hidden])')].map(
        e => e.getBoundingClientRect().right,
      )
      return (text?.getBoundingClientRect().left ?? 0) - Math.max(...windows)
    }, site.labels.explore)
    assert.ok(gap > 4, `${gap} px`)
  })
}

for (const width of [390, 1200, 1440]) {
  test(`at ${width} px the branches of the agency tree hang from the agency above them, and meet`, async () => {
    const page = await browser.look(overdraft.path, { width })
    const lines = await page.$$eval('[data-moment=overdraft] > div:has(output[aria-live=off]) > div', rows =>
      rows.flatMap((row, index) => {
        const { content, top, bottom } = getComputedStyle(row, '::before')
        if (content !== '""') return []
        const box = row.getBoundingClientRect()
        const above = rows[index - 1]?.querySelector('span')?.getBoundingClientRect().bottom ?? 0
        return [{ from: box.top + Number.parseFloat(top), to: box.bottom - Number.parseFloat(bottom), above }]
      }),
    )
    const [first, second] = lines
    assert.ok(first && second && lines.length === 2)
    assert.ok(Math.abs(first.from - first.above) <= 3, JSON.stringify(first))
    // The first branch ends in a rounded corner of 8 px.
    assert.ok(second.from <= first.to + 1 && second.from >= first.to - 9, JSON.stringify(lines))
  })
}

test('a decision moves the total and is said, another takes its place, and pressed again it is taken back', async () => {
  const { page } = await browser.visit(overdraft.path)
  const outputs = () => page.$$eval('[data-moment=overdraft] output', all => all.map(({ textContent }) => textContent))
  const [approve, decline] = await page.$$(BUTTONS)
  for (const [button, decision] of [
    [approve, 'approved'],
    [decline, 'declined'],
    [decline, 'open'],
  ] as const) {
    await button?.click()
    assert.equal(await outputs(), [said(decision), creditTotal(decision)])
  }
  await giveBack(page)
})

test.run()
