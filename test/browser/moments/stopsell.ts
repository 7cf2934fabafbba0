import { content } from '../../../src/content/solutions/bedbank'
import { netOf, nightsOf, runs } from '../../../src/mockups/bedbank/stopsell'
import type { RoomWords } from '../../../src/mockups/bedbank/words'
import { amount } from '../../../src/mockups/kit/money'
import { type MomentCase, press, tap } from '../../support/moment'

const { calendar } = content.picture
const { moment, rates } = calendar
const [bb, hb] = rates.plans

/** Returns what the calendar says of a room after these nights were closed. */
export function said(room: RoomWords, closed: readonly number[], plan: typeof bb | typeof hb): string {
  const left = nightsOf(room, closed).filter(({ state }) => state === 'free' || state === 'few').length
  const first = closed.length > 0 ? moment.closed.replace('{nights}', runs(closed, moment.span)) : moment.open
  const second = (left > 0 ? moment.left : moment.none)
    .replace('{count}', `${left}`)
    .replace('{sum}', amount(netOf(room, plan)))
  return `${first.replace('{room}', room.name)} ${second.replace('{plan}', plan.name)}`
}

/** Returns the selector of a night's check box. */
export const night = (room: RoomWords, day: number) =>
  `[data-moment] [aria-label="${moment.night.replace('{room}', room.name).replace('{night}', `${day}`)}"]`

export const [, sea, family] = calendar.rooms

export const stopsell: MomentCase = {
  path: '/solutions/bedbank',
  name: 'stopsell',
  start: [said(sea, [], bb)],
  // Nights of the sea view room are closed first, then one of the family suite below it is opened.
  after: [said(family, [3], hb)],
  line: 'bed bank, Family suite closed on 3 May, HB rates',
  keys: page => press(page, ' ', 'ArrowRight', ' ', 'ArrowDown', ' ', 'Tab', 'Tab', 'ArrowRight'),
  taps: async page => {
    await tap(page, night(sea, 1))
    await tap(page, night(family, 2))
    await tap(page, '[data-moment] label:nth-of-type(2) b')
  },
}
