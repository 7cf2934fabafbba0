// Numbers are written as Intl would write them, which takes a phone some 40 ms to load.
import fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { amount, whole } from '../../src/mockups/kit/money'
import { grouped, numberIn } from '../../src/number'

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

for (const [text, value, reason] of [
  ['13+', 13, 'a sign is no part of it'],
  ['12,000', 12_000, 'commas are'],
  ['\u20681,250,000+\u2069', 1_250_000, 'set apart in Arabic'],
  ['99.95%', 99.95, 'a fraction'],
  ['24/7', 24, 'the first of two'],
  ['24 ساعة', 24, 'with an Arabic word'],
  ['$120M+', 120_000_000, 'millions'],
  ['\u2068$1.25B+\u2069', 1_250_000_000, 'billions'],
  ['10K+', 10_000, 'thousands'],
  ['5 Members', 5, 'a word that begins like a unit'],
  ['5MB', 5, 'another unit'],
] as const) {
  test(`the number in ${text} is ${value}: ${reason}`, () => {
    assert.is(numberIn(text), value)
  })
}

test('a text without digits has no number', () => {
  assert.ok(Number.isNaN(numberIn('Unlimited')))
})

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
