import type { ReactNode } from 'react'
import { Sign } from '../../mockups/b2b/Signs'
import type { StopItem } from '../../sections/Features'
import { Tags } from '../../sections/Tags'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import * as s from './Shelf.styles'

type Props = {
  items: readonly StopItem[]
  /** A picture of the first product. */
  art: ReactNode
}

/** Shows what is sold on a board. On wide screens the first item is as high as all others, each of which has a sign. */
export function Shelf({ items, art }: Props) {
  return (
    <ul css={[l.column, l.gap3, s.board]}>
      {items.map(({ title, text, tags }, index) => (
        <li key={title} css={[l.grid, s.item, index === 0 ? s.lead : s.line]}>
          {index > 0 && <Sign of={index - 1} />}
          <h3 css={[t.text8, t.line2]}>{title}</h3>
          <p css={[t.muted, t.line4]}>{text}</p>
          {index === 0 && art}
          {tags && <Tags names={tags} />}
        </li>
      ))}
    </ul>
  )
}
