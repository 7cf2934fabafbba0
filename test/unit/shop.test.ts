// The model of the moment (the interactive picture) of the B2C page.
import fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content as home } from '../../src/content/home'
import { setups } from '../../src/content/setups'
import { content } from '../../src/content/solutions/b2c'
import { ledgerOf } from '../../src/mockups/b2c/ledger'
import { converted, inParts, saidOf, shopOf, startOf } from '../../src/mockups/b2c/shop'

const { storefront: words, pricing } = content.picture
const START = startOf(words)

/** The shop with prices and rates of the test, whatever the owner's are. */
const priced = {
  ...words,
  rates: { aed: 10_000, eur: 42_600, usd: 36_725 },
  trips: words.trips.map((trip, index) => ({ ...trip, dirhams: [234_000, 175_500, 279_000][index] ?? 0 })),
}

for (const [currency, prices, reason] of [
  ['aed', ['2,340.00', '1,755.00', '2,790.00'], 'nothing is converted'],
  ['eur', ['549.30', '411.97', '654.93'], 'AED 4.26 for one'],
  ['usd', ['637.17', '477.88', '759.70'], 'AED 3.6725 for one'],
] as const) {
  test(`in ${currency} the packages cost ${prices.join(' and ')}: ${reason}`, () => {
    const { trips } = shopOf(priced, { ...START, currency })
    assert.equal(
      trips.map(({ price }) => price),
      prices,
    )
  })
}

for (const [sum, first, later, reason] of [
  [234000, 58500, 58500, 'it divides by four'],
  [54930, 13734, 13732, 'two hundredths are left over'],
  [3, 3, 0, 'there is less than a hundredth for each'],
  [0, 0, 0, 'nothing is paid'],
] as const) {
  test(`${sum} is paid as ${first} and three times ${later}: ${reason}`, () => {
    assert.equal(inParts(sum), { first, later })
  })
}

const rates = fc.constantFrom(...Object.values(words.rates))
const sums = fc.integer({ min: 0, max: 99_999_999 })

test('whatever the price and the rate, the four parts make the sum, and a sum is half a hundredth off at most', () => {
  fc.assert(
    fc.property(sums, rates, (dirhams, rate) => {
      const sum = converted(dirhams, rate)
      const { first, later } = inParts(sum)
      assert.ok(Number.isInteger(sum) && Number.isInteger(later))
      assert.is(first + 3 * later, sum)
      assert.ok(first - later >= 0 && first - later < 4)
      assert.ok(Math.abs((sum * rate) / 10_000 - dirhams) <= rate / 20_000)
    }),
    { numRuns: 2_000 },
  )
})

const states = words.brands.options.flatMap(({ id: brand }) =>
  words.languages.options.flatMap(({ id: language }) =>
    words.currencies.options.flatMap(({ id: currency }) =>
      words.trips.map(({ id: trip }) => ({ ...START, brand, language, currency, trip })),
    ),
  ),
)

test('each of the states is said in another sentence, and none keeps a name in braces', () => {
  const sentences = states.map(state => saidOf(words, state))
  assert.is(sentences.length, 54)
  assert.is(new Set(sentences).size, sentences.length)
  for (const state of states) assert.not.match(JSON.stringify([saidOf(words, state), shopOf(words, state)]), /\{\w+\}/)
})

test('Arabic runs from right to left, and all of its words are in Arabic letters but for eSIM', () => {
  assert.is(shopOf(words, { ...START, language: 'ar' }).dir, 'rtl')
  const { called, ...texts } = words.texts.ar
  const latin = JSON.stringify(Object.values(texts).map(wordsIn))
    .replace(/\{\w+\}/g, '')
    .match(/[a-z]+/gi)
  assert.equal(latin, ['eSIM'])
})

/** Returns the texts in a value, without the names of its keys. */
const wordsIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [value]

test('what goes along to sales knows each brand by its name, each language and each currency', () => {
  const {
    brand: { own, ...brand },
    lang,
    cur,
  } = setups.shop.values
  const { shops, units } = words.texts.en
  assert.ok(own)
  assert.equal(brand, shops)
  assert.equal(lang, Object.fromEntries(Object.entries(words.texts).map(([id, { called }]) => [id, called])))
  assert.equal(cur, units)
})

test('the home page and the pricing rules show the same package at the same price', () => {
  const { booked, unit, first, later } = shopOf(words, START)
  const { offer } = home.picture.solutions
  assert.equal(offer.trip, { name: booked.name, text: booked.text })
  assert.equal(offer.price, { amount: booked.price, currency: unit })
  assert.equal(offer.parts, { name: words.texts.en.parts, text: `${first}, ${later}` })
  assert.is(offer.booked, words.texts.en.booked)
  assert.equal([pricing.example.name, pricing.example.amount], [booked.name, `${unit} ${booked.price}`])
})

test('the booking file is of no package in the shop, and nothing stays open at its end', () => {
  const entries = ledgerOf(content.file.table.entries)
  // A flight and a hotel at two prices are not a package: with the price of one, the booking would be mistaken for it.
  assert.not.ok(words.trips.some(({ dirhams }) => dirhams === entries[0]?.charged))
  assert.equal(
    entries.map(({ open }) => open),
    [0, 0, -124000, 0],
  )
})

test.run()
