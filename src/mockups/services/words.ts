import type { IconName } from '../../theme/icons'
import type { ScoresWords } from '../consultancy/words'
import type { Entry, FieldWords, Source } from '../kit/words'
import type { ChartWords } from '../performance-marketing/words'

/** Of a programme: the first is 1, the last 12. */
export type Week = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

export type PlanWords = {
  label: string
  title: string
  length: string
  week: string
  today: Week
  /** A lane's work begins with the week `from` and takes `weeks`. The hot one is what the client is asked about. */
  lanes: readonly {
    service: string
    icon: IconName
    work: string
    state: 'done' | 'hot' | 'running' | 'planned'
    from: Week
    weeks: Week
  }[]
  /** The client's approvals, at the end of their weeks: given, asked for now, still to come. */
  signOff: { title: string; steps: readonly { number: string; week: Week; state?: 'done' | 'hot' }[] }
  legend: { signed: string; launch: string }
  demo: { title: string; tag: string; text: string; approve: string; comment: string }
}

/** The pictures of the six cards. */
export type ServiceArtWords = {
  maturity: { title: string; scale: string; scores: ScoresWords }
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
