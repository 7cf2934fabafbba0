import type { Statistic } from '../../content/types'
import { amount } from '../kit/money'
import * as s from './Sold.styles'
import { netOf, offers } from './stopsell'
import type { BedbankPicture, WeekWords } from './words'

/** Something counted: what it is, and what it costs where that depends on it. */
type Thing = readonly [value: string | undefined, name?: string]

type Props = { items: readonly Statistic[]; week: WeekWords; words: BedbankPicture }

/** The figures of the page with what they count, from its pictures: board plans, what a rate depends on, and how it is sold. */
export function Sold({ items, week, words: { calendar, rates } }: Props) {
  const { plans } = calendar.rates
  const { net } = calendar.channels
  const room = calendar.rooms[week.room]
  const [offer] = room ? offers(calendar.channels.items, room, plans[0], []) : []
  if (!room || !offer) return null
  const things: readonly (readonly Thing[])[] = [
    plans.map(plan => [amount(netOf(room, plan)), plan.name]),
    [[`${week.from} ${calendar.month}`], [rates.matrix.head[2]], [room.name]],
    [
      [amount(netOf(room, plans[0])), net],
      [amount(offer.sell), `${net} + ${offer.markup}%`],
    ],
  ]
  return (
    <ul css={s.sold}>
      {items.map(({ value, label, description }, index) => (
        <li key={label}>
          <strong>{value}</strong> <span>{label}</span>
          <div>
            {things[index]?.map(([value, name]) => (
              <b key={value}>
                {name && <small>{`${name} `}</small>}
                {`${value} `}
              </b>
            ))}
          </div>
          <small>{description}</small>
        </li>
      ))}
    </ul>
  )
}
