// The sums of the example trip, which five apps show.
import fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/services/mobile-apps'
import { tripSums } from '../../src/mockups/mobile-apps/booking'

test('net + markup = flight, nights make the hotel, both make the trip, and nothing is above by less than nothing', () => {
  const sum = fc.integer({ min: 0, max: 99_999_999 })
  const percent = fc.integer({ min: 0, max: 100 })
  const nights = fc.integer({ min: 1, max: 30 })
  fc.assert(
    fc.property(fc.record({ net: sum, percent, night: sum, nights, limit: sum }), trip => {
      const { net, markup, flight, hotel, total, above } = tripSums(trip)
      assert.is(net + markup, flight)
      assert.is(hotel, trip.night * trip.nights)
      assert.is(flight + hotel, total)
      assert.is(above, trip.night > trip.limit ? trip.night - trip.limit : 0)
    }),
    { numRuns: 2_000 },
  )
})

test('the five screens name only sums that the trip has', () => {
  const { trip, screens } = content.oneBooking.words
  const sums = Object.keys(tripSums(trip))
  const names = JSON.stringify(screens).matchAll(/\{(\w+)\}/g)
  for (const [, name = ''] of names) assert.ok(sums.includes(name), name)
})

test.run()
