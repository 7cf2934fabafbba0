import type { SerializedStyles } from '@emotion/react'
import type { ReactNode } from 'react'
import type { Service } from '../content/types'
import { Icon } from '../theme/Icon'
import { Row } from '../theme/Row'

type Props = {
  label: string
  items: readonly Service[]
  /** The form that the page's subject asks for. */
  look: SerializedStyles
  /** Drawings of the first of them; where all have one, it stands in the icon's place. */
  art?: readonly ReactNode[]
}

/** Services with their feature lists; on phones a row. */
export function ServiceList({ label, items, look, art }: Props) {
  return (
    <Row label={label}>
      <ul css={look}>
        {items.map(({ icon, title, text, features }, index) => (
          <li key={title}>
            {art?.length !== items.length && <Icon name={icon} />}
            <h3>{title}</h3>
            <p>{text}</p>
            <ul>
              {features.map(feature => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            {art?.[index]}
          </li>
        ))}
      </ul>
    </Row>
  )
}
