// The model of the markup: the sell price of each fare, and the earnings on it. All sums are in hundredths of the currency.
import { percentOf } from '../kit/money'
import type { FareWords, MarkupRule } from './words'

/** The range and the initial value of the markup on NDC fares, in whole per cent. */
export const MARKUP = { least: 0, most: 12, start: 6 } as const

export type PricedFare = FareWords & {
  /** The difference between net and sell: net + markup = sell. */
  markup: number
  sell: number
  /** Whether the fare is dearer than the same flight by GDS. */
  above: boolean
}

/** Prices the fares, with a markup of `percent` on the NDC ones, and sorts them by sell price, the cheapest first. */
export const priced = (fares: readonly FareWords[], percent: number): PricedFare[] =>
  fares
    .map(fare => {
      const rule = fare.source === 'NDC' ? { ...fare.rule, percent } : fare.rule
      const markup = markupBy(rule, fare.net)
      const sell = fare.net + markup
      return { ...fare, rule, markup, sell, above: sell > (fare.gds ?? Number.POSITIVE_INFINITY) }
    })
    .sort((a, b) => a.sell - b.sell)

const markupBy = (rule: MarkupRule, net: number): number =>
  'percent' in rule ? percentOf(rule.percent, net) : rule.fixed
