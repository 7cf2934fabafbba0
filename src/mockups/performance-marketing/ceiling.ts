// The model of the ceiling: the cost of a booking by channel, which channels stay within the ceiling, and what they earn.
// All sums are in hundredths of the currency, unless the comment on them says otherwise.
import { counted } from '../kit/counted'
import { amount, inCurrency } from '../kit/money'
import type { CampaignsWords } from './words'

/**
 * The range, the step and the initial value of the ceiling: the most to pay for a booking, in whole units of the currency.
 */
export const CEILING = { least: 25, most: 100, step: 5, start: 75 } as const

export type Channel = {
  /** The spend of each week. */
  weekly: number
  /** Bookings by week. */
  booked: readonly number[]
  /** What a booking earns before the cost of its ads. */
  margin: number
}

export type ChannelFigures<C extends Channel> = C & {
  spend: number
  bookings: number
  /** The cost of one booking, rounded to the hundredth; all of the spend if there is no booking. */
  cost: number
  /** Whether the cost is not above the ceiling. */
  live: boolean
}

export type CeilingFigures<C extends Channel> = {
  channels: readonly ChannelFigures<C>[]
  /** Totals of the live channels: bookings, spend on ads, and what the bookings earn after that spend. */
  bookings: number
  spend: number
  left: number
  /** The cost of one of these bookings, rounded to the hundredth; undefined if there is none. */
  cost: number | undefined
  /** The spend of the channels that pause. */
  freed: number
  /**
   * The dearest live channel or, if none is live, the cheapest of all, with the distance of its cost from the ceiling;
   * undefined if there is no channel.
   */
  next: (ChannelFigures<C> & { room: number }) | undefined
}

export function figuresOf<C extends Channel>(channels: readonly C[], ceiling: number): CeilingFigures<C> {
  const rows = channels.map(channel => {
    const spend = channel.weekly * channel.booked.length
    const bookings = total(channel.booked)
    const cost = Math.round(spend / Math.max(1, bookings))
    return { ...channel, spend, bookings, cost, live: cost <= ceiling * 100 }
  })
  const live = rows.filter(({ live }) => live)
  const bookings = total(live.map(({ bookings }) => bookings))
  const spend = total(live.map(({ spend }) => spend))
  const byCost = [...(live.length > 0 ? live : rows)].sort((a, b) => a.cost - b.cost)
  const near = live.length > 0 ? byCost.at(-1) : byCost[0]
  return {
    channels: rows,
    bookings,
    spend,
    left: total(live.map(({ margin, bookings, spend }) => margin * bookings - spend)),
    cost: bookings > 0 ? Math.round(spend / bookings) : undefined,
    next: near && { ...near, room: Math.abs(ceiling * 100 - near.cost) },
    freed: total(rows.map(({ live, spend }) => (live ? 0 : spend))),
  }
}

/** Returns by week the bookings of the live channels, and the cost of one of them in units of the currency. */
export function weeksOf(channels: readonly Channel[], ceiling: number): { bookings: number; cost: number }[] {
  const live = figuresOf(channels, ceiling).channels.filter(({ live }) => live)
  const spend = total(live.map(({ weekly }) => weekly))
  return (live[0]?.booked ?? []).map((_, week) => {
    const bookings = total(live.map(({ booked }) => booked[week] ?? 0))
    return { bookings, cost: spend / Math.max(1, bookings) / 100 }
  })
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/**
 * Returns the sentences about the live channels' bookings and earnings, if any, about the spend that pausing the others
 * frees, and about the channel that is next to pause or to return: each ceiling says something else.
 */
export function summaryOf(
  { bookings, left, freed, next }: CeilingFigures<Channel & { name: string }>,
  { moment, currency }: CampaignsWords,
): string {
  const sum = (hundredths: number) => inCurrency(currency, amount(hundredths))
  return [
    bookings > 0 ? moment.summary : moment.none,
    ...(freed > 0 ? [moment.freed] : []),
    bookings > 0 ? moment.below : moment.above,
  ]
    .join(' ')
    .replace('{bookings}', counted(moment.bookings, bookings))
    .replace('{left}', sum(left))
    .replace('{freed}', sum(freed))
    .replace('{name}', next?.name ?? '')
    .replace('{room}', sum(next?.room ?? 0))
}
