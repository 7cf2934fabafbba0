import type { Statistic } from '../content/types'
import { useSite } from '../page'
import { Row } from '../theme/Row'
import * as s from './Statistics.styles'

/** Headline figures and what each of them counts: waypoints joined by hops, the last of which fades out. */
export function Statistics({ items }: { items: readonly Statistic[] }) {
  const { labels } = useSite()
  return (
    <Row label={labels.figures}>
      <ul css={s.hops}>
        {items.map(({ value, label, description }) => (
          <li key={label}>
            <strong>{value}</strong> <span>{label}</span> <small>{description}</small>
          </li>
        ))}
      </ul>
    </Row>
  )
}
