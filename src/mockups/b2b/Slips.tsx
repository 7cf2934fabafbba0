import { DrawnText } from '../kit/drawn'
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
          <DrawnText x={EDGE} y="24">{`${title} `}</DrawnText>
          <DrawnText x={SECOND} y="24" textAnchor="end">{`${first} `}</DrawnText>
          <DrawnText {...END} dx={-EDGE} y="24">{`${second} `}</DrawnText>
        </g>
        <DrawnText x={EDGE} y="48" fontSize="16">{`${rule.name} `}</DrawnText>
        <g fontSize="17" fontWeight="500">
          <DrawnText x={SECOND} y="48" textAnchor="end" fill="var(--coral-t)">{`${rule.cells[0]} `}</DrawnText>
          <DrawnText {...END} dx={-EDGE} y="48">{`${rule.cells[1]} `}</DrawnText>
        </g>
      </Slip>
    )
  )
}
