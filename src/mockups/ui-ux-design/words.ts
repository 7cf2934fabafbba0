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

export type DesignPicture = { board: BoardWords }
