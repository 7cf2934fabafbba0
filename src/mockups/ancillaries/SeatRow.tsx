import type { Statistic } from '../../content/types'
import * as s from './SeatRow.styles'

/** Headline figures in a row of seats, of which the middle one is chosen. */
export function SeatRow({ items }: { items: readonly Statistic[] }) {
  return (
    <ul css={s.seats}>
      {items.map(({ value, label, description }) => (
        <li key={label}>
          <strong>{value}</strong> <span>{label}</span> <small>{description}</small>
        </li>
      ))}
    </ul>
  )
}
