import { useSite } from '../../page'
import { Icon } from '../../theme/Icon'
import * as l from '../../theme/layout.styles'
import { roundS, ruledAbove } from '../../theme/surface.styles'
import * as t from '../../theme/type.styles'
import { fill } from '../kit/fill'
import * as f from '../kit/frame.styles'
import { Price } from '../kit/kit'
import * as k from '../kit/kit.styles'
import { Ask, Moment, useTried } from '../kit/moment'
import { pressable, radio } from '../kit/moment.styles'
import { amount } from '../kit/money'
import { nights } from '../kit/nights.styles'
import { room3, wideRoom2 } from '../kit/result.styles'
import * as s from './AllotmentCalendar.styles'
import { Nights } from './Nights'
import * as side from './Side.styles'
import { NAME, netOf, type Offer, offers, runs, type Tried, untried } from './stopsell'
import type { CalendarWords, PlanWords, RoomWords } from './words'

/**
 * Renders the rooms left by night, which can be closed and opened, the channels that sell them, and the rates by board plan.
 */
export function AllotmentCalendar({ words }: { words: CalendarWords }) {
  const { comma } = useSite().labels
  const { hotel, title, rooms, key, channels, rates, moment } = words
  const [tried, set] = useTried<Tried>(NAME, untried(words))
  const room = rooms[tried.room]
  const plan = rates.plans[tried.plan]
  if (!room || !plan) return null
  const closed = tried.closed[tried.room] ?? []
  const sold = offers(channels.items, room, plan, closed)
  const count = Math.max(...sold.map(({ nights }) => nights.length))
  const said = `${closed.length > 0 ? moment.closed : moment.open} ${count > 0 ? moment.left : moment.none}`
    .replace('{room}', room.name)
    .replace('{nights}', runs(closed, moment.span, comma))
    .replace('{count}', `${count}`)
    .replace('{sum}', amount(netOf(room, plan)))
    .replace('{plan}', plan.name)
  return (
    <figure css={f.picture}>
      <Moment name={NAME} label={moment.label} cue={moment.cue} said={said}>
        <div css={[l.column, l.gap5, s.desk]}>
          <div css={k.pane}>
            <div css={[l.wrapping, k.bar, s.head]}>
              <Icon name="hotel" />
              <span>
                {`${hotel} `}
                <small>{title}</small>
              </span>{' '}
              <output css={[t.text3, room3, wideRoom2, s.said]}>{said}</output>
            </div>
            <Nights words={words} tried={tried} set={set} />
            <div css={[l.row, k.part, ruledAbove, s.foot]}>
              <p css={[k.legend, nights, s.days, s.key]}>
                {(['free', 'few', 'stop-sell', 'blackout'] as const).map(state => (
                  <span key={state}>
                    <i data-state={state} />
                    {`${key[state]} `}
                  </span>
                ))}
              </p>{' '}
              <Ask
                name={NAME}
                setup={{
                  room: room.id,
                  nights: closed.length > 0 ? closed.map(night => `n${night}`) : 'none',
                  plan: plan.id,
                }}
              >
                {moment.ask}
              </Ask>
            </div>
          </div>
          <div css={f.side}>
            <Rates words={rates} room={room} chosen={plan} choose={plan => set({ ...tried, plan })} />
            <Channels
              words={channels}
              room={room}
              sold={sold}
              closed={closed.length > 0 ? runs(closed, moment.span, comma) : ''}
            />
          </div>
        </div>
      </Moment>
    </figure>
  )
}

type RatesProps = {
  words: CalendarWords['rates']
  room: RoomWords
  chosen: PlanWords
  /** Takes the index of a plan. */
  choose: (plan: number) => void
}

/** The net price of a night in a room by board plan, one of which is chosen. */
function Rates({ words: { title, unit, plans }, room, chosen, choose }: RatesProps) {
  return (
    <div css={[l.grid, l.evenRows, k.pane, side.shared]}>
      <div css={[k.bar, side.bar]}>
        {`${title} `}
        <span css={[k.quiet, k.end]}>{unit}</span>
      </div>
      <div css={[l.columns3, l.gap2, side.rates]}>
        {plans.map((plan, index) => (
          <label css={[l.grid, l.level, roundS, pressable]} key={plan.id}>
            <input css={radio} type="radio" name={NAME} checked={plan === chosen} onChange={() => choose(index)} />{' '}
            {`${plan.name} `}
            <b css={[l.across, t.text6, t.semibold]}>{amount(netOf(room, plan))}</b>
          </label>
        ))}
      </div>
    </div>
  )
}

type ChannelsProps = {
  words: CalendarWords['channels']
  room: RoomWords
  sold: readonly Offer[]
  /** The nights that are closed, in words; empty if none is. */
  closed: string
}

/** What each channel sells of a room. */
function Channels({ words, room, sold, closed }: ChannelsProps) {
  return (
    <div css={[l.grid, l.evenRows, k.pane, side.shared]}>
      <div css={[k.bar, side.bar]}>
        {`${words.title} `}
        <span css={[k.quiet, k.end]}>{room.name}</span>
      </div>
      {sold.map(({ name, markup, sell, nights }) => (
        <div css={[k.row, side.channel, markup === null && s.spare]} key={name}>
          <span css={k.grow}>
            <b>{name}</b>{' '}
            <small data-state={markup !== null && closed ? 'closed' : undefined}>
              {markup === null
                ? words.none
                : closed
                  ? words.closed.replace('{nights}', closed)
                  : words.sells.replace('{nights}', `${nights.length}`)}
            </small>
          </span>{' '}
          {markup !== null && (
            <Price amount={amount(sell)} currency={markup ? fill(words.marked, { markup }) : words.net} />
          )}
        </div>
      ))}
    </div>
  )
}
