import type { ReactNode } from 'react'
import type { Item } from '../content/types'
import { panel } from '../theme/base.styles'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import * as s from './ArtCards.styles'
import { entriesOf } from './entries'

type Props<Id extends string> = {
  items: Readonly<Record<Id, Item>>
  art: Readonly<Record<Id, ReactNode>>
}

/** Two large cards, each with a picture and its words. */
export function ArtCards<Id extends string>({ items, art }: Props<Id>) {
  return (
    <ul css={[l.grid, s.cards]}>
      {entriesOf(items).map(([id, { title, text }]) => (
        <li css={[l.grid, panel]} key={id}>
          <div css={[l.stack, l.gap3, s.words]}>
            <h3>{title}</h3>
            <p css={t.muted}>{text}</p>
          </div>
          {art[id]}
        </li>
      ))}
    </ul>
  )
}
