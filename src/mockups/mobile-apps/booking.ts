// The sums of one trip, as the people who handle it see them. All sums are in hundredths of the currency.
import { percentOf } from '../kit/money'

export type Trip = { net: number; percent: number; night: number; nights: number; limit: number }

/** Returns the flight's markup, the prices of flight, hotel and trip, and by how much a night exceeds the policy's limit. */
export function tripSums({ net, percent, night, nights, limit }: Trip) {
  const markup = percentOf(percent, net)
  const flight = net + markup
  const hotel = night * nights
  return { net, markup, flight, night, hotel, total: flight + hotel, limit, above: Math.max(0, night - limit) }
}
