import { amount } from '../kit/money'
import { cabinOf } from './seats'
import type { ExtrasWords } from './words'

/** Index of the first seat beyond the aisle. */
const AISLE = 3

/**
 * In units of the drawing: width of a seat, distance from one seat to the next (an armrest stands between them), and left
 * edge of the first seat.
 */
const [WIDTH, STEP, START] = [172, 196, 38]

/** Where the middle of an armrest stands, relative to the left edge of its seat. */
const ARM = -12

/**
 * Renders the seat that is chosen at the start and the seats beside it, each with its price; the card cuts them off. Like the
 * cabin, they are never mirrored. Styled by attributes, because CSS rules go into the head and would delay the hero.
 */
export function LargeSeats({ words: { zones, rows, start } }: { words: ExtrasWords }) {
  const number = Number.parseInt(start.seat, 10)
  const seats = cabinOf(rows)[number - 1]?.slice(AISLE) ?? []
  return (
    <svg
      aria-hidden="true"
      height="100%"
      overflow="visible"
      viewBox="0 0 644 190"
      preserveAspectRatio="xMidYMin"
      fill="var(--ink)"
      textAnchor="middle"
      data-upright=""
    >
      <text x="17" y="66" fontSize="38" fill="var(--ink2)">{`${number} `}</text>
      {seats.map(({ id, letter, zone }, index) => {
        const chosen = id === start.seat
        const [ground, line] = chosen ? ['var(--coral)', 'var(--on-coral)'] : ['var(--teal-w)', 'var(--teal)']
        return (
          <g
            key={id}
            transform={`translate(${START + index * STEP})`}
            fill={chosen ? 'var(--on-coral)' : 'var(--teal-t)'}
            strokeWidth="3"
          >
            <g fill={ground} stroke={line}>
              <path d="M9 260V56a50 50 0 0 1 50-50h54a50 50 0 0 1 50 50V260z" />
              <rect y="206" width={WIDTH} height="104" rx="30" />
              <path d="M16 310V700H156V310" />
            </g>
            <path d="M22 258H150" stroke={line} opacity=".4" />
            <rect x="31" y="24" width="110" height="62" rx="24" fill={line} opacity=".16" />
            <text x="86" y="67" fontSize="34" fontWeight="500">{`${chosen ? id : letter} `}</text>
            <text x="86" y="148" fontSize="26">{`${amount(zones[zone].sell)} `}</text>
          </g>
        )
      })}
      {[...seats, undefined].map((seat, index) => (
        <g key={seat?.id ?? 'end'} transform={`translate(${START + index * STEP + ARM})`}>
          <path d="M-10.5 180V700h21V180z" fill="color-mix(in oklab, var(--ink2) 70%, var(--sky))" />
          <rect
            x="-25"
            y="164"
            width="50"
            height="24"
            rx="12"
            fill="color-mix(in oklab, var(--ink2) 40%, var(--sky))"
          />
        </g>
      ))}
    </svg>
  )
}
