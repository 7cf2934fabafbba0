import { coralTag, tag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import { Picture } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './Consultancy.styles'
import { Scores } from './Scores'

type Fate = 'keep' | 'add' | 'drop'

// PLACEHOLDER: an invented agency, its suppliers, scores and recommendations
const suppliers = [
  { name: 'GDS', detail: 'PCC 4K2B', fate: 'keep' },
  { name: 'NDC', detail: 'Two airlines', fate: 'add' },
  { name: 'Bed bank A', detail: 'Net rates, no deposit', fate: 'keep' },
  { name: 'Bed bank B', detail: 'Contract ends 30 Jun', fate: 'drop' },
] as const
const channels = [
  { name: 'Website', detail: 'English and Arabic', fate: 'keep' },
  { name: 'Agencies', detail: '38 office IDs', fate: 'keep' },
  { name: 'WhatsApp', detail: 'Same booking record', fate: 'add' },
  { name: 'API OUT', detail: 'Two partners', fate: 'add' },
] as const
const core = [
  { system: 'Search', verdict: 'Buy' },
  { system: 'Markups', verdict: 'Buy' },
  { system: 'Orders', verdict: 'Buy' },
  { system: 'Ledger', verdict: 'Build' },
] as const
const advice = [
  { text: 'One queue for refunds and reissues', effort: 1, impact: 3 },
  { text: 'NDC for the two home carriers', effort: 3, impact: 3 },
  { text: 'Leave bed bank B at renewal', effort: 1, impact: 2 },
]

const nodeStyles = { keep: s.node, add: s.newNode, drop: s.oldNode }
const linkStyles = { keep: undefined, add: s.newLink, drop: s.oldLink }

/** What the agency sells from, through and to, how mature it is, and what to do next. */
export function OperatingModel() {
  return (
    <Picture label="Product preview: operating-model map from suppliers through the booking core to sales channels, maturity scores for strategy, architecture, operations and data, and recommendations rated by effort and impact">
      <div css={s.stack}>
        <div css={k.window}>
          <div css={k.bar}>
            <Icon name="compass" />
            <span css={k.grow}>Operating model</span>{' '}
            <span css={k.segments}>
              <span>Today</span> <b>Target</b>
            </span>
          </div>
          <div css={s.map}>
            <small>Suppliers</small> <small>Booking core</small> <small>Channels</small> <Nodes items={suppliers} />
            <Links fates={suppliers.map(({ fate }) => fate)} />
            <div css={s.core}>
              {core.map(({ system, verdict }) => (
                <p key={system}>
                  {system} <span css={verdict === 'Build' ? coralTag : tag}>{verdict}</span>
                </p>
              ))}
            </div>
            <Links fates={channels.map(({ fate }) => fate)} out />
            <Nodes items={channels} />
          </div>
          <Scores />
        </div>
        <div css={k.window}>
          <div css={s.advice}>
            <p>
              <b>Recommendations</b> <small>Effort</small> <small>Impact</small>
            </p>
            {advice.map(({ text, effort, impact }) => (
              <p key={text}>
                {text}
                <Dots value={effort} />
                <Dots value={impact} />
              </p>
            ))}
          </div>
        </div>
      </div>
    </Picture>
  )
}

function Nodes({ items }: { items: readonly { name: string; detail: string; fate: Fate }[] }) {
  return (
    <div>
      {items.map(({ name, detail, fate }) => (
        <p css={nodeStyles[fate]} key={name}>
          <b>{name}</b> <small>{detail}</small>
        </p>
      ))}
    </div>
  )
}

/** Lines from four nodes into the core, or out of it. */
function Links({ fates, out = false }: { fates: readonly Fate[]; out?: boolean }) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {fates.map((fate, index) => {
        const y = 12.5 + index * 25
        const core = 38 + index * 8
        const [from, to] = out ? [core, y] : [y, core]
        return <path key={index} css={linkStyles[fate]} d={`M0 ${from}C55 ${from} 45 ${to} 100 ${to}`} />
      })}
    </svg>
  )
}

/** One to three dots out of three. */
function Dots({ value }: { value: number }) {
  return (
    <svg viewBox="0 0 36 8" aria-hidden="true">
      <path d="M4 4h28.1" />
      <path d={`M4 4h${value * 14 - 13.9}`} />
    </svg>
  )
}
