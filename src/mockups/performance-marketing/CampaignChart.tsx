import * as s from './CampaignChart.styles'
import type { ChartWords } from './words'

const COST = 'L10 24L20 21L30 31L40 37L50 35L60 46L70 50L80 61L90 66L100 71L110 70L120 77'
const BOOKINGS = 'M0 86L10 82L20 84L30 76L40 71L50 73L60 63L70 60L80 46L90 39L100 33L110 27L120 15'

/** Twelve weeks of cost (an area and its edge) and bookings (a line), each with its end, and the day of the rule. */
export function CampaignChart({ words: { note, months } }: { words: ChartWords }) {
  return (
    <div css={s.chart}>
      <svg viewBox="0 0 120 100" preserveAspectRatio="none" aria-hidden="true">
        <path data-part="grid" d="M0 25H120M0 50H120M0 75H120M0 100H120" />
        <path data-part="area" d={`M0 18${COST}V100H0`} />
        <path d={`M0 18${COST}`} />
        <path data-part="bookings" d={BOOKINGS} />
        <path data-part="rule" d="M70 0V100" />
        <path data-part="end" d="M120 77h0" />
        <path data-part="bookings end" d="M120 15h0" />
      </svg>
      <span>{note}</span>
      <p>
        {months.map(month => (
          <small key={month}>{`${month} `}</small>
        ))}
      </p>
    </div>
  )
}
