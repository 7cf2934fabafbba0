// The model of the moment (the interactive picture) of the ancillaries page.
import fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/solutions/ancillaries'
import { basketOf, cabinOf, OWN, onBooking, toggled, zoneOf } from '../../src/mockups/ancillaries/seats'
import type { CabinRow, Extra, ExtraId, SeatsState, ZoneId } from '../../src/mockups/ancillaries/words'

const extra = (id: ExtraId, net: number, sell: number): Extra => ({
  id,
  icon: 'package',
  name: '',
  text: '',
  net,
  sell,
})

// Figures of the test's own: those of the page are the owner's to change.
const rows: CabinRow[] = [
  { zone: 'front', seats: '..x..x' },
  { zone: 'standard', seats: '.xx...' },
  { zone: 'legroom', seats: 'x.....' },
]
const words = {
  rows,
  zones: {
    front: { name: '', net: 2750, sell: 3200 },
    standard: { name: '', net: 1550, sell: 1800 },
    legroom: { name: '', net: 2400, sell: 2800 },
  },
  extras: [
    extra('bag', 3150, 3500),
    extra('esim', 500, 900),
    extra('cover', 980, 1400),
    extra('docs', 0, 0),
    extra('host', 2200, 3500),
  ],
}
const state = (change: Partial<SeatsState>): SeatsState => ({
  seat: '2E',
  extras: ['bag'],
  mandatory: false,
  ...change,
})

for (const [change, sell, margin, reason] of [
  [{}, 5300, 600, 'a standard seat of 18.00 and a bag of 35.00'],
  [{ extras: [] }, 1800, 250, 'the seat alone'],
  [{ seat: '1A', extras: [] }, 3200, 450, 'a seat in front'],
  [{ seat: '3B', extras: [] }, 2800, 400, 'a seat with legroom'],
  [{ extras: ['bag', 'docs'] }, 5300, 600, 'documents are free'],
  [{ mandatory: true }, 8800, 1900, 'a mandatory add-on that was not chosen'],
  [{ extras: ['bag', 'host'], mandatory: true }, 8800, 1900, 'a mandatory add-on that was chosen is paid once'],
  [{ extras: ['bag', 'esim', 'cover', 'docs', 'host'] }, 11100, 2720, 'everything'],
] as const) {
  test(`the traveller pays ${sell}, and ${margin} of it is kept: ${reason}`, () => {
    const basket = basketOf(words, state(change))
    assert.equal([basket.sell, basket.margin], [sell, margin])
  })
}

test('seats are counted from the front, by their letters', () => {
  const cabin = cabinOf(rows)
  assert.equal(cabin.at(0)?.at(0), { id: '1A', letter: 'A', zone: 'front', taken: false })
  assert.equal(cabin.at(1)?.at(2), { id: '2C', letter: 'C', zone: 'standard', taken: true })
})

test('the seat with which the page starts is in its cabin, and free', () => {
  const { rows, start } = content.picture.extras
  const seat = cabinOf(rows)
    .flat()
    .find(({ id }) => id === start.seat)
  assert.is(seat?.taken, false, `seat ${start.seat} in src/content/pictures/ancillaries.ts`)
})

test('a seat that is not in the cabin is an error', () => {
  assert.throws(() => zoneOf(rows, '4A'), 'the cabin has no seat 4A')
})

const price = fc
  .nat({ max: 999_999 })
  .chain(net => fc.record({ net: fc.constant(net), sell: fc.integer({ min: net, max: 1_999_999 }) }))
const zone = fc.constantFrom<ZoneId>('front', 'standard', 'legroom')
const ids: ExtraId[] = ['bag', 'esim', 'cover', 'docs', 'host']
const named = { name: fc.constant(''), text: fc.constant(''), icon: fc.constant('users' as const) }
const priced = <Id>(id: Id) => fc.tuple(price, fc.record(named)).map(([price, named]) => ({ id, ...named, ...price }))
const random = fc.record({
  zones: fc.record({ front: price, standard: price, legroom: price }).map(zones => ({
    front: { name: '', ...zones.front },
    standard: { name: '', ...zones.standard },
    legroom: { name: '', ...zones.legroom },
  })),
  rows: fc.array(fc.record({ zone, seats: fc.stringMatching(/^[.x]{6}$/) }), { minLength: 1, maxLength: 40 }),
  extras: fc.tuple(...ids.map(priced)),
})
const chosen = fc.record({ extras: fc.subarray(ids), mandatory: fc.boolean(), seat: fc.nat() })

/** Checks a claim with 2,000 random prices, cabins and choices. */
const always = (claim: (words: Parameters<typeof basketOf>[0], state: SeatsState) => void) =>
  fc.assert(
    fc.property(random, chosen, (words, { seat, ...rest }) => {
      const seats = cabinOf(words.rows).flat()
      claim(words, { ...rest, seat: seats[seat % seats.length]?.id ?? '' })
    }),
    { numRuns: 2_000 },
  )

test('net + margin = what the traveller pays, in whole hundredths', () => {
  always((words, state) => {
    const { net, margin, sell } = basketOf(words, state)
    assert.is(net + margin, sell)
    assert.ok(Number.isSafeInteger(sell) && margin >= 0)
  })
})

test('a mandatory add-on is in every total, and only once', () => {
  always((words, state) => {
    assert.is(onBooking(words.extras, { ...state, mandatory: true }).filter(({ id }) => id === OWN).length, 1)
    const without = state.extras.filter(id => id !== OWN)
    const left = basketOf(words, { ...state, extras: without, mandatory: false })
    const included = basketOf(words, { ...state, mandatory: true })
    assert.is(included.sell - left.sell, words.extras.find(({ id }) => id === OWN)?.sell)
  })
})

test('an extra that is put on and taken off leaves the booking as it was', () => {
  always((words, state) => {
    for (const id of ids) {
      const once = toggled(state, id)
      const twice = toggled(once, id)
      assert.is.not(once.extras.includes(id), state.extras.includes(id))
      assert.equal(basketOf(words, twice), basketOf(words, state))
    }
  })
})

test.run()
