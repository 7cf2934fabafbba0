import type { SerializedStyles } from '@emotion/react'
import type { Statistic } from '../content/types'
import * as s from './Statistics.styles'

type Props = {
  items: readonly Statistic[]
  /** The form that the page's subject asks for. */
  look?: SerializedStyles
}

/** Headline figures and what each of them counts: waypoints joined by hops, on to the end of the road; on phones rows. */
export function Statistics({ items, look = s.hops }: Props) {
  return (
    <ul css={look}>
      {items.map(({ value, label, description }) => (
        <li key={label}>
          <strong>{value}</strong> <span>{label}</span> <small>{description}</small>
        </li>
      ))}
    </ul>
  )
}
