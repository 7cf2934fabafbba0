import type { ReactNode } from 'react'
import type { SolutionCard } from '../content/types'
import { moreLink, panel } from '../theme/base.styles'
import { Icon } from '../theme/Icon'
import { Link } from '../theme/Link'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import { entriesOf } from './entries'
import * as s from './SolutionCards.styles'

type Props<Path extends string> = {
  /** The solutions, by the paths of their pages. */
  items: Readonly<Record<Path, SolutionCard>>
  /** The pictures, in the order of the cards, whose widths differ. */
  art: Readonly<Record<Path, ReactNode>>
}

/** The solutions as cards of different widths; on phones, rows below the first card. Each card as a whole is a link. */
export function SolutionCards<Path extends string>({ items, art }: Props<Path>) {
  return (
    <ul css={[l.column, s.bento]}>
      {entriesOf(art).map(([path, picture], index, { length }) => {
        const { title, text, link } = items[path]
        return (
          <li
            key={path}
            css={[
              panel,
              s.solution,
              index === length - 1 && s.solutionLast,
              index < 2 && s.solutionHigh,
              index === 0 && s.solutionFirst,
            ]}
          >
            <div css={[l.grid, l.gap3, s.words]}>
              <h3>
                <Link to={path}>{title}</Link>
              </h3>
              <p css={[t.text5, t.muted]}>{text}</p>
              <span css={moreLink} aria-hidden="true">
                <span>{link}</span>
                <Icon name="arrow-right" />
              </span>
            </div>
            {picture}
          </li>
        )
      })}
    </ul>
  )
}
