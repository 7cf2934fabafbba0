import { AIRY, Slip, SlipLine, START, Ticket } from '../kit/slip'
import { whole } from './policy'
import type { ApprovalWords } from './words'

/** Of a stop, and to the next one: px. */
const [RADIUS, STEP] = [11, 160]

/** Of a bar: per cent of its slip. */
const WIDTH = 91

/** The way of a request: it was made, a manager is asked, and a ticket will be issued. */
export function RouteSlip({ words: { moment } }: { words: ApprovalWords }) {
  const first = START + RADIUS
  return (
    <Slip height={AIRY}>
      <path d={`M${first} 27h${2 * STEP}`} stroke="var(--field)" strokeWidth="2" strokeDasharray="4 4" />
      {[moment.request, moment.manager, moment.issued].map(({ name }, stop) => (
        <g key={name}>
          <circle
            cx={first + stop * STEP}
            cy="27"
            r={RADIUS - 1.5}
            fill={stop ? 'var(--card)' : 'var(--teal)'}
            stroke={stop === 1 ? 'var(--coral)' : 'var(--teal)'}
            strokeWidth="3"
          />
          <text x={START + stop * STEP} y="64">{`${name} `}</text>
        </g>
      ))}
    </Slip>
  )
}

/** What the department that travels has spent of its limit. */
export function SpendSlip({ words: { departments, moment } }: { words: ApprovalWords }) {
  const [{ name, spent, limit }] = departments
  return (
    <Slip height={AIRY}>
      <SlipLine y={31} name={name} value={`${whole(spent)} ${moment.spend.of} ${whole(limit)}`} />
      <rect x={START} y="47" width={`${WIDTH}%`} height="14" rx="7" fill="var(--line)" />
      <rect x={START} y="47" width={`${(WIDTH * spent) / limit}%`} height="14" rx="7" fill="var(--teal)" />
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
