import type { Counted } from '../kit/counted'
import type { ShareWords } from '../kit/Share'
import type { Entry, MatrixWords, PriceWords, TagsWords } from '../kit/words'
import type { Tried as Cash } from './cash'
import type { Decision, Status } from './overdraft'

/**
 * An agency; sums are in hundredths. For one that is `prepaid`, `limit` is what it has paid, and `used` how much of that is
 * used.
 */
export type AgencyWords = {
  initials: string
  name: string
  terms: string
  prepaid?: true
  limit: number
  used: number
  /** The part of `used` that is on an unsettled invoice. */
  invoiced: number
  /** Date on which the next invoice is drawn up. */
  due: string
  users: number
  roles: string
  /** Set for a sub-agency, which belongs to the last agency before it that is not one. */
  sub?: true
}

/**
 * A request to book past the limit. `agency`: the initials of the agency that asks; `sum`: price of the booking, in
 * hundredths.
 */
export type OverdraftWords = {
  agency: string
  sum: number
  trip: string
  /** The request and, after a decision, its result: `{sum}`, and `{over}`, the part of it past the limit. */
  over: Readonly<Record<Decision, string>>
  /** Label of the limit, with `{limit}`. */
  limit: string
  approve: string
  approved: string
  decline: string
  declined: string
  /** The result of each decision, with `{agency}`, `{sum}`, `{used}` and `{limit}`. */
  after: Readonly<Record<Decision, string>>
}

/** The texts of a view: its name, the label of its total, and the total with its figures. */
type View = { name: string; total: string; text: string }

export type LedgerWords = {
  title: string
  currency: string
  agencies: readonly AgencyWords[]
  status: Readonly<Record<Status, string>>
  /** With `{used}` and `{limit}`, with `{held}` while a request waits, and with `{left}` of what was prepaid. */
  credit: View & { of: string; asks: string; left: string; waits: string }
  /** `open` with the `{sum}` of unsettled invoices, `next` with the date it is `{due}`, the total with `{used}`. */
  invoices: View & { open: string; next: string; none: string }
  /** The total with `{users}` and `{blocked}`. */
  users: View & { may: string; cannot: string }
  overdraft: OverdraftWords
  moment: { label: string; cue: string; views: string; ask: string }
}

/** One agency's day: its balance in the morning and its limit, in hundredths, and the entries that move the balance. */
export type StatementWords = {
  head: readonly [time: string, entry: string, sum: string, balance: string]
  opening: number
  limit: number
  /** `declined`: the texts that replace the entry's own where the visitor has declined the overdraft as head office. */
  entries: readonly (Entry & { time: string; sum: number; declined?: Entry })[]
}

/** The cash-gap calendar. `start`: the first day that it shows, a Monday, as `2027-03-01`. */
export type CashWords = {
  /** What it shows before anything is changed. */
  example: Cash
  /** The button in its place where its script could not be loaded. */
  reload: string
  start: string
  currency: string
  months: readonly string[]
  weekdays: readonly [string, string, string, string, string, string, string]
  /** Labels of the controls; those of figures in money with the currency. */
  fields: Readonly<Record<keyof Cash, string>>
  days: Counted
  percent: string
  periods: Readonly<Record<Cash['period'], string>>
  /**
   * The sentence: `gap` with the `{days}`, the greatest `{sum}` and its `{date}`, or `none`; then `stopped` with its `{days}`,
   * where agencies are stopped; then `end`.
   */
  said: { gap: string; none: string; stopped: string; end: string }
  /** The comparisons: their names, with `{days}` and `{percent}`, and what they come to, with `{days}` and `{sum}`. */
  other: { title: string; cycle: string; prepaid: string; nothing: string; gap: string; none: string }
  calendar: { label: string; most: string; gap: string; pays: string; paid: string; stopped: string }
  /** What the model takes for granted. */
  note: string
  csv: { button: string; file: string; head: readonly [string, string, string, string, string, string] }
  share: ShareWords
  moment: { label: string; cue: string; ask: string }
}

export type InvoiceWords = {
  cycles: TagsWords
  invoice: Entry & PriceWords
  /** `share`: the settled part, in per cent of the invoice. */
  settled: { name: string; share: number; amount: string }
}

/** The steps that set up the first agency. `ready`: the tag on the last of them, after which the agency may sell. */
export type SetUpWords = {
  users: string
  suppliers: Entry
  markups: Entry
  limit: string
  cycle: string
  ready: string
}

export type B2bPicture = {
  setUp: SetUpWords
  ledger: LedgerWords
  markups: MatrixWords
  invoice: InvoiceWords
}
