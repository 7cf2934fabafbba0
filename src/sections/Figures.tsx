import type { Statistic } from '../content/types'
import * as s from './Figures.styles'

/** The headline figures of a stacked hero, and what each of them counts. */
export function Figures({ items }: { items: readonly Statistic[] }) {
  return (
    <ul css={s.figures}>
      {items.map(({ value, label, description }) => (
        <li key={label}>
          <strong>{value}</strong> <span>{label}</span> <small>{description}</small>
        </li>
      ))}
    </ul>
  )
}
