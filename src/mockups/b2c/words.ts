import type { IconName } from '../../theme/icons'
import type { Choice, Entry, FieldWords, PriceWords, TagsWords } from '../kit/words'

export type StorefrontWords = {
  label: string
  address: string
  shop: string
  products: Choice
  languages: Choice
  currencies: Choice
  query: readonly FieldWords[]
  search: string
  /** `sky`: the hour of the drawn picture; the chosen package is in the phone's checkout. */
  packages: readonly (Entry & { price: string; sky: 'dusk' | 'morning' | 'night'; chosen?: boolean })[]
  currency: string
  phone: {
    time: string
    trip: Entry
    price: PriceWords
    ways: readonly (Entry & { icon: IconName; chosen?: boolean })[]
    pay: string
  }
}

export type PricingWords = {
  head: readonly [product: string, channel: string, season: string, markup: string]
  rules: readonly { product: string; channel: string; season: string; markup: string; changed?: boolean }[]
  example: Entry & { amount: string }
}

export type ShopSettingsWords = {
  languages: { name: string; tags: TagsWords }
  currencies: { name: string; tags: TagsWords }
  payments: readonly { name: string; on: boolean }[]
}

export type B2cPicture = { storefront: StorefrontWords; pricing: PricingWords; settings: ShopSettingsWords }
