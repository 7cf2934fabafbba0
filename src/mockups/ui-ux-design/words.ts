import type { Entry, FieldWords } from '../kit/words'

export type BoardWords = {
  label: string
  /** The words on the frame that say what can be tried. */
  cue: string
  title: string
  /** The names of the switch (`name`) and of the two drawings. */
  views: { name: string; before: string; after: string }
  currency: string
  /** The price of the bag, in hundredths. */
  bagPrice: number
  /** The first fare is the chosen one; prices in hundredths. */
  fares: { title: string; items: readonly [Fare, ...Fare[]] }
  travellers: { title: string; name: FieldWords; passport: FieldWords }
  payment: { title: string; card: FieldWords; button: string }
  bag: string
  shown: string
  same: string
  pin: string
  /** The note by view, or `none` if no bag is chosen; with `{fare}`, `{pay}` and `{late}`. */
  says: Readonly<Record<'before' | 'after' | 'none', { title: string; text: string }>>
  ask: string
  colours: readonly { name: string; token: 'ink' | 'coral' | 'teal' | 'sand' }[]
  type: { sample: string; text: string }
}

type Fare = Entry & { price: number; spare?: boolean }

/** The flights on an agent's desk: net prices in hundredths, each with a markup of `percent`. */
export type DeskWords = {
  /** Flight, net, markup, sell, office ID, time limit. */
  columns: readonly [string, string, string, string, string, string]
  percent: number
  rows: readonly { flight: string; net: number; office: string; until: string }[]
}

export type FilesWords = {
  /** What leads from one name to the next, in the direction of the text. */
  arrow: string
  /** The names of the files, in the order of the tools. */
  names: readonly [string, string, string, string]
  /** A line of an interview, two nodes of a curve, the type size of a button, its height. */
  notes: readonly [{ at: string; text: string }, string, string, string, string]
}

export type DesignPicture = {
  board: BoardWords
  desk: DeskWords
  /** The least contrast that text needs (WCAG 1.4.3). */
  contrast: string
  files: FilesWords
}
