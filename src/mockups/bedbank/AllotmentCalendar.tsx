import { type ChangeEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
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
import * as side from './Side.styles'
import { type Closed, NAME, NIGHTS, netOf, nightsOf, offers, paint, runs, type Tried, untried } from './stopsell'
import { Weekday } from './Weekday'
import type { CalendarWords } from './words'

/** How many rooms low viewports show. */
const FEWER = 5

/** A cell of the calendar: `room` counts from 0, `night` from 1. */
type Cell = { room: number; night: number }

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
            <div css={[l.grid, l.evenRows, k.pane, side.shared]}>
              <div css={[k.bar, side.bar]}>
                {`${rates.title} `}
                <span css={[k.quiet, k.end]}>{rates.unit}</span>
              </div>
              <div css={[l.columns3, l.gap2, side.rates]}>
                {rates.plans.map((choice, index) => (
                  <label css={[l.grid, l.level, roundS, pressable]} key={choice.id}>
                    <input
                      css={radio}
                      type="radio"
                      name={NAME}
                      checked={index === tried.plan}
                      onChange={() => set({ ...tried, plan: index })}
                    />{' '}
                    {`${choice.name} `}
                    <b css={[l.across, t.text6, t.semibold]}>{amount(netOf(room, choice))}</b>
                  </label>
                ))}
              </div>
            </div>
            <div css={[l.grid, l.evenRows, k.pane, side.shared]}>
              <div css={[k.bar, side.bar]}>
                {`${channels.title} `}
                <span css={[k.quiet, k.end]}>{room.name}</span>
              </div>
              {sold.map(({ name, markup, sell, nights }) => (
                <div css={[k.row, side.channel, markup === null && s.spare]} key={name}>
                  <span css={k.grow}>
                    <b>{name}</b>{' '}
                    <small data-state={markup !== null && closed.length > 0 ? 'closed' : undefined}>
                      {markup === null
                        ? channels.none
                        : closed.length > 0
                          ? channels.closed.replace('{nights}', runs(closed, moment.span, comma))
                          : channels.sells.replace('{nights}', `${nights.length}`)}
                    </small>
                  </span>{' '}
                  {markup !== null && (
                    <Price amount={amount(sell)} currency={markup ? fill(channels.marked, { markup }) : channels.net} />
                  )}
                </div>
              ))}
            </div>
          </div>
        </div>
      </Moment>
    </figure>
  )
}

/** Returns the first day of the week that a night belongs to, counted from 1. The index of the night counts from 0. */
const weekOf = (index: number): number => index - (index % 7) + 1

/** A drag of mouse or finger over the nights of a room: all of them take the new state of the first. */
type Stroke = { from: Cell; to: number; shut: boolean; before: Closed; moved: boolean }

/** How many rooms down and nights across each arrow key moves the focus. */
const STEPS: Readonly<Record<string, readonly [room: number, night: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

type NightsProps = { words: CalendarWords; tried: Tried; set: (tried: Tried) => void }

/**
 * Renders a check box for each night: Tab reaches one, the arrow keys the others. A drag gives all nights the state of its
 * first.
 */
function Nights({ words, tried, set }: NightsProps) {
  const { month, weekdays, rooms, moment } = words
  const [at, setAt] = useState<Cell>({ room: tried.room, night: 1 })
  const stroke = useRef<Stroke>(null)

  const close = (before: Closed, { room, night }: Cell, to: number, shut: boolean) => {
    const own = rooms[room]
    if (!own) return
    const closed = before.map((nights, index) => (index === room ? paint(own, nights, night, to, shut) : nights))
    set({ ...tried, room, closed })
  }

  const press = ({ target, pointerId }: PointerEvent) => {
    const from = cellAt(target)
    const shut = from && !tried.closed[from.room]?.includes(from.night)
    stroke.current = from && { from, to: from.night, shut: shut === true, before: tried.closed, moved: false }
    // Otherwise the night that a finger touches first would capture it, and the others would get no events.
    if (from) (target as Element).releasePointerCapture(pointerId)
  }

  const draw = ({ target, buttons }: PointerEvent) => {
    const { current } = stroke
    const to = cellAt(target)?.night
    if (!buttons || !current || !to || to === current.to) return
    Object.assign(current, { to, moved: true })
    close(current.before, current.from, to, current.shut)
  }

  /**
   * Returns whether a change is the click at the end of a drag that ended where it began: its nights are set already. Clicks
   * by keys and screen readers have no `detail`.
   */
  const drawn = ({ nativeEvent }: ChangeEvent) =>
    nativeEvent instanceof MouseEvent && nativeEvent.detail > 0 && stroke.current?.moved

  const step = (event: KeyboardEvent<HTMLElement>) => {
    const [down, across] = STEPS[event.key] ?? [0, 0]
    const cell = cellAt(event.target)
    if (!cell || (!down && !across)) return
    event.preventDefault()
    const on = event.currentTarget.matches(':dir(rtl)') ? -across : across
    for (let { room, night } = cell; ; ) {
      room += down
      night += on
      const next = event.currentTarget.querySelector(`[data-room="${room}"] > [data-night="${night}"]`)
      if (!next) return
      const input = next.querySelector('input')
      if (input?.checkVisibility()) return input.focus()
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to events of the check boxes inside
    <div
      css={[l.column, l.gap3, nights, s.days, s.calendar]}
      onPointerDown={press}
      onPointerMove={draw}
      onKeyDown={step}
    >
      <div css={[l.grid, l.gap1, l.level, s.dates]}>
        <b css={[l.inline, l.across, t.unbroken, s.month]}>
          {`${month} `}
          <span css={l.inline}>
            {[weekOf(0), weekOf(weekdays.length)].map(from => {
              const week = runs(
                weekdays.map((_, night) => from + night),
                moment.span,
              )
              return (
                <label css={[l.inline, l.gap3]} key={from}>
                  <input
                    css={radio}
                    type="radio"
                    name="week"
                    value={from}
                    defaultChecked={from === weekOf(0)}
                    aria-label={`${week} ${month}`}
                  />
                  {` ${week} `}
                </label>
              )
            })}
          </span>
        </b>
        {Array.from({ length: NIGHTS }, (_, night) => (
          <span key={night} data-week={weekOf(night)}>
            <small>
              <Weekday words={words} night={night} />
            </small>
            {` ${night + 1} `}
          </span>
        ))}
      </div>
      {rooms.map((own, room) => (
        <div css={[l.grid, l.gap1, l.level, room >= FEWER && s.spare]} key={own.id} data-room={room}>
          <b css={[l.across, t.unbroken]} aria-current={room === tried.room || undefined}>
            {own.name}
          </b>{' '}
          {nightsOf(own, tried.closed[room]).map(({ state, left }, index) => {
            const cell = { room, night: index + 1 }
            const place = { 'data-night': cell.night, 'data-week': weekOf(index) }
            if (state === 'blackout') return <i key={index} data-state={state} {...place} />
            return (
              <span key={index} data-state={state} {...place}>
                <input
                  type="checkbox"
                  aria-label={moment.night.replace('{room}', own.name).replace('{night}', `${cell.night}`)}
                  tabIndex={at.room === room && at.night === cell.night ? 0 : -1}
                  checked={state === 'stop-sell'}
                  onFocus={() => setAt(cell)}
                  onChange={event => drawn(event) || close(tried.closed, cell, cell.night, event.target.checked)}
                />
                {`${left} `}
              </span>
            )
          })}
        </div>
      ))}
    </div>
  )
}

/** Returns the cell that a node of the calendar lies in, or null outside of the cells. */
function cellAt(node: EventTarget): Cell | null {
  const of = (name: 'room' | 'night') => (node as Element).closest<HTMLElement>(`[data-${name}]`)?.dataset[name]
  const [room, night] = [of('room'), of('night')]
  return room && night ? { room: Number(room), night: Number(night) } : null
}
