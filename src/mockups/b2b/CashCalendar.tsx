import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { fill } from '../kit/fill'
import { legend, pane } from '../kit/kit.styles'
import * as s from './CashCalendar.styles'
import { type Day, dateOf, type Figures, SHOWN } from './cash'
import { curveOf, HEIGHT, labelOf, short, sumOf } from './cash-drawing'
import type { CashWords } from './words'

type Props = { days: readonly Day[]; figures: Figures; words: CashWords }

const WEEK = 7

/** Renders the gap as a curve and, below it, day by day. */
export function CashCalendar({ days, figures: { most, on }, words }: Props) {
  const { calendar, weekdays, start } = words
  const { over, under, zero } = curveOf(days)
  const top = fill(calendar.most, { sum: sumOf(most, words) })
  const weeks = Array.from({ length: SHOWN / WEEK }, (_, week) => days.slice(week * WEEK, (week + 1) * WEEK))
  return (
    <div css={[pane, s.sheet]}>
      <div css={s.curve}>
        <b css={[l.block, t.coral]} key={top} aria-hidden="true" data-state={most > 0 ? undefined : 'none'}>
          {top}
        </b>
        <svg css={l.full} viewBox={`0 0 ${SHOWN} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path data-part="over" d={over} />
          <path data-part="under" d={under} />
          <path data-part="zero" d={`M0 ${zero}H${SHOWN}`} />
        </svg>
      </div>
      <table css={[l.full, s.calendar]} aria-label={calendar.label}>
        <thead>
          <tr css={t.muted}>
            {weekdays.map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={row}>
              {week.map((day, column) => {
                const index = row * WEEK + column
                return <Cell day={day} date={dateOf(start, index)} isMost={index === on} words={words} key={index} />
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p css={[legend, s.key]}>
        <span>
          <i css={l.middle} data-state="gap" />
          {` ${calendar.gap}`}
        </span>{' '}
        <span>
          <i css={[l.middle, t.bold]}>+</i>
          {` ${calendar.pays}`}
        </span>{' '}
        <span>
          <i css={[l.middle, t.bold]}>−</i>
          {` ${calendar.paid}`}
        </span>{' '}
        <span>
          <i css={l.middle} data-stopped="">
            1
          </i>
          {` ${calendar.stopped}`}
        </span>
      </p>
    </div>
  )
}

type CellProps = { day: Day; date: string; isMost: boolean; words: CashWords }

/** Renders a day: its date, with the month where one begins, a sign for each payment, and the gap if there is one. */
function Cell({ day: { gap, settles, remits, stopped }, date, isMost, words }: CellProps) {
  const [number, month] = labelOf(date, words).split(' ')
  const signs = `${settles ? '+' : ''}${remits ? '−' : ''}`
  const sum = gap > 0 ? short(gap) : ''
  return (
    <td data-state={isMost ? 'most' : gap > 0 ? 'gap' : undefined} data-stopped={stopped ? '' : undefined}>
      <span>
        {number === '1' ? (
          <>
            <span css={s.first}>{`${number} `}</span>
            {`${month} `}
          </>
        ) : (
          `${number} `
        )}
      </span>
      <i css={[t.muted, t.bold]} key={signs}>{`${signs} `}</i>
      <b key={`b${sum}`}>{sum}</b>
    </td>
  )
}
