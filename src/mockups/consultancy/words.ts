import type { Choice, Entry } from '../kit/words'

/** Where each area stands today and should stand, from 0 to 5. */
export type ScoresWords = readonly { area: string; now: number; target: number }[]

/** What the plan does with a supplier or channel. */
export type Fate = 'keep' | 'add' | 'drop'

export type Four<Value> = readonly [Value, Value, Value, Value]

export type ModelWords = {
  label: string
  title: string
  views: Choice
  heads: { suppliers: string; core: string; channels: string }
  suppliers: Four<Entry & { fate: Fate }>
  /** The systems in the middle; those to build stand out. */
  core: Four<{ system: string; verdict: string; build?: boolean }>
  channels: Four<Entry & { fate: Fate }>
  scores: ScoresWords
  /** Effort and impact: one to three dots. */
  advice: {
    title: string
    effort: string
    impact: string
    items: readonly { text: string; effort: 1 | 2 | 3; impact: 1 | 2 | 3 }[]
  }
}

export type ConsultancyPicture = { model: ModelWords }
