// The stairs of the ancillaries page: each add-on adds its price to the total, in the drawing and in the text.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/solutions/ancillaries'
import { openBrowser } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

const hundredths = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)

for (const width of [834, 1440])
  test(`at ${width} px each step rises by the price of its add-on, and its total says by how much`, async () => {
    const page = await browser.look('/solutions/ancillaries', { width })
    const steps = await page.$$eval('#add-ons ol > li', items =>
      items.map(item => ({
        title: item.querySelector('h3')?.textContent ?? '',
        total: item.querySelector('b')?.textContent ?? '',
        added: item.querySelector('small')?.textContent ?? '',
        top: item.querySelector('svg[height$=rem]')?.getBoundingClientRect().top ?? 0,
        bottom: item.getBoundingClientRect().bottom,
      })),
    )
    const [start, ...own] = steps
    assert.ok(start)
    assert.equal(
      own.map(({ title }) => title),
      content.addOns.map(({ title }) => title),
    )
    const scale = new Set<number>()
    own.forEach(({ total, added, top, bottom }, index) => {
      const before = steps[index]
      const price = content.addOns[index]?.sell ?? 0
      assert.ok(before)
      assert.is(hundredths(added), price)
      assert.is(hundredths(total), hundredths(before.total) + price)
      assert.ok(Math.abs(bottom - before.bottom) < 1, 'all stand on one line')
      scale.add(Math.round((1000 * (before.top - top)) / price))
    })
    const [lowest, highest] = [Math.min(...scale), Math.max(...scale)]
    assert.ok(lowest > 0 && highest - lowest <= 1, `px for a price of 1000: ${[...scale]}`)
  })

test('on a phone all totals are in view as bars of one scale, each with the price of its add-on at its end', async () => {
  const page = await browser.look('/solutions/ancillaries', { width: 390, height: 844, touch: true })
  const bars = await page.$$eval('#add-ons ol > li', items =>
    items.map(item => {
      const strokes = Array.from(item.querySelectorAll('svg:first-of-type path'), path => path.getBoundingClientRect())
      const [left, right] = [strokes[0]?.left ?? 0, strokes.at(-1)?.right ?? 0]
      return {
        total: item.querySelector('b')?.textContent ?? '',
        added: item.querySelector('small')?.textContent ?? '',
        left,
        length: right - left,
        end: strokes.at(-1)?.width ?? 0,
        seen: left >= 0 && right <= innerWidth && item.querySelector('svg')?.checkVisibility() === true,
      }
    }),
  )
  assert.is(bars.length, 1 + content.addOns.length)
  assert.ok(bars.every(({ seen, left }) => seen && Math.abs(left - (bars[0]?.left ?? 0)) < 1))
  const scale = bars.map(({ length, total }) => length / hundredths(total))
  assert.ok(Math.max(...scale) > 0 && Math.max(...scale) - Math.min(...scale) < 0.0005, scale.join())
  bars.slice(1).forEach(({ added, end }) => {
    assert.ok(Math.abs(end - hundredths(added) * (scale[0] ?? 0)) < 1.5, `${added}: ${end} px`)
  })
})

test.run()
