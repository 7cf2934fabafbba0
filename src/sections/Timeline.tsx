import type { TimelineEntry } from '../content/types'
import { Icon } from '../theme/Icon'
import * as s from './Timeline.styles'

/** The company's stops, first to last. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol css={s.timeline}>
      {entries.map(({ year, title, text, icon }) => (
        <li key={year}>
          <span data-span={year.length > 4 || undefined}>{year}</span>
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
