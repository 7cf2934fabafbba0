/** The words that several pictures have in common. Content files fill these shapes in; only types stand here. */

/** Short labels in a row; those at `lit`, from 0, stand out. */
export type TagsWords = { names: readonly string[]; lit: readonly number[] }

/** A figure with its name. */
export type FieldWords = { label: string; value: string }

/** A sum of money, `1,170.24`, with its currency below. */
export type PriceWords = { amount: string; currency: string }

/** Someone or something by name, with a line about it. */
export type Entry = { name: string; text: string }

/** A table of rules: a head of four, then rows of a name and three cells, of which one may be the changed one, from 0. */
export type MatrixWords = {
  head: readonly [string, string, string, string]
  rows: readonly { name: string; cells: readonly [string, string, string]; changed?: 0 | 1 | 2 }[]
}

/**
 * Days of a calendar in their order, apart by blanks: how many rooms are left, `s` for a stop-sell, `b` for a blackout.
 * `8 6 3 s s b 9`.
 */
export type DaysWords = string

/** Where an offer comes from: the trade writes these alike in every language. */
export type Source = 'GDS' | 'NDC' | 'LCC'
