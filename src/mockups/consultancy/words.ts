import type { Counted } from '../kit/counted'
import type { Entry } from '../kit/words'
import type { OperatingPlan } from './operating-model'

/** Where each area stands today and should stand, from 0 to 5. */
export type ScoresWords = readonly { area: string; now: number; target: number }[]

/** How a supplier or channel is drawn: there, new in the plan, not there yet, given up. */
export type NodeState = 'there' | 'new' | 'missing' | 'dropped'

export type Four<Value> = readonly [Value, Value, Value, Value]

export type NodeWords = Entry & { state: NodeState }

export type View = 'today' | 'target'

export type OperatingPlanWords = Omit<OperatingPlan, 'suppliers' | 'systems'> & {
  suppliers: Four<NodeWords & { fee: number }>
  /** Those that stand out are `hot`. */
  systems: Four<{ name: string; tag: string; sheet?: boolean; hot?: boolean }>
  channels: Four<NodeWords>
}

export type ModelWords = {
  title: string
  views: Readonly<Record<View, string>>
  heads: { suppliers: string; systems: string; channels: string }
  plans: Readonly<Record<View, OperatingPlanWords>>
  scores: ScoresWords
  moment: {
    label: string
    /** With `{view}`, `{links}` and `{sheets}`. */
    summary: string
    links: Counted
    sheets: Counted
    /** With `{names}` and `{sum}`, or where nothing is unsold. */
    unsold: string
    sold: string
    currency: string
    ask: string
  }
  /** Effort and impact: one to three dots. */
  advice: {
    title: string
    effort: string
    impact: string
    items: readonly { text: string; effort: 1 | 2 | 3; impact: 1 | 2 | 3 }[]
  }
}

/** What is on the sheets that the work leaves. */
export type PapersWords = {
  /** Of the supplier's contract, besides that of its minimum, which follows the first. */
  clauses: readonly [string, ...string[]]
  /** Each part from one month's beginning to another's, from 0. */
  plan: { months: Four<string>; parts: readonly { text: string; owner: string; from: number; to: number }[] }
}

export type ConsultancyPicture = { model: ModelWords; papers: PapersWords }
