import type { Product } from '../content/types'
import { Icon } from '../theme/Icon'
import { Row } from '../theme/Row'
import * as s from './Departures.styles'
import { Tags } from './Tags'

/** The products as a departures board, with the sources of each. */
export function Departures({ label, items }: { label: string; items: readonly Product[] }) {
  return (
    <Row label={label}>
      <ul css={s.departures}>
        {items.map(({ icon, title, text, tags }) => (
          <li key={title}>
            <Icon name={icon} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <Tags names={tags} />
          </li>
        ))}
      </ul>
    </Row>
  )
}
