import type { DaysWords, Entry, PriceWords, Source, TagsWords } from '../kit/words'

export type FlightSearchWords = {
  label: string
  title: string
  query: string
  /** The sources that the search queries. */
  sources: TagsWords
  from: string
  to: string
  net: string
  currency: string
  fares: readonly FareWords[]
  /** The id of the initially chosen fare. */
  chosen: string
  moment: {
    label: string
    /** The words on the frame that say what can be tried. */
    cue: string
    /** The label of the markup slider. */
    rule: string
    /** The earnings: `{sum}` on `{seat}`. */
    earned: string
    /** For a flight that is cheaper by GDS: a sentence with `{sum}`, and a short form with `{markup}` for the row. */
    above: string
    aboveShort: string
    ask: string
  }
  overdraft: OverdraftWords
  rules: { title: string; items: readonly (Entry & { markup: string })[] }
}

/** A markup, in per cent or as a fixed sum in hundredths of the currency, with the name that its row shows. */
export type MarkupRule = { name: string } & ({ percent: number } | { fixed: number })

/** A fare before its markup, with sums in hundredths of the currency. The visitor sets the markup of NDC fares. */
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
  /** The sell price of the same flight by GDS. */
  gds?: number
  /** Hidden on wide, low viewports (1), or on these and on phones (2). */
  spare?: 1 | 2
}

/** `used` and `limit` are in per cent of the bar. */
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
  /** The same overdraft, first waiting, then approved: a label for both, and the time of day of each. */
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

/** The words in the pictures on the five solution cards. */
export type SolutionArtWords = {
  agencies: {
    title: string
    column: string
    /** `used` is in per cent of the credit limit. */
    items: readonly { initials: string; name: string; used: number; status: string }[]
  }
  offer: { title: string; tags: TagsWords; trip: Entry; price: PriceWords; parts: Entry; booked: string }
  request: { title: string; tag: string; stops: readonly [RequestStop, RequestStop] }
  /** A string per row, the aisle after the third seat: standard (.), front (f), legroom (l), taken (x), chosen (e). */
  seats: { title: string; price: string; rows: readonly string[] }
  rooms: { title: string; plans: TagsWords; days: DaysWords }
}

type RequestStop = Entry & { initials: string }

/** The fragments beside the products: a room's net rate by board plan, in hundredths, and what a traveller receives. */
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
  products: ProductWords
  /** `penalty` is what the airline keeps when the first fare is refunded, in hundredths. */
  values: { shop: string; refund: string; penalty: number }
}
