import type { IconName } from '../../theme/icons'
import type { ScoresWords } from '../consultancy/words'
import type { Counted } from '../kit/counted'
import type { Entry, FieldWords, Source } from '../kit/words'
import type { ChartWords } from '../performance-marketing/words'
import type { TeamPlan } from './route'

export type PlanWords = {
  title: string
  week: string
  /** The plan of all teams takes twelve weeks at most. `work` is what is signed off when a team is done. */
  teams: readonly (TeamPlan & { service: string; icon: IconName; work: string })[]
  /** The weeks of a lane, for screen readers: `{from}` to `{to}`. */
  span: string
  signOff: string
  /** A number of weeks, in the title row and in the summary. */
  length: Counted
  moment: {
    label: string
    /** The words on the frame that say what can be tried. */
    cue: string
    /** With `{teams}`, `{weeks}` and `{signOffs}`, filled in with counted words. */
    summary: string
    teams: Counted
    signOffs: Counted
    /** For teams that overlap: the `{weeks}` that they would take one after the other. */
    inTurn: string
    /** The summary if no team is chosen. */
    none: string
    /** The legend of the coral lanes. */
    critical: string
    ask: string
  }
}

/** The words in the pictures on the six service cards. */
export type ServiceArtWords = {
  maturity: { title: string; scale: string; scores: ScoresWords; advice?: readonly string[] }
  offers: { call: string; status: string; items: readonly { source: Source; sum: string; sell: string }[] }
  campaign: { title: string; span: string; ceiling: string; bookings: string; chart: ChartWords }
  flow: { title: string; tag: string }
  pass: { notice: Entry; from: string; to: string; seat: FieldWords; gate: FieldWords }
  course: {
    modules: readonly (Entry & { state?: 'done' | 'current' })[]
    done: string
    current: string
  }
}

export type ServicesPicture = { plan: PlanWords; services: ServiceArtWords }
