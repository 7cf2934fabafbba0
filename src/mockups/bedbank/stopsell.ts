// The model of a stop-sell: which nights of a hotel's rooms are sold on which channel, and for how much. Sums in hundredths.
import { listed } from '../../isolate'
import { percentOf } from '../kit/money'
import type { CalendarWords, ChannelWords, PlanWords, RoomWords } from './words'

/** Name of the moment. */
export const NAME = 'stopsell'

/** Number of nights on view, from the first of the month. */
export const NIGHTS = 14

/** A night with fewer rooms than this counts as "few left". */
const FEW = 4

/** The stop-sold nights of each room, in order and without duplicates; 1 is the first of the month. */
export type Closed = readonly (readonly number[])[]

/** `room` and `plan`: indexes, from 0, into the rooms and plans of the words. */
export type Tried = { room: number; plan: number; closed: Closed }

/** Returns the state before anything is tried. */
export const untried = ({ room, rooms }: CalendarWords): Tried => ({
  room,
  plan: 0,
  closed: rooms.map(({ closed }) => closed),
})

/** The rooms left on a night, and its state. A blackout has no rooms: it is not in the contract, and cannot be opened. */
export type Night = { left: number; state: 'free' | 'few' | 'stop-sell' } | { left?: never; state: 'blackout' }

export type Offer = ChannelWords & { net: number; sell: number; nights: readonly number[] }

/** Returns the nights of a room in their order. */
export const nightsOf = ({ left }: RoomWords, closed: readonly number[] = []): Night[] =>
  left.split(' ').map((rooms, index) => {
    if (rooms === 'b') return { state: 'blackout' }
    if (closed.includes(index + 1)) return { left: Number(rooms), state: 'stop-sell' }
    return { left: Number(rooms), state: Number(rooms) < FEW ? 'few' : 'free' }
  })

/** Returns, for the first night of each blackout, how many nights it lasts, and for every other night 0. */
export const spansOf = (nights: readonly Night[]): number[] =>
  nights.map(({ state }, index) => {
    if (state !== 'blackout' || nights[index - 1]?.state === 'blackout') return 0
    const after = nights.slice(index).findIndex(night => night.state !== 'blackout')
    return after < 0 ? nights.length - index : after
  })

/** Closes or opens the nights of a room between two nights in either order, except blackouts. Returns its closed nights. */
export function paint(room: RoomWords, closed: readonly number[], from: number, to: number, close: boolean): number[] {
  const [first, last] = from < to ? [from, to] : [to, from]
  return nightsOf(room).flatMap(({ state }, index) => {
    const night = index + 1
    const painted = first <= night && night <= last && state !== 'blackout'
    return (painted ? close : closed.includes(night)) ? [night] : []
  })
}

/** Returns the net price of one night with a plan, for two adults: the room's plus the board's. */
export const netOf = (room: RoomWords, plan: PlanWords): number => room.net + plan.board

/**
 * Returns what each channel sells of a room: the price, with net + markup = sell, and the nights, which are neither closed
 * nor blacked out. A channel without a markup sells none.
 */
export function offers(
  channels: readonly ChannelWords[],
  room: RoomWords,
  plan: PlanWords,
  closed: readonly number[],
): Offer[] {
  const net = netOf(room, plan)
  const open = nightsOf(room, closed).flatMap(({ state }, index) =>
    state === 'free' || state === 'few' ? [index + 1] : [],
  )
  return channels.map(channel => ({
    ...channel,
    net,
    sell: net + percentOf(channel.markup ?? 0, net),
    nights: channel.markup === null ? [] : open,
  }))
}

/** Formats nights as in `4 to 6, 9, 13`. `span`: the text for several in a row, `{first} to {last}`. */
export const runs = (nights: readonly number[], span: string, comma = ', '): string =>
  listed(
    nights
      .filter(night => !nights.includes(night - 1))
      .map(first => {
        let last = first
        while (nights.includes(last + 1)) last += 1
        return first === last ? `${first}` : span.replace('{first}', `${first}`).replace('{last}', `${last}`)
      }),
    comma,
  )
