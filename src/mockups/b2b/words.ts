import type { Entry, MatrixWords, PriceWords, TagsWords } from '../kit/words'
import type { Decision, Status } from './overdraft'

/** Sums in hundredths. An agency that pays first has `prepaid`: its limit is then what it paid, of which so much is used. */
export type AgencyWords = {
  initials: string
  name: string
  terms: string
  prepaid?: true
  limit: number
  used: number
  /** Of what is used, on an invoice that is not settled. */
  invoiced: number
  /** When the next invoice is drawn up. */
  due: string
  users: number
  roles: string
  /** Of the agency above it. */
  sub?: true
}

/** An agency, by its initials, that asks to book for a sum, in hundredths, that takes it past its limit. */
export type OverdraftWords = {
  agency: string
  sum: number
  trip: string
  /** What is asked and, after a decision, what became of it: `{sum}`, `{over}` */
  over: Readonly<Record<Decision, string>>
  /** `{limit}` */
  limit: string
  approve: string
  decline: string
  /** What follows a decision: `{agency}`, `{sum}`, `{used}` and `{limit}`. */
  after: Readonly<Record<Decision, string>>
}

/** The words of a view: its name, what its total is called, and the total with the figures that it is made of. */
type View = { name: string; total: string; text: string }

export type LedgerWords = {
  title: string
  currency: string
  agencies: readonly AgencyWords[]
  status: Readonly<Record<Status, string>>
  /** `{used}`, `{limit}`; `{held}` while a request waits; `{left}` of what was paid first. */
  credit: View & { of: string; asks: string; left: string; waits: string }
  /** `{sum}` of the invoices that are not settled, and of the next. */
  invoices: View & { open: string; next: string; none: string }
  /** `{count}`, `{blocked}` */
  users: View & { may: string; cannot: string }
  overdraft: OverdraftWords
  moment: { label: string; views: string; ask: string }
}

/** One agency's day: its balance in the morning and its limit in hundredths, and how each entry moves the balance. */
export type StatementWords = {
  head: readonly [time: string, entry: string, sum: string, balance: string]
  opening: number
  limit: number
  /** `declined`: what stands in its place where head office said no above. */
  entries: readonly (Entry & { time: string; sum: number; declined?: Entry })[]
}

export type InvoiceWords = {
  cycles: TagsWords
  invoice: Entry & PriceWords
  /** `share`: per cent of the invoice. */
  settled: { name: string; share: number; amount: string }
}

/** The first agency, field by field. `suppliers`, `rules`: how many of each. `ready`: with all of them it may sell. */
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
