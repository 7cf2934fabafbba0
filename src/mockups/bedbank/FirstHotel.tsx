import { Fragment } from 'react'
import type { Item } from '../../content/types'
import { coralTag, tealTag } from '../../theme/base.styles'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { useTried } from '../kit/moment'
import * as s from './FirstHotel.styles'
import { Month } from './Month'
import { NAME, type Tried, untried } from './stopsell'
import type { BedbankPicture, WeekWords } from './words'

type Props = {
  items: Readonly<Record<'rates' | 'extranet', Item>>
  week: WeekWords
  words: BedbankPicture
}

/**
 * Renders the first rates and what the hotel has changed since, and below them what comes of it: a month of one room from
 * edge to edge of the page.
 */
export function FirstHotel({ items, week, words: { calendar, rest, rates, extranet } }: Props) {
  const [{ closed }] = useTried<Tried>(NAME, untried(calendar))
  const room = calendar.rooms[week.room]
  if (!room) return null
  return (
    <div css={[l.column, s.first]}>
      <ul css={[l.grid, s.parts]}>
        <li>
          <h3>{items.rates.title}</h3>
          <p css={[t.text5, t.muted]}>{items.rates.text}</p>
          <div css={[l.grid, l.evenRows, s.sheet, s.rates]} aria-hidden="true">
            <p css={[l.ends, l.across, t.semibold]}>
              {`${rates.title} `}
              <small>{rates.text}</small>
            </p>
            {rates.matrix.head.map((name, index) => (
              <small css={[index > 0 && t.figure]} key={name}>{`${name} `}</small>
            ))}
            {rates.matrix.rows.map(({ name, cells }) => (
              <Fragment key={name}>
                <b>{`${name} `}</b>
                {cells.map(cell => (
                  <span css={[t.title4, t.line3, t.tight, t.figure]} key={cell}>{`${cell} `}</span>
                ))}
              </Fragment>
            ))}
          </div>
        </li>
        <li>
          <h3>{items.extranet.title}</h3>
          <p css={[t.text5, t.muted]}>{items.extranet.text}</p>
          <div css={[l.grid, l.evenRows, s.sheet, s.changes]} aria-hidden="true">
            <p css={[l.ends, l.across, t.semibold]}>
              {`${extranet.title} `}
              <small>{extranet.tag}</small>
            </p>
            {extranet.changes.map(({ name, text, state }, index) => (
              <div css={[l.grid, l.level]} key={name}>
                {`${name} `}
                <small>{text}</small> <span css={index === 0 ? tealTag : coralTag}>{state}</span>
              </div>
            ))}
          </div>
        </li>
      </ul>
      <Month
        words={calendar}
        room={{ ...room, left: `${room.left} ${week.left} ${rest}` }}
        closed={[...(closed[week.room] ?? []), ...week.closed]}
      />
    </div>
  )
}
