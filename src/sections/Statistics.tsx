import type { Statistic } from '../content/types'
import * as s from './Statistics.styles'

/** Headline figures and what each of them counts: waypoints joined by hops, the last of which fades out. */
export function Statistics({ items }: { items: readonly Statistic[] }) {
  // Among figures of up to ten characters, the large size fits a phone's width.
  const areWords = items.some(({ value }) => value.length > 10)
  return (
    <ul css={areWords ? s.wordHops : s.hops}>
      {items.map(({ value, label, description }) => (
        <li key={label}>
          <strong>{value}</strong> <span>{label}</span> <small>{description}</small>
        </li>
      ))}
    </ul>
  )
}
