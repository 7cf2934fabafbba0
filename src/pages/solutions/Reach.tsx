import type { Statistic } from '../../content/types'
import { FigureLink } from '../../theme/FigureLink'
import { columns2 } from '../../theme/layout.styles'
import { even, line1, line3, line4 } from '../../theme/type.styles'
import * as s from './Reach.styles'

/** Headline figures. The first is the largest element of its page and stands above a road that does not end. */
export function Reach({ items }: { items: readonly Statistic[] }) {
  return (
    <ul css={[columns2, s.reach]}>
      {items.map(({ id, value, label, description }, index) => (
        <li key={label} css={[s.figure, index === 0 ? s.road : [s.half, index % 2 ? s.start : s.end]]}>
          <strong css={line1}>{value}</strong>{' '}
          <div css={line3}>
            {`${label} `}
            <small css={[line4, even]}>
              <FigureLink id={id}>{description}</FigureLink>
            </small>
          </div>
        </li>
      ))}
    </ul>
  )
}
