import { useSite } from '../../page'
import * as l from '../../theme/layout.styles'
import { ruledAbove } from '../../theme/surface.styles'
import * as t from '../../theme/type.styles'
import { amount, inCurrency } from '../kit/money'
import * as s from './Cabin.styles'
import { cabinOf, type Seat } from './seats'
import type { ExtrasWords, ZoneId } from './words'

type Props = { words: ExtrasWords; chosen: string; choose: (seat: string) => void }

const AISLE = 3

/** Renders the cabin from its nose, with the row numbers in the aisle, and below it the key to the marks of the seats. */
export function Cabin({ words: { currency, zones, rows, moment }, chosen, choose }: Props) {
  const { comma } = useSite().labels
  const nameOf = ({ id, zone }: Seat) =>
    [id, zones[zone].name, inCurrency(currency, amount(zones[zone].sell))].join(comma)
  const seat = (seat: Seat) =>
    seat.taken ? (
      <i key={seat.id} data-zone="taken">
        {'× '}
      </i>
    ) : (
      <label key={seat.id} data-zone={seat.zone} data-state={seat.id === chosen ? 'chosen' : undefined}>
        <input
          type="radio"
          name="seat"
          aria-label={nameOf(seat)}
          checked={seat.id === chosen}
          onChange={() => choose(seat.id)}
        />
        <span>{seat.id === chosen ? `${seat.id} ` : `${seat.letter} `}</span>
      </label>
    )
  return (
    <>
      <div css={[l.column, l.gap1, t.muted, s.fuselage]}>
        {cabinOf(rows).map((seats, row) => (
          <div css={[l.middle, l.gap1]} key={row} data-zone={rows[row]?.zone}>
            {seats.slice(0, AISLE).map(seat)}
            <span>{`${row + 1} `}</span>
            {seats.slice(AISLE).map(seat)}
          </div>
        ))}
      </div>
      <ul css={[l.grid, ruledAbove, t.text1, t.muted, s.legend]}>
        {(Object.entries(zones) as [ZoneId, ExtrasWords['zones'][ZoneId]][]).map(([id, { name, sell }]) => (
          <li css={l.inline} key={id}>
            <i data-zone={id} /> {`${name} `}
            <b css={t.ink}>{amount(sell)}</b>
          </li>
        ))}
        <li css={l.inline}>
          <i data-zone="taken">× </i> {moment.taken}
        </li>
      </ul>
    </>
  )
}
