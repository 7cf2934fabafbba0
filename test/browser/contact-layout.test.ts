// The layout of the contact page: its form, the addresses, and the road that shows what happens to a message.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openBrowser } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

const FORM = 'main form'
const ADDRESSES = 'main ul:has(address)'

for (const [width, height, most] of [
  [390, 844, 415],
  [834, 1112, 450],
] as const)
  test(`at ${width} px the first field is on the first screen, and the addresses stand below the form`, async () => {
    const page = await browser.look('/contact', { width, height })
    const [field, form, addresses] = await page.evaluate(
      (...parts) => parts.map(part => document.querySelector(part)?.getBoundingClientRect().toJSON()),
      `${FORM} input`,
      FORM,
      ADDRESSES,
    )
    assert.ok(field.top < most, `${field.top}`)
    assert.ok(addresses.top > form.bottom)
  })

for (const width of [1440, 1920])
  test(`at ${width} px the addresses stand below the words, beside the form, and end where it does`, async () => {
    const page = await browser.look('/contact', { width, height: 900 })
    const [words, form, addresses] = await page.evaluate(
      (...parts) => parts.map(part => document.querySelector(part)?.getBoundingClientRect().toJSON()),
      'h1 + p',
      FORM,
      ADDRESSES,
    )
    assert.is(addresses.left, words.left)
    assert.ok(addresses.top > words.bottom && addresses.top < words.bottom + 60, `${addresses.top - words.bottom}`)
    assert.ok(Math.abs(addresses.bottom - form.bottom) < 2, `${addresses.bottom - form.bottom}`)
    assert.ok(form.left > words.right)
  })

for (const width of [390, 1440])
  test(`at ${width} px the road spans the form, and its first stop is filled`, async () => {
    const page = await browser.look('/contact', { width })
    const { drawn, room, filled } = await page.$eval('[data-moment=road] ol', list => {
      const halo = Number.parseFloat(getComputedStyle(list.lastElementChild ?? list, '::before').insetInlineEnd)
      const stops = [...list.children].map(stop => getComputedStyle(stop, '::before'))
      const hops = [...list.children].map(stop => getComputedStyle(stop, '::after'))
      const widths = [...stops, ...hops].map(({ width }) => Number.parseFloat(width) || 0)
      return {
        drawn: widths.reduce((sum, width) => sum + width, halo),
        room: list.clientWidth,
        filled: stops.map(({ backgroundColor, borderTopColor }) => backgroundColor === borderTopColor),
      }
    })
    assert.ok(drawn > 0.9 * room && drawn <= room + 20, `${drawn} of ${room}`)
    assert.equal(filled, [true, false, false])
  })

for (const width of [320, 390, 834, 1024, 1280, 1440])
  test(`at ${width} px the name of the privacy policy stays in one line`, async () => {
    const page = await browser.look('/contact', { width })
    const lines = await page.$eval(`${FORM} a[href="/privacy"]`, link => link.getClientRects().length)
    assert.is(lines, 1)
  })

for (const width of [390, 1440])
  test(`at ${width} px both hops of the road are equal, and the last ends at the rim of the sun`, async () => {
    const page = await browser.look('/contact', { width })
    const { hops, ends, rim } = await page.$eval('[data-moment=road] ol', list => {
      const drawn = [...list.children].slice(0, 2).map(stop => {
        const { insetInlineStart, width } = getComputedStyle(stop, '::after')
        const start = stop.getBoundingClientRect().left + Number.parseFloat(insetInlineStart)
        return { width: Number.parseFloat(width), end: start + Number.parseFloat(width) }
      })
      const { width, insetInlineEnd } = getComputedStyle(list.lastElementChild as Element, '::before')
      const [sun, halo] = [Number.parseFloat(width), Number.parseFloat(insetInlineEnd)] as const
      return {
        hops: drawn.map(({ width }) => width),
        ends: drawn.map(({ end }) => end),
        rim: list.getBoundingClientRect().right - sun - halo,
      }
    })
    assert.ok(Math.abs((hops[0] ?? 0) - (hops[1] ?? 0)) < 1, hops.join(', '))
    assert.ok(Math.abs((ends[1] ?? 0) - rim) < 1, `${ends[1]} of ${rim}`)
  })

for (const width of [320, 390, 1440])
  test(`at ${width} px the sun of the reply stands over its name, and its light ends where the button does`, async () => {
    const page = await browser.look('/contact', { width })
    const { middle, name, light, edge } = await page.$eval(FORM, form => {
      const stop = form.querySelector('[data-moment=road] li:last-of-type')
      if (!stop?.firstChild) throw new Error('no road')
      const { width, insetInlineEnd, boxShadow } = getComputedStyle(stop, '::before')
      const { right } = stop.getBoundingClientRect()
      const range = document.createRange()
      range.selectNode(stop.firstChild)
      const word = range.getBoundingClientRect()
      const [sun, halo] = [Number.parseFloat(width), Number.parseFloat(insetInlineEnd)] as const
      const rings = Array.from(boxShadow.matchAll(/([\d.]+)px(?=,|$| inset)/g), ([, px]) => Number(px))
      return {
        middle: right - halo - sun / 2,
        name: (word.left + word.right) / 2,
        light: right - halo + Math.max(...rings),
        edge: form.querySelector('[type=submit]')?.getBoundingClientRect().right ?? 0,
      }
    })
    assert.ok(Math.abs(middle - name) < 3, `${middle} over ${name}`)
    assert.ok(Math.abs(light - edge) < 1, `${light} of ${edge}`)
  })

test('what happens next climbs in equal columns: each hop leads from what stands on a step to what stands on the next, the last to the middle of the sun', async () => {
  const page = await browser.look('/contact', { width: 1440 })
  const { stops, middle, level } = await page.$eval('main section:not(:has(form)) ol', list => {
    const sun = getComputedStyle(list, '::before')
    const px = Number.parseFloat
    const all = list.getBoundingClientRect()
    return {
      stops: [...list.children].map(stop => {
        const { top, width } = stop.getBoundingClientRect()
        const path = stop.querySelector('path')
        const matrix = path?.getScreenCTM()
        const at = (place: number) =>
          path && matrix ? path.getPointAtLength(place * path.getTotalLength()).matrixTransform(matrix) : { x: 0, y: 0 }
        const [from, end] = [at(0), at(1)]
        const made = stop.querySelector('svg:last-of-type')?.getBoundingClientRect().toJSON()
        /** Whether a point of the page is covered by the drawing that stands on a step. */
        const under = (step: Element | null, { x, y }: { x: number; y: number }) =>
          Array.from(step?.querySelectorAll<SVGPathElement>('svg:last-of-type path') ?? []).some(
            part =>
              getComputedStyle(part).fill !== 'none' &&
              part.isPointInFill(new DOMPoint(x, y).matrixTransform(part.getScreenCTM()?.inverse())),
          )
        return {
          made,
          top,
          width,
          leaves: under(stop, from),
          arrives: under(stop.nextElementSibling, end),
          end: { x: end.x, y: end.y },
        }
      }),
      middle: all.right - px(sun.insetInlineEnd) - px(sun.width) / 2,
      level: all.top + px(sun.top) + px(sun.height) / 2,
    }
  })
  assert.is(stops.length, 3)
  for (const [index, { width, leaves, arrives, end, top, made }] of stops.entries()) {
    const next = stops[index + 1]
    assert.ok(Math.abs(width - (stops[0]?.width ?? 0)) < 1)
    assert.ok(Math.abs(made.bottom - top) < 1, `what step ${index + 1} leaves behind stands on it`)
    assert.ok(leaves, `hop ${index + 1} starts under what stands there`)
    if (next) {
      assert.ok(next.top < top, `stop ${index + 2} is higher`)
      assert.ok(arrives, `hop ${index + 1} ends under what stands on the next`)
    } else {
      assert.ok(Math.abs(end.x - middle) < 3, `${end.x} of ${middle}`)
      assert.ok(Math.abs(end.y - level) < 3, `${end.y} of ${level}`)
    }
  }
})

for (const [width, least] of [
  [390, 22],
  [1440, 28],
] as const)
  test(`at ${width} px when the reply comes is the largest thing on the road, and ends where the button does`, async () => {
    const { page } = await browser.visit('/contact', { width })
    const seen = () =>
      page.$eval(FORM, form => {
        const [time, button, stop] = ['output', '[type=submit]', '[data-moment=road] li'].map(part =>
          form.querySelector(part),
        )
        if (!time || !button || !stop) throw new Error('no road')
        return {
          size: Number.parseFloat(getComputedStyle(time).fontSize),
          stop: Number.parseFloat(getComputedStyle(stop).fontSize),
          lines: time.clientHeight / Number.parseFloat(getComputedStyle(time).lineHeight),
          off: time.getBoundingClientRect().right - button.getBoundingClientRect().right,
          top: button.getBoundingClientRect().top + scrollY,
        }
      })
    const before = await seen()
    await page.type(`${FORM} input`, 'A')
    const after = await seen()
    await page.browserContext().close()
    assert.ok(before.size >= least && before.size > before.stop, `${before.size} px`)
    for (const { lines, off } of [before, after]) {
      assert.is(Math.round(lines), 1)
      assert.ok(Math.abs(off) < 2, `${off} px`)
    }
    assert.is(after.top, before.top, 'the button stays where it was')
  })

for (const width of [390, 834, 1440])
  test(`at ${width} px what happens next is three numbered stops on one road, each with a heading`, async () => {
    const page = await browser.look('/contact', { width })
    const stops = await page.$$eval('main section:not(:has(form)) ol > li', items =>
      items.map(item => {
        const ring = getComputedStyle(item, '::before')
        const line = getComputedStyle(item, '::after')
        // Where there is room, an SVG path is drawn from step to step instead of a border.
        const drawn = item.querySelector('svg')
        const path = drawn?.checkVisibility() ? drawn.getBoundingClientRect() : undefined
        const dashes = getComputedStyle(item.querySelector('path') ?? item).strokeDasharray
        return {
          heading: item.querySelector('h3')?.textContent ?? '',
          number: ring.content,
          ring: Number.parseFloat(ring.inlineSize),
          isDashed: path ? dashes !== 'none' : `${line.borderTopStyle} ${line.borderLeftStyle}`.includes('dashed'),
          length: path?.width ?? Math.max(Number.parseFloat(line.inlineSize), Number.parseFloat(line.blockSize)),
        }
      }),
    )
    assert.is(stops.length, 3)
    for (const { heading, number, ring } of stops) {
      assert.ok(heading.length > 0)
      assert.ok(number.includes('counter('), number)
      assert.ok(ring >= 36, `${ring} px`)
    }
    for (const { isDashed, length } of stops) {
      assert.ok(isDashed)
      assert.ok(length > 40, `${length} px`)
    }
  })

test.run()
