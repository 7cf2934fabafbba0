import type { Source } from '../kit/words'

/** A source as the call meets it. Sums in hundredths of the currency. */
export type SourceWords = {
  name: Source
  access: string
  format: string
  /** What it answers in its own format, with `{currency}` and its sum as `{net}` (1182.00) or `{minor}` (118200). */
  raw: string
  carrier: string
  net: number
  rule: { percent: number } | { fixed: number }
}

export type OneShapeWords = {
  /** What one can do, and that the data is made up. */
  label: string
  call: string
  status: string
  currency: string
  /** What is asked. The names of its fields, and of the offers', are those of the API. */
  request: { from: string; to: string; pax: number }
  sources: readonly SourceWords[]
  /** Before the tabs: whose own answer is shown. */
  raw: string
  /** In place of the answer of a source that is unplugged. */
  silent: string
  /** The call in a sentence, with `{offers}` and `{all}`, while all sources answer, some of them (without `{out}`), none. */
  said: { all: string; some: string; none: string }
  ask: string
  /**
   * Of `days` days, from 1: `slowDay` was slow. `note` says so (`{day}`); `some` and `none` say what follows where some
   * sources (`{out}`) or all are unplugged today.
   */
  uptime: { title: string; span: string; note: string; some: string; none: string; slowDay: number; days: number }
}

/** What runs beside the four steps: for the suppliers, from the first; with the client, from the second; code, from the third. */
export type TracksWords = { paperwork: string; tests: string; screens: string; code: string }

export type DevelopmentPicture = { oneShape: OneShapeWords; tracks: TracksWords }
