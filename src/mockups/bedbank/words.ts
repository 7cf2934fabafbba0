import type { DaysWords, Entry, FieldWords, MatrixWords, TagsWords } from '../kit/words'

export type CalendarWords = {
  label: string
  hotel: string
  title: string
  plans: TagsWords
  month: string
  /** Of the days in their order, from the first; they repeat. */
  weekdays: readonly string[]
  /** Fourteen days each. */
  rooms: readonly { name: string; days: DaysWords }[]
  key: { free: string; few: string; stopSell: string; blackout: string }
  channels: { title: string; room: string; items: readonly { name: string; price: string; open: boolean }[] }
  rates: { title: string; unit: string; items: readonly FieldWords[] }
}

export type RatesWords = { title: string; text: string; matrix: MatrixWords }

export type ExtranetWords = {
  title: string
  tag: string
  changes: readonly (Entry & { action: string })[]
}

export type BedbankPicture = { calendar: CalendarWords; rates: RatesWords; extranet: ExtranetWords }
