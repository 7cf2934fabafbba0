import { Slip, SlipLine, START } from '../kit/slip'
import { whole } from './policy'
import type { ApprovalWords } from './words'

/** Of both: two lines with their bars. */
const HEIGHT = 84

/** Of a stop, and to the next one: px. */
const [RADIUS, STEP] = [11, 160]

/** The way of a request: it was made, a manager is asked, and a ticket will be issued. */
export function RouteSlip({ words: { moment } }: { words: ApprovalWords }) {
  const first = START + RADIUS
  return (
    <Slip height={HEIGHT}>
      <path d={`M${first} 28h${2 * STEP}`} stroke="var(--field)" strokeWidth="2" strokeDasharray="4 4" />
      {[moment.request, moment.manager, moment.issued].map(({ name }, stop) => (
        <g key={name}>
          <circle
            cx={first + stop * STEP}
            cy="28"
            r={RADIUS - 1.5}
            fill={stop ? 'var(--card)' : 'var(--teal)'}
            stroke={stop === 1 ? 'var(--coral)' : 'var(--teal)'}
            strokeWidth="3"
          />
          <text x={START + stop * STEP} y="66">{`${name} `}</text>
        </g>
      ))}
    </Slip>
  )
}

/** What two departments have spent of their limits. */
export function SpendSlip({ words: { departments, moment } }: { words: ApprovalWords }) {
  return (
    <Slip height={HEIGHT}>
      {departments.slice(0, 2).map(({ name, spent, limit }, index) => (
        <g key={name} transform={`translate(0 ${index * 38})`}>
          <SlipLine y={25} name={name} value={`${whole(spent)} ${moment.spend.of} ${whole(limit)}`} />
          <rect x={START} y="33" width="91%" height="8" rx="4" fill="var(--line)" />
          <rect x={START} y="33" width={`${(91 * spent) / limit}%`} height="8" rx="4" fill="var(--teal)" />
        </g>
      ))}
    </Slip>
  )
}
