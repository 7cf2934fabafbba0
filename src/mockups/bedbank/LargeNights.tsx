import { Fragment } from 'react'
import { grid } from '../../theme/layout.styles'
import { roundM } from '../../theme/surface.styles'
import * as t from '../../theme/type.styles'
import { pane } from '../kit/kit.styles'
import { nights } from '../kit/nights.styles'
import * as s from './LargeNights.styles'
import { nightsOf } from './stopsell'
import { Weekday } from './Weekday'
import type { CalendarWords } from './words'

/** The nights shown, as indexes from 0 in the calendar: `FROM` is included, `TO` is not. */
const [FROM, TO] = [3, 7]

/** Renders a corner of the calendar at reading size: some nights of its first two rooms. */
export function LargeNights({ words }: { words: CalendarWords }) {
  const { month, weekdays, rooms } = words
  return (
    <div css={[grid, pane, nights, s.nights]}>
      <small data-part="name">{`${month} `}</small>
      {weekdays.slice(FROM, TO).map((day, index) => (
        <small key={day}>
          <Weekday words={words} night={FROM + index} />
          {` ${FROM + index + 1} `}
        </small>
      ))}
      {rooms.slice(0, 2).map(room => (
        <Fragment key={room.id}>
          <small data-part="name">{`${room.name} `}</small>
          {nightsOf(room, room.closed)
            .slice(FROM, TO)
            .map(({ state, left }, night) => (
              <i css={[grid, roundM, t.title4, t.tight, t.teal]} key={night} data-state={state}>
                {`${left} `}
              </i>
            ))}
        </Fragment>
      ))}
    </div>
  )
}
