import type { SerializedStyles } from '@emotion/react'
import type { ReactNode } from 'react'
import type { Service } from '../content/types'
import { Icon } from '../theme/Icon'
import { Row } from '../theme/Row'

type Props = {
  /** The label of the row that the list becomes on phones. Without one, its items are stacked there too. */
  label?: string
  items: readonly Service[]
  /** The layout that suits the page's subject. */
  look: SerializedStyles
  /** Drawings of the first items. If all items have one, it replaces the icon. */
  art?: readonly ReactNode[]
}

/** Services with their feature lists. */
export function ServiceList({ label, items, look, art }: Props) {
  const list = (
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
  )
  return label ? <Row label={label}>{list}</Row> : list
}
