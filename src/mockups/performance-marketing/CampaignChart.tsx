import { DOT, DrawnText } from '../kit/drawn'
import * as s from './CampaignChart.styles'
import { figuresOf, weeksOf } from './ceiling'
import type { ChartWords } from './words'

/**
 * Width and height of the chart, in its own units. The money has a separate baseline above the bookings, so that neither is
 * read on the other's scale.
 */
const SIZE = 100

/** The distance of the first and the last week from the ends of the weeks' part, so that their bars stay within it. */
const INSET = 2

/** Where the weeks end if a dot for each channel's cost stands beside them, and the baseline of the money. */
const WEEKS = 71
const MONEY = 66

/** What reaches the top of each scale: the cost per booking in units of the currency, and the bookings a week. */
const DEAREST = 100
const MOST = 40

/** Added to the top of the cost scale where the chart has a key, so that no ceiling runs through the key. */
const HEADROOM = 12

/** The label of the ceiling stands `OVER` its line; above `HIGH`, where it would meet the key, `UNDER` it. */
const HIGH = 75
const OVER = 6
const UNDER = 11

/** The label of the ceiling ends before the first channel's dot, clear of its name. */
const CLEAR = 5

/** The least distance from one channel name to the next. */
const LINE = 13

type Props = {
  words: ChartWords
  ceiling: number
  /** The name of the ceiling, if its label shows one. */
  name?: string
  /** The name of the bars, if nothing beside the chart says it. */
  bars?: string
}

/**
 * Weekly costs (an area and its edge) with the ceiling, and weekly bookings (bars); after them a dot for each named channel.
 */
export function CampaignChart({ words: { channels, months }, ceiling, name, bars: named }: Props) {
  const weeks = weeksOf(channels, ceiling)
  const rows = figuresOf(channels, ceiling).channels.filter(({ name }) => name)
  const end = rows.length > 0 ? WEEKS : SIZE
  const x = (week: number) => Math.round((INSET + (week / (weeks.length - 1)) * (end - 2 * INSET)) * 10) / 10
  const top = DEAREST + (rows.length > 0 ? HEADROOM : 0)
  const y = (money: number) => Math.round(MONEY * (1 - money / top))
  let lowest = -LINE
  const names = [...rows]
    .sort((a, b) => b.cost - a.cost)
    .map(({ name, cost }) => {
      const dot = y(cost / 100)
      lowest = Math.max(dot, lowest + LINE)
      return { name, dot, level: lowest }
    })
  const dots = (live: boolean) =>
    rows.map(row => (row.live === live ? `M${end + 3} ${y(row.cost / 100)}${DOT}` : '')).join('')
  const cost = weeks.map(({ cost }, week) => `${x(week)} ${y(cost)}`)
  const bars = weeks.map(
    ({ bookings }, week) => `M${x(week)} ${SIZE}v-${Math.round((bookings / MOST) * (SIZE - MONEY - (named ? 12 : 5)))}`,
  )
  return (
    <div css={s.chart} data-part="chart" data-named={rows.length > 0 || undefined}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" aria-hidden="true">
        <path data-part="grid" d={`M0 ${MONEY}H${end}M0 ${SIZE}H${end}`} />
        {names.length > 0 && (
          <path data-part="lead" d={names.map(({ dot, level }) => `M${end + 3} ${dot}L${end + 6} ${level}`).join('')} />
        )}
        {weeks.length > 0 && (
          <>
            <path data-part="area" d={`M${cost.join('L')}V${MONEY}H${INSET}`} />
            <path d={`M${cost.join('L')}`} />
            <path data-part="end" d={dots(true) || `M${cost.at(-1)}${DOT}`} />
            <path data-part="bookings" d={bars.join('')} />
          </>
        )}
        <path data-part="ceiling" d={`M0 ${y(ceiling)}H${end}`} />
        {rows.length > 0 && <path data-part="paused" d={dots(false)} />}
      </svg>
      <svg aria-hidden="true">
        <DrawnText
          x={`${rows.length > 0 ? end - CLEAR : end}%`}
          y={`${y(ceiling) + (ceiling > HIGH ? UNDER : -OVER)}%`}
        >{`${name ? `${name} ` : ''}${ceiling} `}</DrawnText>
        {named && <DrawnText y={`${MONEY + 13}%`}>{`${named} `}</DrawnText>}
        {names.map(({ name: channel, level }) => (
          <DrawnText x={`${end + 7}%`} y={`${level}%`} key={channel}>
            {`${channel} `}
          </DrawnText>
        ))}
      </svg>
      {months.length > 0 && (
        <p>
          {months.map(month => (
            <small key={month}>{`${month} `}</small>
          ))}
        </p>
      )}
    </div>
  )
}
