import type { Stop } from '../content/types'
import { Icon } from '../theme/Icon'
import * as s from './StopGrid.styles'
import { Tags } from './Tags'

/**
 * The features or products of a solution, five to a row where they are nine or ten, four where they are eight: low
 * enough that each dot of the scroll guide lands with its own heading on the screen.
 */
export function StopGrid({ items }: Pick<Stop, 'items'>) {
  const columns = items.length === 6 ? s.six : items.length > 8 ? s.five : s.four
  return (
    <ul css={columns}>
      {items.map(({ icon, title, text, tags }) => (
        <li key={title}>
          {icon && <Icon name={icon} />}
          <h3>{title}</h3>
          <p>{text}</p>
          {tags && <Tags names={tags} />}
        </li>
      ))}
    </ul>
  )
}
