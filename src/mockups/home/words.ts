import type { OverdraftWords } from '../b2b/words'
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
  select: string
  /** `net`, `markup` and `sell` as they are written; the chosen fare stands out. */
  fares: readonly {
    initials: string
    airline: string
    departs: string
    arrives: string
    via: string
    source: Source
    net: string
    markup: string
    sell: string
    chosen?: boolean
  }[]
  overdraft: OverdraftWords
  rules: { title: string; items: readonly (Entry & { markup: string })[] }
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
  pay: string
}

/** The pictures of the cards of the five solutions. */
export type SolutionArtWords = {
  agencies: {
    title: string
    column: string
    /** `used`: per cent of the credit. */
    items: readonly { initials: string; name: string; used: number; status: string }[]
  }
  offer: { title: string; tags: TagsWords; trip: Entry; price: PriceWords; ways: TagsWords; book: string }
  request: { title: string; tag: string; stops: readonly [RequestStop, RequestStop] }
  /** Seats by row, the aisle after the third: free (.), taken (x), priced (c), chosen (e). */
  seats: { title: string; price: string; rows: readonly string[] }
  rooms: { title: string; plans: TagsWords; days: DaysWords }
}

type RequestStop = Entry & { initials: string }

export type HomePicture = { flights: FlightSearchWords; solutions: SolutionArtWords; checkout: CheckoutWords }
