import type { Statistic } from '../../content/types'
import { FigureLink } from '../../theme/FigureLink'
import * as s from './Reach.styles'

/** Headline figures. The first is the largest element of its page and stands above a road that does not end. */
export function Reach({ items }: { items: readonly Statistic[] }) {
  return (
    <ul css={s.reach}>
      {items.map(({ id, value, label, description }, index) => (
        <li key={label} css={index === 0 ? s.road : index % 2 ? s.start : s.end}>
          <strong>{value}</strong>{' '}
          <div>
            {`${label} `}
            <small>
              <FigureLink id={id}>{description}</FigureLink>
            </small>
          </div>
        </li>
      ))}
    </ul>
  )
}
