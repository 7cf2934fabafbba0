import { AIRY, Slip, START, Ticket, WaySlip } from '../kit/slip'
import { whole } from './policy'
import type { ApprovalWords } from './words'

/** The way of a request: it was made, a manager is asked, and a ticket will be issued. */
export function RouteSlip({ words: { moment } }: { words: ApprovalWords }) {
  return <WaySlip stops={[moment.request.name, moment.manager.name, moment.issued.name]} />
}

/** Of the columns: where the first stands, how wide it is and how far the next, per cent of the slip; foot and height, px. */
const COLUMNS = { from: 50, width: 6, step: 9.75, foot: 66, height: 50 }

/** What each department has spent of its limit, and how much that is of the one that travels. */
export function SpendSlip({ words: { departments, moment } }: { words: ApprovalWords }) {
  const [{ name, spent, limit }] = departments
  const { from, width, step, foot, height } = COLUMNS
  return (
    <Slip height={AIRY}>
      <text x={START} y="32" fontWeight="500">{`${name} `}</text>
      <text x={START} y="60" fontSize="17">{`${whole(spent)} ${moment.spend.of} ${whole(limit)} `}</text>
      {departments.map(({ name, spent, limit }, index) => {
        const x = `${from + index * step}%`
        const drawn = Math.round((height * spent) / limit)
        return (
          <g key={name}>
            <rect x={x} y={foot - height} width={`${width}%`} height={height} rx="5" fill="var(--line)" />
            <rect
              x={x}
              y={foot - drawn}
              width={`${width}%`}
              height={drawn}
              rx="5"
              fill={index ? 'var(--teal)' : 'var(--coral)'}
            />
          </g>
        )
      })}
    </Slip>
  )
}

/** Two fares as the search marks them: inside the policy, and outside it. */
export function PolicyTicket({ words: { moment } }: { words: ApprovalWords }) {
  const { options } = moment.cabin
  return (
    <Ticket>
      <path d="M12 0A12 12 0 0 0 0 12V52A12 12 0 0 0 12 64z" fill="var(--teal)" />
      <text x={START} y="29">{`${options.economy} `}</text>
      <text x={START} y="50" fontSize="14" fill="var(--teal-t)">{`${moment.tags.inside} `}</text>
      <svg aria-hidden="true" x="50%" overflow="visible">
        <path d="M0 0h6v64h-6z" fill="var(--coral)" />
        <text x={START} y="29" fill="var(--coral-t)" textDecoration="underline wavy 1px">{`${options.business} `}</text>
        <text x={START} y="50" fontSize="14" fill="var(--coral-t)">{`${moment.tags.open} `}</text>
      </svg>
    </Ticket>
  )
}

/** Of the bars, one a night: their places and widths, per cent; where they stand, and the height of the cap, px. */
const NIGHTS = { step: 14.6, width: 12.4, foot: 96, cap: 66 }

/** The nightly rates of hotels in a city against its cap: one of them is above it. */
export function CapChart({ words: { stays, moment } }: { words: ApprovalWords }) {
  const { step, width, foot, cap } = NIGHTS
  return (
    <svg aria-hidden="true" width="100%" height={foot} fontSize="14" letterSpacing="-.02em" fill="var(--teal)">
      {stays.rates.map((rate, index) => {
        const height = Math.round((cap * rate) / stays.cap)
        return (
          <rect
            key={rate}
            x={`${index * step}%`}
            y={foot - height}
            width={`${width}%`}
            height={height}
            rx="5"
            fill={rate > stays.cap ? 'var(--coral)' : undefined}
          />
        )
      })}
      <path d={`M0 ${foot - cap}h999`} stroke="var(--ink)" strokeWidth="1.5" strokeDasharray="5 5" />
      <text y={foot - cap - 8} fill="var(--ink)">{`${moment.fare.allowed.replace('{sum}', whole(stays.cap))} `}</text>
    </svg>
  )
}
