// Numbers are written as Intl would write them, which takes a phone some 40 ms to load.
import fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { amount, whole } from '../../src/mockups/kit/money'
import { grouped } from '../../src/number'

for (const [value, text, reason] of [
  [0, '0', 'nothing to group'],
  [999, '999', 'the longest number without a comma'],
  [1000, '1,000', 'the shortest with one'],
  [1234567, '1,234,567', 'two commas'],
  [-4500, '-4,500', 'no comma after a sign'],
  [-450, '-450', 'the same with three digits'],
] as const) {
  test(`${value} is ${text}: ${reason}`, () => {
    assert.is(grouped(value), text)
  })
}

const sums = fc.integer({ min: -999_999_999, max: 999_999_999 })
const cents = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const units = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

test('every sum in hundredths is written as Intl writes it', () => {
  fc.assert(
    fc.property(sums, sum => amount(sum) === cents.format(sum / 100)),
    { numRuns: 2_000 },
  )
})

test('every sum in whole units is written as Intl writes it', () => {
  fc.assert(
    fc.property(fc.nat(999_999_999), sum => whole(sum) === units.format(sum / 100)),
    { numRuns: 2_000 },
  )
})

test.run()
