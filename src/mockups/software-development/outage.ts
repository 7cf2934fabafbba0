// The model of the outage: the answer to one call, and the sentences about it, while sources are unplugged. All sums are in
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

/** Returns the state after a source is unplugged, or plugged in again. The order of `out` has no meaning. */
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

/** What the caller gets: an offer of each source that answers, or an error if none does. */
export type Answer = {
  offers: Offer[]
  /** The sources without an offer, in the order of all sources. */
  missing: Source[]
  /** Whether no source answers: an empty list would say that there is no flight. */
  failed: boolean
}

export function answerOf(sources: readonly SourceWords[], out: readonly Source[]): Answer {
  const offers = sources.filter(({ name }) => !out.includes(name)).map(offerOf)
  return {
    offers,
    failed: offers.length === 0,
    missing: sources.flatMap(({ name }) => (out.includes(name) ? name : [])),
  }
}

function offerOf({ name: source, carrier, net, rule }: SourceWords): Offer {
  const markup = 'percent' in rule ? percentOf(rule.percent, net) : rule.fixed
  return { source, carrier, net, markup, sell: net + markup }
}

/** Formats a sum in hundredths as the API writes it: 117024 becomes `1170.24`. */
export const decimal = (hundredths: number): string => (hundredths / 100).toFixed(2)

/** Returns a source's raw answer in its own format. Some write sums with two decimals, others in minor units. */
export const rawOf = ({ raw, net }: SourceWords, currency: string): string =>
  fill(raw, { net: decimal(net), minor: net, currency })

/**
 * Returns the sentences about the call, about the slow day of the chart and about today. While a source is out, they name it
 * and the others; otherwise nothing is said about today.
 */
export function saidOf({ sources, said, uptime }: OneShapeWords, { offers, missing, failed }: Answer) {
  const listed = (names: readonly string[]) =>
    names.length === 0 ? '' : names.reduce((first, second) => fill(said.both, { first, second }))
  const [call, today] =
    missing.length === 0 ? [said.all, ''] : failed ? [said.none, uptime.none] : [said.some, uptime.some]
  const values = {
    out: listed(missing),
    left: listed(offers.map(({ source }) => source)),
    offers: offers.length,
    all: sources.length,
    day: uptime.slowDay,
  }
  return { call: fill(call, values), day: fill(uptime.note, values), today: fill(today, values) }
}

/**
 * Returns the marked days of the chart, from 1, each with the share of its sources that was slow or silent: the example's slow
 * day with one source and, while a source is unplugged, the last day.
 */
export function markedDays({ slowDay, days }: OneShapeWords['uptime'], { offers, missing }: Answer) {
  const all = offers.length + missing.length
  const slow = { day: slowDay, share: 1 / all }
  return missing.length > 0 ? [slow, { day: days, share: missing.length / all }] : [slow]
}
