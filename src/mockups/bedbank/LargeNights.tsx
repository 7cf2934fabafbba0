import * as s from './LargeNights.styles'
import { nightsOf } from './stopsell'
import type { CalendarWords } from './words'

/** Of the calendar's nights, from 0. */
const [FROM, TO] = [3, 7]

/** A corner of the calendar at reading size: nights of its first two rooms. */
export function LargeNights({ words: { weekdays, rooms } }: { words: CalendarWords }) {
  return (
    <div css={s.nights}>
      {weekdays.slice(FROM, TO).map((day, index) => (
        <small key={day}>{`${day} ${FROM + index + 1} `}</small>
      ))}
      {rooms.slice(0, 2).flatMap(room =>
        nightsOf(room, room.closed)
          .slice(FROM, TO)
          .map(({ state, left }, night) => (
            <i key={`${room.id}${night}`} data-state={state}>
              {`${left} `}
            </i>
          )),
      )}
    </div>
  )
}
