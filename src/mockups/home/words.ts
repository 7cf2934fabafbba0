import type { DaysWords, Entry, PriceWords, Source, TagsWords } from '../kit/words'

export type FlightSearchWords = {
  label: string
  title: string
  query: string
  /** The sources that are asked. */
  sources: TagsWords
  from: string
  to: string
  net: string
  currency: string
  fares: readonly FareWords[]
  /** The id of the fare that is chosen at the start. */
  chosen: string
  moment: {
    label: string
    /** The markup that can be moved. */
    rule: string
    /** What is earned: `{sum}` on `{seat}`. */
    earned: string
    /** Where the same flight is cheaper by GDS: a sentence with `{sum}`, and two words for the row. */
    above: string
    aboveShort: string
    ask: string
  }
  overdraft: OverdraftWords
  rules: { title: string; items: readonly (Entry & { markup: string })[] }
}

/** A markup by per cent, or of a sum in hundredths of the currency, and whose it is. */
export type MarkupRule = { name: string } & ({ percent: number } | { fixed: number })

/** A fare before its markup; sums in hundredths of the currency. The rule of NDC fares gets its per cent from the visitor. */
export type FareWords = {
  id: string
  initials: string
  airline: string
  departs: string
  arrives: string
  via: string
  source: Source
  net: number
  rule: MarkupRule
  /** What the same flight is sold for by GDS. */
  gds?: number
  /** Left out where the screen is low (1), or already where it is not high (2). */
  spare?: 1 | 2
}

/** `used` and `limit`: per cent of the bar. */
export type OverdraftWords = {
  initials: string
  agency: string
  tag: string
  amount: string
  over: string
  trip: string
  used: number
  limit: number
  waits: string
  /** The same overdraft when it waits, and when it has been decided: a caption and two times of day. */
  settled: { label: string; at: string; approved: { at: string; tag: string; by: string } }
}

export type CheckoutWords = {
  label: string
  title: string
  booking: string
  amount: string
  trip: string
  card: Entry & { tag: string }
  wallet: string
  gateway: string
  parts: Entry
  paid: string
}

/** The pictures of the cards of the five solutions. */
export type SolutionArtWords = {
  agencies: {
    title: string
    column: string
    /** `used`: per cent of the credit. */
    items: readonly { initials: string; name: string; used: number; status: string }[]
  }
  offer: { title: string; tags: TagsWords; trip: Entry; price: PriceWords; parts: Entry; booked: string }
  request: { title: string; tag: string; stops: readonly [RequestStop, RequestStop] }
  /** Seats by row, the aisle after the third: standard (.), in front (f), with legroom (l), taken (x), chosen (e). */
  seats: { title: string; price: string; rows: readonly string[] }
  rooms: { title: string; plans: TagsWords; days: DaysWords }
}

type RequestStop = Entry & { initials: string }

/** The fragments beside the products: a room's net rate by board plan, in hundredths, and what a traveller is given. */
export type ProductWords = {
  plans: readonly { name: string; net: number }[]
  ticket: Entry & { at: string }
  passport: Entry
  data: Entry
}

export type HomePicture = {
  flights: FlightSearchWords
  solutions: SolutionArtWords
  checkout: CheckoutWords
  /** `penalty`: what an airline keeps of the first fare when it is refunded, in hundredths. */
  products: ProductWords
  values: { shop: string; refund: string; penalty: number }
}
