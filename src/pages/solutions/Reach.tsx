import type { Statistic } from '../../content/types'
import { lengthOf } from '../../number'
import { FigureLink } from '../../theme/FigureLink'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import * as s from './Reach.styles'

/** Returns the look of a figure by its place. The last of an even number has both halves of the page. */
const looksOf = (index: number, count: number) =>
  index === 0 ? s.road : [s.half, index % 2 ? s.start : s.end, index % 2 && index === count - 1 && s.alone]

/** Headline figures. The first is the largest element of its page and stands above a road that does not end. */
export function Reach({ items }: { items: readonly Statistic[] }) {
  return (
    <ul css={[l.columns2, s.reach]}>
      {items.map(({ id, value, label, description }, index) => (
        <li key={label} css={[s.figure, looksOf(index, items.length)]} {...lengthOf(value)}>
          <strong css={[t.title3, t.line1, t.numeral]}>{value}</strong>{' '}
          <div css={t.line3}>
            {`${label} `}
            <small css={[t.drawn2, t.line4, t.even]}>
              <FigureLink id={id}>{description}</FigureLink>
            </small>
          </div>
        </li>
      ))}
    </ul>
  )
}
