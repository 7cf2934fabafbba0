import { Icon } from '../../theme/Icon'
import type { IconName } from '../../theme/icons'
import * as l from '../../theme/layout.styles'
import { ruledAbove } from '../../theme/surface.styles'
import * as t from '../../theme/type.styles'
import * as f from '../kit/frame.styles'
import * as k from '../kit/kit.styles'
import { Ask, Moment } from '../kit/moment'
import { pressable } from '../kit/moment.styles'
import { ALL } from './model'
import * as s from './Portfolio.styles'
import type { RouteBookWords } from './words'

const inks = [undefined, s.stampTeal, s.stampInk]

/** The looks of the stops of two rows: from start to end, and back. */
const PLACES = [s.outward, undefined, s.turn, [s.outward, s.homeward], s.between, s.home]

/** The stamp of a stop. Three inks take turns; each row of three begins with a different one. */
export function Stamp({ icon, index }: { icon: IconName; index: number }) {
  return (
    <span
      css={[l.middle, l.rigid, t.coral, t.drawn1, s.stamp, inks[(index + Math.floor(index / 3)) % 3]]}
      aria-hidden="true"
    >
      <Icon name={icon} />
    </span>
  )
}

type RouteBookProps = {
  words: RouteBookWords
  /** The id of the chosen area, or `ALL`, and how many pieces that is. */
  choice: string
  count: number
  /** What a report on the first of them would count. */
  measure: string
  /** The id of the section with the first of them. */
  section: string
  choose: (choice: string) => void
}

/**
 * A route book: a stamp for each kind of work on one dashed route, which ends at an unstamped stop. Choosing a stamp says what
 * such work would be judged by, and where it is on the page.
 */
export function RouteBook({ words, choice, count, measure, section, choose }: RouteBookProps) {
  const { title, all, stops, next, moment } = words
  const chosen = stops.find(({ id }) => id === choice)
  const said = (chosen ? moment.one.replace('{name}', chosen.name) : moment.every).replace('{count}', String(count))
  const measured = chosen ? moment.measured.replace('{measure}', measure) : next
  const radio = (value: string) => ({
    css: s.radio,
    type: 'radio',
    name: 'stamps',
    checked: choice === value,
    onChange: () => choose(value),
  })
  return (
    <figure css={f.picture}>
      <Moment name="stamps" label={moment.label} cue={moment.cue} said={`${said}. ${measured}`}>
        <div css={k.pane}>
          <div css={k.bar}>
            <Icon name="route" />
            <span css={k.grow}>{title}</span>{' '}
            <label css={[l.grid, pressable, s.all]}>
              <input {...radio(ALL)} /> {all}
            </label>
          </div>
          <ol css={[l.columns3, s.route]}>
            {stops.map(({ id, name, work, icon }, index) => (
              <li
                css={[l.stack, t.centred, t.even, s.stop, PLACES[index % PLACES.length], index === 0 && s.start]}
                key={id}
              >
                <label css={[l.stack, pressable, s.choice]}>
                  <input {...radio(id)} /> <Stamp icon={icon} index={index} /> <b css={[t.text6, t.line3]}>{name}</b>{' '}
                  <small>{work}</small>
                </label>
              </li>
            ))}
          </ol>
          <div css={[l.cluster, ruledAbove, s.foot]}>
            <i />
            <span css={k.grow}>
              <output>
                <b css={[t.semibold, t.drawn1, t.line3, s.said]}>{said}</b> <small>{measured}</small>
              </output>{' '}
              <a href={`#${section}`}>{moment.see}</a>
            </span>{' '}
            <Ask name="stamps" setup={{ work: choice }}>
              {moment.ask}
            </Ask>
          </div>
        </div>
      </Moment>
    </figure>
  )
}
