import type { Category } from '../content/types'
import { Row } from '../theme/Row'
import * as s from './Categories.styles'

/** Stations on one dashed line: marketing channels, design tools, app types, training formats, technologies. */
export function Categories({ label, items }: { label: string; items: readonly Category[] }) {
  return (
    <Row label={label}>
      <ul css={s.stations}>
        {items.map(({ name, items }) => (
          <li key={name}>
            <h3>{name}</h3>
            <ul>
              {items.map(item => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Row>
  )
}
