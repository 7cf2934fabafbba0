import * as s from './LargeNights.styles'
import { nightsOf } from './stopsell'
import type { CalendarWords } from './words'

/** The nights shown, as indexes from 0 in the calendar: `FROM` is included, `TO` is not. */
const [FROM, TO] = [3, 7]

/** Renders a corner of the calendar at reading size: some nights of its first two rooms. */
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
