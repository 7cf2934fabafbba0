import type { Counted } from '../kit/counted'
import type { Entry } from '../kit/words'
import type { Channel } from './ceiling'
import type { SaleParts } from './sale'

/** The weeks of the channels are all as many. */
export type ChartWords = {
  /** Those with a name stand beside the ceiling. */
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
  /** Of the channels that are live. */
  total: string
  moment: {
    label: string
    /** The most that one pays. */
    ceiling: string
    /** With `{ceiling}`, `{bookings}` and `{left}`. */
    summary: string
    bookings: Counted
    /** With `{freed}`. */
    freed: string
    ask: string
  }
}

/** One booking of the first channel. Sums in hundredths of the channels' currency. */
export type OneSaleWords = {
  /** What was typed, what was shown, what was sold. */
  stops: readonly [Entry, Entry, Entry]
  /** Before the price. */
  sold: string
  price: number
  fee: number
  refunds: number
  parts: Readonly<Record<keyof SaleParts, Entry>>
  /** All but the net rate. */
  gross: string
}

/** A social ad. Its price in hundredths of the channels' currency, and the line that says it with `{price}`. */
export type PostWords = { account: string; offer: string; from: string; price: number }

export type MarketingPicture = { campaigns: CampaignsWords; sale: OneSaleWords; post: PostWords }
