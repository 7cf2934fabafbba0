// Pages on a phone: their controls are seen, told apart and large enough, and nothing but named rows is pulled sideways.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { FIREFOX, giveBack, openBrowser } from '../support/browser'
import { once } from '../support/once'
import { allPages } from '../support/site'

const browser = await openBrowser()
test.after(browser.close)

const PHONE = { width: 390, height: 844, touch: true }

/**
 * Runs in the browser page: returns the visible range, radio and check box inputs, each with its `appearance` and the
 * smaller side of its click area, in px.
 */
function controls() {
  return Array.from(
    document.querySelectorAll<HTMLInputElement>('main [data-moment] :is([type=range], [type=radio], [type=checkbox])'),
  )
    .filter(input => input.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map(input => {
      const { width, height } = (input.closest('label') ?? input).getBoundingClientRect()
      return { type: input.type, drawn: getComputedStyle(input).appearance, side: Math.round(Math.min(width, height)) }
    })
}

/**
 * Runs in the browser page: returns the inputs that hide the text or icon of their own label, because they lie over it and
 * are not transparent.
 */
function covering() {
  const live = Array.from(document.querySelectorAll<HTMLInputElement>('main [data-moment] input'))
  return live.flatMap(input => {
    const { left, right, top, bottom } = input.getBoundingClientRect()
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(input)
    const paints = opacity !== '0' && (backgroundImage !== 'none' || !/, 0\)$|transparent/.test(backgroundColor))
    const label = input.closest('label')
    if (!paints || !label) return []
    const walker = document.createTreeWalker(label, NodeFilter.SHOW_ALL)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!(node instanceof SVGElement || (node instanceof Text && node.data.trim()))) continue
      const range = document.createRange()
      range.selectNode(node)
      const box = range.getBoundingClientRect()
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
      if (box.width && x > left && x < right && y > top && y < bottom) return [label.textContent?.trim() || 'a sign']
    }
    return []
  })
}

/**
 * Runs in the browser page: returns the options of a choice that look like the one that is chosen: in the colours, rings,
 * shadows and weights of the label, of its input with what is drawn on that, and of its parts.
 */
function alike() {
  const lookOf = (input: Element) => {
    const label = input.closest('label')
    const drawn: [Element, string?][] = [[input], [input, '::before'], [input, '::after']]
    for (const part of label ? [label, ...label.querySelectorAll('*')] : []) drawn.push([part])
    return drawn
      .map(([part, pseudo]) => {
        const { color, backgroundColor, backgroundImage, borderColor, boxShadow, outline, opacity, content, ...style } =
          getComputedStyle(part, pseudo)
        const { fontWeight, textDecorationLine, transform, stroke, fill } = style
        return `${color} ${backgroundColor} ${backgroundImage} ${borderColor} ${boxShadow} ${outline} ${opacity} ${content} ${fontWeight} ${textDecorationLine} ${transform} ${stroke} ${fill}`
      })
      .join()
  }
  return Array.from(document.querySelectorAll<HTMLInputElement>('main [data-moment] [type=radio]:checked')).flatMap(
    chosen =>
      Array.from(document.querySelectorAll<HTMLInputElement>(`main [data-moment] [name="${chosen.name}"]`))
        .filter(other => other !== chosen && other.checkVisibility() && lookOf(other) === lookOf(chosen))
        .map(({ name, value }) => `${name}: ${value}`),
  )
}

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
        atStart: element.scrollLeft === 0,
        // An item crosses the right edge, so the row visibly continues.
        cut: items.some(item => {
          const box = item.getBoundingClientRect()
          return box.left < right && box.right > right
        }),
      }
    })
}

for (const { path } of allPages) {
  const seen = once(async () => {
    const { page } = await browser.visit(path, PHONE)
    const all = {
      controls: await page.evaluate(controls),
      hidden: await page.evaluate(covering),
      alike: await page.evaluate(alike),
      rows: await page.evaluate(sideways),
    }
    await giveBack(page)
    return all
  })

  test(`${path}: no control hides the word or the sign that says what it is`, async () => {
    assert.equal((await seen()).hidden, [])
  })

  test(`${path}: nothing that is chosen or moved has the browser's grey, or is smaller than 24 px`, async () => {
    assert.equal(
      (await seen()).controls.filter(({ drawn, side }) => drawn !== 'none' || side < 24),
      [],
    )
  })

  test(`${path}: what is chosen looks unlike what is not`, async () => {
    assert.equal((await seen()).alike, [])
  })

  test(`${path}: what is pulled sideways says so`, async () => {
    const { rows } = await seen()
    assert.equal(
      rows.filter(({ name, focusable, atStart, cut }) => !name || !focusable || !atStart || !cut),
      [],
    )
    assert.is(new Set(rows.map(({ name }) => name)).size, rows.length, 'two rows have one name')
  })
}

const WITH_ROW = '/services/mobile-apps'
const ROW = '[role=group][tabindex]'
/** Between phones, where the row is a column, and wide screens, where it fits. */
const TABLET = { width: 834, height: 1112, touch: true }

test('a row is pulled with the finger, and with the arrow keys', async () => {
  const { page } = await browser.visit(WITH_ROW, TABLET)
  const at = () => page.$eval(ROW, element => element.scrollLeft)
  const pulledTo = (place: number) =>
    page.waitForFunction((row, place) => (document.querySelector(row)?.scrollLeft ?? 0) > place, {}, ROW, place)
  await page.$eval(ROW, element => element.scrollIntoView({ block: 'center' }))
  await page.focus(ROW)
  await page.keyboard.press('ArrowRight')
  await pulledTo(10)
  // Puppeteer's touch events scroll nothing in Firefox.
  if (!FIREFOX) {
    const before = await at()
    await drag(page)
    await pulledTo(before + 100)
  }
  await giveBack(page)
})

/** Draws a finger across the row, to the left. */
async function drag(page: Page): Promise<void> {
  const box = await (await page.$(ROW))?.boundingBox()
  assert.ok(box)
  const y = box.y + box.height / 2
  const finger = await page.touchscreen.touchStart(600, y)
  for (let x = 570; x >= 60; x -= 30) await finger.move(x, y)
  await finger.end()
}

test('where there is room a row is no stop of the keyboard and has no name', async () => {
  const { page } = await browser.visit(WITH_ROW, { width: 1440 })
  const focused = await page.$eval(ROW, element => {
    if (element instanceof HTMLElement) element.focus()
    return document.activeElement === element
  })
  assert.not(focused)
  const label = await page.$eval(ROW, row => row.getAttribute('aria-label'))
  assert.ok(label)
  // Only Chromium exposes its accessibility tree.
  if (!FIREFOX) {
    const tree = JSON.stringify(await page.accessibility.snapshot({ interestingOnly: false }))
    assert.not(tree.includes(JSON.stringify({ role: 'group', name: label }).slice(1, -1)), label)
  }
  await giveBack(page)
})

// Only Chromium can emulate forced colours in a test.
if (!FIREFOX)
  test('where the system chooses the colours it draws the markup and the fares of the home page', async () => {
    const { page } = await browser.visit('/')
    const session = await page.createCDPSession()
    await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] })
    const all = await page.evaluate(controls)
    await giveBack(page)
    assert.ok(all.some(({ type }) => type === 'range'))
    assert.equal([...new Set(all.map(({ drawn }) => drawn))], ['auto'])
  })

test.run()
