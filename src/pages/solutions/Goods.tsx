import type { ReactNode } from 'react'
import { GOODS } from '../../mockups/b2c/Goods'
import type { StopItem } from '../../sections/Features'
import { Tags } from '../../sections/Tags'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import * as s from './Goods.styles'

/** The cards of the things, in the order of their drawings. */
const LOOKS = [s.poster, s.house, [s.house, s.parcel], s.ticket, s.stamp, s.chip]

type Props = {
  items: readonly StopItem[]
  /** A picture of the first product in the shop. */
  art: ReactNode
}

/** Shows what a shop sells, each product on a drawing of the thing that its buyer receives. */
export function Goods({ items, art }: Props) {
  return (
    <ul css={[l.halves, l.gap4, s.goods]}>
      {items.map(({ title, text, tags }, index) => (
        <li key={title} css={[l.grid, l.gap3, t.text5, t.line4, s.card, LOOKS[index]]}>
          <svg css={s.drawing} aria-hidden="true" width="100%" height="100%">
            {/* biome-ignore lint/a11y/noSvgWithoutTitle: the outer <svg> is hidden from assistive technology */}
            <svg x="100%" overflow="visible">
              {GOODS[index]}
            </svg>
          </svg>
          <h3 css={t.text7}>{title}</h3>
          <p>{text}</p>
          {index === 0 && art}
          {tags && <Tags names={tags} />}
        </li>
      ))}
    </ul>
  )
}
