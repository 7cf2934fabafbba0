// The road of six dates: two columns that interlock, with a bend of the road and a stop on it for each.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/about'
import { openBrowser } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

type Box = { left: number; right: number; top: number; bottom: number }

/** How far the words of each date reach across, its height on the road, and the frame of all. */
async function datesAt(width: number): Promise<{ dates: Box[]; frame: Box }> {
  const { page } = await browser.visit('/about', { width })
  const found = await page.$eval('main ol:has(h3)', list => {
    const box = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom })
    const dates = [...list.children].map(date => {
      const range = document.createRange()
      range.selectNodeContents(date)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
      return {
        left: Math.min(...lines.map(({ left }) => left)),
        right: Math.max(...lines.map(({ right }) => right)),
        top: date.getBoundingClientRect().top,
        bottom: date.getBoundingClientRect().bottom,
      }
    })
    return { dates, frame: box(list.getBoundingClientRect()) }
  })
  await page.browserContext().close()
  return found
}

for (const width of [1024, 1280, 1440, 1920])
  test(`at ${width} px each date begins before the one opposite it ends, and lies over none`, async () => {
    const { dates } = await datesAt(width)
    assert.is(dates.length, 6)
    dates.slice(1).forEach((date, index) => {
      const before = dates[index]
      assert.ok(
        before && date.top < (before.top + before.bottom) / 2 + 20,
        `date ${index + 2} stands beside the one before it`,
      )
      assert.ok(date.left > before.right || date.right < before.left, `date ${index + 2} is clear of the one before it`)
    })
  })

test('on a tablet the words of a date stand beside its year', async () => {
  const { page } = await browser.visit('/about', { width: 834 })
  const beside = await page.$$eval('main ol:has(h3) > li', dates =>
    dates.map(date => {
      const [year, words] = ['span', 'h3'].map(part => date.querySelector(part)?.getBoundingClientRect())
      return year && words && words.left > year.left + 100 && words.top < year.bottom
    }),
  )
  await page.browserContext().close()
  assert.equal(beside, [true, true, true, true, true, true])
})

test('on a wide page no half of the road is empty', async () => {
  const { dates, frame } = await datesAt(1440)
  const middle = (frame.left + frame.right) / 2
  for (const [index, { left, right }] of dates.entries()) {
    const from = index % 2 ? middle : left
    const to = index % 2 ? right : middle
    assert.ok(to - from > 0.7 * (middle - frame.left), `date ${index + 1} fills ${to - from} px of its half`)
  }
})

for (const width of [390, 834])
  test(`at ${width} px no figure of the mission stands on the sun`, async () => {
    const { page } = await browser.visit('/about', { width })
    const apart = await page.$eval('main section:has(strong)', band => {
      const sun = band.querySelector('[aria-hidden]')
      const rings = sun ? [...getComputedStyle(sun).boxShadow.matchAll(/([\d.]+)px(?=,| *$)/g)] : []
      const widest = Math.max(...rings.map(([, spread]) => Number(spread)))
      const figures = band.querySelector('strong')?.getBoundingClientRect().top ?? 0
      return figures - (sun?.getBoundingClientRect().bottom ?? 0) - widest
    })
    await page.browserContext().close()
    assert.ok(apart > 0, `${apart} px`)
  })

test('on a wide page the partners stand in two rows of three', async () => {
  const { page } = await browser.visit('/about', { width: 1440 })
  const tops = await page.$$eval(
    'main section:has(> div > ul > li > svg + small) li, main ul:has(> li > svg + small) > li',
    all => all.map(partner => partner.getBoundingClientRect().top),
  )
  await page.browserContext().close()
  assert.is(tops.length, 6)
  assert.equal(
    [...new Set(tops)].map(row => tops.filter(top => top === row).length),
    [3, 3],
  )
})

for (const width of [320, 390, 1024, 1440])
  test(`at ${width} px the name rests whole, and none of its letters is cut wherever they stand`, async () => {
    const { page } = await browser.visit('/about', { width })
    const { arabic } = content.word
    assert.is(await page.$eval('main [lang=ar]', word => word.textContent), arabic)
    await page.focus('main input[type=range]')
    for (const joined of [...arabic].keys()) {
      const beyond = await page.$eval('main [lang=ar]', word => {
        const [band, row] = [word, word.firstElementChild ?? word].map(part => part.getBoundingClientRect())
        return row && band ? Math.max(row.width - band.width, row.height - band.height * 1.35) : Number.NaN
      })
      assert.ok(beyond <= 0, `${beyond} px after ${joined} steps`)
      await page.keyboard.press('ArrowLeft')
    }
    await page.browserContext().close()
  })

test('the ring of the slider ends above the sentence below it', async () => {
  const { page } = await browser.visit('/about', { width: 1440 })
  await page.focus('input[type=range]')
  await page.keyboard.press('ArrowLeft')
  const room = await page.$eval('input[type=range]', slider => {
    const { outlineWidth, outlineOffset } = getComputedStyle(slider)
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    const sentence = slider.parentElement?.querySelector('output')?.getBoundingClientRect().top ?? 0
    return sentence - slider.getBoundingClientRect().bottom - ring
  })
  await page.browserContext().close()
  assert.ok(room >= -2, `${room} px`)
})

test.run()
