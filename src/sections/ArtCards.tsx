import type { ReactNode } from 'react'
import type { Item } from '../content/types'
import { grid, stack } from '../theme/layout.styles'
import { muted } from '../theme/type.styles'
import * as s from './ArtCards.styles'
import { entriesOf } from './entries'

type Props<Id extends string> = {
  items: Readonly<Record<Id, Item>>
  art: Readonly<Record<Id, ReactNode>>
}

/** Two large cards, each with a picture and its words. */
export function ArtCards<Id extends string>({ items, art }: Props<Id>) {
  return (
    <ul css={[grid, s.cards]}>
      {entriesOf(items).map(([id, { title, text }]) => (
        <li css={s.artCard} key={id}>
          <div css={[stack, s.words]}>
            <h3>{title}</h3>
            <p css={muted}>{text}</p>
          </div>
          {art[id]}
        </li>
      ))}
    </ul>
  )
}
