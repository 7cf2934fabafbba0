import type { Service } from '../content/types'
import { Icon } from '../theme/Icon'
import { gap2, grid, inline, wrapping } from '../theme/layout.styles'
import { centred, drawn2, ledeSize, line2, line4, muted, text2 } from '../theme/type.styles'
import * as s from './Timetable.styles'

/** A course, and its audience. */
export type Course = Service & { who: string }

type Props = {
  /** The word before each number. */
  week: string
  items: readonly Course[]
}

/** What the last weeks are on the road, from the last. */
const PARTS = ['goal', 'bend']

/** Courses as the weeks of a calendar. */
export function Timetable({ week, items }: Props) {
  return (
    <ol css={[grid, s.weeks]}>
      {items.map(({ icon, who, title, text, features }, index) => (
        <li key={title} data-part={PARTS[items.length - 1 - index]}>
          <p css={s.week}>
            <span css={[grid, text2, line2, centred, s.number]}>
              {`${week} `}
              <b>{index + 1}</b>{' '}
            </span>
            <span css={[inline, drawn2, line4, s.audience]}>
              <Icon name={icon} />
              {who}
            </span>
          </p>
          <h3>{title}</h3>
          <p css={[ledeSize, line4, muted]}>{text}</p>
          <ul css={[wrapping, gap2, drawn2]}>
            {features.map(feature => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
