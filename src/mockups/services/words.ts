import type { IconName } from '../../theme/icons'
import type { ScoresWords } from '../consultancy/words'
import type { Counted } from '../kit/counted'
import type { Entry, FieldWords, Source } from '../kit/words'
import type { ChartWords } from '../performance-marketing/words'
import type { TeamPlan } from './route'

export type PlanWords = {
  title: string
  week: string
  /** Twelve weeks at most. `work` is what is signed off at its end. */
  teams: readonly (TeamPlan & { service: string; icon: IconName; work: string })[]
  /** When a lane's work is done, for those who do not see it: `{from}` to `{to}`. */
  span: string
  signOff: string
  /** The weeks of the title row. */
  length: Counted
  moment: {
    label: string
    /** With `{teams}`, `{weeks}` and `{signOffs}`, as the counted words below say them. */
    summary: string
    teams: Counted
    signOffs: Counted
    /** For more than one team: `{weeks}`. */
    inTurn: string
    /** Where no team is chosen. */
    none: string
    /** What the coral lanes are. */
    critical: string
    ask: string
  }
}

/** The pictures of the six cards. */
export type ServiceArtWords = {
  maturity: { title: string; scale: string; scores: ScoresWords; advice?: readonly string[] }
  offers: { call: string; status: string; items: readonly { source: Source; sum: string; sell: string }[] }
  campaign: { title: string; span: string; chart: ChartWords }
  flow: { title: string; tag: string }
  pass: { notice: Entry; from: string; to: string; seat: FieldWords; gate: FieldWords }
  course: {
    modules: readonly (Entry & { state?: 'done' | 'current' })[]
    done: string
    current: string
  }
}

export type ServicesPicture = { plan: PlanWords; services: ServiceArtWords }
