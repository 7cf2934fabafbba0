import type { TimelineEntry } from '../content/types'
import { Icon } from '../theme/Icon'
import * as s from './Timeline.styles'

/** The company's stops, first to last. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol css={s.timeline}>
      {entries.map(({ year, title, text, icon }) => (
        <li key={year}>
          <Year>{year}</Year>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          <Icon name={icon} />
        </li>
      ))}
    </ol>
  )
}

/** A year, or the first of several, with the last of them smaller beside it. */
function Year({ children }: { children: string }) {
  const [from, to] = children.split('–')
  return (
    <span>
      {from}
      {to && <small>{`–${to}`}</small>}
    </span>
  )
}
