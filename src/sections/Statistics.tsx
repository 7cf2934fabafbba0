import type { Statistic } from '../content/types'
import * as s from './Statistics.styles'

/** Headline figures and what each of them counts: waypoints joined by hops, on to the end of the road; on phones rows. */
export function Statistics({ items }: { items: readonly Statistic[] }) {
  return (
    <ul css={s.hops}>
      {items.map(({ value, label, description }) => (
        <li key={label}>
          <strong>{value}</strong> <span>{label}</span> <small>{description}</small>
        </li>
      ))}
    </ul>
  )
}
