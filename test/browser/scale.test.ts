// What is drawn as long, high or large as a figure says is so, and what a picture measures it measures right.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content as design } from '../../src/content/services/ui-ux-design'
import { content as ancillaries } from '../../src/content/solutions/ancillaries'
import { giveBack, openBrowser, until } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

/** Asserts that all lengths have one scale: px for each unit of their figures, but for a share of `slack`. */
function assertOneScale(scales: readonly number[], slack: number) {
  const [least, most] = [Math.min(...scales), Math.max(...scales)]
  assert.ok(scales.length > 1 && least > 0 && most <= (1 + slack) * least, scales.join(' '))
}

test('the suns of the suppliers stand as high over the horizon as their margins say', async () => {
  const page = await browser.look('/portfolio', { width: 1440 })
  const scales = await page.$eval('[data-area=consultancy] svg:has([data-type^=s])', drawing => {
    const suns = drawing.querySelector<SVGPathElement>('[data-part=sun]')
    const { y, height } = suns?.getBBox() ?? new DOMRect()
    const horizon = y + height
    return Array.from(drawing.querySelectorAll('[data-type^=s]'), margin => {
      const x = Number(margin.getAttribute('x'))
      let top = y - 1
      while (top < horizon && !suns?.isPointInFill(new DOMPoint(x, top))) top += 0.1
      return (horizon - top) / Number(margin.textContent)
    })
  })
  assertOneScale(scales, 0.01)
})

test('the bars of the credit ledger end where their figures say: the mark is a hundred per cent', async () => {
  const page = await browser.look('/portfolio', { width: 1440 })
  const ends = await page.$eval('[data-area=development] svg:has([data-part=track])', drawing => {
    const part = (name: string) => drawing.querySelector<SVGPathElement>(`[data-part=${name}]`)
    const [start = 0, mark = 0] = ['track', 'line'].map(name => part(name)?.getBBox().x)
    return Array.from(drawing.querySelectorAll('text')).flatMap(text => {
      const share = /^(\d+)%$/.exec(text.textContent?.trim() ?? '')?.[1]
      if (!share) return []
      const [x, y] = [start + ((mark - start) * Number(share)) / 100, Number(text.getAttribute('y')) - 4]
      const filled = (x: number) => ['well', 'sun'].some(name => part(name)?.isPointInFill(new DOMPoint(x, y)))
      return [{ share, before: filled(x - 1), after: filled(x + 1) }]
    })
  })
  assert.ok(ends.length > 0)
  assert.equal(
    ends.filter(({ before, after }) => !before || after),
    [],
  )
})

test('the stairs of a total rise by the price of each add-on', async () => {
  const page = await browser.look('/solutions/ancillaries', { width: 1440 })
  const tops = await page.$$eval('#add-ons ol > li', steps =>
    steps.map(step => step.querySelector('svg[height$=rem]')?.getBoundingClientRect().top ?? 0),
  )
  assertOneScale(
    ancillaries.addOns.map(({ sell }, index) => ((tops[index] ?? 0) - (tops[index + 1] ?? 0)) / sell),
    0.03,
  )
})

test('on a phone the totals are bars of one scale, each with the price of its add-on at its end', async () => {
  const page = await browser.look('/solutions/ancillaries', { width: 390, height: 844, touch: true })
  const bars = await page.$$eval('#add-ons ol > li', items =>
    items.map(item => {
      const strokes = Array.from(item.querySelectorAll('svg:first-of-type path'), path => path.getBoundingClientRect())
      return {
        total: Number(item.querySelector('b')?.textContent?.replace(',', '')),
        length: (strokes.at(-1)?.right ?? 0) - (strokes[0]?.left ?? 0),
        end: strokes.at(-1)?.width ?? 0,
      }
    }),
  )
  assertOneScale(
    bars.map(({ total, length }) => length / total),
    0.03,
  )
  assertOneScale(
    bars.slice(1).map(({ end }, index) => end / (ancillaries.addOns[index]?.sell ?? 0)),
    0.1,
  )
})

test('the finished button is as high as its measure says', async () => {
  const page = await browser.look('/services/ui-ux-design', { width: 1440 })
  const height = await page.$eval(
    '#wireframes figure[aria-hidden] > div > p:last-child',
    button => button.getBoundingClientRect().height,
  )
  assert.is(`${height} px`, design.wireframes.sheet.height)
})

for (const [width, columns] of [
  [1440, 12],
  [390, 4],
] as const)
  test(`at ${width} px the design page lays ${columns} columns over itself, says how many they are, and lifts them`, async () => {
    const { page } = await browser.visit('/services/ui-ux-design', { width })
    const group = '[data-moment=grid]'
    const { on, off } = design.wireframes.grid
    await page.focus(`${group} button`)
    await page.keyboard.press('Enter')
    const drawn = await page.$$eval(`${group} [aria-hidden] > :first-child > i`, parts =>
      parts.map(part => part.getBoundingClientRect().width).filter(Boolean),
    )
    const said = on.slice(0, on.indexOf('{controls}')).replace('{count}', String(drawn.length))
    const output = `document.querySelector('${group} output').textContent`
    await until(page, `${output}.startsWith(${JSON.stringify(said)})`)
    await page.keyboard.press('Enter')
    await until(page, `${output} === ${JSON.stringify(off)}`)
    await giveBack(page)
    assert.is(drawn.length, columns)
  })

test.run()
