import type { Counted } from '../kit/counted'
import type { Entry } from '../kit/words'
import type { Channel } from './ceiling'
import type { SaleParts } from './sale'

/** All channels have the same number of weeks. */
export type ChartWords = {
  /** Each channel with a name gets a dot and its name beside the ceiling. */
  channels: readonly (Channel & { name?: string })[]
  months: readonly string[]
}

export type CampaignsWords = {
  title: string
  span: string
  currency: string
  key: { cost: string; bookings: string; ceiling: string }
  months: readonly string[]
  heads: readonly [channel: string, spend: string, bookings: string, margin: string, cost: string]
  channels: readonly (Channel & { name: string })[]
  live: string
  paused: string
  /** The label of the row with the totals of the live channels. */
  total: string
  moment: {
    label: string
    /** The words on the frame that say what can be tried. */
    cue: string
    /** The label of the slider for the most to pay. */
    ceiling: string
    /** With `{bookings}` and `{left}`. */
    summary: string
    bookings: Counted
    /** In place of the summary if no channel is live. */
    none: string
    /** With `{freed}`. */
    freed: string
    /** How far the dearest live channel `{name}` is below the ceiling, or, if none is live, the cheapest above it. */
    below: string
    above: string
    ask: string
  }
}

/** One booking of the first channel. Sums in hundredths of the channels' currency. */
export type OneSaleWords = {
  /** What was typed, what ad was shown, what was sold. */
  stops: readonly [Entry, Entry, Entry]
  /** The label before the price. */
  sold: string
  price: number
  fee: number
  refunds: number
  parts: Readonly<Record<keyof SaleParts, Entry>>
  /** The label of the price less the net rate. */
  gross: string
}

/** A social ad. `price` is in hundredths of the channels' currency; `from` is the line that shows it, with `{price}`. */
export type PostWords = { account: string; offer: string; from: string; price: number }

/** A page of search results: what marks the ad, whose it is, the links below it, and the result that is no ad. */
export type SearchWords = {
  mark: string
  site: string
  links: readonly string[]
  other: { site: string; title: string; text: string }
}

export type MarketingPicture = { campaigns: CampaignsWords; sale: OneSaleWords; results: SearchWords; post: PostWords }
