import { Icon } from '../../theme/Icon'
import { amount } from '../kit/money'
import { type Trip, tripSums } from './booking'
import * as s from './Corners.styles'
import type { AppsPicture } from './words'

/** A card, a ticket, sums of which a part is earned, a sheet that is signed, an answer, an icon between others; 56 in height. */
const SHOWN = [
  'M12 56V22a6 6 0 0 1 6-6h64a6 6 0 0 1 6 6v34M12 28h76M22 44h14',
  'M14 56V12h72v12a6 6 0 0 0 0 12v20M14 24a6 6 0 0 1 0 12M30 22v26M36 22v26M44 22v26M48 22v26M56 22v26M64 22v26M68 22v26',
  'M14 56V34h14v22M34 56V26h14v30M54 56V18h14v38M74 56V6h14v50M34 34h14M54 26h14M74 14h14M14 40h14',
  'M22 56V8h42l14 14v34M64 8v14h14M34 24h18M34 34h32M54 38 42 52l-6-6',
  'M8 6h56a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6H22l-8 8V28H8zM44 56V44a6 6 0 0 1 6-6h44v18M56 48h26',
  'M30 22a10 10 0 0 1 10-10h20a10 10 0 0 1 10 10v20a10 10 0 0 1-10 10H40a10 10 0 0 1-10-10zM50 40V24m-8 8 8-8 8 8',
]

/** The head of a screen for each kind of app, with one figure of the trip or of the pass that the other pictures show. */
export function cornersOf({ corners, phones }: AppsPicture, trip: Trip) {
  const { gates, ticket } = phones
  const sums: Readonly<Record<string, number>> = tripSums(trip)
  const words: Readonly<Record<string, string>> = { now: gates.now, from: ticket.from, to: ticket.to }
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? amount(sums[name] ?? Number.NaN))
  return corners.map(({ label, value, state }, index) => (
    <p css={s.corner} aria-hidden="true" key={label}>
      <small>{filled(label)}</small> <b>{filled(value)}</b>{' '}
      <i>
        <Icon name="circle-check" />
        {`${state} `}
      </i>
      <svg viewBox="0 0 100 56" aria-hidden="true">
        <path d={SHOWN[index]} />
      </svg>
    </p>
  ))
}
