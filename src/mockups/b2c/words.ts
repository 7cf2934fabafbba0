import type { TagsWords } from '../kit/words'
import type { Moved } from './tone'

export type Brand = 'murjan' | 'saffron' | 'rosewater'
export type Language = 'en' | 'ar'
export type Currency = 'aed' | 'eur' | 'usd'
export type Trip = 'istanbul' | 'cairo' | 'tbilisi'

type Options<Id extends string> = {
  label: string
  options: readonly { id: Id; name: string; lang?: string }[]
}

/** All texts of the shop in one of its languages. */
export type ShopWords = {
  /** Name of the language, in the page's own language. */
  called: string
  shops: Readonly<Record<Brand, string>>
  products: { options: readonly string[]; chosen: number }
  trips: Readonly<Record<Trip, { city: string; text: string }>>
  /** Title of a trip, with `{city}` and `{nights}`. */
  name: string
  /** Dates of a trip, with the days `{from}` and `{to}`. */
  dates: string
  units: Readonly<Record<Currency, string>>
  booked: string
  /** Payment in parts: its name, the first part of `{sum}`, and the `{count}` later parts of `{sum}` each. */
  parts: string
  first: string
  later: string
}

/** What makes the shop the visitor's own. */
export type OwnWords = {
  /** Labels of both fields. */
  name: string
  colour: string
  /** Web address of a shop with the visitor's name. */
  address: string
  /** What the sentence about the shop calls it then. */
  said: string
  /** What is said where the colour would be hard to read or to see, by what was moved. */
  moved: Readonly<Record<Moved, string>>
  /** The button that copies the link, what it says once it has, and what it says where the browser refuses. */
  copy: string
  copied: string
  failed: string
  /** Accessible name of the link as text, to be copied by hand. */
  link: string
  /** The link that opens WhatsApp, the button that opens the device's own list, and the words in front of the address. */
  whatsapp: string
  share: string
  message: string
}

export type StorefrontWords = {
  /** The language of the page, in which the shop begins. */
  start: Language
  /** Accessible name: says what the visitor can try, and that the shop is made up. */
  label: string
  /** The words on the frame that say what can be tried. */
  cue: string
  brands: Options<Brand>
  languages: Options<Language>
  currencies: Options<Currency>
  /** Web address of a shop, with its `{brand}`. */
  address: string
  /** Dirhams for one unit of each currency, in ten thousandths. */
  rates: Readonly<Record<Currency, number>>
  /** `dirhams`: the price, in hundredths of a dirham. */
  trips: readonly { id: Trip; nights: number; dirhams: number }[]
  /** A flight that the shop sells, with the local times of its airports. */
  fare: { from: string; to: string; times: string }
  /** The day of the month on which all trips begin. */
  departs: number
  texts: Readonly<Record<Language, ShopWords>>
  time: string
  /**
   * The shop in a sentence, with `{shop}`, `{trip}`, `{language}`, `{sum}`, and where that was converted, `{dirhams}` and
   * `{rate}`.
   */
  said: { same: string; converted: string }
  ask: string
  own: OwnWords
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
