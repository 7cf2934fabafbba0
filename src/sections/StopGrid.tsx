import type { ReactNode } from 'react'
import type { Item } from '../content/types'
import { Icon } from '../theme/Icon'
import type { IconName } from '../theme/icons'
import { Row } from '../theme/Row'
import * as s from './StopGrid.styles'
import { Tags } from './Tags'

export type StopItem = Item & { icon?: IconName; tags?: readonly string[] }

type Props = {
  label: string
  items: readonly StopItem[]
  /** What the first of them looks like on this page. */
  art?: ReactNode
}

/** The products that a solution sells, with the sources or conditions of each: low enough for the dots of the scroll guide. */
export function StopGrid({ label, items, art }: Props) {
  return (
    <Row label={label}>
      <ul css={s.products}>
        {items.map(({ icon, title, text, tags }, index) => (
          <li key={title}>
            {icon && <Icon name={icon} />}
            <h3>{title}</h3>
            <p>{text}</p>
            {index === 0 && art}
            {tags && <Tags names={tags} />}
          </li>
        ))}
      </ul>
    </Row>
  )
}
