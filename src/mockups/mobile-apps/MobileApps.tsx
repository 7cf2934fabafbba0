import { Icon } from '../../theme/Icon'
import { Picture } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './MobileApps.styles'

// PLACEHOLDER: an invented flight, traveller, hotel and agency; put your own demonstration data here
const stops = [
  { time: '06:10', name: 'Car to the airport', detail: 'Dropped off' },
  { time: '07:45', name: 'Boarding, gate C22', detail: 'Gate changed' },
  { time: '13:00', name: 'Arrive in Dubai', detail: 'Terminal 1, belt 6' },
  { time: '15:00', name: 'Harbour View Hotel', detail: 'Voucher HV-2291, BB' },
]

/** A boarding pass and the trip it belongs to, on two phones; a change of gate arrives. */
export function Phones() {
  return (
    <Picture label="Product preview: two phones with a travel app, one showing a boarding pass from Cairo to Dubai with its gate changed from B14 to C22, the other the day of the trip; in front, the push notification about the gate and a store rating of 4.8">
      <div css={s.scene}>
        <BoardingPass />
        <Trip />
        <div css={s.push}>
          <span css={k.coralMonogram}>DH</span>
          <div>
            <p>
              Delta Holidays <span>now</span>
            </p>
            <b>Gate changed to C22</b> <small>NJ 214 to Dubai boards at 07:45.</small>
          </div>
        </div>
        <div css={s.rating}>
          <b>4.8</b>
          <div>
            <span>
              <Icon name="star" />
              <Icon name="star" />
              <Icon name="star" />
              <Icon name="star" />
              <Icon name="star" />
            </span>
            <small>App stores</small>
          </div>
        </div>
      </div>
    </Picture>
  )
}

function Status() {
  return (
    <p css={s.status}>
      07:02 <i /> <small>5G</small>
    </p>
  )
}

function BoardingPass() {
  return (
    <div css={s.phone}>
      <Status />
      <p css={s.title}>
        <b>Boarding pass</b> <small>Nile Jet NJ 214, 12 May</small>
      </p>
      <div css={s.flight}>
        <p>
          <b>CAI</b>
          <i>
            <Icon name="plane" />
          </i>{' '}
          <b>DXB</b> <small>08:25</small> <small>13:00</small>
        </p>
      </div>
      <div css={s.fields}>
        <p>
          <small>Passenger</small> <b>Nour Adel</b>
        </p>
        <p css={s.gate}>
          Gate{' '}
          <span>
            <s>B14</s> <b>C22</b>
          </span>
        </p>
        <p>
          <small>Boards</small> <b>07:45</b>
        </p>
        <p>
          <small>Seat</small> <b>14C</b>
        </p>
        <p>
          <small>Group</small> <b>2</b>
        </p>
      </div>
      <div css={s.stub}>
        <svg viewBox="0 0 120 36" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 4.5h120" strokeDasharray="4 1 1 2 1 1 3 1 2 1 1 3" />
          <path d="M0 13.5h120" strokeDasharray="4 1 2 1 1 3 1 2 1 1 2 1 1 2" />
          <path d="M0 22.5h120" strokeDasharray="4 1 1 1 3 2 1 1 1 3 2 2" />
          <path d="M0 31.5h120" strokeDasharray="4 1 3 1 1 1 2 2 1 1 1 2 2 1" />
        </svg>
        <small>Opens offline</small>
      </div>
    </div>
  )
}

function Trip() {
  return (
    <div css={s.phone}>
      <Status />
      <p css={s.title}>
        <b>Trip to Dubai</b> <small>12 to 15 May</small>
      </p>
      <ol css={s.day}>
        {stops.map(({ time, name, detail }) => (
          <li key={time}>
            <small>{time}</small> <b>{name}</b> <small>{detail}</small>
          </li>
        ))}
      </ol>
      <p css={s.tabs}>
        <Icon name="search" />
        <Icon name="ticket" />
        <Icon name="wallet" />
        <Icon name="headphones" />
      </p>
    </div>
  )
}
