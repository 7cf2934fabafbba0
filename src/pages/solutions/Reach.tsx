import type { Statistic } from '../../content/types'
import { FigureLink } from '../../theme/FigureLink'
import * as s from './Reach.styles'

/** Headline figures. The first is the largest element of its page and stands above a road that does not end. */
export function Reach({ items }: { items: readonly Statistic[] }) {
  return (
    <ul css={s.reach}>
      {items.map(({ id, value, label, description }) => (
        <li key={label}>
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
