// The sums of one trip, in hundredths, as the people who handle it see them.
import { percentOf } from '../kit/money'

export type Trip = { net: number; percent: number; night: number; nights: number; limit: number }

/** What the agency earns on the flight, what flight, hotel and trip cost, and what a night is above the policy's limit. */
export function tripSums({ net, percent, night, nights, limit }: Trip) {
  const markup = percentOf(percent, net)
  const flight = net + markup
  const hotel = night * nights
  return { net, markup, flight, night, hotel, total: flight + hotel, limit, above: Math.max(0, night - limit) }
}
