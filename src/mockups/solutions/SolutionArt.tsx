// A small picture of each solution, for the cards of the home page.
import { chips, coralTag, tag, tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import { Art, Meter } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './SolutionArt.styles'

// PLACEHOLDER: invented agencies and their credit in the picture of the B2B card
const agencies = [
  { initials: 'DH', name: 'Delta Holidays', used: 62, status: 'Active' },
  { initials: 'OT', name: 'Oasis Tours', used: 97, status: 'Overdraft' },
  { initials: 'AT', name: 'Atlas Travel', used: 22, status: 'Active' },
  { initials: 'LV', name: 'Levant Voyages', used: 100, status: 'Blocked' },
]

export function AgencyList() {
  return (
    <Art tone="dusk">
      <div css={k.window}>
        <div css={k.bar}>
          Agencies <span css={k.quietEnd}>Credit used</span>
        </div>
        {agencies.map(({ initials, name, used, status }) => (
          <div css={k.row} key={name}>
            <span css={used > 90 ? k.coralMonogram : k.monogram}>{initials}</span>{' '}
            <span css={k.grow}>
              <b>{name}</b> <Meter value={used} hot={used > 90} />
            </span>{' '}
            <b>{`${used}%`}</b>{' '}
            <span css={s.status}>
              <span css={used > 90 ? coralTag : tealTag}>{status}</span>
            </span>
          </div>
        ))}
      </div>
    </Art>
  )
}

export function PackageOffer() {
  return (
    <Art tone="apricot">
      <div css={k.window}>
        <div css={k.bar}>
          <Icon name="package" />
          Flight + hotel{' '}
          <span css={k.endChips}>
            <span css={tag}>EN</span> <span css={tealTag}>AR</span> <span css={tag}>AED</span>
          </span>
        </div>
        <div css={k.row}>
          <span css={k.grow}>
            <b>Istanbul, 4 nights</b> <small>Direct flight, old town, breakfast</small>
          </span>{' '}
          <span css={k.price}>
            2,340 <small>AED</small>
          </span>
        </div>
        <div css={k.row}>
          <span css={chips}>
            <span css={tag}>Card</span> <span css={tag}>Wallet</span> <span css={coralTag}>Pay in 4</span>
          </span>{' '}
          <span css={k.end}>
            <span css={k.coralPress}>Book</span>
          </span>
        </div>
      </div>
    </Art>
  )
}

export function TripRequest() {
  return (
    <Art tone="teal">
      <div css={k.window}>
        <div css={k.bar}>
          <span css={k.grow}>Trip request</span> <span css={coralTag}>Out of policy</span>
        </div>
        <div css={k.row}>
          <span css={k.tealMonogram}>SM</span>{' '}
          <span css={k.grow}>
            <b>Business, DXB to CAI</b> <small>Policy: economy under 6 h</small>
          </span>
        </div>
        <div css={k.row}>
          <span css={k.coralMonogram}>?</span>{' '}
          <span css={k.grow}>
            <b>Manager approval</b> <small>Over USD 1,500</small>
          </span>
        </div>
      </div>
    </Art>
  )
}

// Seats by row, the aisle after the third: free (.), taken (x), priced (c), chosen (e).
const seats = ['..xx..', '.cx...', '.x..ce', '....x.', '.xx...']

const seatStyles: Record<string, typeof s.taken> = { x: s.taken, c: s.priced, e: s.chosen }

export function SeatMap() {
  return (
    <Art tone="apricot">
      <div css={k.window}>
        <div css={k.bar}>
          <span css={k.grow}>Seat 4E</span> <b>+ USD 18</b>
        </div>
        <svg css={s.cabin} viewBox="0 0 152 100" aria-hidden="true">
          {seats.flatMap((row, y) =>
            Array.from(row, (seat, x) => (
              <rect
                key={`${x}-${y}`}
                css={seatStyles[seat]}
                x={x * 20 + (x > 2 ? 30 : 4)}
                y={y * 20 + 2}
                width="15"
                height="15"
                rx="4"
              />
            )),
          )}
        </svg>
      </div>
    </Art>
  )
}

// Rooms left per day; s is a stop-sell, b a blackout.
const rooms = ['8', '6', '3', '0', 's', 's', '9', '9', '5', '2', '8', '8', 'b', 'b', 'b', '4', '6', '7', '3', '1', '9']

export function RoomCalendar() {
  return (
    <Art tone="violet">
      <div css={k.window}>
        <div css={k.bar}>
          Deluxe twin{' '}
          <span css={k.endChips}>
            <span css={tag}>BB</span> <span css={tag}>HB</span> <span css={tag}>AI</span>
          </span>
        </div>
        <div css={s.calendar}>
          {rooms.map((left, day) => {
            // A day's kind is its element, as in the calendar of the bed bank page: fewer bytes than a class each.
            if (left === 's') return <u key={day} />
            if (left === 'b') return <b key={day} />
            const count = `${left} `
            return Number(left) < 4 ? <em key={day}>{count}</em> : <i key={day}>{count}</i>
          })}
        </div>
      </div>
    </Art>
  )
}
