import type { Product } from '../content/types'
import { chips, tag } from '../theme/base.styles'
import { Icon } from '../theme/Icon'
import * as s from './Departures.styles'

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
          <ul css={chips}>
            {tags.map(name => (
              <li css={tag} key={name}>
                {name}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
