import type { CatalogueLink, Item, Statistic } from '../content/types'
import { Icon } from '../theme/Icon'
import { Link } from '../theme/Link'
import * as s from './Today.styles'

export type TodayItems = {
  volume: Item & { figures: readonly Pick<Statistic, 'value' | 'label'>[] }
  teams: Item & { links: readonly CatalogueLink[] }
  operation: Item & { watched: readonly string[] }
}

/** Where the road of dates has led: what passes through the platform, who does the work, and what is watched. */
export function Today({ volume, teams, operation }: TodayItems) {
  return (
    <ul css={s.today}>
      <li>
        <h3>{volume.title}</h3>
        <dl>
          {volume.figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>{volume.text}</p>
      </li>
      <li>
        <h3>{teams.title}</h3>
        <ul>
          {teams.links.map(({ name, href, icon }) => (
            <li key={href}>
              <Link to={href}>
                <Icon name={icon} />
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <p>{teams.text}</p>
      </li>
      <li>
        <h3>{operation.title}</h3>
        <ul>
          {operation.watched.map(name => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <p>{operation.text}</p>
      </li>
    </ul>
  )
}
