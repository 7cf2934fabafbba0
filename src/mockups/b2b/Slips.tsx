import { fill } from '../kit/fill'
import { LIMIT } from '../kit/kit'
import { AIRY, END, Slip, SlipLine, START, Ticket } from '../kit/slip'
import type { MatrixWords } from '../kit/words'
import { whole } from './whole'
import type { LedgerWords } from './words'

/** The markups of one rule: of the first source, per cent, and of the last, a fixed sum. */
export function MarkupSlip({ words: { head, rows } }: { words: MatrixWords }) {
  const [, percent, , fixed] = head
  const [rule] = rows
  return (
    rule && (
      <Slip height={AIRY}>
        <SlipLine y={26} name={percent} value={rule.cells[0]} hot />
        <path d="M0 38.5h999" stroke="var(--line)" />
        <SlipLine y={63} name={fixed} value={rule.cells[2]} />
      </Slip>
    )
  )
}

/** Where the first of a rule's three columns begins, px, and the second stands. */
const [EDGE, MIDDLE] = [16, '67%']

/** The rule of one office: its markups on the first two sources. */
export function OfficeTicket({ words: { head, rows } }: { words: MatrixWords }) {
  const [title, first, second] = head
  const [rule] = rows
  return (
    rule && (
      <Ticket>
        <g fontSize="14" fill="var(--ink2)">
          <text x={EDGE} y="24">{`${title} `}</text>
          <text x={MIDDLE} y="24" textAnchor="middle">{`${first} `}</text>
          <text x={END} y="24" textAnchor="end">{`${second} `}</text>
        </g>
        <text x={EDGE} y="48" fontSize="17">{`${rule.name} `}</text>
        <g fontSize="17" fontWeight="500">
          <text x={MIDDLE} y="48" textAnchor="middle" fill="var(--coral-t)">{`${rule.cells[0]} `}</text>
          <text x={END} y="48" textAnchor="end">{`${rule.cells[1]} `}</text>
        </g>
      </Ticket>
    )
  )
}

/** The credit of the agency that asks for more, and what it asks for, beyond the limit. */
export function LimitSlip({ words: { agencies, credit, overdraft } }: { words: LedgerWords }) {
  const agency = agencies.find(({ initials }) => initials === overdraft.agency)
  if (!agency) throw new Error(`there is no agency ${overdraft.agency}`)
  const { name, used, limit } = agency
  const share = LIMIT / limit
  const sums = { used: whole(used), held: whole(overdraft.sum), limit: whole(limit) }
  return (
    <Slip height={AIRY}>
      <SlipLine y={31} name={name} value={fill(credit.asks, sums)} />
      <svg aria-hidden="true" x={START} y="47" width="91%" height="14">
        <rect width="100%" height="14" rx="7" fill="var(--line)" />
        <rect width={`${used * share}%`} height="14" rx="7" fill="var(--coral)" />
        <line
          x1={`${used * share - 1}%`}
          x2={`${(used + overdraft.sum) * share}%`}
          y1="7"
          y2="7"
          stroke="var(--coral)"
          strokeWidth="14"
          strokeDasharray="5 4"
        />
        <rect x={`${LIMIT}%`} width="4" height="14" fill="var(--ink)" />
      </svg>
    </Slip>
  )
}
