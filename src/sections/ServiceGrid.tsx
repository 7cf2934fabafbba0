import type { ReactNode } from 'react'
import type { Service } from '../content/types'
import { hidden, moreLink } from '../theme/base.styles'
import { Icon } from '../theme/Icon'
import { Link } from '../theme/Link'
import * as s from './ServiceGrid.styles'

/** Cards of services with their feature lists, each under a rising sun. */
export function ServiceGrid({ items }: { items: readonly Service[] }) {
  return (
    <ul css={s.grid}>
      {items.map(({ icon, title, text, features }) => (
        <li css={s.service} key={title}>
          <Icon name={icon} />
          <h3>{title}</h3>
          <p>{text}</p>
          <ul css={s.features}>
            {features.map(feature => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

type PicturedProps = {
  items: readonly (Service & { path: string })[]
  /** The words of the cards' links. */
  link: string
  /** The picture of each service, in their order. */
  art: readonly ReactNode[]
}

/** Cards of services that lead to pages of their own. */
export function PicturedServices({ items, link, art }: PicturedProps) {
  return (
    <ul css={s.grid}>
      {items.map(({ title, text, features, path }, index) => (
        <li css={s.pictured} key={path}>
          {art[index]}
          <div>
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
