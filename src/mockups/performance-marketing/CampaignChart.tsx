import * as s from './CampaignChart.styles'
import { weeksOf } from './ceiling'
import type { ChartWords } from './words'

/** Of the chart, both ways: the money stands on a line of its own, and below it the bookings, so that none is read on the other's scale. */
const SIZE = 100

/** Of the first and the last week from the ends, so that their bars stand within them. */
const INSET = 2
const MONEY = 66

/** What reaches the top of each: per booking, and a week. */
const DEAREST = 100
const MOST = 40

/** Weeks of cost (an area and its edge) with the ceiling, and of bookings (bars). */
export function CampaignChart({ words: { channels, months }, ceiling }: { words: ChartWords; ceiling: number }) {
  const weeks = weeksOf(channels, ceiling)
  const x = (week: number) => Math.round((INSET + (week / (weeks.length - 1)) * (SIZE - 2 * INSET)) * 10) / 10
  const y = (money: number) => Math.round(MONEY * (1 - money / DEAREST))
  const cost = weeks.map(({ cost }, week) => `${x(week)} ${y(cost)}`)
  const bars = weeks.map(
    ({ bookings }, week) => `M${x(week)} ${SIZE}v-${Math.round((bookings / MOST) * (SIZE - MONEY - 5))}`,
  )
  return (
    <div css={s.chart}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" aria-hidden="true">
        <path data-part="grid" d={`M0 ${y(50)}H${SIZE}M0 ${MONEY}H${SIZE}M0 ${SIZE}H${SIZE}`} />
        {weeks.length > 0 && (
          <>
            <path data-part="area" d={`M${cost.join('L')}V${MONEY}H${INSET}`} />
            <path d={`M${cost.join('L')}`} />
            <path data-part="end" d={`M${cost.at(-1)}h0`} />
            <path data-part="bookings" d={bars.join('')} />
          </>
        )}
        <path data-part="ceiling" d={`M0 ${y(ceiling)}H${SIZE}`} />
      </svg>
      <svg aria-hidden="true">
        <text x="100%" y={`${y(ceiling) - 3}%`}>{`${ceiling} `}</text>
      </svg>
      <p>
        {months.map(month => (
          <small key={month}>{`${month} `}</small>
        ))}
      </p>
    </div>
  )
}
