// The about page: the Arabic name with its slider, the road of six dates, the caravan, the sun of the mission, and the
// partners' labels.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/about'
import { openBrowser } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

type Box = { left: number; right: number; top: number; bottom: number }

/**
 * Measures the horizontal extent of the words of each date, its vertical position on the road, and the frame of all dates.
 */
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

for (const width of [1280, 1440, 1920])
  test(`at ${width} px the six dates stand on one road from edge to edge, each clear of the one before it`, async () => {
    const { dates, frame } = await datesAt(width)
    assert.equal(
      dates.map(({ top }) => top),
      dates.map(() => dates[0]?.top),
    )
    dates.slice(1).forEach((date, index) => {
      assert.ok(date.left > (dates[index]?.right ?? Number.NaN) + 8, `date ${index + 2} is clear of the one before it`)
    })
    assert.ok(Math.abs((dates[0]?.left ?? Number.NaN) - frame.left) < 8)
    assert.ok(frame.right - (dates.at(-1)?.right ?? Number.NaN) < 0.05 * (frame.right - frame.left))
  })

test('the dates stand at equal distances', async () => {
  const { dates } = await datesAt(1440)
  const steps = dates.slice(1).map(({ left }, index) => left - (dates[index]?.left ?? 0))
  assert.ok(Math.max(...steps) - Math.min(...steps) < 4, steps.join(' '))
})

for (const width of [320, 390, 834, 1440])
  test(`at ${width} px the caravan has a dot for each company with a shop, none of them touching the next`, async () => {
    const page = await browser.look('/about', { width })
    const { dots, pitch, size } = await page.$eval('main [data-part=caravan]', path => {
      if (!(path instanceof SVGPathElement)) throw new Error('no path')
      const scale = path.getScreenCTM()?.a ?? Number.NaN
      const dots = Number(path.getAttribute('pathLength'))
      const size = Number.parseFloat(getComputedStyle(path).strokeWidth) * scale
      return { dots, pitch: (path.getTotalLength() * scale) / dots, size }
    })
    assert.is(dots, Number.parseInt(content.today.items.volume.figures[1].value, 10))
    assert.ok(size > 3.5 && size < pitch, `${size} px every ${pitch} px`)
  })

for (const width of [834, 1024])
  test(`at ${width} px the words of a date stand beside its year`, async () => {
    const page = await browser.look('/about', { width })
    const beside = await page.$$eval('main ol:has(h3) > li', dates =>
      dates.map(date => {
        const [year, words] = ['span', 'h3'].map(part => date.querySelector(part)?.getBoundingClientRect())
        return year && words && words.left > year.left + 100 && words.top < year.bottom
      }),
    )
    assert.equal(beside, [true, true, true, true, true, true])
  })

for (const width of [390, 834])
  test(`at ${width} px no figure of the mission stands on the sun`, async () => {
    const page = await browser.look('/about', { width })
    const apart = await page.$eval('main section:has(li > strong)', band => {
      const sun = band.querySelector('[aria-hidden]')
      const rings = sun ? [...getComputedStyle(sun).boxShadow.matchAll(/([\d.]+)px(?=,| *$)/g)] : []
      const widest = Math.max(...rings.map(([, spread]) => Number(spread)))
      const figures = band.querySelector('strong')?.getBoundingClientRect().top ?? 0
      return figures - (sun?.getBoundingClientRect().bottom ?? 0) - widest
    })
    assert.ok(apart > 0, `${apart} px`)
  })

for (const width of [1200, 1280, 1440, 1920])
  test(`at ${width} px the sun of the mission rises from the end of the road of its figures, beside the words`, async () => {
    const page = await browser.look('/about', { width })
    const { across, down, near, clip } = await page.$eval('main section:has(li > strong)', band => {
      const px = Number.parseFloat
      const [road, sun] = [band.querySelector('ul') ?? band, band.querySelector('[aria-hidden]') ?? band]
      const [all, disc] = [road.getBoundingClientRect(), sun.getBoundingClientRect()]
      const stop = getComputedStyle(road, '::after')
      const { boxShadow, clipPath } = getComputedStyle(sun)
      const spreads = Array.from(boxShadow.matchAll(/([\d.]+)px(?=,| *$)/g), ([, spread]) => Number(spread))
      const [x, y] = [disc.left + disc.width / 2, disc.top + disc.height / 2]
      const text = document.createRange()
      text.selectNodeContents(band.querySelector('div:has(> h2)') ?? band)
      const nearest = Array.from(text.getClientRects())
        .filter(({ width, height }) => width > 1 && height < 100)
        .map(({ right, bottom }) => Math.hypot(Math.max(0, x - right), Math.max(0, y - bottom)))
      return {
        across: all.right - px(stop.width) / 2 - x,
        down: y - all.top - px(stop.top) - px(stop.width) / 2,
        near: Math.min(...nearest) - disc.width / 2 - Math.max(...spreads),
        clip: clipPath,
      }
    })
    assert.ok(Math.abs(across) < 1 && Math.abs(down) < 1, `${across}, ${down}`)
    assert.ok(near > -12, `the words reach ${-near} px into its outermost ring`)
    assert.match(clip, /50%\)$/)
  })

for (const [width, rows] of [
  [320, [2, 2, 2]],
  [390, [2, 2, 2]],
  [834, [3, 3]],
  [1024, [3, 3]],
  [1440, [3, 3]],
  [1920, [3, 3]],
] as const)
  test(`at ${width} px the partners are labels in ${rows.length} rows on one suitcase, each name whole on its own`, async () => {
    const page = await browser.look('/about', { width })
    const labels = await page.$$eval('main ul:has(> li > svg + small) > li', all =>
      all.map(label => {
        // Labels are stuck on at an angle: measure them without it.
        if (label instanceof HTMLElement) Object.assign(label.style, { rotate: 'none', translate: 'none' })
        const { left, right, top, bottom } = label.getBoundingClientRect()
        const text = document.createRange()
        text.selectNodeContents(label)
        const lines = [...text.getClientRects()]
        return {
          top,
          whole: lines.every(line => line.left > left && line.right < right && line.top > top && line.bottom < bottom),
        }
      }),
    )
    const tops = labels.map(({ top }) => top)
    assert.equal(
      [...new Set(tops)].map(row => tops.filter(top => top === row).length),
      rows,
    )
    assert.equal(
      labels.map(({ whole }) => whole),
      labels.map(() => true),
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
