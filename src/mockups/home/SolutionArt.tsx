import { hatched, nights } from '../../mockups/kit/nights.styles'
// A small picture of each solution, for the cards of the home page.
import { coralTag, tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { Art, Credit, Days, HOT, Price, Tags } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './SolutionArt.styles'
import type { SolutionArtWords } from './words'

export function AgencyList({ words }: { words: SolutionArtWords['agencies'] }) {
  return (
    <Art tone="dusk">
      <div css={[k.pane, s.agencies]}>
        <div css={k.bar}>
          {`${words.title} `}
          <span css={[k.quiet, k.end]}>{words.column}</span>
        </div>
        {words.items.map(({ initials, name, used, status }, index) => (
          <div css={[k.row, s.agency, index > 2 && s.spare]} key={name}>
            <span css={used > HOT ? k.coralMonogram : k.monogram}>{initials}</span>{' '}
            <span css={[k.grow, s.name]}>
              <b>{name}</b> <Credit used={used} />
            </span>{' '}
            <b css={[t.atEnd, s.share]}>{`${used}%`}</b>{' '}
            <span css={[t.atEnd, s.status]}>
              <span css={used > HOT ? coralTag : tealTag}>{status}</span>
            </span>
          </div>
        ))}
      </div>
    </Art>
  )
}

export function PackageOffer({ words }: { words: SolutionArtWords['offer'] }) {
  const { title, tags, trip, price, parts, booked } = words
  return (
    <Art tone="apricot">
      <div css={k.pane}>
        <div css={[l.wrapping, k.bar]}>
          <Icon name="package" />
          {`${title} `}
          <span css={[l.wrapping, l.gap2, k.end]}>
            <Tags {...tags} />
          </span>
        </div>
        <div css={k.row}>
          <span css={k.grow}>
            <b>{trip.name}</b> <small>{trip.text}</small>
          </span>{' '}
          <Price {...price} />
        </div>
        <div css={k.row}>
          <span css={k.grow}>
            <b>{parts.name}</b> <small>{parts.text}</small>
          </span>{' '}
          <span css={tealTag}>{booked}</span>
        </div>
      </div>
    </Art>
  )
}

export function TripRequest({ words }: { words: SolutionArtWords['request'] }) {
  const { title, tag, stops } = words
  return (
    <Art tone="teal">
      <div css={k.pane}>
        <div css={k.bar}>
          <span css={k.grow}>{title}</span> <span css={coralTag}>{tag}</span>
        </div>
        {stops.map(({ initials, name, text }, index) => (
          <div css={k.row} key={name}>
            <span css={index === 0 ? k.tealMonogram : k.coralMonogram}>{initials}</span>{' '}
            <span css={k.grow}>
              <b>{name}</b> <small>{text}</small>
            </span>
          </div>
        ))}
      </div>
    </Art>
  )
}

const seatStyles: Record<string, typeof s.taken> = { x: s.taken, f: s.front, l: s.legroom, e: s.chosen }

export function SeatMap({ words }: { words: SolutionArtWords['seats'] }) {
  return (
    <Art tone="apricot">
      <div css={k.pane}>
        <div css={k.bar}>
          <span css={k.grow}>{words.title}</span> <b>{words.price}</b>
        </div>
        <svg css={[l.full, s.cabin]} viewBox="0 0 152 100" aria-hidden="true">
          {words.rows.flatMap((row, y) =>
            Array.from(row, (seat, x) => (
              <rect
                key={`${x}-${y}`}
                css={seatStyles[seat]}
                x={x * 20 + (x > 2 ? 30 : 4)}
                y={y * 20 + 2}
                width="15"
                height="15"
                rx="4"
              />
            )),
          )}
        </svg>
      </div>
    </Art>
  )
}

export function RoomCalendar({ words }: { words: SolutionArtWords['rooms'] }) {
  return (
    <Art tone="violet">
      <div css={k.pane}>
        <div css={k.bar}>
          {`${words.title} `}
          <span css={[l.wrapping, l.gap2, k.end]}>
            <Tags {...words.plans} />
          </span>
        </div>
        <div css={[l.grid, l.gap1, t.text1, k.body, nights, hatched, s.calendar]}>
          <Days days={words.days} />
        </div>
      </div>
    </Art>
  )
}
