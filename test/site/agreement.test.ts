// What a page says twice it says alike: sums add up, drawings show as many as their figure says, and lists match.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content as about } from '../../src/content/about'
import { content as cookies } from '../../src/content/cookies'
import { content as consultancy } from '../../src/content/services/consultancy'
import { content as marketing } from '../../src/content/services/performance-marketing'
import { content as development } from '../../src/content/services/software-development'
import { content as training } from '../../src/content/services/training'
import { content as ancillaries } from '../../src/content/solutions/ancillaries'
import { content as b2c } from '../../src/content/solutions/b2c'
import type { Statistic } from '../../src/content/types'
import { numberIn } from '../../src/number'
import { documentOf } from '../support/site'

/** Returns the sums in a text, in hundredths. */
const sumsOf = (text: string | null | undefined): number[] =>
  (text?.match(/[\d,]+\.\d\d/g) ?? []).map(sum => Number(sum.replace(/\D/g, '')))

const total = (sums: readonly number[]) => sums.reduce((sum, part) => sum + part, 0)

/** Returns the elements that a selector finds on a page. */
async function all(path: string, selector: string): Promise<Element[]> {
  const found = [...(await documentOf(path)).querySelectorAll(selector)]
  assert.ok(found.length > 0, `${path} has no ${selector}`)
  return found
}

const textsOf = (root: Element, selector: string) =>
  Array.from(root.querySelectorAll(selector), ({ textContent }) => textContent ?? '')

/** Returns the number that a figure begins with. */
const figureIn = (item: Element | undefined) => numberIn(item?.querySelector('strong')?.textContent ?? '')

test('the parts of one sale add up to its price, and to what the bar of its margin divides', async () => {
  const [bars] = (await all('/services/performance-marketing', '#one-sale')).map(part => part.closest('svg'))
  const [drawn, above, parts] = [bars, bars?.previousElementSibling, bars?.nextElementSibling].map(part =>
    sumsOf(part?.textContent),
  )
  assert.ok(drawn && above && parts)
  assert.equal(above, [total(parts), total(parts.slice(1))])
  assert.ok(drawn.length > 0)
  assert.equal(
    drawn.filter(sum => !parts.includes(sum)),
    [],
    'drawn, but not listed',
  )
})

/** An owner may have removed the course book. */
const ofBook = 'book' in training ? test : test.skip

ofBook('what is written below the fare rule adds up to what the client is told', async () => {
  const [sum] = await all('/services/training', '#book li > div:last-child dl')
  const [sentence] = await all('/services/training', '#book blockquote')
  const [written, said] = [sumsOf(sum?.textContent), sumsOf(sentence?.textContent)]
  const back = written.at(-1)
  assert.is((written[0] ?? 0) - total(written.slice(1, -1)), back)
  assert.ok(said.some(told => told === back))
  assert.equal(
    said.filter(told => !written.includes(told)),
    [],
    'told, but not written',
  )
})

test('in every row of the drawn desk net and markup add up to the price', async () => {
  const rows = await all('/services/ui-ux-design', '#services div:has(> p:nth-of-type(5)) > p')
  const sums = rows.map(row => sumsOf(row.textContent)).filter(({ length }) => length === 3)
  assert.ok(sums.length > 1)
  for (const [net = 0, markup = 0, sell] of sums) assert.is(net + markup, sell)
})

test('the drawn checkout asks for the sum of the fare and the bag that it showed', async () => {
  const [flow] = await all('/services/ui-ux-design', '#services div:has(> i)')
  const [fare = 0, bag = 0, ...asked] = sumsOf(flow?.textContent)
  assert.equal(asked, [fare + bag, fare + bag])
})

test('the fare of the product strip is what the client of the booking below has paid for it', async () => {
  const [strip] = await all('/solutions/b2c', '#products ul > li > h3 ~ svg')
  const paid = b2c.file.table.entries.reduce((sum, { paid }) => sum + paid, 0)
  assert.ok(sumsOf(strip?.textContent).includes(paid), strip?.textContent ?? '')
})

test('each add-on adds its price to the total', async () => {
  const [start, ...steps] = (await all('/solutions/ancillaries', '#add-ons ol > li')).map(item => ({
    title: item.querySelector('h3')?.textContent,
    total: total(sumsOf(item.querySelector('b')?.textContent)),
    added: total(sumsOf(item.querySelector('small')?.textContent)),
  }))
  let sum = start?.total ?? 0
  assert.ok(sum > 0)
  assert.equal(
    steps,
    ancillaries.addOns.map(({ title, sell }) => {
      sum += sell
      return { title, total: sum, added: sell }
    }),
  )
})

/** Returns the path data of a figure's drawing. */
const pathsOf = (figure: Element) =>
  Array.from(figure.querySelectorAll('path'), path => path.getAttribute('d') ?? '').join('')

// A row of dots is a line: one dot at its start, and one each 21 units.
const dotsOf = (figure: Element) =>
  total(Array.from(pathsOf(figure).matchAll(/h([\d.]+)/g), ([, length]) => Math.floor(Number(length) / 21) + 1))

const shopsOf = (figure: Element, isPart: (path: Element) => boolean) =>
  [...figure.querySelectorAll('path')].filter(isPart).flatMap(path => path.getAttribute('d')?.match(/z/g) ?? []).length

/** Returns how much of a line is drawn, in parts of its length, which is `whole`. */
function partOf(line: Element | null, whole: number): number {
  const [part, length] = line?.getAttribute('stroke-dasharray')?.split(' ').map(Number) ?? []
  return line?.getAttribute('pathLength') === `${whole}` && length === whole ? Number(part) : Number.NaN
}

/** Returns by how many per cent the column that is drawn first is higher than the other. */
function growthOf(figure: Element): number {
  const [after = 0, before = 1] = Array.from(figure.querySelectorAll('path'), path =>
    Number(path.getAttribute('d')?.match(/v-([\d.]+)/)?.[1]),
  )
  return Math.round((100 * (after - before)) / before)
}

type Drawing = readonly [what: string, count: (figure: Element) => number]

/**
 * The bands of figures with drawings, which are drawn by the place of their figure. An owner may have removed some of the
 * figures, or added others.
 */
const bands: readonly (readonly [path: string, Statistic[], selector: string, (readonly Drawing[])[]])[] = [
  [
    '/services/consultancy',
    consultancy.statistics,
    'main li:has(> svg + strong)',
    [
      [['rings of the sun', figure => pathsOf(figure).match(/a/g)?.length ?? 0]],
      [['dots', dotsOf]],
      [['per cent of the arch', figure => partOf(figure.querySelector('[data-part=share]'), 200)]],
    ],
  ],
  [
    '/services/training',
    training.statistics,
    'main li:has(> div > strong):has(> svg)',
    [
      [
        ['walls of shops', figure => shopsOf(figure, path => path.matches('[data-part=shops]'))],
        ['roofs of shops', figure => shopsOf(figure, path => !path.matches('[data-part=shops]'))],
      ],
      [['per cent of the course', figure => partOf(figure.querySelector('[pathLength]'), 100)]],
      [['per cent of growth', growthOf]],
    ],
  ],
]

for (const [path, statistics, selector, drawings] of bands) {
  for (const [place, { id, value }] of statistics.slice(0, drawings.length).entries())
    for (const [what, count] of drawings[place] ?? [])
      test(`${path} draws as many ${what} as its figure says`, async () => {
        const figure = (await all(path, selector)).find(figure => figure.querySelector(`a[href$="#${id}"]`))
        // The drawings have room for so many.
        if (!figure && numberIn(value) > 100) return
        assert.ok(figure, `the figure ${id} has no drawing`)
        assert.is(count(figure), figureIn(figure), `${what} of the figure ${id}`)
      })
}

test('the caravan has a dot for each company with a shop', async () => {
  const caravan = (await documentOf('/about')).querySelector('main [data-part=caravan]')
  const [, companies] = about.today.items.volume.figures
  if (!caravan && numberIn(companies.value) > 150) return
  assert.is(Number(caravan?.getAttribute('pathLength')), numberIn(companies.value))
})

test('the campaigns that pause are drawn above the ceiling, and the others below it', async () => {
  const [chart] = await all('/services/performance-marketing', '[data-moment] svg:has([data-part=ceiling])')
  const heightsOf = (part: string) =>
    Array.from(
      chart
        ?.querySelector(`[data-part=${part}]`)
        ?.getAttribute('d')
        ?.matchAll(/M[\d.]+ ([\d.]+)/g) ?? [],
      ([, y]) => Number(y),
    )
  const [[ceiling = 0], live, paused] = [heightsOf('ceiling'), heightsOf('end'), heightsOf('paused')]
  assert.is(live.length + paused.length, marketing.picture.campaigns.channels.length)
  assert.ok(paused.every(y => y < ceiling))
  assert.ok(live.every(y => y >= ceiling))
})

test('each answer marks one value, that of the name which has changed', async () => {
  const answers = await all('/services/software-development', 'main ol pre')
  assert.equal(
    answers.map(answer =>
      Array.from(answer.querySelectorAll('mark'), mark => mark.previousElementSibling?.textContent),
    ),
    development.own.calls.map(({ changed }) => [`"${changed}":`]),
  )
})

test('each step of consultancy stands with the documents of the stage of the same name', async () => {
  const steps = await all('/services/consultancy', '#process ol > li')
  assert.equal(
    steps.map(step => ({ name: step.querySelector('h3')?.textContent, items: textsOf(step, 'li') })),
    consultancy.categories.items,
  )
})

test('the tools drawn in the cookie policy hold the entries that its text names, and no cookie', async () => {
  const drawn = await all('/cookies', '[data-as=tools] i ~ p')
  const named = cookies.sections.flatMap(({ blocks }) =>
    blocks.flatMap(block => (typeof block === 'object' && 'terms' in block ? block.terms : [])),
  )
  assert.equal(
    drawn.map(entry => textsOf(entry, 'b, span')),
    [[], ...named.flatMap(term => ('entry' in term ? [term.entry] : []))],
  )
})

test.run()
