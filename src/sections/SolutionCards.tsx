import type { ReactNode } from 'react'
import type { HomeContent } from '../content/types'
import { moreLink } from '../theme/base.styles'
import { Icon } from '../theme/Icon'
import { Link } from '../theme/Link'
import * as s from './SolutionCards.styles'

type Props = Pick<HomeContent['solutions'], 'items'> & {
  /** The picture of each solution, in their order. */
  art: readonly ReactNode[]
}

/** The solutions as cards of different widths; a card as a whole is its link. */
export function SolutionCards({ items, art }: Props) {
  return (
    <ul css={s.bento}>
      {items.map(({ title, text, path, link }, index) => (
        <li key={path}>
          <div>
            <h3>
              <Link to={path}>{title}</Link>
            </h3>
            <p>{text}</p>
            <span css={moreLink} aria-hidden="true">
              <span>{link}</span>
              <Icon name="arrow-right" />
            </span>
          </div>
          {art[index]}
        </li>
      ))}
    </ul>
  )
}
