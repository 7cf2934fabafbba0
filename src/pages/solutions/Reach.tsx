import type { Statistic } from '../../content/types'
import { FigureLink } from '../../theme/FigureLink'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import * as s from './Reach.styles'

/** Headline figures. The first is the largest element of its page and stands above a road that does not end. */
export function Reach({ items }: { items: readonly Statistic[] }) {
  return (
    <ul css={[l.columns2, s.reach]}>
      {items.map(({ id, value, label, description }, index) => (
        <li key={label} css={[s.figure, index === 0 ? s.road : [s.half, index % 2 ? s.start : s.end]]}>
          <strong css={t.line1}>{value}</strong>{' '}
          <div css={t.line3}>
            {`${label} `}
            <small css={[t.line4, t.even]}>
              <FigureLink id={id}>{description}</FigureLink>
            </small>
          </div>
        </li>
      ))}
    </ul>
  )
}
