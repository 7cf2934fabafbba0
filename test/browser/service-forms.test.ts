// Shapes on the service pages: blocks of one height, phones with separate frames, choices that stand out, and links that
// meet their boxes.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openBrowser } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

/**
 * Returns the boxes of the elements that a selector matches, in CSS px from the start of the page, which is not scrolled.
 */
const boxesOf = (page: Page, selector: string) =>
  page.$$eval(selector, elements =>
    elements.map(element => {
      const { x, top, bottom, height, width } = element.getBoundingClientRect()
      return { x: Math.round(x), top: Math.round(top), bottom, height: Math.round(height), right: x + width }
    }),
  )

for (const width of [390, 834, 1440])
  test(`at ${width} no block of the formats is longer or later than another`, async () => {
    const page = await browser.look('/services/training', { width, height: 900 })
    const blocks = await boxesOf(page, '#categories li li')
    const first = await boxesOf(page, '#categories li li:first-of-type')
    assert.ok(first.length > 1 && blocks.length > first.length)
    assert.is(new Set(blocks.map(({ height }) => height)).size, 1)
    // Phones show two rows of two, so that no block has to be scrolled into view.
    assert.is(new Set(first.map(({ top }) => top)).size, width < 768 ? 2 : 1)
    assert.ok(blocks.every(({ x, right }) => x >= 0 && right <= width))
  })

test('at 390 all six teams are on the screen, and none has to be pulled in', async () => {
  const page = await browser.look('/services', { width: 390, height: 844, touch: true })
  const teams = await boxesOf(page, '#services li:has(a)')
  assert.is(teams.length, 6)
  assert.ok(teams.every(({ x, right }) => x >= 0 && right <= 390))
})

test('at 390 each phone has its own frame and its own status bar', async () => {
  const page = await browser.look('/services/mobile-apps', { width: 390, height: 844, touch: true })
  const [upper, lower] = await boxesOf(page, '[data-moment] > div > div')
  const bars = await boxesOf(page, '[data-moment] > div > div > p:first-of-type')
  assert.ok(upper && lower && lower.top - upper.bottom >= 16)
  assert.is(bars.filter(({ height }) => height > 0).length, 2)
})

for (const [path, chosen] of [
  ['/services/consultancy', '[data-moment] label:has(:checked)'],
  ['/services/ui-ux-design', '[data-moment] label:has([type=radio]:checked)'],
  ['/services/software-development', '[data-moment] label:has([type=radio]:checked)'],
] as const)
  test(`${path}: at night what is chosen is lighter than the card and than what it stands on`, async () => {
    const { page } = await browser.visit(path, { scheme: 'dark' })
    const lightness = await page.$eval(chosen, label => {
      const of = (element: Element | null) =>
        Number(getComputedStyle(element ?? label).backgroundColor.match(/[\d.]+/)?.[0])
      const probe = document.createElement('i')
      probe.style.background = 'var(--card)'
      label.append(probe)
      const card = of(probe)
      probe.remove()
      return { chosen: of(label), card }
    })
    await page.browserContext().close()
    assert.ok(lightness.chosen > lightness.card + 0.05, JSON.stringify(lightness))
  })

test('the bars of the first and the last week stand within the chart', async () => {
  const page = await browser.look('/services/performance-marketing')
  const [bars] = await boxesOf(page, '[data-part="bookings"]')
  const [axis] = await boxesOf(page, '[data-moment] [data-part="grid"]')
  const stroke = 9
  assert.ok(bars && axis && bars.x - stroke / 2 >= axis.x && bars.right + stroke / 2 <= axis.right)
})

for (const path of ['/services/software-development', '/services/mobile-apps'])
  test(`on ${path} figures between rules have no hops over them`, async () => {
    const page = await browser.look(path)
    const hops = await page.$$eval('main li:has(> strong)', figures =>
      figures.map(figure => getComputedStyle(figure, '::after').content),
    )
    assert.equal(hops, ['none', 'none', 'none'])
  })

for (const width of [320, 360, 390, 834, 1440])
  test(`at ${width} the links of the operating model meet the boxes at their middle, and end where they stand`, async () => {
    const page = await browser.look('/services/consultancy', { width, touch: width < 600 })
    const { off, gaps, down, over } = await page.$eval('[data-moment] svg:has([data-part])', svg => {
      const boxes = Array.from(svg.parentElement?.querySelectorAll(':scope > div:first-of-type > p') ?? [])
      const places = boxes.map(box => box.getBoundingClientRect())
      const [first, second] = places
      const { left, right, top, bottom } = svg.getBoundingClientRect()
      const down = (second?.left ?? 0) > (first?.left ?? 0)
      const [start, length] = down ? [left, right - left] : [top, bottom - top]
      return {
        down,
        off: places.map((place, index) => {
          const middle = down ? (place.left + place.right) / 2 : (place.top + place.bottom) / 2
          return Math.abs(middle - (start + (length * (2 * index + 1)) / (2 * places.length)))
        }),
        gaps: places.map(place => Math.abs(down ? place.bottom - top : place.right - left)),
        over: boxes.filter(box => box.scrollWidth > box.clientWidth).length,
      }
    })
    assert.is(down, width === 360 || width === 390)
    assert.is(over, 0)
    assert.ok(off.length > 1 && Math.max(...off, ...gaps) < 1.5, [...off, '|', ...gaps].join(' '))
  })

for (const width of [390, 834, 1440])
  test(`at ${width} there is ground between the dots of the convoy`, async () => {
    const page = await browser.look('/404', { width })
    const [dot, step] = await page.$eval('[data-moment] svg:has(g)', svg => {
      const path = svg.querySelector('g path')
      const places = [...(path?.getAttribute('d') ?? '').matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x))
      const { width } = svg.getBoundingClientRect()
      const [first = 0, second = 0] = places
      return [
        path ? Number.parseFloat(getComputedStyle(path).strokeWidth) : 0,
        ((second - first) * width) / 100,
      ] as const
    })
    assert.ok(dot > 0 && step - dot >= 4, `${dot} of ${step}`)
  })

test.run()
