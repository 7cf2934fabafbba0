import type { IconName } from '../../theme/icons'
import type { Choice, Entry, FieldWords } from '../kit/words'

/** What an add-on costs its seller and its buyer, and what is between. */
export type MoneyWords = { net: FieldWords; sell: FieldWords; margin: FieldWords }

export type ExtrasWords = {
  label: string
  title: string
  price: string
  /** The letters of the seats, the aisle in their middle: `ABC DEF`. */
  letters: string
  /** Zones from the front, with their rows. Seats: standard (.), dearer (c), taken (x), chosen (e). */
  zones: readonly { name: string; price: string; rows: readonly string[] }[]
  /** On the chosen seat. */
  seat: string
  extras: {
    title: string
    booking: string
    items: readonly (Entry & { icon: IconName; price: string })[]
    total: string
    action: string
  }
  addOn: Entry & { money: MoneyWords; terms: Choice }
}

export type EditorWords = { name: FieldWords; money: MoneyWords; terms: Choice; action: string }

export type SalesWords = {
  month: string
  sold: string
  currency: string
  /** `share`: per cent of the best seller's revenue. */
  items: readonly { name: string; sold: number; revenue: string; share: number }[]
}

export type AncillariesPicture = { extras: ExtrasWords; editor: EditorWords; sales: SalesWords }
