import { Icon } from '../../theme/Icon'
import { amount } from '../kit/money'
import { type Trip, tripSums } from './booking'
import * as s from './Corners.styles'
import type { AppsPicture } from './words'

/** The head of a screen for each kind of app, with one figure of the trip or of the pass that the other pictures show. */
export function cornersOf({ corners, phones }: AppsPicture, trip: Trip) {
  const { gates, ticket } = phones
  const sums: Readonly<Record<string, number>> = tripSums(trip)
  const words: Readonly<Record<string, string>> = { now: gates.now, from: ticket.from, to: ticket.to }
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? amount(sums[name] ?? Number.NaN))
  return corners.map(({ label, value, state }) => (
    <p css={s.corner} aria-hidden="true" key={label}>
      <small>{filled(label)}</small> <b>{filled(value)}</b>{' '}
      <i>
        <Icon name="circle-check" />
        {`${state} `}
      </i>
    </p>
  ))
}
