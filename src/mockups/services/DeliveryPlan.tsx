import { hidden } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { counted } from '../kit/counted'
import * as f from '../kit/frame.styles'
import * as k from '../kit/kit.styles'
import { Ask, Moment, useTried } from '../kit/moment'
import { check, pressable } from '../kit/moment.styles'
import * as s from './DeliveryPlan.styles'
import { type Lane, type Route, routeOf } from './route'
import type { PlanWords } from './words'

const WEEKS = 12
const NAME = 'route'

type Team = PlanWords['teams'][number]

/** An example plan of the chosen teams on one calendar, and its summary. */
export function DeliveryPlan({ words }: { words: PlanWords }) {
  const { title, week, teams, signOff, moment } = words
  const [chosen, set] = useTried<readonly string[]>(
    NAME,
    teams.map(({ id }) => id),
  )
  const route = routeOf(teams, chosen)
  const said = summary(route, words)
  const toggle = (id: string) =>
    set(teams.flatMap(team => (chosen.includes(team.id) === (team.id === id) ? [] : team.id)))
  return (
    <figure css={f.picture}>
      <Moment name={NAME} label={moment.label} cue={moment.cue} said={said}>
        <div css={[l.column, l.gap5, s.scene]}>
          <div css={[k.pane, s.calendar]}>
            <div css={k.bar}>
              <Icon name="route" />
              <span css={k.grow}>{title}</span>{' '}
              <span css={[k.quiet, s.larger]}>{counted(words.length, route.length)}</span>
            </div>
            <div css={s.plan}>
              <span css={s.weeks} aria-hidden="true" />
              <div css={s.numbers} aria-hidden="true">
                <small>{week}</small>{' '}
                <span>
                  {Array.from({ length: WEEKS }, (_, index) => (
                    <small css={[index % 2 === 1 && s.even]} key={index}>{`${index + 1} `}</small>
                  ))}
                </span>
              </div>
              {teams.map(team => (
                <Row
                  key={team.id}
                  team={team}
                  lane={route.lanes.find(({ id }) => id === team.id)}
                  span={words.span}
                  toggle={() => toggle(team.id)}
                />
              ))}
              <div aria-hidden="true">
                <b css={[l.inline, t.medium]}>
                  <Icon name="stamp" />
                  {signOff}
                </b>{' '}
                <span css={s.route}>
                  {route.lanes.map(({ id, to }) => (
                    <i key={id} data-from={to}>
                      <b css={[l.middle, t.text1]}>{`${route.signOffs.indexOf(to) + 1} `}</b>
                    </i>
                  ))}
                </span>
              </div>
            </div>
          </div>
          <div css={[k.pane, s.summary]}>
            <div css={[l.column, l.gap3, s.foot]}>
              <output css={[t.text5, t.medium]}>{said}</output>
              <p css={[k.quiet, l.inline, s.larger]}>
                <i css={l.rigid} />
                {moment.critical}
              </p>
              {chosen.length > 0 && (
                <Ask name={NAME} setup={{ teams: chosen }}>
                  {moment.ask}
                </Ask>
              )}
            </div>
          </div>
        </div>
      </Moment>
    </figure>
  )
}

/** Returns the totals of the route and, if teams overlap, how long they would take one after the other. */
function summary({ lanes, length, inTurn, signOffs }: Route<Team>, { moment, length: weeks }: PlanWords): string {
  if (lanes.length === 0) return moment.none
  const sum = moment.summary
    .replace('{teams}', counted(moment.teams, lanes.length))
    .replace('{weeks}', counted(weeks, length))
    .replace('{signOffs}', counted(moment.signOffs, signOffs.length))
  return inTurn === length ? sum : `${sum} ${moment.inTurn.replace('{weeks}', counted(weeks, inTurn))}`
}

type RowProps = { team: Team; lane: Lane<Team> | undefined; span: string; toggle: () => void }

/** A team with its checkbox, and its weeks on the calendar. */
function Row({ team: { service, icon, work, weeks }, lane, span, toggle }: RowProps) {
  return (
    <label css={pressable}>
      <b css={[l.inline, t.medium]}>
        <input css={check} type="checkbox" checked={lane !== undefined} onChange={toggle} />
        <Icon name={icon} />
        {service}
      </b>{' '}
      <span>
        {lane && (
          <i css={[t.text3, s.lane, lane.critical && s.critical]} data-from={lane.from} data-weeks={weeks}>
            {work}
            <small css={hidden}>{span.replace('{from}', String(lane.from)).replace('{to}', String(lane.to))}</small>
          </i>
        )}
      </span>
    </label>
  )
}
