// Pages on a phone: the rows that scroll sideways, as nothing else may.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { FIREFOX, openBrowser } from '../support/browser'
import { allPages } from '../support/site'

const browser = await openBrowser()
test.after(browser.close)

/**
 * Runs in the browser page: returns the rows that scroll sideways, each with its name, and whether it can be focused, rests
 * at its start, and shows that more follows.
 */
function sideways() {
  return Array.from(document.querySelectorAll<HTMLElement>('body *'))
    .filter(element => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
    .filter(element => element.checkVisibility() && element.scrollWidth > element.clientWidth)
    .map(element => {
      const right = element.getBoundingClientRect().right
      const items = Array.from(element.querySelectorAll('li, dl > div, figure, h3, :scope > * > *'))
      return {
        name: element.getAttribute('aria-label') ?? '',
        focusable: element.tabIndex === 0,
        // A row that has snapped to its first item may snap to another one when the window is resized.
        atStart: element.scrollLeft === 0,
        // An item crosses the right edge, so the row visibly continues.
        cut: items.some(item => {
          const box = item.getBoundingClientRect()
          return box.left < right && box.right > right
        }),
      }
    })
}

for (const { path } of allPages)
  test(`what is pulled sideways on ${path} says so on a phone`, async () => {
    const { page } = await browser.visit(path, { width: 390, height: 844, touch: true })
    const rows = await page.evaluate(sideways)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    await page.browserContext().close()
    assert.is(width, 390)
    assert.equal(
      rows.filter(({ name, focusable, atStart, cut }) => !name || !focusable || !atStart || !cut),
      [],
    )
    assert.is(new Set(rows.map(({ name }) => name)).size, rows.length, 'two rows have one name')
  })

test('a row is pulled with the finger, and with the arrow keys', async () => {
  const { page } = await browser.visit('/services/performance-marketing', { width: 390, height: 844, touch: true })
  const row = '#services [role=group]'
  const at = () => page.$eval(row, element => element.scrollLeft)
  await page.$eval(row, element => element.scrollIntoView({ block: 'center' }))
  await page.focus(row)
  await page.keyboard.press('ArrowRight')
  await page.waitForFunction(row => (document.querySelector(row)?.scrollLeft ?? 0) > 100, {}, row)
  // Puppeteer's touch events scroll nothing in Firefox.
  if (FIREFOX) return page.browserContext().close()
  const before = await at()
  const box = await (await page.$(row))?.boundingBox()
  assert.ok(box)
  const y = box.y + box.height / 2
  const finger = await page.touchscreen.touchStart(330, y)
  for (let x = 300; x >= 60; x -= 30) await finger.move(x, y)
  await finger.end()
  await page.waitForFunction(
    (row, before) => (document.querySelector(row)?.scrollLeft ?? 0) > before + 100,
    {},
    row,
    before,
  )
  await page.browserContext().close()
})

for (const direction of ['ltr', 'rtl'] as const)
  test(`the thumb under a row goes with it from end to end, ${direction} and with less motion`, async () => {
    // The thumb is only drawn where the browser supports scroll-driven animations.
    if (FIREFOX) return
    const { page } = await browser.visit('/services/performance-marketing', { width: 390, height: 844, motion: false })
    await page.evaluate(dir => document.documentElement.setAttribute('dir', dir), direction)
    const thumb = (part: number) =>
      page.$eval(
        '#services [role=group]',
        async (row, part) => {
          if (row instanceof HTMLElement) row.style.scrollSnapType = 'none'
          row.scrollLeft = part * (row.scrollWidth - row.clientWidth)
          for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
          return getComputedStyle(row).backgroundPositionX
        },
        direction === 'rtl' ? -part : part,
      )
    const [start, end] = [await thumb(0), await thumb(1)]
    const ends = [start, end].map(place => (place.startsWith('calc(100%') ? 'right' : 'left'))
    assert.equal(ends, direction === 'ltr' ? ['left', 'right'] : ['right', 'left'], `${start}, ${end}`)
    assert.not(['left', 'right', start, end].includes(await thumb(0.5)), 'it does not stand between')
    await page.browserContext().close()
  })

test('where there is room a row is no stop of the keyboard and has no name', async () => {
  const { page } = await browser.visit('/services/performance-marketing', { width: 834 })
  const focused = await page.$eval('#services [role=group]', element => {
    if (element instanceof HTMLElement) element.focus()
    return document.activeElement === element
  })
  assert.not(focused)
  const label = await page.$eval('#services [role=group]', row => row.getAttribute('aria-label'))
  assert.ok(label)
  // Only Chromium exposes its accessibility tree.
  if (FIREFOX) return page.browserContext().close()
  const tree = JSON.stringify(await page.accessibility.snapshot({ interestingOnly: false }))
  assert.not(tree.includes(JSON.stringify({ role: 'group', name: label }).slice(1, -1)), label)
  await page.browserContext().close()
})

test('headline figures on a phone are rows or tiles: each large and whole, with what it counts beside or below it', async () => {
  const { page } = await browser.visit('/404', { width: 390, height: 844, touch: true, javaScript: false })
  const wrong: string[] = []
  let seen = 0
  for (const { path } of allPages) {
    await page.goto(browser.url + path)
    const rows = await page.$$eval('main ul:has(> li > strong:first-child ~ span + small) > li', rows =>
      rows.map(row => {
        const parts = Array.from(row.children).filter(part => !part.matches('svg'))
        const [value, label, description] = parts.map(part => part.getBoundingClientRect())
        const text = document.createRange()
        text.selectNodeContents(row)
        const right = Math.max(...Array.from(text.getClientRects(), box => box.right))
        text.selectNodeContents(row.firstElementChild ?? row)
        const clear = [label, description].every(
          word => value && word && (word.left >= value.right || word.right <= value.left || word.top >= value.bottom),
        )
        const inLine = [value, label].some(box => box && box.left === description?.left)
        // A word that does not fit its column breaks into several lines.
        const whole = text.getClientRects().length === 1 && right <= innerWidth
        const [size = 0, small = 0] = parts.map(part => Number.parseFloat(getComputedStyle(part).fontSize))
        return { text: row.textContent ?? '', good: clear && inLine && whole && size >= 2.4 * small }
      }),
    )
    seen += rows.length
    wrong.push(...rows.filter(({ good }) => !good).map(({ text }) => `${path}: ${text}`))
  }
  await page.browserContext().close()
  assert.ok(seen > 30, `${seen} figures`)
  assert.equal(wrong, [])
})

test('no lede of a hero or a closing ends in a line of a single word', async () => {
  const { page } = await browser.visit('/404', { width: 390, javaScript: false })
  const lone: string[] = []
  for (const { path } of allPages) {
    await page.goto(browser.url + path)
    const words = await page.$$eval('main section :is(h1 + p, h2 + p:has(+ div))', ledes =>
      ledes.flatMap(lede => {
        const text = lede.firstChild
        const end = text?.textContent?.trimEnd().lastIndexOf(' ') ?? -1
        if (!text || end < 0) return []
        const range = document.createRange()
        const topAt = (place: number) => {
          range.setStart(text, place)
          range.setEnd(text, place + 1)
          return range.getBoundingClientRect().top
        }
        return topAt(end - 1) < topAt(end + 1) - 4 ? [text.textContent?.slice(end + 1) ?? ''] : []
      }),
    )
    lone.push(...words.map(word => `${path}: ${word}`))
  }
  await page.browserContext().close()
  assert.equal(lone, [])
})

test.run()
