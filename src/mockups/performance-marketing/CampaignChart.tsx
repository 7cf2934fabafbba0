import * as s from './CampaignChart.styles'

const COST = 'L10 24L20 21L30 31L40 37L50 35L60 46L70 50L80 61L90 66L100 71L110 70L120 77'
const BOOKINGS = 'M0 86L10 82L20 84L30 76L40 71L50 73L60 63L70 60L80 46L90 39L100 33L110 27L120 15'

/** Twelve weeks of cost (the area) and bookings (the line): grid, area, its edge, bookings, the day of the rule, two ends. */
export function CampaignChart() {
  return (
    <div css={s.chart}>
      <svg viewBox="0 0 120 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 25H120M0 50H120M0 75H120M0 100H120" />
        <path d={`M0 18${COST}V100H0`} />
        <path d={`M0 18${COST}`} />
        <path d={BOOKINGS} />
        <path d="M70 0V100" />
        <path d="M120 77h0" />
        <path d="M120 15h0" />
      </svg>
      <span>Display paused</span>
      <p>
        <small>March</small> <small>April</small> <small>May</small>
      </p>
    </div>
  )
}
