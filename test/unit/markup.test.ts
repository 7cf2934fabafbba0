// The model of the moment (the interactive picture) of the home page.
import fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { MARKUP, priced } from '../../src/mockups/home/model'
import type { FareWords } from '../../src/mockups/home/words'

const fare = (words: Pick<FareWords, 'id' | 'source' | 'net' | 'rule' | 'gds'>): FareWords => ({
  ...{ initials: '', airline: '', departs: '', arrives: '', via: '' },
  ...words,
})

// Figures of the test's own: those of the page are the owner's to change.
const fares = [
  fare({ id: 'ndc', source: 'NDC', net: 110400, rule: { name: '', percent: 6 }, gds: 120950 }),
  fare({ id: 'gds', source: 'GDS', net: 118200, rule: { name: '', percent: 4 } }),
  fare({ id: 'lcc', source: 'LCC', net: 86100, rule: { name: '', fixed: 4500 } }),
]
const sells = (percent: number) => Object.fromEntries(priced(fares, percent).map(({ id, sell }) => [id, sell]))

for (const [percent, sell, reason] of [
  [0, 110400, 'nothing is added'],
  [6, 117024, '66.24'],
  [7, 118128, '77.28'],
  [12, 123648, '132.48'],
] as const) {
  test(`at ${percent} % a net fare of 1,104.00 sells for ${sell}: ${reason}`, () => assert.is(sells(percent).ndc, sell))
}

test('fares by GDS and low-cost carriers stay as they are', () => {
  for (const percent of [0, 12]) {
    const { gds, lcc } = sells(percent)
    assert.equal([gds, lcc], [122928, 90600], `at ${percent} %`)
  }
})

test('above the GDS fare of the same flight is said from 10 %', () => {
  const above = (percent: number) => priced(fares, percent).find(({ id }) => id === 'ndc')?.above
  assert.equal([above(9), above(10)], [false, true])
})

const percents = fc.integer({ min: MARKUP.least, max: MARKUP.most })
const random = fc.array(
  fc.record({
    ...{ id: fc.uuid(), initials: fc.constant(''), airline: fc.constant(''), departs: fc.constant('') },
    ...{ arrives: fc.constant(''), via: fc.constant(''), source: fc.constantFrom('GDS', 'NDC', 'LCC') },
    net: fc.integer({ min: 0, max: 99_999_999 }),
    rule: fc.oneof(
      fc.record({ name: fc.constant(''), percent: fc.integer({ min: 0, max: 100 }) }),
      fc.record({ name: fc.constant(''), fixed: fc.integer({ min: 0, max: 99_999 }) }),
    ),
  }),
)

test('net + markup = sell on every row, in whole hundredths, the cheapest first, and none is lost', () => {
  fc.assert(
    fc.property(random, percents, (fares, percent) => {
      const rows = priced(fares, percent)
      assert.is(rows.length, fares.length)
      for (const [i, { net, markup, sell }] of rows.entries()) {
        assert.is(net + markup, sell)
        assert.ok(Number.isInteger(sell))
        assert.ok(i === 0 || (rows[i - 1]?.sell ?? 0) <= sell)
      }
    }),
    { numRuns: 2_000 },
  )
})

test.run()
