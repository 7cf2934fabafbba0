// The model of the moment (the interactive picture) of the performance marketing page.
import fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/services/performance-marketing'
import { setups } from '../../src/content/setups'
import { CEILING, type Channel, figuresOf, summaryOf, weeksOf } from '../../src/mockups/performance-marketing/ceiling'

const { campaigns } = content.picture
const { channels } = campaigns

for (const [ceiling, live, bookings, left, cost, freed, reason] of [
  [25, [], 0, 0, undefined, 1506000, 'below the cheapest'],
  [30, ['Retargeting'], 52, 280800, 3000, 1350000, 'as much as the cheapest costs'],
  [55, ['Search', 'Retargeting'], 208, 1092000, 3750, 726000, 'a channel that earns is given up'],
  [75, ['Search', 'Social', 'Retargeting'], 288, 1580000, 4292, 270000, 'the start: all that earn'],
  [
    100,
    ['Search', 'Social', 'Retargeting', 'Display'],
    318,
    1538000,
    4736,
    0,
    'display brings bookings and costs more',
  ],
] as const) {
  test(`up to ${ceiling}: ${reason}`, () => {
    const figures = figuresOf(channels, ceiling)
    const names = figures.channels.filter(({ live }) => live).map(({ name }) => name)
    assert.equal(
      [names, figures.bookings, figures.left, figures.cost, figures.freed],
      [live, bookings, left, cost, freed],
    )
    const paid = figuresOf(channels, ceiling).channels.reduce((sum, { spend }) => sum + spend, 0)
    assert.is(figures.spend + figures.freed, paid)
  })
}

test('the channels have as many weeks, and each step of the ceiling is one that the message can say', () => {
  assert.is(new Set(channels.map(({ booked }) => booked.length)).size, 1)
  assert.equal(setups.ceiling.values.usd, [CEILING.least, CEILING.most])
})

test('at every stop of the slider something else is said', () => {
  const stops: number[] = []
  for (let stop: number = CEILING.least; stop <= CEILING.most; stop += CEILING.step) stops.push(stop)
  const said = stops.map(stop => summaryOf(figuresOf(channels, stop), campaigns))
  assert.is(new Set(said).size, stops.length)
  for (const sentences of said) assert.not.match(sentences, /\{/)
})

const ceilings = fc.integer({ min: CEILING.least, max: CEILING.most })
const random: fc.Arbitrary<Channel[]> = fc.array(
  fc.record({
    weekly: fc.nat(9_999_999),
    booked: fc.array(fc.nat(99), { minLength: 12, maxLength: 12 }),
    margin: fc.nat(99_999),
  }),
)

test('what is kept and what is freed is all there was; what is left is the margin without the spend, in whole hundredths', () => {
  fc.assert(
    fc.property(random, ceilings, (channels, ceiling) => {
      const figures = figuresOf(channels, ceiling)
      const kept = figures.channels.filter(({ live }) => live)
      const sum = (of: (row: (typeof kept)[number]) => number) => kept.reduce((sum, row) => sum + of(row), 0)
      const all = figures.channels.reduce((sum, { spend }) => sum + spend, 0)
      assert.is(sum(({ spend }) => spend) + figures.freed, all)
      assert.is(figures.left, sum(({ margin, bookings }) => margin * bookings) - sum(({ spend }) => spend))
      assert.ok(Number.isInteger(figures.left) && Number.isInteger(figures.freed))
      for (const { cost, live } of figures.channels) assert.is(live, cost <= ceiling * 100)
    }),
    { numRuns: 2_000 },
  )
})

test('a higher ceiling never keeps fewer bookings, nor frees more', () => {
  fc.assert(
    fc.property(random, ceilings, ceilings, (channels, one, other) => {
      const low = figuresOf(channels, Math.min(one, other))
      const high = figuresOf(channels, Math.max(one, other))
      assert.ok(high.bookings >= low.bookings)
      assert.ok(high.freed <= low.freed)
    }),
    { numRuns: 2_000 },
  )
})

test('the weeks of the chart add up to the table', () => {
  fc.assert(
    fc.property(random, ceilings, (channels, ceiling) => {
      const weeks = weeksOf(channels, ceiling)
      assert.is(
        weeks.reduce((sum, { bookings }) => sum + bookings, 0),
        figuresOf(channels, ceiling).bookings,
      )
    }),
    { numRuns: 2_000 },
  )
})

test.run()
