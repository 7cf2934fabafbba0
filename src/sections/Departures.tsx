import type { ReactNode } from 'react'
import type { Product } from '../content/types'
import { Icon } from '../theme/Icon'
import * as s from './Departures.styles'
import { Tags } from './Tags'

type Props = {
  items: readonly Product[]
  /** What each of them looks like where it is sold, where there is room for it. */
  art: readonly ReactNode[]
}

/** The products as a departures board, with the sources of each. */
export function Departures({ items, art }: Props) {
  return (
    <ul css={s.departures}>
      {items.map(({ icon, title, text, tags }, place) => (
        <li key={title}>
          <Icon name={icon} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          <Tags names={tags} />
          {art[place]}
        </li>
      ))}
    </ul>
  )
}
