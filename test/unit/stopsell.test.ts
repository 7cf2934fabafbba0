// The model of the moment (the interactive picture) of the bed bank page.
import fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/solutions/bedbank'
import { NIGHTS, netOf, nightsOf, offers, paint, runs, spansOf } from '../../src/mockups/bedbank/stopsell'
import type { RoomWords } from '../../src/mockups/bedbank/words'
import { blackout, colours } from '../../src/theme/tokens'

const { rooms, rates, channels } = content.picture.calendar
const sea: RoomWords = rooms[1]
const [bb, hb] = rates.plans
const sellsOf = (closed: readonly number[]) => offers(channels.items, sea, bb, closed)

for (const { name, left, closed } of rooms) {
  test(`${name} has a figure for each of its nights, and closes none that is blacked out`, () => {
    const nights = nightsOf({ ...sea, left })
    assert.is(nights.length, NIGHTS)
    assert.equal(
      closed.filter(night => nights[night - 1]?.state === 'blackout'),
      [],
    )
  })
}

test('the calendar, the week after it and the rest are the nights of May, each once', () => {
  const { nights, picture } = content
  assert.is(nights.week.from, NIGHTS + 1)
  assert.is(nightsOf({ ...sea, left: `${sea.left} ${nights.week.left} ${picture.rest}` }).length, 31)
})

for (const [left, spans] of [
  ['1 b b 2 b', [0, 2, 0, 0, 1]],
  ['b b', [2, 0]],
  ['3 2', [0, 0]],
] as const) {
  test(`the blackouts of ${left} last ${spans.filter(Boolean)} nights`, () => {
    assert.equal(spansOf(nightsOf({ ...sea, left })), spans)
  })
}

for (const [from, to, close, before, after, reason] of [
  [4, 4, true, [], [4], 'one night'],
  [4, 6, true, [], [4, 5, 6], 'from the first to the last'],
  [6, 4, true, [5], [4, 5, 6], 'from the last to the first, over one that is closed'],
  [8, 12, true, [], [8, 12], 'nights that are blacked out stay as they are'],
  [5, 5, false, [4, 5, 6], [4, 6], 'opened again'],
  [1, 14, false, [4, 6, 13], [], 'all opened'],
] as const) {
  test(`${close ? 'closing' : 'opening'} ${from} to ${to} of ${before}: ${after}, ${reason}`, () => {
    assert.equal(paint(sea, before, from, to, close), after)
  })
}

test('a board plan is added to the room: 84.00 and 24.00 for half board', () => {
  assert.equal([netOf(sea, bb), netOf(sea, hb)], [8400, 10800])
})

test('a channel sells at its markup, or not at all', () => {
  assert.equal(
    sellsOf([]).map(({ sell, nights }) => [sell, nights.length]),
    [
      [9408, 11],
      [8904, 11],
      [8568, 11],
      [8400, 0],
    ],
  )
})

for (const [nights, written] of [
  [[], ''],
  [[4], '4'],
  [[4, 5, 6], '4 to 6'],
  [[1, 2, 4, 13, 14], '1 to 2, 4, 13 to 14'],
] as const) {
  test(`nights ${nights} are written as "${written}"`, () => assert.is(runs(nights, '{first} to {last}'), written))
}

const night = fc.integer({ min: 1, max: NIGHTS })
const strokes = fc.array(fc.tuple(night, night, fc.boolean()), { maxLength: 12 })
const room = fc.record({
  ...{ id: fc.constant('r'), name: fc.constant('R'), closed: fc.constant([]) },
  left: fc
    .array(fc.oneof(fc.constant('b'), fc.integer({ min: 1, max: 99 }).map(String)), {
      minLength: NIGHTS,
      maxLength: NIGHTS,
    })
    .map(nights => nights.join(' ')),
  net: fc.integer({ min: 0, max: 9_999_999 }),
})

test('a night that is stop-sold or blacked out is sold on no channel, every other on all open ones; net + markup = sell', () => {
  fc.assert(
    fc.property(room, strokes, fc.integer({ min: 0, max: 99_999 }), (room, strokes, board) => {
      const plan = { ...bb, board }
      let closed: readonly number[] = []
      for (const [from, to, close] of strokes) closed = paint(room, closed, from, to, close)
      const nights = nightsOf(room, closed)
      const rows = offers(channels.items, room, plan, closed)
      for (const { markup, net, sell, nights: sold } of rows) {
        assert.ok(Number.isInteger(sell) && sell >= net)
        assert.is(Math.round((net * (100 + (markup ?? 0))) / 100), sell)
        for (const [index, { state }] of nights.entries())
          assert.is(sold.includes(index + 1), markup !== null && (state === 'free' || state === 'few'))
      }
      assert.equal(
        closed,
        nights.flatMap(({ state }, index) => (state === 'stop-sell' ? [index + 1] : [])),
      )
    }),
    { numRuns: 2_000 },
  )
})

/** Returns the lightness of an oklch colour, in per cent. */
const lightness = (colour: string) => Number(colour.match(/^oklch\(([\d.]+)%/)?.[1])

for (const [scheme, name] of [
  [0, 'light'],
  [1, 'dark'],
] as const) {
  test(`in ${name} a blackout is darker than any night that can be sold`, () => {
    const others = [colours['teal-w'], colours['coral-w'], colours.card].map(pair => lightness(pair[scheme]))
    assert.ok(lightness(blackout[scheme]) < Math.min(...others))
  })
}

test.run()
