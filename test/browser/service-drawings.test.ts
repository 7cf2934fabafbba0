// What is drawn on the pages of services and said beside the drawing: the same figures, the same order, all of it on phones.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content as consultancy } from '../../src/content/services/consultancy'
import { content as development } from '../../src/content/services/software-development'
import { openBrowser } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

/** Each sum in a text, as it is written. */
const sumsOf = (text: string) => text.match(/[\d,]+\.\d\d/g) ?? []

test('the bars of one sale carry the sums that are listed below them, and the margin that the lower one divides', async () => {
  const { page } = await browser.visit('/services/performance-marketing')
  const drawn = sumsOf(await page.$eval('svg:has(linearGradient)', bars => bars.textContent ?? ''))
  const above = sumsOf(await page.$eval('p:has(+ svg linearGradient)', line => line.textContent ?? ''))
  const listed = sumsOf(await page.$eval('dl:has([data-part=left])', parts => parts.textContent ?? ''))
  await page.browserContext().close()
  const [net, ...rest] = listed
  const sum = (sums: readonly string[]) => sums.reduce((total, part) => total + Number(part), 0).toFixed(2)
  const [, , ads, left] = rest
  assert.equal(above, [sum(listed), sum(rest)])
  assert.equal(drawn, [net, ads, left])
})

for (const width of [320, 390, 834])
  test(`at ${width} what is written in the bars of one sale stands within its part, clear of all else`, async () => {
    const { page } = await browser.visit('/services/performance-marketing', { width, height: 844 })
    const texts = await page.$$eval('svg:has(> linearGradient) > g', parts =>
      parts.flatMap(part => {
        const bar = part.querySelector('rect')?.getBoundingClientRect()
        return Array.from(part.querySelectorAll('text'))
          .filter(text => text.checkVisibility())
          .map(text => {
            const { left, right, top, bottom } = text.getBoundingClientRect()
            const inside = bar ? right <= bar.right && top >= bar.top && bottom <= bar.bottom : false
            return { left, right, top: top + 2, bottom: bottom - 2, named: text.matches('g > text'), inside }
          })
      }),
    )
    await page.browserContext().close()
    const over = texts.flatMap((one, place) =>
      texts
        .slice(place + 1)
        .filter(
          other => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
        ),
    )
    assert.ok(texts.length > 2)
    assert.equal(over, [])
    assert.equal(
      texts.filter(({ named, inside }) => !named && !inside),
      [],
    )
  })

test('at 390 no part of the bars is rounder than it is wide', async () => {
  const { page } = await browser.visit('/services/performance-marketing', { width: 390, height: 844 })
  const parts = await page.$$eval('svg:has(> linearGradient) rect', bars =>
    bars.map(bar => ({ radius: Number.parseFloat(getComputedStyle(bar).rx), width: bar.getBBox().width })),
  )
  await page.browserContext().close()
  assert.ok(parts.length > 4)
  assert.equal(
    parts.filter(({ radius, width }) => width < 3 * radius),
    [],
  )
})

for (const width of [834, 1440])
  test(`at ${width} the plates of a platform lie in the order of its parts, each level with the name of its part`, async () => {
    const { page } = await browser.visit('/services/software-development', { width, height: 900 })
    const parts = await page.$$eval('#services ul > li:has(> svg)', parts =>
      parts.map(part => {
        const plate = part.querySelector('svg')?.getBoundingClientRect()
        const name = part.querySelector('h3')
        const place = name?.getBoundingClientRect()
        const line = name ? Number.parseFloat(getComputedStyle(name).lineHeight) : 0
        return {
          sign: part.querySelector('use')?.getAttribute('href'),
          // The middle of the upper face, from the first line of the name.
          off: Math.abs((plate ? plate.top + (plate.height * 40) / 92 : 0) - (place ? place.top + line / 2 : 0)),
          beside: plate && place ? place.left - plate.right : 0,
        }
      }),
    )
    await page.browserContext().close()
    assert.equal(
      parts.map(({ sign }) => sign),
      development.services.items.map(({ icon }) => `#i-${icon}`),
    )
    assert.ok(
      parts.every(({ off, beside }) => off < 3 && beside > 16),
      JSON.stringify(parts),
    )
  })

test('each answer marks one value, that of the name which has changed', async () => {
  const { page } = await browser.visit('/services/software-development')
  const marked = await page.$$eval('main ol pre', answers =>
    answers.map(answer =>
      Array.from(answer.querySelectorAll('mark'), mark => mark.previousElementSibling?.textContent),
    ),
  )
  await page.browserContext().close()
  assert.equal(
    marked,
    development.own.calls.map(({ changed }) => [`"${changed}":`]),
  )
})

test('the paperwork begins with the first of the steps, before the code does', async () => {
  const { page } = await browser.visit('/services/software-development')
  const [tracks, steps] = await page.$eval('#process', process =>
    ['[aria-hidden] > span', 'li'].map(selector =>
      Array.from(process.querySelectorAll(selector), element => {
        const { left, right } = element.getBoundingClientRect()
        return [Math.round(left), Math.round(right)] as const
      }),
    ),
  )
  await page.browserContext().close()
  const column = (from: number, to = from) => [steps?.[from]?.[0], steps?.[to]?.[1]]
  assert.equal(tracks, [column(0, 1), column(2), column(1), column(2, 3)])
})

test('each bar says the document that ends the stage of the same name', async () => {
  const { page } = await browser.visit('/services/consultancy')
  const said = await page.$$eval('#process li', steps =>
    steps.map(step => [step.querySelector('h3')?.textContent, step.querySelector('b')?.textContent?.trim()]),
  )
  await page.browserContext().close()
  assert.equal(
    said,
    consultancy.categories.items.map(({ name, items }) => [name, items.at(-1)]),
  )
})

for (const path of ['/services', '/services/consultancy'])
  test(`at 390 all steps of ${path} are on the screen, one below the other`, async () => {
    const { page } = await browser.visit(path, { width: 390, height: 844, touch: true })
    const steps = await page.$$eval('#process li', steps =>
      steps.map(step => {
        const { left, right, top, bottom } = step.getBoundingClientRect()
        return { left, right, top, bottom }
      }),
    )
    await page.browserContext().close()
    assert.is(steps.length, 4)
    assert.ok(steps.every(({ left, right }) => left >= 0 && right <= 390))
    assert.ok(steps.every(({ top }, place) => place === 0 || top >= (steps[place - 1]?.bottom ?? 0)))
  })

for (const path of ['/', '/services/performance-marketing', '/services/ui-ux-design', '/services/mobile-apps'])
  test(`on ${path} the stars of a story stand behind who tells it`, async () => {
    const { page } = await browser.visit(path)
    const orders = await page.$$eval('figure:has(blockquote)', stories =>
      stories.map(story => {
        const teller = story.querySelector('figcaption b')
        const stars = story.querySelector('p[role=img]')
        return Boolean(teller && stars && teller.compareDocumentPosition(stars) & Node.DOCUMENT_POSITION_FOLLOWING)
      }),
    )
    await page.browserContext().close()
    assert.ok(orders.length > 0 && orders.every(Boolean))
  })

test('the finished screen says the fares and totals of the wireframe beside it', async () => {
  const { page } = await browser.visit('/services/ui-ux-design')
  const [wireframe, finished] = await page.$$eval('#wireframes figure', drawings =>
    drawings.map(drawing => drawing.textContent ?? ''),
  )
  await page.browserContext().close()
  const totals = sumsOf(wireframe ?? '').filter(sum => sum.includes(','))
  assert.ok(totals.length > 2)
  assert.equal(
    sumsOf(finished ?? '').filter(sum => sum.includes(',')),
    totals,
  )
})

test.run()
