import { chips, coralTag, tag, tealTag } from '../theme/base.styles'
import { Icon } from '../theme/Icon'
import * as s from './Home.styles'
import { Art, Meter, Picture } from './kit'
import * as k from './kit.styles'
import { OverdraftRequest } from './OverdraftRequest'

// PLACEHOLDER: the invented fares of the product picture: airline, times, stop, source, net, markup, sell
const fares = [
  {
    initials: 'NJ',
    airline: 'Nile Jet',
    from: '06:35',
    to: '12:10',
    via: 'Direct',
    source: 'NDC',
    net: '1,104.00',
    markup: '6% retail',
    sell: '1,170.24',
  },
  {
    initials: 'GL',
    airline: 'Gulfline',
    from: '09:20',
    to: '14:55',
    via: 'Direct',
    source: 'GDS',
    net: '1,182.00',
    markup: '4% office',
    sell: '1,229.28',
  },
  {
    initials: 'LV',
    airline: 'Levanter',
    from: '11:05',
    to: '18:40',
    via: '1 stop AMM',
    source: 'LCC',
    net: '861.00',
    markup: 'AED 45 fixed',
    sell: '906.00',
  },
  {
    initials: 'MA',
    airline: 'Marsa Air',
    from: '15:45',
    to: '21:15',
    via: 'Direct',
    source: 'GDS',
    net: '1,240.00',
    markup: '4% office',
    sell: '1,289.60',
  },
  {
    initials: 'NJ',
    airline: 'Nile Jet',
    from: '18:10',
    to: '23:40',
    via: 'Direct',
    source: 'NDC',
    net: '1,268.00',
    markup: '6% retail',
    sell: '1,344.08',
  },
]

const monograms: Record<string, typeof k.monogram> = { NDC: k.tealMonogram, LCC: k.coralMonogram }

/** Flight results, and beside them an overdraft to approve and the markup rules. */
export function FlightSearch() {
  return (
    <Picture label="Product preview: flight results from Cairo to Dubai with GDS, NDC and low-cost fares, the markup on each, and an overdraft request waiting for approval">
      <div css={k.duo}>
        <div css={k.window}>
          <div css={k.bar}>
            <Icon name="plane" />
            CAI to DXB
            <span css={k.wide}>
              <span css={k.quiet}>Thu 12 Mar, 2 adults</span>
            </span>
            <span css={k.endChips}>
              <span css={tag}>GDS</span>
              <span css={tealTag}>NDC</span>
              <span css={tag}>LCC</span>
            </span>
          </div>
          {fares.map(({ initials, airline, from, to, via, source, net, markup, sell }, index) => (
            <div css={s.fare} key={sell}>
              <span css={monograms[source] ?? k.monogram}>{initials}</span>
              <span>{airline}</span>
              <span css={s.leg}>
                <b>{from}</b>
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <path d="M0 2h100" />
                </svg>
                <b>{to}</b>
                <small>CAI</small>
                <small>{via}</small>
                <small>DXB</small>
              </span>
              <span>
                <span css={source === 'NDC' ? tealTag : tag}>{source}</span>
              </span>
              <span css={k.quiet}>
                {`Net ${net}`}
                <br />
                {`+ ${markup}`}
              </span>
              <span css={k.price}>
                {sell}
                <small>AED</small>
              </span>
              <span css={index === 0 ? k.coralPress : k.press}>Select</span>
            </div>
          ))}
        </div>
        <div css={k.side}>
          <OverdraftRequest />
          <div css={s.rules}>
            <div css={k.window}>
              <div css={k.bar}>Markup rules</div>
              <Rule name="Flights, NDC" scope="Office CAI-02" markup="+ 6%" />
              <Rule name="Flights, LCC" scope="All agencies" markup="+ 45" />
              <Rule name="Hotels" scope="Delta Holidays" markup="+ 9%" />
            </div>
          </div>
        </div>
      </div>
    </Picture>
  )
}

function Rule({ name, scope, markup }: { name: string; scope: string; markup: string }) {
  return (
    <div css={k.row}>
      <span css={k.grow}>
        <b>{name}</b>
        <small>{scope}</small>
      </span>
      <b>{markup}</b>
    </div>
  )
}

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
            <span css={used > 90 ? k.coralMonogram : k.monogram}>{initials}</span>
            <span css={k.grow}>
              <b>{name}</b>
              <Meter value={used} hot={used > 90} />
            </span>
            <b>{`${used}%`}</b>
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
          Flight + hotel
          <span css={k.endChips}>
            <span css={tag}>EN</span>
            <span css={tealTag}>AR</span>
            <span css={tag}>AED</span>
          </span>
        </div>
        <div css={k.row}>
          <span css={k.grow}>
            <b>Istanbul, 4 nights</b>
            <small>Direct flight, old town, breakfast</small>
          </span>
          <span css={k.price}>
            2,340<small>AED</small>
          </span>
        </div>
        <div css={k.row}>
          <span css={chips}>
            <span css={tag}>Card</span>
            <span css={tag}>Wallet</span>
            <span css={coralTag}>Pay in 4</span>
          </span>
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
          <span css={k.grow}>Trip request</span>
          <span css={coralTag}>Out of policy</span>
        </div>
        <div css={k.row}>
          <span css={k.tealMonogram}>SM</span>
          <span css={k.grow}>
            <b>Business, DXB to CAI</b>
            <small>Policy: economy under 6 h</small>
          </span>
        </div>
        <div css={k.row}>
          <span css={k.coralMonogram}>?</span>
          <span css={k.grow}>
            <b>Manager approval</b>
            <small>Over USD 1,500</small>
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
          <span css={k.grow}>Seat 4E</span>
          <b>+ USD 18</b>
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
          Deluxe twin
          <span css={k.endChips}>
            <span css={tag}>BB</span>
            <span css={tag}>HB</span>
            <span css={tag}>AI</span>
          </span>
        </div>
        <div css={s.calendar}>
          {rooms.map((left, day) => {
            // A day's kind is its element, as in the calendar of the bed bank page: fewer bytes than a class each.
            const key = `${day}`
            if (left === 's') return <s key={key} />
            if (left === 'b') return <b key={key} />
            return Number(left) < 4 ? <em key={key}>{left}</em> : <i key={key}>{left}</i>
          })}
        </div>
      </div>
    </Art>
  )
}

export function Checkout() {
  return (
    <Picture label="Product preview: a checkout with card, wallet, a local gateway and pay in four">
      <div css={k.window}>
        <div css={k.bar}>
          Checkout<span css={k.quietEnd}>Booking QF-20418</span>
        </div>
        <div css={k.body}>
          <p css={s.amount}>AED 2,340.00</p>
          <p css={k.quiet}>Istanbul, 4 nights, 2 adults</p>
        </div>
        <div css={k.selectedRow}>
          <Icon name="credit-card" />
          <span css={k.grow}>
            <b>Card ending 4821</b>
            <small>3D Secure verified</small>
          </span>
          <span css={tealTag}>PCI</span>
        </div>
        <div css={k.row}>
          <Icon name="wallet" />
          <b>Wallet</b>
        </div>
        <div css={k.row}>
          <Icon name="landmark" />
          <b>Local gateway</b>
        </div>
        <div css={k.row}>
          <Icon name="split" />
          <span css={k.grow}>
            <b>Pay in 4</b>
            <small>AED 585 today, then monthly</small>
          </span>
        </div>
        <div css={k.body}>
          <p css={s.pay}>Pay AED 2,340.00</p>
        </div>
      </div>
    </Picture>
  )
}
