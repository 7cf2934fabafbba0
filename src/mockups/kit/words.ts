/** The types of texts that several pictures share; the content files hold the texts themselves. */

/** Short labels in a row; `lit` holds the indexes, from 0, of those that stand out. */
export type TagsWords = { names: readonly string[]; lit: readonly number[] }

/** A figure with its name. */
export type FieldWords = { label: string; value: string }

/** A sum of money, `1,170.24`, with its currency below. */
export type PriceWords = { amount: string; currency: string }

/** The name of a person or thing, with a line about it. */
export type Entry = { name: string; text: string }

/**
 * A table of rules: four column heads, then rows of a name and three cells. `changed`: index, from 0, of the changed cell.
 */
export type MatrixWords = {
  head: readonly [string, string, string, string]
  rows: readonly { name: string; cells: readonly [string, string, string]; changed?: 0 | 1 | 2 }[]
}

/**
 * The days of a calendar in order, separated by spaces: the number of rooms left, `s` for a stop-sell or `b` for a blackout,
 * as in `8 6 3 s s b 9`.
 */
export type DaysWords = string

/** Where an offer comes from; the trade writes these abbreviations alike in every language. */
export type Source = 'GDS' | 'NDC' | 'LCC'
