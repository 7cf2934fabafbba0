import type { Statistic } from '../../content/types'
import { amount } from '../kit/money'
import * as s from './Sold.styles'
import { netOf, offers } from './stopsell'
import type { BedbankPicture, WeekWords } from './words'

type Props = { items: readonly Statistic[]; week: WeekWords; words: BedbankPicture }

/** The figures of the page with what they count, from its pictures: board plans, what a rate depends on, and how it is sold. */
export function Sold({ items, week, words: { calendar, rates } }: Props) {
  const { plans } = calendar.rates
  const { net } = calendar.channels
  const room = calendar.rooms[week.room]
  const [offer] = room ? offers(calendar.channels.items, room, plans[0], []) : []
  if (!room || !offer) return null
  const counted: readonly (readonly (string | undefined)[])[] = [
    plans.map(plan => `${plan.name} ${amount(netOf(room, plan))}`),
    [`${week.from} ${calendar.month}`, rates.matrix.head[2], room.name],
    [`${net} ${amount(netOf(room, plans[0]))}`, `${net} + ${offer.markup}% ${amount(offer.sell)}`],
  ]
  return (
    <ul css={s.sold}>
      {items.map(({ value, label, description }, index) => (
        <li key={label}>
          <strong>{value}</strong> <span>{label}</span>{' '}
          <b>
            {counted[index]?.map(one => (
              <i key={one}>{`${one} `}</i>
            ))}
          </b>
          <small>{description}</small>
        </li>
      ))}
    </ul>
  )
}
