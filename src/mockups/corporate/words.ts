import type { MatrixWords } from '../kit/words'

export type CabinClass = 'economy' | 'business'

/** Flights shorter than the hours from which business class is allowed, and all others. */
export type Leg = 'short' | 'long'

export type Decision = 'approved' | 'declined'

/** A trip that is asked for, and the manager's decision on it. `fare`: in hundredths of the currency. */
export type TripState = { cabin: CabinClass; leg: Leg; fare: number; decision?: Decision }

/** What an employee may book without asking. `fare`: the highest fare, in hundredths of the currency. */
export type Policy = { cabins: Readonly<Record<Leg, readonly CabinClass[]>>; fare: number }

/** A department's spend and its limit, in hundredths of the currency. */
export type Department = { name: string; spent: number; limit: number }

export type ApprovalWords = {
  currency: string
  policy: Policy
  start: TripState
  /** Hotels in one city: the policy's cap for a night, and some nightly rates, in hundredths of the currency. */
  stays: { cap: number; rates: readonly number[] }
  /** The first is the department of the employee who travels. */
  departments: readonly [Department, ...Department[]]
  moment: {
    /** Accessible name: says what the visitor can try. */
    label: string
    /** The words on the frame that say what can be tried. */
    cue: string
    title: string
    /** Tag in the title row. */
    tags: Readonly<Record<Outcome, string>>
    request: { name: string; at: string; employee: string; trip: Readonly<Record<Leg, string>> }
    cabin: { what: string; options: Readonly<Record<CabinClass, string>>; allowed: Readonly<Record<Leg, string>> }
    leg: { what: string; options: Readonly<Record<Leg, string>> }
    /** `allowed`: the policy's limit, with `{sum}`. */
    fare: { what: string; allowed: string }
    check: { name: string; at: string }
    manager: {
      name: string
      /** When the manager was asked, that the manager was not asked, or the decision. */
      at: Readonly<Record<Outcome, string>>
      /** Legend of the two decisions. */
      decide: string
      options: Readonly<Record<Decision, string>>
      /** In place of an option once it was chosen. */
      made: Readonly<Record<Decision, string>>
    }
    issued: { name: string; tags: Readonly<Record<Outcome, string>>; texts: Readonly<Record<Outcome, string>> }
    spend: { title: string; tag: string; of: string; total: string; month: string }
    /**
     * The result in a sentence, with `{cabin}`, `{leg}` and `{fare}`; for an issued trip, also what its department has
     * `{left}`.
     */
    sentences: Readonly<Record<Outcome, string>>
    ask: string
  }
}

/** What becomes of a trip: issued at once, waiting for the manager, or decided. */
export type Outcome = 'inside' | 'open' | Decision

export type PolicyWords = { title: string; tag: string; matrix: MatrixWords }

export type ExpensesWords = { title: string; file: string; matrix: MatrixWords }

/** A field of the report's line, and where its value comes from; `declined`: the same if the trip was declined. */
export type ReportField = { name: string; declined?: Reported } & Reported

type Reported = { value: string; source: string }

/**
 * The line of the trip above, once it is decided. Values may hold `{trip}`, `{fare}`, `{outside}` (what broke the policy)
 * and `{by}` (who allowed it).
 */
export type ReportWords = {
  fields: readonly ReportField[]
  outside: Readonly<Record<'none' | 'cabin' | 'fare' | 'both', string>>
  by: Readonly<Record<'inside' | 'outside', string>>
}

/**
 * A policy as a sentence: plain words, alternating with what the company fills in. The last part filled in is who decides.
 */
export type RuleWords = readonly string[]

export type CorporatePicture = {
  approval: ApprovalWords
  rule: RuleWords
  policy: PolicyWords
  expenses: ExpensesWords
  report: ReportWords
}
