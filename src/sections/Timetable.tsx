import type { Service } from '../content/types'
import { Icon } from '../theme/Icon'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
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
    <ol css={[l.grid, s.weeks]}>
      {items.map(({ icon, who, title, text, features }, index) => (
        <li css={l.grid} key={title} data-part={PARTS[items.length - 1 - index]}>
          <p css={s.week}>
            <span css={[l.grid, t.text2, t.line2, t.centred, s.number]}>
              {`${week} `}
              <b css={[t.title4, t.coral]}>{index + 1}</b>{' '}
            </span>
            <span css={[l.inline, t.drawn2, t.line4, s.audience]}>
              <Icon name={icon} />
              {who}
            </span>
          </p>
          <h3 css={t.title5}>{title}</h3>
          <p css={[t.ledeSize, t.line4, t.muted]}>{text}</p>
          <ul css={[l.wrapping, l.gap2, t.drawn2]}>
            {features.map(feature => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
