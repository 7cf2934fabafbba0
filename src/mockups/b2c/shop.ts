// The model of the shop: what a client reads and pays under a brand, in a language and a currency. All sums in hundredths.
import { NOTHING_OWN, type Own } from '../../contact/own-brand'
import { fill } from '../kit/fill'
import { amount, inCurrency } from '../kit/money'
import { toneOf } from './tone'
import type { Brand, Currency, Language, StorefrontWords, Trip } from './words'

/** A name replaces the brand's, and a colour the brand's colours. */
export type Shop = Own & {
  brand: Brand
  language: Language
  currency: Currency
  /** The id of the package that the client has booked. */
  trip: Trip
}

/** Returns the shop as the page shows it first. */
export const startOf = ({ start }: Pick<StorefrontWords, 'start'>): Shop => ({
  brand: 'murjan',
  language: start,
  currency: 'aed',
  trip: 'istanbul',
  ...NOTHING_OWN,
})

/** The colours of the brands, as a colour field takes them: six hexadecimal digits. A test compares them with the tokens. */
export const COLOURS: Readonly<Record<Brand, string>> = {
  murjan: '005f64',
  saffron: 'fa8145',
  rosewater: '9d2c4c',
}

/** Whether the shop has a name or a colour of the visitor's own. */
export const isOwn = ({ name, colour }: Own): boolean => Boolean(name || colour)

/** The number of parts in which a sum can be paid. */
export const PARTS = 4

/** The scale of the rates, which are dirhams for one unit of a currency, in ten thousandths: 36725 is 3.6725. */
const UNIT = 10_000

/** Converts a sum in dirhams to another currency; half a hundredth is rounded up. */
export const converted = (dirhams: number, rate: number): number => Math.round((dirhams * UNIT) / rate)

/** Splits a sum into four parts: the later three are equal, in whole hundredths; the first takes the remainder. */
export function inParts(sum: number): { first: number; later: number } {
  const later = Math.floor(sum / PARTS)
  return { first: sum - later * (PARTS - 1), later }
}

/**
 * Whether a name has letters of the site's Arabic faces, which hold only those of the site's own words: where a face lacks some
 * letters of a word, they do not join. Such a name is shown in a font of the visitor's device.
 */
export const isArabic = (name: string): boolean => /[\u0600-\u06ff]/.test(name)

/**
 * Returns the texts and prices of the shop as its client sees them.
 * @throws when there is no such trip
 */
export function shopOf(words: StorefrontWords, { brand, language, currency, trip, name }: Shop) {
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
    shop: name || texts.shops[brand],
    address: name ? words.own.address : fill(words.address, { brand }),
    dir: language === 'ar' ? ('rtl' as const) : ('ltr' as const),
    /** The currency of the sums, in the language of the shop. */
    unit: texts.units[currency],
    dates: fill(texts.dates, { from: words.departs, to: words.departs + booked.nights }),
    first: fill(texts.first, { sum: amount(first) }),
    later: fill(texts.later, { count: PARTS - 1, sum: amount(later) }),
  }
}

/**
 * Describes the shop in a sentence in the page's own language, with the exchange rate if the sum was converted, and says in
 * another where the visitor's own colour had to be moved. A name of the visitor's own is not repeated: it may be in any script.
 */
export function saidOf(words: StorefrontWords, state: Shop): string {
  const { booked, shop } = shopOf(words, { ...state, language: words.start })
  const unit = words.currencies.options.find(({ id }) => id === state.currency)?.name ?? state.currency
  const rate = words.rates[state.currency]
  const moved = state.colour ? toneOf(state.colour).moved : undefined
  const said = fill(rate === UNIT ? words.said.same : words.said.converted, {
    shop: state.name ? words.own.said : shop,
    trip: booked.name,
    language: words.texts[state.language].called,
    sum: inCurrency(unit, booked.price),
    dirhams: amount(booked.dirhams),
    rate: rate / UNIT,
  })
  return moved ? `${said} ${words.own.moved[moved]}` : said
}
