import type { Choice, Entry } from '../kit/words'

export type ChartWords = { note: string; months: readonly string[] }

export type CampaignsWords = {
  label: string
  title: string
  views: Choice
  key: { cost: string; bookings: string }
  chart: ChartWords
  heads: readonly [channel: string, spend: string, bookings: string, cost: string, roas: string]
  /** `cost` is spend by bookings, `roas` sales by spend. */
  channels: readonly (Entry & { spend: string; bookings: number; cost: number; roas: number })[]
  live: string
  paused: string
  /** What one booking may cost before the automation stops the channel, in USD; `text` has `{ceiling}` where it goes. */
  ceiling: { value: number; text: string }
  refunds: string
  rule: { title: string; tag: string; text: string; move: string; resume: string }
}

export type MarketingPicture = { campaigns: CampaignsWords }
