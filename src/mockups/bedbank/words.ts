import type { Entry, MatrixWords } from '../kit/words'
import type { Night } from './stopsell'

/** A room type. `id` is its code in addresses, `net` a night of bed and breakfast for two adults in hundredths. */
export type RoomWords = {
  id: string
  name: string
  /** The rooms left on each night, apart by blanks; `b` for a blackout. */
  left: string
  /** The nights that are stop-sold at the start, 1 is the first. */
  closed: readonly number[]
  net: number
}

/** A board plan: its code in addresses, how it is called, and what it adds to a night for two adults, in hundredths. */
export type PlanWords = { id: string; name: string; board: number }

/** Where rooms are sold: at a markup in whole per cent, 0 for net, `null` where none is sold. */
export type ChannelWords = { name: string; markup: number | null }

export type CalendarWords = {
  hotel: string
  title: string
  month: string
  /** Of the nights in their order, from the first; they repeat. */
  weekdays: readonly string[]
  rooms: readonly [RoomWords, RoomWords, ...RoomWords[]]
  /** The room that the channels are told of at the start, from 0. */
  room: number
  key: Readonly<Record<Night['state'], string>>
  channels: {
    title: string
    items: readonly ChannelWords[]
    net: string
    /** `{nights}`, and the nights of a month. */
    sells: string
    closed: string
    none: string
  }
  rates: { title: string; unit: string; plans: readonly [PlanWords, PlanWords, PlanWords] }
  moment: {
    label: string
    /** Of a night: `{room}`, `{night}`. */
    night: string
    /** What the calendar says of a `{room}` and its `{nights}`; then of what is left, a `{count}` at a `{sum}` with a `{plan}`. */
    closed: string
    open: string
    /** Nights in a row, from the `{first}` to the `{last}`. */
    span: string
    hint: string
    left: string
    ask: string
  }
}

/**
 * Some nights of a room of the calendar, from one that comes after those it shows: the rooms `left`, as there, those that
 * are stop-sold, and one that is kept from one channel only. Then what each way of closing a night means, with the nights
 * on view.
 */
export type WeekWords = {
  caption: string
  room: number
  from: number
  left: string
  closed: readonly number[]
  kept: { channel: number; night: number }
  /** Of the first row; of a night that is closed, of one that there is nothing of, and of those apart from the contract. */
  contract: string
  shut: string
  out: string
  apart: string
  ways: readonly (Entry & { state: 'stop-sell' | 'blackout' | 'kept'; when: string })[]
}

export type RatesWords = { title: string; text: string; matrix: MatrixWords }

export type ExtranetWords = {
  title: string
  tag: string
  /** `state`: what became of the change. */
  changes: readonly (Entry & { state: string })[]
}

export type BedbankPicture = {
  calendar: CalendarWords
  /** The rooms left on the nights of the month that come after the week of the channels, as in the calendar. */
  rest: string
  rates: RatesWords
  extranet: ExtranetWords
}
