import type { ReactNode } from 'react'
import { Icon } from '../../theme/Icon'
import type { IconName } from '../../theme/icons'
import { gap2, gap3, inline, stack } from '../../theme/layout.styles'
import { coral, line4, medium, muted, text3, text5 } from '../../theme/type.styles'
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
    <ul css={s.products}>
      {items.map(({ title, text, icon, tags }, index) => (
        <li css={[stack, gap2]} key={title} data-look={index < art.length ? 'card' : 'coupon'}>
          <h3 css={[inline, gap3]}>
            {icon && <Icon name={icon} />}
            {title}
          </h3>
          <p css={[text5, line4, muted]}>{text}</p>
          {art[index]}
          {tags && <small css={[text3, medium, coral]}>{tags.join('\u00a0· ')}</small>}
        </li>
      ))}
    </ul>
  )
}
