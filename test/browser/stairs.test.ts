// The stairs of the ancillaries page: each add-on adds its price to the total, to be seen and to be read.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/solutions/ancillaries'
import { openBrowser } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

const hundredths = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)

for (const width of [390, 834, 1440])
  test(`at ${width} px each step rises by the price of its add-on, and its total says by how much`, async () => {
    const { page } = await browser.visit('/solutions/ancillaries', { width })
    const steps = await page.$$eval('#add-ons ol > li', items =>
      items.map(item => ({
        title: item.querySelector('h3')?.textContent ?? '',
        total: item.querySelector('b')?.textContent ?? '',
        added: item.querySelector('small')?.textContent ?? '',
        top: item.querySelector('svg')?.getBoundingClientRect().top ?? 0,
        bottom: item.getBoundingClientRect().bottom,
      })),
    )
    await page.browserContext().close()
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

test.run()
