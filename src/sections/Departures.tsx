import type { ReactNode } from 'react'
import type { Product } from '../content/types'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import * as s from './Departures.styles'

type Props = {
  items: readonly Product[]
  /** A picture of each product as it is sold. */
  art: readonly ReactNode[]
}

/** The looks of the first tickets; the others have the colour of the sky. */
const LOOKS = [[s.ticketTallest], [s.ticketBroad], [s.ticketBroad, s.ticketCoral], [s.ticketYellow], [s.ticketTeal]]

/** The products as a departures board, with the sources of each. */
export function Departures({ items, art }: Props) {
  return (
    <ul css={[l.grid, s.departures]}>
      {items.map(({ title, text, tags }, place) => (
        <li key={title} css={[l.grid, l.across, l.gap3, s.ticket, ...(LOOKS[place] ?? [])]}>
          <div>
            <h3 css={t.title5}>{title}</h3>
            <p css={[t.text5, t.line4]}>{text}</p>
          </div>
          <ul css={l.wrapping}>
            {tags.map(tag => (
              <li css={[t.text2, t.line4, t.medium, t.unbroken]} key={tag}>
                {tag}
              </li>
            ))}
          </ul>
          {art[place]}
        </li>
      ))}
    </ul>
  )
}
