import type { Source } from '../kit/words'

/** A source that the call queries. Sums are in hundredths of the currency. */
export type SourceWords = {
  name: Source
  access: string
  format: string
  /** The answer in the source's own format, with `{currency}` and the sum as `{net}` (1182.00) or `{minor}` (118200). */
  raw: string
  carrier: string
  net: number
  rule: { percent: number } | { fixed: number }
}

export type OneShapeWords = {
  /** Says what the visitor can do, and that the data is made up. */
  label: string
  /** The words on the frame that say what can be tried. */
  cue: string
  call: string
  status: string
  /** What the API answers when no source does: its status, and the code of the error. */
  failed: { status: string; code: string }
  currency: string
  /** The request. Its field names, and those of the offers, are the API's. */
  request: { from: string; to: string; pax: number }
  sources: readonly SourceWords[]
  /** The label before the tabs that choose whose raw answer is shown. */
  raw: string
  /** Stands in for the raw answer of an unplugged source. */
  silent: string
  /**
   * A sentence for when all sources, all but `{out}`, or none answer; with the counts `{offers}` and `{all}`. `both` names two
   * sources, `{first}` and `{second}`.
   */
  said: { all: string; some: string; none: string; both: string }
  ask: string
  /**
   * A chart of `days` days, counted from 1, of which `slowDay` was slow. `note` says so, with `{day}`; `some` and `none` say
   * what follows if some sources (`{out}`, all but `{left}`) or all of them are unplugged today, in addition.
   */
  uptime: { title: string; span: string; note: string; some: string; none: string; slowDay: number; days: number }
}

/**
 * What runs beside the four steps: the suppliers' paperwork from the first and their tests in the third, screens for the
 * client in the second, code from the third.
 */
export type TracksWords = { paperwork: string; tests: string; screens: string; code: string }

export type DevelopmentPicture = { oneShape: OneShapeWords; tracks: TracksWords }
