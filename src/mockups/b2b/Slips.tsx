import { END, Slip } from '../kit/slip'
import type { MatrixWords } from '../kit/words'

/** How far the first and the third of the three columns are from the edges, in px, and where the second one ends. */
const [EDGE, SECOND] = [16, '72%']

/** Renders the rule of one office: its markups on the first two sources. */
export function OfficeTicket({ words: { head, rows } }: { words: MatrixWords }) {
  const [title, first, second] = head
  const [rule] = rows
  return (
    rule && (
      <Slip height={64} radius={12} size={18}>
        <g fontSize="14" fill="var(--ink2)">
          <text x={EDGE} y="24">{`${title} `}</text>
          <text x={SECOND} y="24" textAnchor="end">{`${first} `}</text>
          <text {...END} dx={-EDGE} y="24">{`${second} `}</text>
        </g>
        <text x={EDGE} y="48" fontSize="16">{`${rule.name} `}</text>
        <g fontSize="17" fontWeight="500">
          <text x={SECOND} y="48" textAnchor="end" fill="var(--coral-t)">{`${rule.cells[0]} `}</text>
          <text {...END} dx={-EDGE} y="48">{`${rule.cells[1]} `}</text>
        </g>
      </Slip>
    )
  )
}
