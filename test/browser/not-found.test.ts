// The 404 page: its moment is on the first screen, and every step changes the picture.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/not-found'
import { HOPS } from '../../src/mockups/not-found/model'
import { openBrowser } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 834, height: 1112 },
  { width: 1440, height: 900 },
])
  test(`at ${width} by ${height} the lost one is brought home on the first screen`, async () => {
    const page = await browser.look('/404', { width, height })
    const below = await page.$$eval(
      '[data-moment] button, [data-moment] output',
      (parts, height) =>
        parts.map(part => part.getBoundingClientRect()).filter(({ bottom }) => bottom > height || bottom === 0).length,
      height,
    )
    assert.is(below, 0)
  })

for (const width of [390, 834, 1440])
  test(`at ${width} px the convoy stands on the crest of the farther dune, before the sun, and the lost one far behind`, async () => {
    const page = await browser.look('/404', { width })
    const { off, wider, convoy, lost, sun } = await page.$eval('main section', hero => {
      const dune = getComputedStyle(hero, '::before')
      const foot = hero.getBoundingClientRect().bottom - Number.parseFloat(dune.insetBlockEnd)
      const way = hero.querySelector('[data-moment] svg')?.getBoundingClientRect() ?? new DOMRect()
      // Measures the centre lines of the paths: in Firefox getBoundingClientRect() includes what is drawn around a path.
      const middles = (selector: string) => {
        const path = hero.querySelector<SVGPathElement>(selector)
        const { x = 0, width = 0 } = path?.getBBox() ?? {}
        const { a = 0, e = 0 } = path?.getScreenCTM() ?? {}
        return { left: x * a + e, right: (x + width) * a + e }
      }
      const { left = 0, right = 0 } = hero.querySelector('div > div[aria-hidden]')?.getBoundingClientRect() ?? {}
      return {
        off: way.top - (foot - Number.parseFloat(dune.height)),
        wider: way.width - Number.parseFloat(dune.width),
        convoy: middles('g > path'),
        lost: middles('[data-part=lost]'),
        sun: { left, right },
      }
    })
    assert.ok(off >= 0 && off < 9, `the way is ${off} px below the dune’s edge`)
    assert.ok(Math.abs(wider) < 1, `and ${wider} px wider than the dune`)
    const [core, half] = [(sun.left + sun.right) / 2, sun.right - sun.left]
    assert.ok(convoy.right > core && convoy.right < core + half, 'the first of them is before the sun')
    assert.ok(lost.left > 20 && lost.right < core - 2 * half, 'the lost one is on the page, and in the dark')
  })

for (const width of [390, 834, 1440, 1920])
  test(`at ${width} px no line of the heading reaches the bright rings of the sun`, async () => {
    const page = await browser.look('/404', { width })
    const nearest = await page.evaluate(() => {
      const sun = document.querySelector('main section > div > div[aria-hidden]')?.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(document.querySelector('h1') ?? document.body)
      if (!sun) return Number.NaN
      // The core of the sun is three units wide, and the third ring around it ends 2.85 units further out.
      const unit = sun.width / 3
      const [x, y] = [sun.left + sun.width / 2, sun.top + sun.height / 2]
      const far = [...range.getClientRects()].map(({ right, bottom }) => Math.hypot(x - Math.min(x, right), y - bottom))
      return Math.min(...far) / unit - 1.5 - 2.85
    })
    assert.ok(nearest > 0, `${nearest} units`)
  })

for (const width of [320, 390, 834, 1440, 1920])
  test(`at ${width} px the button stands on the dune, below the dot that it moves`, async () => {
    const page = await browser.look('/404', { width })
    const { button, said, crest, foot, lost } = await page.$eval('main section', hero => {
      const box = (selector: string) => hero.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      const paper = Number.parseFloat(getComputedStyle(hero, '::after').height)
      return {
        button: box('[data-moment] button').toJSON() as DOMRect,
        said: box('[data-moment] output').toJSON() as DOMRect,
        crest: box('[data-moment] svg').top,
        foot: hero.getBoundingClientRect().bottom - paper,
        lost: box('[data-part=lost]').toJSON() as DOMRect,
      }
    })
    const dot = (lost.left + lost.right) / 2
    assert.ok(button.left < dot && dot < button.right, `${dot} px, the button from ${button.left} to ${button.right}`)
    assert.ok(button.top > crest + 20 && button.bottom < foot, `${button.top} to ${button.bottom} px`)
    assert.ok(said.bottom <= foot, `what it says ends at ${said.bottom} px, the dune at ${foot} px`)
  })

for (const width of [390, 1440])
  test(`at ${width} px presses at one place bring the lost one home`, async () => {
    const { page } = await browser.visit('/404', { width })
    const { x, y } = await page.$eval('[data-moment] button', button => {
      button.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = button.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })
    for (let hops = 0; hops < HOPS; hops += 1) await page.mouse.click(x, y)
    const said = await page.$eval('[data-moment] output', ({ textContent }) => textContent)
    await page.browserContext().close()
    assert.is(said, content.convoy.behind[0])
  })

test('each way out has a picture, of one size', async () => {
  const page = await browser.look('/404', { width: 1440 })
  const sizes = await page.$$eval('main li > a', links =>
    links.map(link => {
      const { width = 0, height = 0 } = link.querySelector('[aria-hidden] svg')?.getBoundingClientRect() ?? {}
      return `${Math.round(width)} by ${Math.round(height)}`
    }),
  )
  assert.is(sizes.length, content.onward.items.length)
  assert.is(new Set(sizes).size, 1, sizes.join(', '))
  assert.not.ok(sizes.includes('0 by 0'))
})

test('with every step the sun comes up a little, and it stands above the dune in the end', async () => {
  const { page } = await browser.visit('/404')
  const sunrise = () =>
    page.evaluate(() => {
      const sun = document.querySelector('main section > div > div[aria-hidden]')?.getBoundingClientRect()
      const crest = document.querySelector('[data-moment] svg')?.getBoundingClientRect()
      return Math.round((crest?.top ?? 0) - (sun?.bottom ?? 0))
    })
  const heights = [await sunrise()]
  for (let hops = 0; hops < HOPS; hops += 1) {
    await page.click('[data-moment] button')
    heights.push(await sunrise())
  }
  await page.browserContext().close()
  assert.equal(
    heights,
    [...new Set(heights)].sort((a, b) => a - b),
  )
  const [first = 0, last = 0] = [heights[0], heights.at(-1)]
  assert.ok(first < 0 && last > 0, heights.join(' '))
})

test.run()
