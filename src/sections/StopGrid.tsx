import type { Item } from '../content/types'
import { Icon } from '../theme/Icon'
import type { IconName } from '../theme/icons'
import { Row } from '../theme/Row'
import * as s from './StopGrid.styles'
import { Tags } from './Tags'

export type StopItem = Item & { icon?: IconName; tags?: readonly string[] }

/**
 * The features of a solution, of which the first three stand out, or its products, which have tags: low enough that each dot
 * of the scroll guide lands with its own heading on the screen.
 */
export function StopGrid({ label, items }: { label: string; items: readonly StopItem[] }) {
  return (
    <Row label={label}>
      <ul css={items.some(({ tags }) => tags) ? s.products : s.features}>
        {items.map(({ icon, title, text, tags }) => (
          <li key={title}>
            {icon && <Icon name={icon} />}
            <h3>{title}</h3>
            <p>{text}</p>
            {tags && <Tags names={tags} />}
          </li>
        ))}
      </ul>
    </Row>
  )
}
