import type { Entry, FieldWords } from '../kit/words'

export type BoardWords = {
  label: string
  title: string
  /** What the two drawings are called. */
  views: { name: string; before: string; after: string }
  currency: string
  /** Of the bag, in hundredths. */
  bagPrice: number
  /** The first fare is the chosen one; prices in hundredths. */
  fares: { title: string; items: readonly [Fare, ...Fare[]] }
  travellers: { title: string; name: FieldWords; passport: FieldWords }
  payment: { title: string; card: FieldWords; button: string }
  bag: string
  shown: string
  same: string
  pin: string
  /** With `{fare}`, `{pay}` and `{late}`; `none` when no bag is chosen. */
  says: Readonly<Record<'before' | 'after' | 'none', { title: string; text: string }>>
  ask: string
  colours: readonly { name: string; token: 'ink' | 'coral' | 'teal' | 'sand' }[]
  type: { sample: string; text: string }
}

type Fare = Entry & { price: number; spare?: boolean }

/** A desk of flights: nets in hundredths; what is added to each is so many per cent of it. */
export type DeskWords = {
  /** Flight, net, markup, sell, office ID, time limit. */
  columns: readonly [string, string, string, string, string, string]
  percent: number
  rows: readonly { flight: string; net: number; office: string; until: string }[]
}

export type FilesWords = {
  /** In the order of the tools. */
  names: readonly [string, string, string, string]
  /** A line of an interview, two nodes of a curve, the type of a button and its height. */
  notes: readonly [{ at: string; text: string }, string, string, string, string]
}

export type DesignPicture = {
  board: BoardWords
  desk: DeskWords
  /** The least that text needs (WCAG 1.4.3). */
  contrast: string
  files: FilesWords
}
