import type { ReactNode } from 'react'
import type { Statistic } from '../../content/types'
import { lengthOf, numberIn } from '../../number'
import { fitted } from '../../sections/Statistics.styles'
import { FigureLink } from '../../theme/FigureLink'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import * as s from './ConsultancyEvidence.styles'

/** Rings for which a sun has room, and dots for which the pile has. */
const MOST = { years: 60, projects: 100 }

/**
 * Draws each figure: years as a sun's rings, projects as dots and an open one for the next, a share as an open arch. What
 * cannot be drawn has no drawing.
 */
const DRAWN: readonly ((count: number) => ReactNode)[] = [
  years =>
    years <= MOST.years && (
      <svg viewBox="0 0 260 130" aria-hidden="true">
        {[0, 1, 2].map(third => (
          <path
            key={third}
            stroke={`var(--d${3 - third})`}
            d={Array.from({ length: years }, (_, year) =>
              Math.floor((3 * year) / years) === third ? ring((130 * (year + 0.6)) / years) : '',
            ).join('')}
          />
        ))}
      </svg>
    ),
  projects => {
    if (!(projects <= MOST.projects)) return false
    const rows = Math.ceil(projects / ROW)
    const y = (row: number) => 120 - row * 21
    return (
      <svg viewBox="0 0 205 130" aria-hidden="true">
        <path
          data-part="dots"
          d={Array.from(
            { length: rows },
            (_, row) => `M8 ${y(row)}h${(Math.min(ROW, projects - row * ROW) - 1) * 21 + 0.1}`,
          ).join('')}
        />
        <circle cx={8} cy={y(rows)} r={6} strokeWidth={4} />
      </svg>
    )
  },
  share =>
    share <= 100 && (
      <svg viewBox="0 0 130 65" aria-hidden="true">
        <circle cx={65} cy={65} r={50} pathLength={200} strokeDasharray={`0 ${share} 200`} />
        <circle data-part="share" cx={65} cy={65} r={50} pathLength={200} strokeDasharray={`${share} 200`} />
      </svg>
    ),
]

/** Number of dots in a row of the pile. */
const ROW = 10

const ring = (radius: number) => {
  const r = +radius.toFixed(1)
  return `M${130 - r} 130a${r} ${r} 0 0 1 ${2 * r} 0`
}

/** Shows figures in rows of three, those of the first row below drawings of what they count. */
export function Evidence({ items }: { items: readonly Statistic[] }) {
  return (
    <ul css={[l.column, fitted, s.evidence]}>
      {items.map(({ id, value, label, description }, place) => (
        <li
          css={[l.column, place === 0 && s.years, place % 3 < 2 && s.apart, place > 2 && s.further]}
          key={label}
          {...lengthOf(value)}
        >
          {DRAWN[place]?.(numberIn(value))}
          <strong css={t.line1}>{value}</strong> <span css={t.line3}>{label}</span>{' '}
          <small css={[t.text3, t.line4, t.muted, t.even]}>
            <FigureLink id={id}>{description}</FigureLink>
          </small>
        </li>
      ))}
    </ul>
  )
}
