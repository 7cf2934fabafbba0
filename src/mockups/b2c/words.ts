import type { TagsWords } from '../kit/words'

export type Brand = 'murjan' | 'saffron' | 'rosewater'
export type Language = 'en' | 'ar'
export type Currency = 'aed' | 'eur' | 'usd'
export type Trip = 'istanbul' | 'cairo' | 'tbilisi'

type Options<Id extends string> = {
  label: string
  options: readonly { id: Id; name: string; lang?: string }[]
}

/** All words of the shop in one of its languages. */
export type ShopWords = {
  /** The language, in the page's own. */
  called: string
  shops: Readonly<Record<Brand, string>>
  products: { options: readonly string[]; chosen: number }
  trips: Readonly<Record<Trip, { city: string; text: string }>>
  /** Of a trip, with `{city}` and `{nights}`. */
  name: string
  /** With the days `{from}` and `{to}`. */
  dates: string
  units: Readonly<Record<Currency, string>>
  booked: string
  /** Of a payment in parts: its name, the first `{sum}`, and `{count}` later ones of a `{sum}`. */
  parts: string
  first: string
  later: string
}

export type StorefrontWords = {
  /** What one can do, and that the shop is made up. */
  label: string
  brands: Options<Brand>
  languages: Options<Language>
  currencies: Options<Currency>
  /** Of a shop, with its `{brand}`. */
  address: string
  /** Dirhams for one of a currency, in ten thousandths. */
  rates: Readonly<Record<Currency, number>>
  /** In hundredths of a dirham. */
  trips: readonly { id: Trip; nights: number; dirhams: number }[]
  /** A flight that the shop sells, with the local times of its airports. */
  fare: { from: string; to: string; times: string }
  /** The day of the month on which all trips begin. */
  departs: number
  texts: Readonly<Record<Language, ShopWords>>
  time: string
  /** The shop in a sentence, with `{shop}`, `{trip}`, `{language}`, `{sum}`, and where it was converted `{dirhams}`, `{rate}`. */
  said: { same: string; converted: string }
  ask: string
}

export type PricingWords = {
  head: readonly [product: string, channel: string, season: string, markup: string]
  rules: readonly { product: string; channel: string; season: string; markup: string; changed?: boolean }[]
  example: { name: string; net: string; markup: string; amount: string }
}

export type ShopSettingsWords = {
  languages: { name: string; tags: TagsWords }
  currencies: { name: string; tags: TagsWords }
  payments: { names: readonly string[]; on: string }
}

export type B2cPicture = { storefront: StorefrontWords; pricing: PricingWords; settings: ShopSettingsWords }
