import type { Choice, Entry, FieldWords } from '../kit/words'

export type BoardWords = {
  label: string
  title: string
  views: Choice
  fares: {
    title: string
    items: readonly (Entry & { price: string; chosen?: boolean; spare?: boolean })[]
    leave: string
  }
  travellers: { title: string; name: FieldWords; passport: FieldWords; bag: FieldWords; leave: string }
  payment: { title: string; sum: FieldWords; card: FieldWords; pay: string }
  /** Of the note and of its pin on the board. */
  pin: string
  note: { title: string; text: string; before: string; after: string }
  colours: readonly { name: string; token: 'ink' | 'coral' | 'teal' | 'sand' }[]
  type: { sample: string; text: string }
}

export type DesignPicture = { board: BoardWords }
