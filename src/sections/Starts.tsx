import { Icon } from '../theme/Icon'
import { Link } from '../theme/Link'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import { entriesOf } from './entries'
import * as s from './Starts.styles'

type Props<Path extends string> = {
  /** The problems, by the path of the page of the team that solves them. */
  items: Readonly<Record<Path, string>>
  /** The names of those pages. */
  names: Readonly<Record<Path, { title: string }>>
}

/** Problems in large type, each with a road to the team that solves it. */
export function Starts<Path extends string>({ items, names }: Props<Path>) {
  return (
    <ul css={s.starts}>
      {entriesOf(items).map(([path, problem]) => (
        <li key={path}>
          <Link to={path}>
            <span css={[t.title4, t.line2, t.even]}>{`${problem} `}</span>
            <i />
            <b css={[l.inline, t.coral, t.semibold]}>
              {names[path].title}
              <Icon name="arrow-right" />
            </b>
          </Link>
        </li>
      ))}
    </ul>
  )
}
