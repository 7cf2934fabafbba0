import type { Statistic } from '../../content/types'
import { amount } from '../kit/money'
import * as s from './Sold.styles'
import { netOf, offers } from './stopsell'
import type { BedbankPicture, WeekWords } from './words'

/** A thing keeps its words on one line. */
const whole = (text: string) => text.replaceAll(' ', '\u00a0')

type Props = { items: readonly Statistic[]; week: WeekWords; words: BedbankPicture }

/** The figures of the page with what they count, from its pictures: board plans, what a rate depends on, and how it is sold. */
export function Sold({ items, week, words: { calendar, rates } }: Props) {
  const { plans } = calendar.rates
  const { net } = calendar.channels
  const room = calendar.rooms[week.room]
  const [offer] = room ? offers(calendar.channels.items, room, plans[0], []) : []
  if (!room || !offer) return null
  const things = [
    plans.map(({ name }) => name),
    [`${week.from} ${calendar.month}`, rates.matrix.head[2], room.name],
    [`${amount(netOf(room, plans[0]))} ${net}`, `${amount(offer.sell)} ${net} + ${offer.markup}%`],
  ]
  return (
    <ul css={s.sold}>
      {items.map(({ value, label, description }, index) => (
        <li key={label}>
          <b>{`${things[index]?.map(whole).join(', ')} `}</b>
          <strong>{value}</strong> <span>{label}</span> <small>{description}</small>
        </li>
      ))}
    </ul>
  )
}
