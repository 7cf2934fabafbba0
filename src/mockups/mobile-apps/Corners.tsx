import { Icon } from '../../theme/Icon'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { amount } from '../kit/money'
import { type Trip, tripSums } from './booking'
import * as s from './Corners.styles'
import type { AppsPicture } from './words'

/**
 * The drawing of each kind of app, 56 units high: a card, a ticket, sums with the part of each that is earned, a signed
 * sheet, an answer, an app icon.
 */
const SHOWN = [
  'M16 4h68a6 6 0 0 1 6 6v44a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6zM10 18h80M20 46h22M70 46h10',
  'M10 4h80v20a8 8 0 0 0 0 16v20H10V40a8 8 0 0 0 0-16zM28 18v28M34 18v28M44 18v28M48 18v28M58 18v28M66 18v28M72 18v28',
  'M10 60V42h20v18zM30 60V32h20v28zM50 60V20h20v40zM70 60V4h20v56zM10 50h20M30 42h20M50 31h20M70 16h20',
  'M24 4h36l16 16v40H24zM60 4v16h16M34 20h16M34 32h32',
  'M16 4h52a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6H28l-8 8v-8h-4a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6zM22 16h38M44 36h40a6 6 0 0 1 6 6v6a6 6 0 0 1-6 6v6l-8-6H44a6 6 0 0 1-6-6v-6a6 6 0 0 1 6-6zM50 45h28',
  'M34 4h32a12 12 0 0 1 12 12v32a12 12 0 0 1-12 12H34a12 12 0 0 1-12-12V16A12 12 0 0 1 34 4zM50 46V18M38 30l12-12 12 12',
]

/** The tick on the signed sheet, by its place. */
const TICKS = [undefined, undefined, undefined, 'M60 42 47 54l-7-6']

/** Returns the tile of each kind of app, with one figure of the trip or of the pass that the other pictures show. */
export function cornersOf({ corners, phones }: AppsPicture, trip: Trip) {
  const { gates, ticket } = phones
  const sums: Readonly<Record<string, number>> = tripSums(trip)
  const words: Readonly<Record<string, string>> = { now: gates.now, from: ticket.from, to: ticket.to }
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? amount(sums[name] ?? Number.NaN))
  return corners.map(({ label, value, state }, index) => (
    <p css={s.corner} aria-hidden="true" key={label}>
      <small css={t.text3}>{filled(label)}</small> <b>{filled(value)}</b>{' '}
      <i css={[l.inline, l.gap1, t.text3]}>
        <Icon name="circle-check" />
        {`${state} `}
      </i>
      <svg viewBox="8 2 84 60" aria-hidden="true">
        <path d={SHOWN[index]} />
        {TICKS[index] && <path data-part="tick" d={TICKS[index]} />}
      </svg>
    </p>
  ))
}
