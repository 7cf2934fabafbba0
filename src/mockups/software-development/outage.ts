// The model of the outage: what one call answers, and what is said of it, while sources are unplugged. All sums in
// hundredths of the currency.
import { fill } from '../kit/fill'
import { percentOf } from '../kit/money'
import type { Source } from '../kit/words'
import type { OneShapeWords, SourceWords } from './words'

export type Outage = {
  /** The sources that are unplugged. */
  out: readonly Source[]
  /** The source whose own answer is shown. */
  raw: Source
}

export const START: Outage = { out: [], raw: 'GDS' }

/** The state with a source unplugged, or plugged in again. `out` keeps no order. */
export const toggled = ({ out, raw }: Outage, source: Source): Outage => ({
  out: out.includes(source) ? out.filter(name => name !== source) : [...out, source],
  raw,
})

export type Offer = {
  source: Source
  carrier: string
  net: number
  markup: number
  /** net + markup = sell */
  sell: number
}

/** What the caller gets, whatever the sources do: the status stays, the list is as long as there are sources that answer. */
export type Answer = {
  offers: Offer[]
  /** The sources that gave none, in the order of the sources. */
  missing: Source[]
}

export function answerOf(sources: readonly SourceWords[], out: readonly Source[]): Answer {
  return {
    offers: sources.filter(({ name }) => !out.includes(name)).map(offerOf),
    missing: sources.flatMap(({ name }) => (out.includes(name) ? name : [])),
  }
}

function offerOf({ name: source, carrier, net, rule }: SourceWords): Offer {
  const markup = 'percent' in rule ? percentOf(rule.percent, net) : rule.fixed
  return { source, carrier, net, markup, sell: net + markup }
}

/** A sum in hundredths as the API writes it: 117024 is `1170.24`. */
export const decimal = (hundredths: number): string => (hundredths / 100).toFixed(2)

/** A source's own answer, in its own format. Some write sums with two places, some in the smallest coin. */
export const rawOf = ({ raw, net }: SourceWords, currency: string): string =>
  fill(raw, { net: decimal(net), minor: net, currency })

/** What is said of the call, and of this day in the chart. */
export function saidOf({ sources, said, uptime }: OneShapeWords, { offers, missing }: Answer) {
  const [call, day] =
    missing.length === 0
      ? [said.all, uptime.note]
      : offers.length === 0
        ? [said.none, uptime.none]
        : [said.some, uptime.some]
  const values = { out: missing.join(', '), offers: offers.length, all: sources.length, day: uptime.slowDay }
  return { call: fill(call, values), day: fill(day, values) }
}

/** The days of the chart that are marked, from 1: the example's slow one, and the last while a source is unplugged. */
export const markedDays = ({ slowDay, days }: OneShapeWords['uptime'], { missing }: Answer): number[] =>
  missing.length > 0 ? [slowDay, days] : [slowDay]
