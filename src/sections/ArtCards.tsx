import type { ReactNode } from 'react'
import type { Item } from '../content/types'
import * as s from './ArtCards.styles'

type Props = {
  items: readonly Item[]
  /** The picture of each item, in their order. */
  art: readonly ReactNode[]
}

/** Two large cards, each a picture and its words. */
export function ArtCards({ items, art }: Props) {
  return (
    <ul css={s.cards}>
      {items.map(({ title, text }, index) => (
        <li css={s.artCard} key={title}>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          {art[index]}
        </li>
      ))}
    </ul>
  )
}
