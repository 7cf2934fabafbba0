// The model of the seat map: what the traveller pays, and what the seller keeps of it. All sums in hundredths of the currency.
import type { CabinRow, Extra, ExtraId, ExtrasWords, Priced, SeatsState, ZoneId } from './words'

/** A seat by its name, `4E`. */
export type Seat = { id: string; letter: string; zone: ZoneId; taken: boolean }

/** The operator's own add-on, which may be mandatory. */
export const OWN: ExtraId = 'host'

const LETTERS = 'ABCDEF'

/** The seats by row, counted from the front. */
export const cabinOf = (rows: readonly CabinRow[]): Seat[][] =>
  rows.map(({ zone, seats }, row) =>
    Array.from(seats, (mark, column) => {
      const letter = LETTERS.charAt(column)
      return { id: `${row + 1}${letter}`, letter, zone, taken: mark === 'x' }
    }),
  )

/** The zone of a seat; a seat that is not in the cabin is an error. */
export function zoneOf(rows: readonly CabinRow[], seat: string): ZoneId {
  const row = rows[Number.parseInt(seat, 10) - 1]
  if (!row) throw new Error(`the cabin has no seat ${seat}`)
  return row.zone
}

/** What is on the booking beside the seat: what was chosen, and the operator's own add-on where that is mandatory. */
export const onBooking = (extras: readonly Extra[], { extras: chosen, mandatory }: SeatsState): Extra[] =>
  extras.filter(({ id }) => chosen.includes(id) || (mandatory && id === OWN))

/** Net and sell of the seat and all that goes with it; margin: what is between them, so that net + margin = sell. */
export function basketOf(words: Pick<ExtrasWords, 'zones' | 'rows' | 'extras'>, state: SeatsState) {
  const parts: Priced[] = [words.zones[zoneOf(words.rows, state.seat)], ...onBooking(words.extras, state)]
  const net = parts.reduce((sum, part) => sum + part.net, 0)
  const sell = parts.reduce((sum, part) => sum + part.sell, 0)
  return { net, sell, margin: sell - net }
}

/** Puts an extra on the booking, or takes it off. */
export const toggled = (state: SeatsState, id: ExtraId): SeatsState => ({
  ...state,
  extras: state.extras.includes(id) ? state.extras.filter(extra => extra !== id) : [...state.extras, id],
})
