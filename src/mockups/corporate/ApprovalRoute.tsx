import { useSite } from '../../page'
import { coralTag, tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import * as f from '../kit/frame.styles'
import { Meter, Price } from '../kit/kit'
import * as k from '../kit/kit.styles'
import { Ask, Moment, useTried } from '../kit/moment'
import { inCurrency } from '../kit/money'
import * as r from '../kit/result.styles'
import { optionsOf, Segmented } from '../kit/Segmented'
import { Slider } from '../kit/Slider'
import * as s from './ApprovalRoute.styles'
import { asked, FARE, flagsOf, isIssued, NAME, outcomeOf, spentOn, whole } from './policy'
import type { ApprovalWords, Outcome, TripState } from './words'

/** Spend of a department, in per cent of its limit, above which its bar is highlighted. */
const HOT = 90

/** The state in which the manager's stop is drawn, by the outcome. */
const managerStates = { inside: 'skipped', open: 'waiting', approved: 'passed', declined: 'flagged' } as const
const tags = { inside: tealTag, open: coralTag, approved: tealTag, declined: coralTag }

/** Renders a trip request on its way through the policy check to the manager, and the spend of the company's departments. */
export function ApprovalRoute({ words }: { words: ApprovalWords }) {
  const { currency, policy, moment } = words
  const [trip, set] = useTried<TripState>(NAME, words.start)
  const outcome = outcomeOf(policy, trip)
  const departments = spentOn(words.departments, policy, trip)
  const sum = (hundredths: number) => inCurrency(currency, whole(hundredths))
  const { cabin, leg, fare } = trip
  const said = moment.sentences[outcome]
    .replace('{cabin}', moment.cabin.options[cabin])
    .replace('{leg}', moment.leg.options[leg])
    .replace('{fare}', sum(fare))
    .replace('{left}', sum(departments[0]?.left ?? 0))
  return (
    <figure css={f.picture}>
      <Moment name={NAME} label={moment.label} cue={moment.cue} said={said}>
        <div css={[l.column, l.gap5, s.desk]}>
          <div css={k.pane}>
            <div css={k.bar}>
              <Icon name="route" />
              <span css={k.grow}>{moment.title}</span> <span css={tags[outcome]}>{moment.tags[outcome]}</span>
            </div>
            <Route words={words} trip={trip} outcome={outcome} set={set} />
          </div>
          <div css={[k.pane, k.part, r.foot, s.result]}>
            <output css={[t.even, r.said, r.room3, r.wideRoom2]}>{said}</output>{' '}
            <Ask name={NAME} setup={{ cabin, leg, fare: fare / 100, decision: outcome }}>
              {moment.ask}
            </Ask>
          </div>
          <Spend words={moment.spend} departments={departments} />
        </div>
      </Moment>
    </figure>
  )
}

type RouteProps = { words: ApprovalWords; trip: TripState; outcome: Outcome; set: (trip: TripState) => void }

/** Renders the four stops: request, check, manager, ticket. */
function Route({ words: { currency, policy, departments, moment }, trip, outcome, set }: RouteProps) {
  const { comma } = useSite().labels
  const { request, cabin, leg, fare, check, manager, issued } = moment
  const flags = flagsOf(policy, trip)
  const out = outcome !== 'inside'
  const decision = out ? trip.decision : undefined
  const sum = inCurrency(currency, whole(trip.fare))
  return (
    <ol css={[l.grid, s.route]}>
      <li css={[l.grid, l.relative]} data-state="passed">
        <p css={[l.row, s.stop]}>
          <b>{request.name}</b> <span css={k.quiet}>{request.at}</span>
        </p>
        <p css={k.quiet}>{[request.employee, departments[0].name, request.trip[trip.leg]].join(comma)}</p>
        <div css={[l.stack, l.gap1, s.trip]}>
          <Segmented
            name="cabin"
            legend={cabin.what}
            options={optionsOf(cabin.options)}
            chosen={trip.cabin}
            choose={cabin => set(asked(trip, { cabin }))}
          />
          <Segmented
            name="leg"
            legend={leg.what}
            options={optionsOf(leg.options)}
            chosen={trip.leg}
            choose={leg => set(asked(trip, { leg }))}
          />
          <label css={[l.grid, l.level, l.gap3, t.muted, s.fare]}>
            {`${fare.what} `}
            <Slider {...FARE} look={s.range} value={trip.fare} said={sum} move={fare => set(asked(trip, { fare }))} />{' '}
            <b css={[t.atEnd, t.unbroken]}>{sum}</b>
          </label>
        </div>
      </li>
      <li css={[l.grid, l.relative]} data-state={out ? 'flagged' : 'passed'}>
        <p css={[l.row, s.stop]}>
          <b>{check.name}</b> <span css={k.quiet}>{check.at}</span>
        </p>
        <p css={[l.grid, s.check]} data-state={out ? 'out' : undefined}>
          <span>{cabin.what}</span> <b data-state={flags.cabin ? 'out' : undefined}>{cabin.options[trip.cabin]}</b>{' '}
          <span>{`${cabin.allowed[trip.leg]} `}</span>
          <span>{fare.what}</span> <b data-state={flags.fare ? 'out' : undefined}>{sum}</b>{' '}
          <span>{fare.allowed.replace('{sum}', whole(policy.fare))}</span>
        </p>
      </li>
      <li css={[l.grid, l.relative]} data-state={managerStates[outcome]}>
        <p css={[l.row, s.stop]}>
          <b>{manager.name}</b> <span css={k.quiet}>{manager.at[outcome]}</span>
        </p>
        <Segmented
          name="decision"
          legend={manager.decide}
          options={optionsOf({ ...manager.options, ...(decision && { [decision]: manager.made[decision] }) })}
          chosen={decision}
          choose={decision => set({ ...trip, decision })}
          disabled={!out}
          look={s.decide}
        />
      </li>
      <li css={[l.grid, l.relative]} data-state={isIssued(outcome) ? 'passed' : outcome === 'open' ? 'ahead' : 'void'}>
        <p css={[l.row, s.stop]}>
          <b>{issued.name}</b> <span css={tags[outcome]}>{issued.tags[outcome]}</span>
        </p>
        <p css={[k.quiet, s.ticket]}>{issued.texts[outcome]}</p>
      </li>
    </ol>
  )
}

type SpendProps = { words: ApprovalWords['moment']['spend']; departments: ReturnType<typeof spentOn> }

function Spend({ words: { title, tag, of, total, month }, departments }: SpendProps) {
  const all = (key: 'spent' | 'limit') => whole(departments.reduce((sum, department) => sum + department[key], 0))
  return (
    <div css={[k.pane, s.spend]}>
      <div css={k.bar}>
        <span css={k.grow}>{title}</span> <span css={tealTag}>{tag}</span>
      </div>
      {departments.map(({ name, spent, limit }) => (
        <div
          css={[l.grid, l.level, k.lowPart, s.department]}
          key={name}
          data-state={100 * spent > HOT * limit ? 'hot' : undefined}
        >
          <b>{name}</b> <span css={t.muted}>{`${whole(spent)} ${of} ${whole(limit)}`}</span>{' '}
          <Meter value={(100 * spent) / limit} />
        </div>
      ))}
      <div css={[k.row, s.total]}>
        <span css={k.grow}>
          {`${total} `}
          <small>{month}</small>
        </span>{' '}
        <Price amount={all('spent')} currency={`${of} ${all('limit')}`} />
      </div>
    </div>
  )
}
