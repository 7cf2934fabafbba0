// The model of the shop: what a client reads and pays under a brand, in a language and a currency. All sums in hundredths.
import { fill } from '../kit/fill'
import { amount } from '../kit/money'
import type { Brand, Currency, Language, StorefrontWords, Trip } from './words'

export type Shop = {
  brand: Brand
  language: Language
  currency: Currency
  /** The id of the package that the client has booked. */
  trip: Trip
}

export const START: Shop = { brand: 'murjan', language: 'en', currency: 'aed', trip: 'istanbul' }

/** Into so many parts a sum can be paid. */
export const PARTS = 4

/** Rates are dirhams for one of a currency, in ten thousandths: 36725 is 3.6725. */
const UNIT = 10_000

/** A sum in dirhams in another currency; half a hundredth is rounded up. */
export const converted = (dirhams: number, rate: number): number => Math.round((dirhams * UNIT) / rate)

/** A sum in four parts: the later three are alike, in whole hundredths; the first takes what is left over. */
export function inParts(sum: number): { first: number; later: number } {
  const later = Math.floor(sum / PARTS)
  return { first: sum - later * (PARTS - 1), later }
}

/** The shop as its client sees it. */
export function shopOf(words: StorefrontWords, { brand, language, currency, trip }: Shop) {
  const texts = words.texts[language]
  const trips = words.trips.map(({ id, nights, dirhams }) => {
    const sum = converted(dirhams, words.rates[currency])
    const { city, text } = texts.trips[id]
    return { id, nights, dirhams, sum, text, name: fill(texts.name, { city, nights }), price: amount(sum) }
  })
  const booked = trips.find(({ id }) => id === trip)
  if (!booked) throw new Error(`there is no trip ${trip}`)
  const { first, later } = inParts(booked.sum)
  return {
    trips,
    booked,
    shop: texts.shops[brand],
    address: fill(words.address, { brand }),
    dir: language === 'ar' ? ('rtl' as const) : ('ltr' as const),
    /** What a sum is in, as the language says it. */
    unit: texts.units[currency],
    dates: fill(texts.dates, { from: words.departs, to: words.departs + booked.nights }),
    first: fill(texts.first, { sum: amount(first) }),
    later: fill(texts.later, { count: PARTS - 1, sum: amount(later) }),
  }
}

/** The shop in a sentence of the page's own language, with the rate where there is one. */
export function saidOf(words: StorefrontWords, state: Shop): string {
  const { booked, shop, unit } = shopOf(words, { ...state, language: 'en' })
  const rate = words.rates[state.currency]
  return fill(rate === UNIT ? words.said.same : words.said.converted, {
    shop,
    trip: booked.name,
    language: words.texts[state.language].called,
    // No line ends between a sum and what it is in.
    sum: `${unit}\u00a0${booked.price}`,
    dirhams: amount(booked.dirhams),
    rate: rate / UNIT,
  })
}
