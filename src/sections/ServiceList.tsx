import type { SerializedStyles } from '@emotion/react'
import type { ReactNode } from 'react'
import type { Service } from '../content/types'
import { Icon } from '../theme/Icon'
import * as l from '../theme/layout.styles'
import type { Each } from './each'

type Props = {
  items: readonly Service[]
  /** The layout that suits the page's subject. */
  look: SerializedStyles | readonly SerializedStyles[]
  each?: Each | undefined
  /** Drawings of the first items. If all items have one, it replaces the icon. */
  art?: readonly ReactNode[]
}

/** Services with their feature lists. */
export function ServiceList({ items, look, each, art }: Props) {
  return (
    <ul css={look}>
      {items.map(({ icon, title, text, features }, index) => (
        <li key={title} css={[l.grid, each?.[index]]}>
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
