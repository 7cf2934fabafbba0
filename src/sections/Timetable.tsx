import type { Service } from '../content/types'
import { Icon } from '../theme/Icon'
import * as s from './Timetable.styles'

/** A course, and its audience. */
export type Course = Service & { who: string }

type Props = {
  /** The word before each number. */
  week: string
  items: readonly Course[]
}

/** Courses as the weeks of a calendar. */
export function Timetable({ week, items }: Props) {
  return (
    <ol css={s.weeks}>
      {items.map(({ icon, who, title, text, features }, index) => (
        <li key={title}>
          <p css={s.week}>
            <span>
              {`${week} `}
              <b>{index + 1}</b>{' '}
            </span>
            <span>
              <Icon name={icon} />
              {who}
            </span>
          </p>
          <h3>{title}</h3>
          <p>{text}</p>
          <ul>
            {features.map(feature => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
