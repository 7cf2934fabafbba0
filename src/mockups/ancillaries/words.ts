import type { Item } from '../../content/types'
import type { IconName } from '../../theme/icons'
import type { Entry } from '../kit/words'

/** What a thing costs its seller (`net`) and its buyer (`sell`), in hundredths of the currency. */
export type Priced = { net: number; sell: number }

/** The part of the cabin that a seat is in, which sets its price. */
export type ZoneId = 'front' | 'standard' | 'legroom'

/**
 * A row of the cabin. `seats`: one character for each seat from A, `.` if it is free, `x` if it is taken; the aisle is in
 * the middle.
 */
export type CabinRow = { zone: ZoneId; seats: string }

export type ExtraId = 'bag' | 'esim' | 'cover' | 'docs' | 'host'

/** An extra for the booking. The id `host` is the operator's own add-on. */
export type Extra = Entry & Priced & { id: ExtraId; icon: IconName }

/** What a visitor has chosen: a seat, some extras, and whether the operator's own add-on is mandatory. */
export type SeatsState = { seat: string; extras: readonly ExtraId[]; mandatory: boolean }

/** Labels for what an add-on costs, what it sells for, and what is left. */
export type MoneyLabels = { net: string; sell: string; margin: string }

export type ExtrasWords = {
  currency: string
  zones: Readonly<Record<ZoneId, Priced & { name: string }>>
  rows: readonly CabinRow[]
  extras: readonly Extra[]
  start: SeatsState
  moment: {
    /** Accessible name: says what the visitor can try. */
    label: string
    /** The words on the frame that say what can be tried. */
    cue: string
    /** Title of the cabin, with the `{seat}`. */
    seat: string
    taken: string
    title: string
    booking: string
    free: string
    /** Labels of the two sums below the extras. */
    pays: string
    keeps: string
    /** The result in a sentence: `{seat}`, `{count}` of `{all}` extras, the total `{sum}` and the `{margin}`. */
    sum: string
    /** Follows that sentence where the add-on `{name}` is mandatory. */
    every: string
    money: MoneyLabels
    /** Legend of the two options, optional and mandatory. */
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
  /** `sold`: how many were sold; `sell`: the price of one, in hundredths of the currency. */
  items: readonly { name: string; sold: number; sell: number }[]
}

/** One traveller's day, by the hours at which extras are used. `yours`: whether the extra is an add-on of the operator. */
export type DayWords = {
  /** In the order of their `time`, which is written as `HH:MM`. */
  stops: readonly { time: string; name: string; text: string; yours: boolean }[]
  /** A note that applies to every hour. */
  all: string
  own: string
  supplied: string
}

export type AncillariesPicture = {
  extras: ExtrasWords
  /** Name of the document that is sent to the traveller. */
  ticket: string
  editor: EditorWords
  sales: SalesWords
  /** `start`: what is on the booking before the first add-on. */
  sum: { label: string; start: Item }
  day: DayWords
}
