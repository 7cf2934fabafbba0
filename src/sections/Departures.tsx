import type { Product } from '../content/types'
import { Icon } from '../theme/Icon'
import * as s from './Departures.styles'
import { Tags } from './Tags'

/** The products as a departures board, with the sources of each. */
export function Departures({ items }: { items: readonly Product[] }) {
  return (
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
  )
}
