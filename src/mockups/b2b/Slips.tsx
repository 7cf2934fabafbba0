import { AIRY, END, Slip, SlipLine, Ticket, WaySlip } from '../kit/slip'
import type { MatrixWords } from '../kit/words'
import { agencyOf } from './overdraft'
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

/** The way of a booking past the limit: an agency asks, head office decides, and the seats are kept. */
export function OverdraftSlip({ words: { agencies, overdraft } }: { words: LedgerWords }) {
  const { office, kept } = overdraft.way
  return <WaySlip stops={[agencyOf(agencies, overdraft).name, office, kept]} />
}
