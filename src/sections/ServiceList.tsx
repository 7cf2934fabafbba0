import type { SerializedStyles } from '@emotion/react'
import type { ReactNode } from 'react'
import type { Service } from '../content/types'
import { Icon } from '../theme/Icon'

type Props = {
  items: readonly Service[]
  /** The layout that suits the page's subject. */
  look: SerializedStyles
  /** Drawings of the first items. If all items have one, it replaces the icon. */
  art?: readonly ReactNode[]
}

/** Services with their feature lists. */
export function ServiceList({ items, look, art }: Props) {
  return (
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
}
