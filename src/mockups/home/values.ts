// The picture of each of the home page's values: two rows of the product, from the same data as the page's other pictures.
import { amount } from '../kit/money'
import { MARKUP, priced } from './model'
import type { HomePicture } from './words'

export type ValueRow = { name: string; value: string }

/** Returns the rows by value: two sources in one list, the client's own shop, a refund, and markups that the client sets. */
export function valueRows({ flights, solutions, values }: HomePicture) {
  const { title, price } = solutions.offer
  const net = flights.fares[0]?.net ?? 0
  return {
    innovation: priced(flights.fares.slice(0, 2), MARKUP.start).map(({ source, sell }) => ({
      name: source,
      value: amount(sell),
    })),
    partnership: [
      { name: values.shop, value: '' },
      { name: title, value: price.amount },
    ],
    team: [
      { name: `${flights.net} ${amount(net)}`, value: `− ${amount(values.penalty)}` },
      { name: values.refund, value: amount(net - values.penalty) },
    ],
    agility: flights.rules.items.slice(-2).map(({ name, markup }) => ({ name, value: markup })),
  } satisfies Record<string, readonly ValueRow[]>
}
