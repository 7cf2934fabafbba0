import type { ReactNode } from 'react'
import type { StopItem } from '../../sections/Features'
import { Tags } from '../../sections/Tags'
import { Row } from '../../theme/Row'
import * as s from './Shelf.styles'

type Props = {
  label: string
  items: readonly StopItem[]
  /** What the first of them looks like. */
  art: ReactNode
  /** The first is as large as four of the others. */
  board?: boolean
}

/** What is sold, by name: a list, or a board. */
export function Shelf({ label, items, art, board = false }: Props) {
  return (
    <Row label={label}>
      <ul css={board ? s.board : s.shelf}>
        {items.map(({ title, text, tags }, index) => (
          <li key={title}>
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
