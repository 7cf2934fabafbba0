import { Icon } from '../theme/Icon'
import { Link } from '../theme/Link'
import { entriesOf } from './entries'
import * as s from './Starts.styles'

type Props<Path extends string> = {
  /** What is wrong, by the path of the page that it leads to. */
  items: Readonly<Record<Path, string>>
  /** Of those pages. */
  names: Readonly<Record<Path, { title: string }>>
}

/** Problems in large type, each with the road to the team that solves it. */
export function Starts<Path extends string>({ items, names }: Props<Path>) {
  return (
    <ul css={s.starts}>
      {entriesOf(items).map(([path, problem]) => (
        <li key={path}>
          <Link to={path}>
            <span>{`${problem} `}</span>
            <i />
            <b>
              {names[path].title}
              <Icon name="arrow-right" />
            </b>
          </Link>
        </li>
      ))}
    </ul>
  )
}
