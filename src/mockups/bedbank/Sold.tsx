import type { Statistic } from '../../content/types'
import { lengthOf, numberIn } from '../../number'
import { FigureLink } from '../../theme/FigureLink'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { DrawnText } from '../kit/drawn'
import { fill } from '../kit/fill'
import { amount } from '../kit/money'
import * as s from './Sold.styles'
import { netOf, offers } from './stopsell'
import type { BedbankPicture, WeekWords } from './words'

type Props = { items: readonly Statistic[]; week: WeekWords; words: BedbankPicture }

/** The two lines of text on a door. */
type Door = readonly [name: string, value: string]

/** Width of the wall between two doors, in per cent of the house. */
const WALL = 5

/** Renders a house with its doors lit. Styled by attributes, because CSS rules go into the head and would delay the hero. */
function House({ doors }: { doors: readonly Door[] }) {
  const width = (100 - WALL * (doors.length + 1)) / doors.length
  return (
    <svg aria-hidden="true" width="100%" fontWeight="500" letterSpacing="-.03em" textAnchor="middle">
      <rect width="100%" height="400%" rx="20" fill="var(--d6)" />
      {doors.map(([name, value], place) => {
        const start = WALL + place * (width + WALL)
        const frame = { x: `${start}%`, y: '13%', width: `${width}%`, height: '400%', rx: `${width / 2}%` }
        const middle = `${start + width / 2}%`
        return (
          <g key={name}>
            <rect {...frame} fill="var(--d0)" stroke="var(--d2)" strokeWidth="8" />
            <rect {...frame} fill="none" stroke="var(--d1)" strokeWidth="3" />
            <g fill="var(--on-coral)">
              <DrawnText x={middle} y="97%" dy={value ? '-2em' : '-1.3em'}>{`${name} `}</DrawnText>
              {value && <DrawnText x={middle} y="97%" dy="-.6em">{`${value} `}</DrawnText>}
            </g>
          </g>
        )
      })}
    </svg>
  )
}

/**
 * Renders the page's figures with what they count, taken from its pictures: board plans, what a rate depends on, and the
 * ways to price a sale. Where the pictures show another number, the figure stands alone.
 */
export function Sold({ items, week, words: { calendar, rates } }: Props) {
  const { plans } = calendar.rates
  const { net, marked } = calendar.channels
  const room = calendar.rooms[week.room]
  const [offer] = room ? offers(calendar.channels.items, room, plans[0], []) : []
  if (!room || !offer) return null
  /** Makes a door of two words, one on each line. */
  const apart = (words = ''): Door => {
    const [first = '', second = ''] = words.split(' ')
    return [first, second]
  }
  const counted: readonly (readonly Door[])[] = [
    // The codes of the trade are as short in any language.
    plans.map(plan => [plan.id.toUpperCase(), amount(netOf(room, plan))]),
    [apart(`${week.from} ${calendar.month}`), apart(rates.matrix.head[2]), apart(room.name)],
    [
      [net, amount(netOf(room, plans[0]))],
      [fill(marked, { markup: offer.markup ?? 0 }), amount(offer.sell)],
    ],
  ]
  return (
    <ul css={[l.grid, s.sold]}>
      {items.map(({ id, value, label, description }, index) => {
        const doors = counted[index]
        const isDrawn = doors?.length === numberIn(value)
        return (
          <li key={label} css={isDrawn ? [l.grid, s.drawn] : [l.stack, l.gap2, s.plain]} {...lengthOf(value)}>
            <strong css={t.line1}>{value}</strong> <span css={[t.ledeSize, t.line3]}>{label}</span>{' '}
            {isDrawn && <House doors={doors} />}{' '}
            <small css={[t.drawn2, t.line4, t.muted, t.even]}>
              <FigureLink id={id}>{description}</FigureLink>
            </small>
          </li>
        )
      })}
    </ul>
  )
}
