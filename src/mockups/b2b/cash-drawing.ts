// The cash gap as a curve, in sentences and as a list.
import type { Cell } from '../../csv'
import { counted } from '../kit/counted'
import { inCurrency, whole } from '../kit/money'
import { type Day, dateOf, type Figures } from './cash'
import type { CashWords } from './words'

/** Height of the curve's box; its width is one unit a day. */
export const HEIGHT = 100

/** The part of the height that is left free above and below. */
const MARGIN = 6

/**
 * Returns the gap as two areas of steps, above and below the line of zero, as the data of SVG paths, and the height of that
 * line. The areas keep to one scale, from the least gap to the greatest.
 */
export function curveOf(days: readonly Pick<Day, 'gap'>[]): { over: string; under: string; zero: number } {
  const gaps = days.map(({ gap }) => gap)
  const [least, most] = [Math.min(0, ...gaps), Math.max(0, ...gaps)]
  const scale = (HEIGHT - 2 * MARGIN) / Math.max(1, most - least)
  const heightOf = (gap: number) => Math.round(MARGIN + (most - gap) * scale)
  const zero = heightOf(0)
  const area = (part: (gap: number) => number): string => {
    let [path, before] = [`M0 ${zero}`, zero]
    for (const [day, gap] of gaps.entries()) {
      const height = heightOf(part(gap))
      if (height !== before) path += `H${day}V${height}`
      before = height
    }
    return `${path}H${gaps.length}V${zero}z`
  }
  return { over: area(gap => Math.max(0, gap)), under: area(gap => Math.min(0, gap)), zero }
}

/** Formats a sum in hundredths for a small space: `350`, `336k`, `1.2m`. */
export function short(hundredths: number): string {
  const units = hundredths / 100
  if (units < 1000) return String(Math.round(units))
  const thousands = Math.round(units / 1000)
  if (thousands < 1000) return `${thousands}k`
  return `${thousands < 10_000 ? (thousands / 1000).toFixed(1) : Math.round(thousands / 1000)}m`
}

/** Writes a date, such as `2027-03-01`, as `1 Mar`. */
export const labelOf = (date: string, { months }: Pick<CashWords, 'months'>): string =>
  `${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1]}`

/** Returns a sum, given in hundredths, after its currency. */
export const sumOf = (sum: number, { currency }: Pick<CashWords, 'currency'>): string =>
  inCurrency(currency, whole(sum))

/** Returns the sentence about what some days come to. */
export function sentenceOf(figures: Figures, words: CashWords): string {
  const { said, start } = words
  const { days, most, on, stopped } = figures
  const first = (days > 0 ? said.gap : said.none)
    .replace('{days}', counted(words.days, days))
    .replace('{sum}', sumOf(most, words))
    .replace('{date}', labelOf(dateOf(start, Math.max(0, on)), words))
  return first + (stopped > 0 ? said.stopped.replace('{days}', counted(words.days, stopped)) : '') + said.end
}

/** Returns the short form of it, for a comparison. */
export const comparisonOf = ({ days, most }: Figures, words: CashWords): string =>
  (days > 0 ? words.other.gap : words.other.none)
    .replace('{days}', counted(words.days, days))
    .replace('{sum}', sumOf(most, words))

/** Returns the days as rows for a spreadsheet, below their heads; sums in units of the currency. */
export const rowsOf = (days: readonly Day[], { csv, start }: Pick<CashWords, 'csv' | 'start'>): Cell[][] => [
  [...csv.head],
  ...days.map(({ sold, received, paid, gap }, day) => [
    day + 1,
    dateOf(start, day),
    ...[sold, received, paid, gap].map(sum => sum / 100),
  ]),
]
