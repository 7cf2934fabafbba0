import type { SerializedStyles } from '@emotion/react'
import type { Statistic } from '../content/types'
import { lengthOf } from '../number'
import { FigureLink } from '../theme/FigureLink'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import type { Each } from './each'
import * as s from './Statistics.styles'

type Props = {
  items: readonly Statistic[]
  /** The layout that suits the page's subject. */
  look?: SerializedStyles | readonly SerializedStyles[]
  each?: Each | undefined
}

/** Figures above which there are many. */
const MANY = 4

/** Headline figures and what they count: waypoints joined by hops to the end of the road; on phones rows. */
export function Statistics({ items, look = [s.counted, s.hops], each }: Props) {
  return (
    <ul css={look} data-many={items.length > MANY || undefined}>
      {items.map(({ id, value, label, description }, index) => (
        <li key={label} css={[l.grid, each?.[index]]} {...lengthOf(value)}>
          <strong css={[t.line1, t.numeral]}>{value}</strong> <span>{label}</span>{' '}
          <small>
            <FigureLink id={id}>{description}</FigureLink>
          </small>
        </li>
      ))}
    </ul>
  )
}
