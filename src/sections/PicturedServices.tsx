import type { ReactNode } from 'react'
import type { ServiceCard } from '../content/types'
import { hidden, moreLink } from '../theme/base.styles'
import { Icon } from '../theme/Icon'
import { Link } from '../theme/Link'
import { entriesOf } from './entries'
import * as s from './PicturedServices.styles'

type Props<Path extends string> = {
  /** The services, by the paths of their pages. */
  items: Readonly<Record<Path, ServiceCard>>
  /** The text of the cards' links. */
  link: string
  /** The tag on the first card. */
  begin: string
  art: Readonly<Record<Path, ReactNode>>
}

/** Cards of services that link to their pages. The first is large; on phones the others are rows with picture and name. */
export function PicturedServices<Path extends string>({ items, link, begin, art }: Props<Path>) {
  return (
    <ul css={s.grid}>
      {entriesOf(items).map(([path, { title, text, features }], index) => (
        <li css={s.pictured} key={path}>
          {art[path]}
          <div>
            {index === 0 && <span css={s.begin}>{begin}</span>}
            <h3>{title}</h3>
            <p>{text}</p>
            <ul css={s.features}>
              {features.map(feature => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <Link css={moreLink} to={path}>
              <span>
                {link}
                <span css={hidden}>{`: ${title}`}</span>
              </span>
              <Icon name="arrow-right" />
            </Link>
          </div>
        </li>
      ))}
    </ul>
  )
}
