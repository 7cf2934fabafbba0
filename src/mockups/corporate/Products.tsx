import type { ReactNode } from 'react'
import { Icon } from '../../theme/Icon'
import type { IconName } from '../../theme/icons'
import * as l from '../../theme/layout.styles'
import { card, roundL } from '../../theme/surface.styles'
import * as t from '../../theme/type.styles'
import * as s from './Products.styles'

type Product = { title: string; text: string; icon?: IconName; tags?: readonly string[] }

type Props = {
  items: readonly Product[]
  /** The pictures of the products that the policy covers, which come first. */
  art: readonly ReactNode[]
}

/**
 * Renders what employees can book: what the policy covers as cards with a picture each, the other products below
 * them as the coupons of one ticket.
 */
export function Products({ items, art }: Props) {
  return (
    <ul css={[l.grid, s.products]}>
      {items.map(({ title, text, icon, tags }, index) => (
        <li css={[l.stack, l.gap2, card, roundL]} key={title} data-look={index < art.length ? 'card' : 'coupon'}>
          <h3 css={[l.inline, l.gap3]}>
            {icon && <Icon name={icon} />}
            {title}
          </h3>
          <p css={[t.text5, t.line4, t.muted]}>{text}</p>
          {art[index]}
          {tags && <small css={[t.text3, t.medium, t.coral]}>{tags.join('\u00a0· ')}</small>}
        </li>
      ))}
    </ul>
  )
}
