import * as s from './CampaignChart.styles'
import { weeksOf } from './ceiling'
import type { ChartWords } from './words'

/** Of the chart, both ways; as many bookings a week as reach its top. */
const SIZE = 100
const MOST = 40

/** Weeks of cost (an area and its edge) and of bookings (a line), each with its end, and the ceiling. */
export function CampaignChart({ words: { channels, months }, ceiling }: { words: ChartWords; ceiling: number }) {
  const weeks = weeksOf(channels, ceiling)
  const x = (week: number) => Math.round((week / (weeks.length - 1)) * SIZE * 10) / 10
  const points = (heights: readonly number[]) =>
    heights.map((height, week) => `${x(week)} ${Math.round(SIZE - height)}`)
  const cost = points(weeks.map(({ cost }) => cost))
  const bookings = points(weeks.map(({ bookings }) => (bookings / MOST) * SIZE))
  return (
    <div css={s.chart}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" aria-hidden="true">
        <path data-part="grid" d="M0 25H100M0 50H100M0 75H100M0 100H100" />
        {weeks.length > 0 && (
          <>
            <path data-part="area" d={`M${cost.join('L')}V${SIZE}H0`} />
            <path d={`M${cost.join('L')}`} />
            <path data-part="bookings" d={`M${bookings.join('L')}`} />
            <path data-part="end" d={`M${cost.at(-1)}h0`} />
            <path data-part="bookings end" d={`M${bookings.at(-1)}h0`} />
          </>
        )}
        <path data-part="ceiling" d={`M0 ${SIZE - ceiling}H${SIZE}`} />
      </svg>
      <p>
        {months.map(month => (
          <small key={month}>{`${month} `}</small>
        ))}
      </p>
    </div>
  )
}
