import { useSite } from '../../page'
import { coralTag, tag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import * as l from '../../theme/layout.styles'
import { card, edged, roundS, ruledAbove, sand } from '../../theme/surface.styles'
import * as t from '../../theme/type.styles'
import { counted } from '../kit/counted'
import * as f from '../kit/frame.styles'
import * as k from '../kit/kit.styles'
import { Ask, Moment, useTried } from '../kit/moment'
import { amount, inCurrency } from '../kit/money'
import { Segmented } from '../kit/Segmented'
import * as s from './Consultancy.styles'
import { Key } from './Key'
import * as n from './Nodes.styles'
import { figuresOf, type Link, type OperatingPlan } from './operating-model'
import { Scores } from './Scores'
import type { ModelWords, NodeWords, View } from './words'

const NAME = 'target'
type Side = 'into' | 'out'

const VIEWS: readonly View[] = ['today', 'target']

/** Renders the suppliers, systems and channels of an agency, today and as planned, and how mature it is. */
export function OperatingModel({ words }: { words: ModelWords }) {
  const { title, heads, plans, scores, moment } = words
  const [view, set] = useTried<View>(NAME, 'today')
  const { suppliers, systems, channels } = plans[view]
  const said = summary(view, words, useSite().labels.comma)
  return (
    <figure css={f.picture}>
      <div css={s.model}>
        <Moment name={NAME} label={moment.label} cue={moment.cue} said={said.join(' ')}>
          <div css={k.pane}>
            <div css={[l.wrapping, k.bar, s.bar]}>
              <Icon name="compass" />
              <span css={k.grow}>{title}</span>{' '}
              <Segmented
                name={NAME}
                legend={title}
                isLegendHidden
                options={VIEWS.map(id => ({ id, name: words.views[id] }))}
                chosen={view}
                choose={set}
                look={s.views}
              />
            </div>
            <div css={[l.grid, t.even, s.map]}>
              <small>{heads.suppliers}</small> <small data-part="systems">{heads.systems}</small>{' '}
              <small data-part="channels">{heads.channels}</small> <Nodes items={suppliers} />
              <Links plans={plans} side="into" view={view} />
              <div css={n.systems} data-part="systems" data-state={plans[view].joined ? 'joined' : undefined}>
                {systems.map(({ name, tag: note, hot }) => (
                  <p css={[l.cluster, edged, roundS, t.text1]} key={name}>
                    {`${name} `}
                    <span css={hot ? coralTag : tag}>{note}</span>
                  </p>
                ))}
              </div>
              <Links plans={plans} side="out" view={view} />
              <Nodes items={channels} part="channels" />
            </div>
            <div css={[l.grid, l.level, sand, k.part, ruledAbove, s.foot]}>
              <output css={[t.text3, t.even]}>
                <b css={[l.block, t.text7, t.medium, t.line3, t.tight]}>{`${said[0]} `}</b>
                <span>{said[1]}</span>
              </output>{' '}
              <Ask name={NAME} setup={{ view }}>
                {moment.ask}
              </Ask>
            </div>
            <Scores words={scores} reached={view === 'target'} />
            <Key views={words.views} />
          </div>
        </Moment>
      </div>
    </figure>
  )
}

/** Returns two sentences: how many connections the agency has, and what it pays for but does not sell. */
function summary(
  view: View,
  { views, plans, moment }: ModelWords,
  comma: string,
): [connections: string, unsold: string] {
  const { links, sheets, unsold, wasted } = figuresOf(plans[view])
  const sum = moment.summary
    .replace('{view}', views[view])
    .replace('{links}', counted(moment.links, links))
    .replace('{sheets}', counted(moment.sheets, sheets))
  const names = unsold.map(place => plans[view].suppliers[place]?.name).join(comma)
  const money = moment.unsold.replace('{names}', names).replace('{sum}', inCurrency(moment.currency, amount(wasted)))
  return [sum, unsold.length > 0 ? money : moment.sold]
}

function Nodes({ items, part }: { items: readonly NodeWords[]; part?: string }) {
  return (
    <div data-part={part}>
      {items.map(({ name, text, state }, place) => (
        <p css={[l.grid, edged, roundS, card, n.node]} data-state={state} key={place}>
          <b css={t.text1}>{name}</b> <small>{`${text} `}</small>
        </p>
      ))}
    </div>
  )
}

/** Renders the connections of one side in both views, of which only the chosen one is visible. */
function Links({ plans, side, view }: { plans: ModelWords['plans']; side: Side; view: View }) {
  return (
    <svg data-part={side} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {VIEWS.map(option => (
        <g key={option} data-part={option} data-state={option === view ? 'seen' : undefined}>
          <path d={linesOf(plans[option], side, false)} />
          <path data-part="hand" d={linesOf(plans[option], side, true)} />
        </g>
      ))}
    </svg>
  )
}

/** Draws the connections of one side that lead through a spreadsheet kept by hand, or all others. */
const linesOf = (plan: OperatingPlan, side: Side, hand: boolean) =>
  plan[side]
    .filter(([from, to]) => hand === Boolean(plan.systems[side === 'into' ? to : from]?.sheet))
    .map(line)
    .join('')

const line = ([from, to]: Link) => {
  const [start, end] = [12.5 + from * 25, 12.5 + to * 25]
  return `M0 ${start}C55 ${start} 45 ${end} 100 ${end}`
}
