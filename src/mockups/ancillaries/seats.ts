// The model of the seat map: what the traveller pays, and how much of it the seller keeps. Sums in hundredths of the
// currency.
import type { CabinRow, Extra, ExtraId, ExtrasWords, Priced, SeatsState, ZoneId } from './words'

/** A seat; `id` is its row and letter, such as `4E`. */
export type Seat = { id: string; letter: string; zone: ZoneId; taken: boolean }

/** The operator's own add-on, which may be mandatory. */
export const OWN: ExtraId = 'host'

const LETTERS = 'ABCDEF'

/** Returns the seats by row, from the front. */
export const cabinOf = (rows: readonly CabinRow[]): Seat[][] =>
  rows.map(({ zone, seats }, row) =>
    Array.from(seats, (mark, column) => {
      const letter = LETTERS.charAt(column)
      return { id: `${row + 1}${letter}`, letter, zone, taken: mark === 'x' }
    }),
  )

/**
 * Returns the zone of a seat.
 * @throws when the cabin has no such row
 */
export function zoneOf(rows: readonly CabinRow[], seat: string): ZoneId {
  const row = rows[Number.parseInt(seat, 10) - 1]
  if (!row) throw new Error(`the cabin has no seat ${seat}`)
  return row.zone
}

/** Returns the extras on the booking: those chosen, and the operator's own add-on where it is mandatory. */
export const onBooking = (extras: readonly Extra[], { extras: chosen, mandatory }: SeatsState): Extra[] =>
  extras.filter(({ id }) => chosen.includes(id) || (mandatory && id === OWN))

/** Returns net price, sell price and margin of the seat with its extras, where net + margin = sell. */
export function basketOf(words: Pick<ExtrasWords, 'zones' | 'rows' | 'extras'>, state: SeatsState) {
  const parts: Priced[] = [words.zones[zoneOf(words.rows, state.seat)], ...onBooking(words.extras, state)]
  const net = parts.reduce((sum, part) => sum + part.net, 0)
  const sell = parts.reduce((sum, part) => sum + part.sell, 0)
  return { net, sell, margin: sell - net }
}

/** Adds an extra to the booking, or removes it. */
export const toggled = (state: SeatsState, id: ExtraId): SeatsState => ({
  ...state,
  extras: state.extras.includes(id) ? state.extras.filter(extra => extra !== id) : [...state.extras, id],
})
