// Where the contact page puts its form, the addresses and the road of a message.
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
    const { page } = await browser.visit('/contact', { width, height })
    const [field, form, addresses] = await page.evaluate(
      (...parts) => parts.map(part => document.querySelector(part)?.getBoundingClientRect().toJSON()),
      `${FORM} input`,
      FORM,
      ADDRESSES,
    )
    await page.browserContext().close()
    assert.ok(field.top < most, `${field.top}`)
    assert.ok(addresses.top > form.bottom)
  })

test('on a wide page the addresses stand below the words, beside the form, and end where it ends', async () => {
  const { page } = await browser.visit('/contact', { width: 1440, height: 900 })
  const [words, form, addresses] = await page.evaluate(
    (...parts) => parts.map(part => document.querySelector(part)?.getBoundingClientRect().toJSON()),
    'h1 + p',
    FORM,
    ADDRESSES,
  )
  await page.browserContext().close()
  assert.is(addresses.left, words.left)
  assert.ok(addresses.top > words.bottom && addresses.top < words.bottom + 60, `${addresses.top - words.bottom}`)
  assert.ok(Math.abs(addresses.bottom - form.bottom) < 2, `${addresses.bottom - form.bottom}`)
  assert.ok(form.left > words.right)
})

for (const width of [390, 1440])
  test(`at ${width} px the road spans the form, and its first stop is filled`, async () => {
    const { page } = await browser.visit('/contact', { width })
    const { drawn, room, filled } = await page.$eval('[data-moment=road] ol', list => {
      const stops = [...list.children].map(stop => getComputedStyle(stop, '::before'))
      const hops = [...list.children].map(stop => getComputedStyle(stop, '::after'))
      const widths = [...stops, ...hops].map(({ width }) => Number.parseFloat(width) || 0)
      return {
        drawn: widths.reduce((sum, width) => sum + width, 0),
        room: list.clientWidth,
        filled: stops.map(({ backgroundColor, borderTopColor }) => backgroundColor === borderTopColor),
      }
    })
    await page.browserContext().close()
    assert.ok(drawn > 0.9 * room && drawn <= room + 20, `${drawn} of ${room}`)
    assert.equal(filled, [true, false, false])
  })

for (const width of [320, 390, 834, 1024, 1280, 1440])
  test(`at ${width} px the name of the privacy policy stays in one line`, async () => {
    const { page } = await browser.visit('/contact', { width })
    const lines = await page.$eval(`${FORM} a[href="/privacy"]`, link => link.getClientRects().length)
    await page.browserContext().close()
    assert.is(lines, 1)
  })

for (const width of [390, 1440])
  test(`at ${width} px both hops of the road are equal, and the last ends at the rim of the sun`, async () => {
    const { page } = await browser.visit('/contact', { width })
    const { hops, ends, rim } = await page.$eval('[data-moment=road] ol', list => {
      const drawn = [...list.children].slice(0, 2).map(stop => {
        const { insetInlineStart, width } = getComputedStyle(stop, '::after')
        const start = stop.getBoundingClientRect().left + Number.parseFloat(insetInlineStart)
        return { width: Number.parseFloat(width), end: start + Number.parseFloat(width) }
      })
      const sun = Number.parseFloat(getComputedStyle(list.lastElementChild as Element, '::before').width)
      return {
        hops: drawn.map(({ width }) => width),
        ends: drawn.map(({ end }) => end),
        rim: list.getBoundingClientRect().right - sun,
      }
    })
    await page.browserContext().close()
    assert.ok(Math.abs((hops[0] ?? 0) - (hops[1] ?? 0)) < 1, hops.join(', '))
    assert.ok(Math.abs((ends[1] ?? 0) - rim) < 1, `${ends[1]} of ${rim}`)
  })

test('what happens next climbs in equal columns, and its road ends at the rim of its sun', async () => {
  const { page } = await browser.visit('/contact', { width: 1440 })
  const { stops, rim, level } = await page.$eval('main section:not(:has(form)) ol', list => {
    const sun = getComputedStyle(list, '::before')
    const px = Number.parseFloat
    const card = list.getBoundingClientRect()
    return {
      stops: [...list.children].map(stop => {
        const { left, right, top } = stop.getBoundingClientRect()
        const road = getComputedStyle(stop, '::after')
        return { left, top, width: stop.clientWidth, end: right - px(road.insetInlineEnd), up: top + px(road.top) }
      }),
      rim: card.right - px(sun.insetInlineEnd) - px(sun.width),
      level: card.top + px(sun.top) + px(sun.height) / 2,
    }
  })
  await page.browserContext().close()
  assert.is(stops.length, 3)
  for (const [index, { width, end, up, top }] of stops.entries()) {
    const next = stops[index + 1]
    assert.is(width, stops[0]?.width)
    if (next) {
      assert.ok(next.top < top, `stop ${index + 2} is higher`)
      assert.ok(next.left - end < 24 && next.left - end > -2, `stop ${index + 1}: ${end} of ${next.left}`)
    } else {
      assert.ok(Math.abs(end - rim) < 2, `${end} of ${rim}`)
      assert.ok(Math.abs(up - level) < 2, `${up} of ${level}`)
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

test.run()
