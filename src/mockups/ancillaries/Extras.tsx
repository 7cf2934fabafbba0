import { Icon } from '../../theme/Icon'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import * as f from '../kit/frame.styles'
import { Field } from '../kit/kit'
import * as k from '../kit/kit.styles'
import { Ask, Moment, useTried } from '../kit/moment'
import { control, toggle as plainToggle, pressable } from '../kit/moment.styles'
import { amount, inCurrency } from '../kit/money'
import * as r from '../kit/result.styles'
import { optionsOf, Segmented } from '../kit/Segmented'
import { Cabin } from './Cabin'
import * as s from './Extras.styles'
import { basketOf, OWN, onBooking, toggled, zoneOf } from './seats'
import type { Extra, ExtrasWords, SeatsState } from './words'

const NAME = 'seats'

/** Renders the seat map, the other extras for the booking, and an add-on that only the operator sells. */
export function Extras({ words }: { words: ExtrasWords }) {
  const { currency, zones, rows, extras, moment } = words
  const [state, set] = useTried<SeatsState>(NAME, words.start)
  const zone = zoneOf(rows, state.seat)
  const booked = onBooking(extras, state)
  const { sell, margin } = basketOf(words, state)
  /** For a sum alone, which may need two lines where a reader has set letters apart. */
  const sum = (hundredths: number) => `${currency} ${amount(hundredths)}`
  const host = extras.find(({ id }) => id === OWN)
  const said = `${moment.sum} ${state.mandatory ? moment.every : ''}`
    .trim()
    .replace('{seat}', state.seat)
    .replace('{count}', String(booked.length))
    .replace('{all}', String(extras.length))
    .replace('{sum}', inCurrency(currency, amount(sell)))
    .replace('{margin}', inCurrency(currency, amount(margin)))
    .replace('{name}', host?.name ?? '')
  return (
    <figure css={f.picture}>
      <Moment name={NAME} label={moment.label} cue={moment.cue} said={said}>
        <div css={[l.column, l.gap5, s.desk]}>
          <div css={k.pane}>
            <div css={[k.bar, s.head]}>
              <Icon name="armchair" />
              <span css={k.grow}>{moment.seat.replace('{seat}', state.seat)}</span>{' '}
              <span css={k.quiet}>{zones[zone].name}</span> <b>{sum(zones[zone].sell)}</b>
            </div>
            <Cabin words={words} chosen={state.seat} choose={seat => set({ ...state, seat })} />
          </div>
          <div css={[l.grid, k.pane, s.extras]}>
            <div css={[k.bar, s.head]}>
              {`${moment.title} `}
              <span css={[k.quiet, k.end]}>{moment.booking}</span>
            </div>
            {extras.map(extra => (
              <Line
                key={extra.id}
                extra={extra}
                price={extra.sell > 0 ? amount(extra.sell) : moment.free}
                on={booked.includes(extra)}
                fixed={state.mandatory && extra.id === OWN}
                toggle={() => set(toggled(state, extra.id))}
              />
            ))}
            <div css={[l.ends, k.selectedRow, s.total]}>
              <Field label={moment.pays} value={sum(sell)} />{' '}
              <Field label={moment.keeps} value={sum(margin)} state="kept" />
            </div>
          </div>
          <div css={[k.pane, l.across]}>
            {host && (
              <AddOn
                words={moment}
                addOn={host}
                mandatory={state.mandatory}
                set={mandatory => set({ ...state, mandatory })}
              />
            )}
            <div css={[k.lowPart, r.foot]}>
              <output css={[t.even, r.said, r.room3, r.wideRoom2]}>{said}</output>{' '}
              <Ask name={NAME} setup={setupOf(state, zone, booked)}>
                {moment.ask}
              </Ask>
            </div>
          </div>
        </div>
      </Moment>
    </figure>
  )
}

type AddOnProps = {
  words: ExtrasWords['moment']
  addOn: Extra
  mandatory: boolean
  set: (mandatory: boolean) => void
}

/** Renders the operator's own add-on: what it earns, and whether it is mandatory. */
function AddOn({ words, addOn, mandatory, set }: AddOnProps) {
  return (
    <div css={[l.cluster, k.row, s.addOn]}>
      <p css={[l.inline, l.gap4]}>
        <span css={k.coralMonogram}>
          <Icon name={addOn.icon} />
        </span>
        <span>
          <b>{addOn.name}</b> <small>{addOn.text}</small>
        </span>
      </p>
      <div css={[l.inline, l.gap5, s.money]}>
        <Field label={words.money.net} value={amount(addOn.net)} />
        <Field label={words.money.sell} value={amount(addOn.sell)} />
        <Field label={words.money.margin} value={amount(addOn.sell - addOn.net)} state="kept" />
      </div>
      <Segmented
        name={`${NAME}-rule`}
        legend={words.rule}
        options={optionsOf({ optional: words.optional, mandatory: words.mandatory })}
        chosen={mandatory ? 'mandatory' : 'optional'}
        choose={rule => set(rule === 'mandatory')}
      />
    </div>
  )
}

/** Returns what the link to the contact form carries along; `seats` in content/setups words it. */
function setupOf({ mandatory }: SeatsState, zone: string, booked: readonly Extra[]) {
  const ids = booked.map(({ id }) => id)
  const bought = ids.filter(id => id !== OWN)
  return {
    zone,
    extras: bought.length > 0 ? bought : ['none'],
    host: mandatory ? 'mandatory' : ids.includes(OWN) ? 'chosen' : 'left',
  }
}

type LineProps = { extra: Extra; price: string; on: boolean; fixed: boolean; toggle: () => void }

/** Renders an extra with its switch, which is disabled where the extra is mandatory. */
function Line({ extra: { icon, name, text }, price, on, fixed, toggle }: LineProps) {
  return (
    <label css={[k.row, pressable, s.extra]} data-state={on ? 'on' : undefined}>
      <span css={k.tealMonogram}>
        <Icon name={icon} />
      </span>
      <span css={k.grow}>
        <b>{name}</b> <small>{text}</small>
      </span>{' '}
      <span css={[t.muted, s.price]}>{price}</span>{' '}
      <input
        css={[control, plainToggle, s.toggle]}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its checked state itself (ARIA in HTML)
        role="switch"
        checked={on}
        disabled={fixed}
        onChange={toggle}
      />
    </label>
  )
}
