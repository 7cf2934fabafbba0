import type { MatrixWords } from '../kit/words'

export type CabinClass = 'economy' | 'business'

/** Flights below the hours from which business class is allowed, and the others. */
export type Leg = 'short' | 'long'

export type Decision = 'approved' | 'declined'

/** A trip as it is asked for, and what the manager says to it. `fare` in hundredths of the currency. */
export type TripState = { cabin: CabinClass; leg: Leg; fare: number; decision?: Decision }

/** What an employee may book without asking. `fare`: the highest, in hundredths of the currency. */
export type Policy = { cabins: Readonly<Record<Leg, readonly CabinClass[]>>; fare: number }

/** In hundredths of the currency. */
export type Department = { name: string; spent: number; limit: number }

export type ApprovalWords = {
  currency: string
  policy: Policy
  start: TripState
  /** Of hotels in one city: their cap a night and some rates, in hundredths of the currency. */
  stays: { cap: number; rates: readonly number[] }
  /** The first is the one that travels. */
  departments: readonly [Department, ...Department[]]
  moment: {
    /** What one can do. */
    label: string
    title: string
    /** In the title row. */
    tags: Readonly<Record<Outcome, string>>
    request: { name: string; at: string; employee: string; trip: Readonly<Record<Leg, string>> }
    cabin: { what: string; options: Readonly<Record<CabinClass, string>>; allowed: Readonly<Record<Leg, string>> }
    leg: { what: string; options: Readonly<Record<Leg, string>> }
    /** `allowed`: up to `{sum}`. */
    fare: { what: string; allowed: string }
    check: { name: string; at: string }
    manager: {
      name: string
      /** When it was asked, or that it was not. */
      at: Readonly<Record<Outcome, string>>
      /** Before the two decisions. */
      decide: string
      options: Readonly<Record<Decision, string>>
    }
    issued: { name: string; tags: Readonly<Record<Outcome, string>>; text: string }
    spend: { title: string; tag: string; of: string; total: string; month: string }
    /** What follows, with the `{cabin}`, the `{leg}` and the `{fare}`; of an issued trip what its department has `{left}`. */
    sentences: Readonly<Record<Outcome, string>>
    ask: string
  }
}

/** What becomes of a trip: issued at once, waiting for the manager, or decided. */
export type Outcome = 'inside' | 'open' | Decision

export type PolicyWords = { title: string; tag: string; matrix: MatrixWords }

export type ExpensesWords = { title: string; file: string; matrix: MatrixWords }

/** A field of the report's line, and where it comes from. */
export type ReportField = { name: string; value: string; source: string }

/** The line of the trip above, once it is approved: its values have `{trip}`, `{fare}`, and what was `{outside}` and allowed `{by}`. */
export type ReportWords = {
  fields: readonly ReportField[]
  outside: Readonly<Record<'none' | 'cabin' | 'fare' | 'both', string>>
  by: Readonly<Record<'inside' | 'outside', string>>
}

/** A policy as one reads it: words and, by turns, what the company fills in, of which the last is who is asked. */
export type RuleWords = readonly string[]

export type CorporatePicture = {
  approval: ApprovalWords
  rule: RuleWords
  policy: PolicyWords
  expenses: ExpensesWords
  report: ReportWords
}
