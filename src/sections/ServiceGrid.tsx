import type { Service } from '../content/types'
import { Link } from '../Link'
import { moreLink } from '../theme/base.styles'
import { Icon } from '../theme/Icon'
import * as s from './ServiceGrid.styles'

type Props = { items: readonly (Service & { path?: string })[]; link?: string }

/** Cards of services with their feature lists, each with a rising sun in the corner; `link` is the words of their links. */
export function ServiceGrid({ items, link }: Props) {
  return (
    <ul css={s.grid}>
      {items.map(({ icon, title, text, features, path }) => (
        <li css={s.service} key={title}>
          <Icon name={icon} />
          <h3>{title}</h3>
          <p>{text}</p>
          <ul css={s.features}>
            {features.map(feature => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          {path && (
            <Link css={moreLink} to={path} aria-label={`${link}: ${title}`}>
              <span>{link}</span>
              <Icon name="arrow-right" />
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
