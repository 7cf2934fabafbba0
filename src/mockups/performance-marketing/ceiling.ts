// The model of the ceiling: what each channel paid for a booking, which of them stay below the most that one pays, and what
// they leave. All sums in hundredths of the currency.

/** The most that one pays for a booking, in whole units of the currency: what one may choose, and what is chosen at the start. */
export const CEILING = { least: 25, most: 100, step: 5, start: 75 } as const

export type Channel = {
  /** Of every week. */
  weekly: number
  /** Bookings by week. */
  booked: readonly number[]
  /** What a booking leaves before its ads. */
  margin: number
}

export type ChannelFigures<C extends Channel> = C & {
  spend: number
  bookings: number
  /** Of one booking, rounded to the hundredth; all of the spend where there is none. */
  cost: number
  /** Not above the ceiling. */
  live: boolean
}

export type CeilingFigures<C extends Channel> = {
  channels: readonly ChannelFigures<C>[]
  /** Of the channels that stay: their bookings, what their ads cost, and what is left of the bookings after that. */
  bookings: number
  spend: number
  left: number
  /** Of those that pause. */
  freed: number
}

export function figuresOf<C extends Channel>(channels: readonly C[], ceiling: number): CeilingFigures<C> {
  const rows = channels.map(channel => {
    const spend = channel.weekly * channel.booked.length
    const bookings = total(channel.booked)
    const cost = Math.round(spend / Math.max(1, bookings))
    return { ...channel, spend, bookings, cost, live: cost <= ceiling * 100 }
  })
  const live = rows.filter(({ live }) => live)
  return {
    channels: rows,
    bookings: total(live.map(({ bookings }) => bookings)),
    spend: total(live.map(({ spend }) => spend)),
    left: total(live.map(({ margin, bookings, spend }) => margin * bookings - spend)),
    freed: total(rows.map(({ live, spend }) => (live ? 0 : spend))),
  }
}

/** By week, of the channels that stay: their bookings, and what one of them cost in units of the currency. */
export function weeksOf(channels: readonly Channel[], ceiling: number): { bookings: number; cost: number }[] {
  const live = figuresOf(channels, ceiling).channels.filter(({ live }) => live)
  const spend = total(live.map(({ weekly }) => weekly))
  return (live[0]?.booked ?? []).map((_, week) => {
    const bookings = total(live.map(({ booked }) => booked[week] ?? 0))
    return { bookings, cost: spend / Math.max(1, bookings) / 100 }
  })
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
