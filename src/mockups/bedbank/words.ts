import type { Entry, MatrixWords } from '../kit/words'
import type { Night } from './stopsell'

/** A room type. `id`: its code in addresses; `net`: a night of bed and breakfast for two adults, in hundredths. */
export type RoomWords = {
  id: string
  name: string
  /** The rooms left on each night, separated by spaces; `b` for a blackout. */
  left: string
  /** The nights that are stop-sold at the start, counted from 1. */
  closed: readonly number[]
  net: number
}

/** A board plan: its code in addresses, its name, and what it adds to a night for two adults, in hundredths. */
export type PlanWords = { id: string; name: string; board: number }

/** A sales channel. `markup`: in whole per cent, 0 for net prices, `null` if the channel sells no rooms. */
export type ChannelWords = { name: string; markup: number | null }

export type CalendarWords = {
  hotel: string
  title: string
  month: string
  /** The weekdays of the nights, from the first night on; they repeat. */
  weekdays: readonly string[]
  /** Their shorter names, to be seen where they have little room. */
  letters?: readonly string[]
  rooms: readonly [RoomWords, RoomWords, ...RoomWords[]]
  /** Index, from 0, of the room that the channels show at the start. */
  room: number
  key: Readonly<Record<Night['state'] | 'sold', string>>
  channels: {
    title: string
    items: readonly ChannelWords[]
    net: string
    /** What is sold above net, with its `{markup}`. */
    marked: string
    /** `sells` with the number of `{nights}`, `closed` with the `{nights}` of the month that are closed. */
    sells: string
    closed: string
    none: string
  }
  rates: { title: string; unit: string; plans: readonly [PlanWords, PlanWords, PlanWords] }
  moment: {
    label: string
    /** The words on the frame that say what can be tried. */
    cue: string
    /** Accessible name of a night's check box, with `{room}` and `{night}`. */
    night: string
    /**
     * The result: `closed` with the `{room}` and its `{nights}`, or `open` with the `{room}`, then `left`, with the
     * `{count}` of nights still on sale at a `{sum}` with a `{plan}`; `none` if that count is 0.
     */
    closed: string
    open: string
    /** Nights in a row, from the `{first}` to the `{last}`. */
    span: string
    left: string
    none: string
    ask: string
  }
}

/**
 * Some nights of one of the calendar's rooms, beginning with `from`, after those that the calendar shows. `left`: rooms
 * left, written as in the calendar; `closed`: nights that are stop-sold; `kept`: the night that one channel does not sell;
 * `ways`: what each way of closing a night means, with the nights it is used on.
 */
export type WeekWords = {
  caption: string
  room: number
  from: number
  left: string
  closed: readonly number[]
  kept: { channel: number; night: number }
  /** Name of the first row; text of a closed night, of a night with nothing to sell, and of a night outside the contract. */
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
  /** `state`: the result of the change. */
  changes: readonly (Entry & { state: string })[]
}

export type BedbankPicture = {
  calendar: CalendarWords
  /** The rooms left on the nights after the week of the channels, to the end of the month, written as in the calendar. */
  rest: string
  rates: RatesWords
  extranet: ExtranetWords
}
