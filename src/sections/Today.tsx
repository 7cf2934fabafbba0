import type { ReactNode } from 'react'
import type { CatalogueLink, Item, Statistic } from '../content/types'
import { lengthOf, numberIn } from '../number'
import { panel } from '../theme/base.styles'
import { FigureLink } from '../theme/FigureLink'
import { Link } from '../theme/Link'
import * as l from '../theme/layout.styles'
import { sun } from '../theme/sun.styles'
import * as t from '../theme/type.styles'
import * as s from './Today.styles'

type Figure = Pick<Statistic, 'id' | 'value' | 'label'>

export type TodayItems = {
  /** The second figure is drawn as a caravan; `legend` says what one of its dots stands for. */
  volume: Item & { figures: readonly [Figure, Figure]; legend: string }
  teams: Item & { links: readonly CatalogueLink[] }
  operation: Item & { watched: readonly [string, string, string] }
}

/** Dots for which the caravan has room. */
const MOST = 150

type Props = TodayItems & {
  /** A picture of what each team makes, by the address of the team's page. */
  art: Readonly<Record<string, ReactNode>>
  /** The list of what is monitored. */
  watch: ReactNode
}

/** The company at the end of its timeline: what passes through the platform, who does the work, and what is monitored. */
export function Today({ volume, teams, operation, art, watch }: Props) {
  const [, travellers] = volume.figures
  const dots = numberIn(travellers.value)
  return (
    <ul css={[l.column, panel, s.today]}>
      <li css={[l.column, s.part, s.volume]}>
        <h3>{volume.title}</h3>
        <dl css={l.wrapping} data-long={volume.figures.some(({ value }) => lengthOf(value)['data-long']) || undefined}>
          {volume.figures.map(({ id, value, label }) => (
            <div key={label} css={[l.stack, l.gap2]}>
              <dt css={[t.text6, t.line4, t.even]}>{label}</dt>
              <dd css={t.line1}>
                <FigureLink id={id}>{value}</FigureLink>
              </dd>
            </div>
          ))}
        </dl>
        <div css={s.crest} aria-hidden="true">
          <div css={[sun, s.rising]} />
          <svg viewBox="0 0 1300 100" aria-hidden="true">
            <path d="M0 74Q480-12 1300 66V101H0z" />
            {/* As many dots as the travellers' figure says, at equal distances. */}
            {dots <= MOST && (
              <path
                data-part="caravan"
                d="M10 62Q480-22 1290 53"
                pathLength={dots}
                strokeDasharray="0 1"
                strokeDashoffset="-0.5"
              />
            )}
          </svg>
        </div>
        <p css={l.wrapping}>
          {`${volume.text} `}
          <span>{volume.legend}</span>
        </p>
      </li>
      <li css={[l.column, s.part, s.teams]}>
        <h3>{teams.title}</h3>
        <p css={t.muted}>{teams.text}</p>
        <ul css={l.grid}>
          {teams.links.map(({ name, href }) => (
            <li key={href}>
              <Link css={[l.column, t.text4, t.line3]} to={href}>
                {art[href]}
                <span>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </li>
      <li css={[l.column, s.part, s.operation]}>
        <h3>{operation.title}</h3>
        <p css={t.muted}>{operation.text}</p>
        {watch}
      </li>
    </ul>
  )
}
