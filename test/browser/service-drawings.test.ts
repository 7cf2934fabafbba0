// The drawings on the service pages agree with the texts beside them: the same figures in the same order, and complete on
// phones.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content as consultancy } from '../../src/content/services/consultancy'
import { content as marketing } from '../../src/content/services/performance-marketing'
import { content as development } from '../../src/content/services/software-development'
import { openBrowser } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

/** Returns the sums in a text, as they are written. */
const sumsOf = (text: string) => text.match(/[\d,]+\.\d\d/g) ?? []

test('the bars of one sale carry the sums that are listed below them, and the margin that the lower one divides', async () => {
  const page = await browser.look('/services/performance-marketing')
  const drawn = sumsOf(await page.$eval('svg:has(linearGradient)', bars => bars.textContent ?? ''))
  const above = sumsOf(await page.$eval('p:has(+ svg linearGradient)', line => line.textContent ?? ''))
  const listed = sumsOf(await page.$eval('dl:has([data-part=left])', parts => parts.textContent ?? ''))
  const [net, ...rest] = listed
  const sum = (sums: readonly string[]) => sums.reduce((total, part) => total + Number(part), 0).toFixed(2)
  assert.equal(above, [sum(listed), sum(rest)])
  const [, , ads, left] = rest
  assert.equal(drawn, [net, ads, left])
})

for (const width of [320, 390, 834])
  test(`at ${width} what is written in the bars of one sale stands within its part, clear of all else`, async () => {
    const page = await browser.look('/services/performance-marketing', { width, height: 844 })
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
  const page = await browser.look('/services/performance-marketing', { width: 390, height: 844 })
  const parts = await page.$$eval('svg:has(> linearGradient) rect', bars =>
    bars.map(bar => ({ radius: Number.parseFloat(getComputedStyle(bar).rx), width: bar.getBBox().width })),
  )
  assert.ok(parts.length > 4)
  assert.equal(
    parts.filter(({ radius, width }) => width < 3 * radius),
    [],
  )
})

for (const width of [390, 834, 1440])
  test(`at ${width} the plates of a platform lie in the order of its parts, each level with the name of its part`, async () => {
    const page = await browser.look('/services/software-development', { width, height: 900 })
    const parts = await page.$$eval('#services ul > li:has(> svg)', parts =>
      parts.map(part => {
        const plate = part.querySelector('svg')?.getBoundingClientRect()
        const name = part.querySelector('h3')
        const place = name?.getBoundingClientRect()
        const line = name ? Number.parseFloat(getComputedStyle(name).lineHeight) : 0
        return {
          sign: part.querySelector('use')?.getAttribute('href'),
          // How far the middle of the plate's upper face is from the first line of the name, in px.
          off: Math.abs((plate ? plate.top + (plate.height * 40) / 92 : 0) - (place ? place.top + line / 2 : 0)),
          beside: plate && place ? place.left - plate.right : 0,
        }
      }),
    )
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
  const page = await browser.look('/services/software-development')
  const marked = await page.$$eval('main ol pre', answers =>
    answers.map(answer =>
      Array.from(answer.querySelectorAll('mark'), mark => mark.previousElementSibling?.textContent),
    ),
  )
  assert.equal(
    marked,
    development.own.calls.map(({ changed }) => [`"${changed}":`]),
  )
})

test('the paperwork begins with the first of the steps, before the code does', async () => {
  const page = await browser.look('/services/software-development')
  const [tracks, steps] = await page.$eval('#process', process =>
    ['[aria-hidden] > span', 'li'].map(selector =>
      Array.from(process.querySelectorAll(selector), element => {
        const { left, right } = element.getBoundingClientRect()
        return [Math.round(left), Math.round(right)] as const
      }),
    ),
  )
  const column = (from: number, to = from) => [steps?.[from]?.[0], steps?.[to]?.[1]]
  assert.equal(tracks, [column(0, 1), column(1), column(2), column(2, 3)])
})

test('each step stands over the documents of the stage of the same name', async () => {
  const page = await browser.look('/services/consultancy')
  const said = await page.$$eval('#process ol > li', steps =>
    steps.map(step => ({
      name: step.querySelector('h3')?.textContent,
      items: Array.from(step.querySelectorAll('li'), item => item.textContent),
    })),
  )
  assert.equal(said, consultancy.categories.items)
})

for (const path of [
  '/services',
  '/services/consultancy',
  '/services/performance-marketing',
  '/services/software-development',
])
  test(`at 390 all steps of ${path} are on the screen, one below the other`, async () => {
    const page = await browser.look(path, { width: 390, height: 844, touch: true })
    const steps = await page.$$eval('#process ol > li', steps =>
      steps.map(step => {
        const { left, right, top, bottom } = step.getBoundingClientRect()
        return { left, right, top, bottom }
      }),
    )
    assert.is(steps.length, 4)
    assert.ok(steps.every(({ left, right }) => left >= 0 && right <= 390))
    assert.ok(steps.every(({ top }, place) => place === 0 || top >= (steps[place - 1]?.bottom ?? 0)))
  })

for (const [path, names] of [
  ['/services/consultancy', []],
  ['/services/software-development', []],
  ['/services/performance-marketing', [marketing.services, marketing.stories].map(({ title }) => title)],
] as const)
  test(`at 390 no more is pulled sideways on ${path} than ${names.length} rows`, async () => {
    const page = await browser.look(path, { width: 390, height: 844, touch: true })
    const rows = await page.$$eval('main [role=group]:not([data-moment])', rows =>
      rows.map(row => row.getAttribute('aria-label')),
    )
    assert.equal(rows, names)
  })

for (const width of [1024, 1200, 1440, 1920])
  test(`at ${width} the name of what an answer means is level with what has changed in it, and nothing lies over the next`, async () => {
    const page = await browser.look('/services/software-development', { width, height: 900 })
    const calls = await page.$$eval('main ol > li:has(pre)', calls =>
      calls.map(call => {
        const mark = call.querySelector('mark')?.getBoundingClientRect() ?? new DOMRect()
        const name = call.querySelector('h3')
        const top = name?.getBoundingClientRect().top ?? 0
        const line = name ? Number.parseFloat(getComputedStyle(name).lineHeight) : 0
        const end = call.querySelector('p')?.getBoundingClientRect().bottom ?? 0
        return { off: (mark.top + mark.bottom) / 2 - (top + line / 2), top, end }
      }),
    )
    const end = await page.$eval('main ol:has(pre)', list => list.getBoundingClientRect().bottom)
    assert.is(calls.length, development.own.calls.length)
    for (const [place, { off, end: own }] of calls.entries()) {
      assert.ok(Math.abs(off) < 4, `${off} px off the line`)
      const room = (calls[place + 1]?.top ?? end + 1) - own
      assert.ok(room >= 0, `${room} px before the next`)
    }
  })

test('on the chart of campaigns the channels that pause stand above the ceiling, and the others below it', async () => {
  const page = await browser.look('/services/performance-marketing')
  const heightsOf = (part: string) =>
    page.$eval(`[data-moment] path[data-part=${part}]`, path =>
      Array.from((path.getAttribute('d') ?? '').matchAll(/M[\d.]+ ([\d.]+)/g), ([, y]) => Number(y)),
    )
  const [ceiling = 0] = await heightsOf('ceiling')
  const [live, paused] = [await heightsOf('end'), await heightsOf('paused')]
  assert.is(live.length + paused.length, marketing.picture.campaigns.channels.length)
  assert.ok(paused.length > 0 && paused.every(y => y < ceiling))
  assert.ok(live.every(y => y >= ceiling))
})

for (const width of [390, 834, 1440])
  test(`at ${width} each channel has its name on the chart of campaigns, clear of the others and of the edge`, async () => {
    const page = await browser.look('/services/performance-marketing', { width, height: 900 })
    const { names, edge } = await page.$eval('[data-moment]', moment => ({
      names: Array.from(moment.querySelectorAll('svg text[y]:not(:first-of-type)'), text => {
        const { left, right, top, bottom } = text.getBoundingClientRect()
        return { name: text.textContent?.trim(), left, right, top, bottom }
      }).filter(({ left, right }) => right > left),
      edge: moment.querySelector('div:has(> div > input)')?.getBoundingClientRect().right ?? 0,
    }))
    assert.equal(
      new Set(names.map(({ name }) => name)),
      new Set(marketing.picture.campaigns.channels.map(({ name }) => name)),
    )
    assert.ok(
      names.every(
        ({ right, top }, place) => right < edge - 4 && (place === 0 || top >= (names[place - 1]?.bottom ?? 0) - 2),
      ),
      JSON.stringify([edge, names]),
    )
  })

for (const width of [390, 834, 1440])
  test(`at ${width} the sun over the steps of /services is higher with each, and up at the last`, async () => {
    const page = await browser.look('/services', { width })
    const suns = await page.$$eval(
      '#process ol > li',
      (steps, isPhone) =>
        steps.map(step => {
          const drawn = getComputedStyle(step, isPhone ? '::after' : undefined)
          return {
            sun: drawn.backgroundImage.startsWith('radial-gradient'),
            up: Number(drawn.getPropertyValue('--up')),
          }
        }),
      width < 600,
    )
    assert.is(suns.length, 4)
    assert.ok(
      suns.every(({ sun, up }, place) => sun && up > (suns[place - 1]?.up ?? -10) && up > 0 === (place === 3)),
      JSON.stringify(suns),
    )
  })

for (const path of ['/services/performance-marketing'])
  test(`each step of ${path} begins higher than the one before, all by as much`, async () => {
    const page = await browser.look(path)
    const tops = await page.$$eval('#process ol > li > span', steps =>
      steps.map(step => step.getBoundingClientRect().top),
    )
    const rises = tops.slice(1).map((top, place) => Math.round((tops[place] ?? 0) - top))
    assert.is(rises.length, 3)
    assert.ok(Math.min(...rises) > 16 && Math.max(...rises) - Math.min(...rises) <= 1, rises.join())
  })

for (const width of [1024, 1440, 1920])
  test(`at ${width} the documents of consultancy are two files opened, a narrow page beside a wide one and the other way round`, async () => {
    const page = await browser.look('/services/consultancy', { width })
    const { sheets, start, end } = await page.$eval('#process ol', list => ({
      start: Math.round(list.getBoundingClientRect().left),
      end: Math.round(list.getBoundingClientRect().right),
      sheets: Array.from(list.children, step => {
        const [sheet, name, said, kept, drawn] = ['div', 'h3', ':scope > p', 'ul', 'div > div'].map(part =>
          (step.querySelector(part) ?? step).getBoundingClientRect(),
        )
        const { left = 0, right = 0, bottom = 0, width = 0 } = sheet ?? {}
        return {
          left: Math.round(left),
          right: Math.round(right),
          bar: Math.round(name?.top ?? 0),
          bottom: Math.round(bottom),
          width,
          within: [said, kept, drawn].every(
            part => part && part.left >= left - 1 && part.right <= right + 1 && part.bottom <= bottom,
          ),
          clear: !!said && !!drawn && (drawn.left >= said.right - 1 || drawn.top >= said.bottom - 1),
        }
      }),
    }))
    const [first, second, report, last] = sheets
    assert.ok(first && second && report && last)
    assert.equal([first.left, report.left, second.right, last.right], [start, start, end, end])
    assert.ok(Math.abs(first.right - second.left) <= 1 && Math.abs(report.right - last.left) <= 1)
    for (const [narrow, wide] of [
      [first, second],
      [last, report],
    ] as const) {
      assert.ok(Math.abs(wide.width - 2 * narrow.width) <= 2)
      assert.equal([narrow.bar, narrow.bottom], [wide.bar, wide.bottom])
    }
    assert.ok(Math.abs(report.bar - first.bottom) <= 1)
    assert.ok(
      sheets.every(({ clear, within }) => clear && within),
      JSON.stringify(sheets),
    )
  })

test('at 390 the documents of consultancy are one pile, each beginning where the one before it ends', async () => {
  const page = await browser.look('/services/consultancy', { width: 390, height: 844, touch: true })
  const places = await page.$$eval('#process ol > li', steps =>
    steps.map(step => {
      const { left, right, top, bottom } = step.getBoundingClientRect()
      return { left, right, top, bottom, off: step.scrollWidth - step.clientWidth }
    }),
  )
  for (const [place, { left, right, top, off }] of places.entries()) {
    const before = places[place - 1]
    assert.is(off, 0)
    if (before) assert.ok(Math.abs(top - before.bottom) < 1 && left === before.left && right === before.right)
  }
})

for (const path of ['/', '/services/performance-marketing', '/services/ui-ux-design', '/services/mobile-apps'])
  test(`on ${path} the stars of a story stand behind who tells it`, async () => {
    const page = await browser.look(path)
    const orders = await page.$$eval('figure:has(blockquote)', stories =>
      stories.map(story => {
        const teller = story.querySelector('figcaption b')
        const stars = story.querySelector('p[role=img]')
        return Boolean(teller && stars && teller.compareDocumentPosition(stars) & Node.DOCUMENT_POSITION_FOLLOWING)
      }),
    )
    assert.ok(orders.length > 0 && orders.every(Boolean))
  })

test('the finished screen says the fares and totals of the wireframe beside it', async () => {
  const page = await browser.look('/services/ui-ux-design')
  const [wireframe, finished] = await page.$$eval('#wireframes figure', drawings =>
    drawings.map(drawing => drawing.textContent ?? ''),
  )
  const totals = sumsOf(wireframe ?? '').filter(sum => sum.includes(','))
  assert.ok(totals.length > 2)
  assert.equal(
    sumsOf(finished ?? '').filter(sum => sum.includes(',')),
    totals,
  )
})

test.run()
