// The model of the markup: what each fare is sold for, and what is earned on it. All sums in hundredths of the currency.
import { percentOf } from '../kit/money'
import type { FareWords, MarkupRule } from './words'

/** The markup on NDC fares, in whole per cent: what one may choose, and what is chosen at the start. */
export const MARKUP = { least: 0, most: 12, start: 6 } as const

export type PricedFare = FareWords & {
  /** Net and sell differ by it: net + markup = sell. */
  markup: number
  sell: number
  /** Dearer than the same flight by GDS. */
  above: boolean
}

/** The fares with a markup of so many per cent on those by NDC, the cheapest first. */
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
