import type { Counted } from '../kit/counted'
import type { Entry } from '../kit/words'
import type { OperatingPlan } from './operating-model'

/** The score of each area, today and as a target, from 0 to 5. */
export type ScoresWords = readonly { area: string; now: number; target: number }[]

/** How a supplier or channel is drawn: in use, new in the plan, not there yet, or given up. */
export type NodeState = 'there' | 'new' | 'missing' | 'dropped'

export type Four<Value> = readonly [Value, Value, Value, Value]

export type NodeWords = Entry & { state: NodeState }

export type View = 'today' | 'target'

export type OperatingPlanWords = Omit<OperatingPlan, 'suppliers' | 'systems'> & {
  suppliers: Four<NodeWords & { fee: number }>
  /** `hot`: whether the tag stands out. */
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
    /** The words on the frame that say what can be tried. */
    cue: string
    /** With `{view}`, `{links}` and `{sheets}`. */
    summary: string
    links: Counted
    sheets: Counted
    /** `unsold` with `{names}` and `{sum}`; `sold` where nothing is unsold. */
    unsold: string
    sold: string
    currency: string
    ask: string
  }
  /** `effort` and `impact` of an item: one to three dots. */
  advice: {
    title: string
    effort: string
    impact: string
    items: readonly { text: string; effort: 1 | 2 | 3; impact: 1 | 2 | 3 }[]
  }
}

/** The texts of the documents that the work leaves behind. */
export type PapersWords = {
  /** The clauses of the supplier's contract; the one on its minimum is added after the first. */
  clauses: readonly [string, ...string[]]
  /** `from` and `to`: beginning and end of a part, in months from the beginning of the first. */
  plan: { months: Four<string>; parts: readonly { text: string; owner: string; from: number; to: number }[] }
}

export type ConsultancyPicture = { model: ModelWords; papers: PapersWords }
