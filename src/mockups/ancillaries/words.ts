import type { Item } from '../../content/types'
import type { IconName } from '../../theme/icons'
import type { Entry } from '../kit/words'

/** What a thing costs its seller and its buyer, in hundredths of the currency. */
export type Priced = { net: number; sell: number }

/** Where a seat is in the cabin, which sets its price. */
export type ZoneId = 'front' | 'standard' | 'legroom'

/** A row of the cabin. Its seats from A, the aisle in their middle: free (.) or taken (x). */
export type CabinRow = { zone: ZoneId; seats: string }

export type ExtraId = 'bag' | 'esim' | 'cover' | 'docs' | 'host'

/** Something for the booking. `host` is the operator's own add-on. */
export type Extra = Entry & Priced & { id: ExtraId; icon: IconName }

/** What a visitor has chosen: a seat, some extras, and whether travellers may leave out the operator's own add-on. */
export type SeatsState = { seat: string; extras: readonly ExtraId[]; mandatory: boolean }

/** The names of what an add-on costs, sells for, and leaves. */
export type MoneyLabels = { net: string; sell: string; margin: string }

export type ExtrasWords = {
  currency: string
  zones: Readonly<Record<ZoneId, Priced & { name: string }>>
  rows: readonly CabinRow[]
  extras: readonly Extra[]
  start: SeatsState
  moment: {
    /** What one can do. */
    label: string
    /** The name of a `{seat}`. */
    seat: string
    taken: string
    title: string
    booking: string
    free: string
    /** Beside the two sums below the extras. */
    pays: string
    keeps: string
    /** What follows: `{seat}`, `{count}` of `{all}` extras, the total `{sum}` and the `{margin}`. */
    sum: string
    /** Of a mandatory add-on by `{name}`. */
    every: string
    money: MoneyLabels
    /** Before the two rules. */
    rule: string
    optional: string
    mandatory: string
    ask: string
  }
}

/** An add-on as its operator has set it up. */
export type EditorWords = Entry & Priced & { currency: string; money: MoneyLabels; terms: string; published: string }

export type SalesWords = {
  month: string
  sold: string
  currency: string
  /** `sell`: the price of one, in hundredths of the currency. */
  items: readonly { name: string; sold: number; sell: number }[]
}

/** One traveller's day, by the hours at which extras are used; `yours`: an add-on of the operator's own. */
export type DayWords = {
  stops: readonly { time: string; name: string; text: string; yours: boolean }[]
  /** What holds at every hour. */
  all: string
  own: string
  supplied: string
}

export type AncillariesPicture = {
  extras: ExtrasWords
  /** What is sent to the traveller. */
  ticket: string
  editor: EditorWords
  sales: SalesWords
  /** `start`: what is on the booking before the first add-on. */
  sum: { label: string; start: Item }
  day: DayWords
}
