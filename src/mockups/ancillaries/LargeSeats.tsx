import { amount } from '../kit/money'
import { cabinOf } from './seats'
import type { ExtrasWords } from './words'

/** From so many seats of a row on: those beyond the aisle. */
const AISLE = 3

/** Of a seat, four times that in the cabin; they are so far apart, and the first stands so far in. */
const [WIDTH, STEP, START] = [172, 194, 56]

/**
 * The seat that is chosen at the start, its price, and the seats beside it, cut off by the card. Drawn by attributes: rules
 * would have to come before the hero.
 */
export function LargeSeats({ words: { currency, zones, rows, start } }: { words: ExtrasWords }) {
  const number = Number.parseInt(start.seat, 10)
  const seats = cabinOf(rows)[number - 1]?.slice(AISLE) ?? []
  return (
    <svg
      aria-hidden="true"
      height="100%"
      overflow="visible"
      viewBox="0 0 640 190"
      preserveAspectRatio="xMidYMin"
      fontSize="38"
      fill="var(--ink2)"
      textAnchor="middle"
    >
      <text x="18" y="118">{`${number} `}</text>
      {seats.map(({ id, letter, zone }, index) => {
        const [left, chosen] = [START + index * STEP, id === start.seat]
        const middle = left + WIDTH / 2
        return (
          <g key={id} fill={chosen ? 'var(--on-coral)' : undefined}>
            <rect
              x={left}
              y="4"
              width={WIDTH}
              height="400"
              rx="28"
              fill={chosen ? 'var(--coral)' : 'var(--teal-w)'}
              stroke={chosen ? 'none' : 'var(--teal)'}
              strokeWidth="4"
            />
            <text x={middle} y={chosen ? 96 : 118} fontSize={chosen ? 54 : 38}>{`${chosen ? id : letter} `}</text>
            {chosen && <text x={middle} y="142" fontSize="27">{`${currency} ${amount(zones[zone].sell)} `}</text>}
          </g>
        )
      })}
    </svg>
  )
}
