import type { Service } from '../content/types'
import { Icon } from '../theme/Icon'
import { Row } from '../theme/Row'
import * as s from './ServiceGrid.styles'

/** Cards of services with their feature lists, each under a rising sun. */
export function ServiceGrid({ label, items }: { label: string; items: readonly Service[] }) {
  return (
    <Row label={label}>
      <ul css={s.grid}>
        {items.map(({ icon, title, text, features }) => (
          <li css={s.service} key={title}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
            <ul css={s.features}>
              {features.map(feature => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Row>
  )
}
