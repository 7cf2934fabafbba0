import { type ChangeEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { radio } from '../kit/moment.styles'
import { nights } from '../kit/nights.styles'
import * as s from './AllotmentCalendar.styles'
import { type Closed, NIGHTS, nightsOf, paint, runs, type Tried } from './stopsell'
import { Weekday } from './Weekday'
import type { CalendarWords } from './words'

/** How many rooms low viewports show. */
const FEWER = 5

/** A cell of the calendar: `room` counts from 0, `night` from 1. */
type Cell = { room: number; night: number }

/** Closes or opens the nights of a room between a cell and another night, among those that were closed before. */
type Close = (before: Closed, from: Cell, to: number, shut: boolean) => void

type Props = { words: CalendarWords; tried: Tried; set: (tried: Tried) => void }

/**
 * Renders a check box for each night: Tab reaches one, the arrow keys the others. A drag gives all nights the state of its
 * first.
 */
export function Nights({ words, tried, set }: Props) {
  const { rooms, moment } = words
  const [at, setAt] = useState<Cell>({ room: tried.room, night: 1 })
  /** The tab stop: the night of the focus or of the chosen week, or the next one that can be closed. */
  const [stop] = [at.room, ...rooms.keys()].flatMap(room => {
    const nights = rooms[room] ? nightsOf(rooms[room]) : []
    const index = nights.findIndex(({ state }, index) => index + 1 >= at.night && state !== 'blackout')
    return index < 0 ? [] : { room, night: index + 1 }
  })

  const close: Close = (before, { room, night }, to, shut) => {
    const own = rooms[room]
    if (!own) return
    const closed = before.map((nights, index) => (index === room ? paint(own, nights, night, to, shut) : nights))
    set({ ...tried, room, closed })
  }
  const { press, draw, drawn } = useStroke(tried.closed, close)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to events of the check boxes inside
    <div
      css={[l.column, l.gap3, nights, s.days, s.calendar]}
      onPointerDown={press}
      onPointerMove={draw}
      onKeyDown={step}
    >
      <Dates words={words} show={night => setAt({ ...at, night })} />
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
                  tabIndex={stop?.room === room && stop.night === cell.night ? 0 : -1}
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

/** Returns the first day of the week that a night belongs to, counted from 1. The index of the night counts from 0. */
const weekOf = (index: number): number => index - (index % 7) + 1

/** The weekday and day of each night, and the choice of the week that narrow screens show. */
function Dates({ words, show }: { words: CalendarWords; show: (night: number) => void }) {
  const { month, weekdays, moment } = words
  return (
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
                  onChange={() => show(from)}
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
  )
}

/** A drag of mouse or finger over the nights of a room: all of them take the new state of the first. */
type Stroke = { from: Cell; to: number; shut: boolean; before: Closed; moved: boolean }

/** Returns the handlers of a drag over the nights. */
function useStroke(closed: Closed, close: Close) {
  const stroke = useRef<Stroke>(null)

  const press = ({ target, pointerId }: PointerEvent) => {
    const from = cellAt(target)
    const shut = from && !closed[from.room]?.includes(from.night)
    stroke.current = from && { from, to: from.night, shut: shut === true, before: closed, moved: false }
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

  return { press, draw, drawn }
}

/** How many rooms down and nights across each arrow key moves the focus. */
const STEPS: Readonly<Record<string, readonly [room: number, night: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Moves the focus by an arrow key. */
function step(event: KeyboardEvent<HTMLElement>) {
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

/** Returns the cell that a node of the calendar lies in, or null outside of the cells. */
function cellAt(node: EventTarget): Cell | null {
  const of = (name: 'room' | 'night') => (node as Element).closest<HTMLElement>(`[data-${name}]`)?.dataset[name]
  const [room, night] = [of('room'), of('night')]
  return room && night ? { room: Number(room), night: Number(night) } : null
}
