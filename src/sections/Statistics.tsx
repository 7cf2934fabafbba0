import type { Statistic } from '../content/types'
import * as s from './Statistics.styles'

/** Headline figures: waypoints joined by hops, the last of which fades out: the road goes on. */
export function Statistics({ items }: { items: readonly Statistic[] }) {
  // Among figures of up to ten characters, the large size fits a phone's width.
  const areWords = items.some(({ value }) => value.length > 10)
  return (
    <ul css={areWords ? s.wordHops : s.hops}>
      {items.map(({ value, label }) => (
        <li key={label}>
          <strong>{value}</strong> <span>{label}</span>
        </li>
      ))}
    </ul>
  )
}
