import type { ReactNode } from 'react'
import type { ServiceCard } from '../content/types'
import { coralTag, hidden, moreLink, night } from '../theme/base.styles'
import { Icon } from '../theme/Icon'
import { Link } from '../theme/Link'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
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

const FIELDS = [s.picturedFirst, s.picturedNarrow, s.picturedTeal, s.picturedViolet, s.picturedTall]

function looksOf(index: number, count: number) {
  const isLast = index === count - 1
  return [s.pictured, (isLast || index % 3 === 0) && night, isLast ? s.picturedLast : FIELDS[index]]
}

/** Cards of services that link to their pages. The first is large; on phones the others are rows with picture and name. */
export function PicturedServices<Path extends string>({ items, link, begin, art }: Props<Path>) {
  return (
    <ul css={[l.column, s.grid]}>
      {entriesOf(items).map(([path, { title, text, features }], index, { length }) => (
        <li css={looksOf(index, length)} key={path}>
          {art[path]}
          <div css={[l.gap3, s.words]}>
            {index === 0 && <span css={[coralTag, t.text3, s.begin]}>{begin}</span>}
            <h3>{title}</h3>
            <p>{text}</p>
            <ul css={[l.stack, t.text4, t.line4, s.features, index % 3 !== 1 && s.lines]}>
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
