import type { SetupRules } from '../contact/setup'
import { picture as bedbank } from './pictures/bedbank'

/** What codes are called in the line. */
const named = (items: readonly { id: string; name: string }[]): Record<string, string> =>
  Object.fromEntries(items.map(({ id, name }) => [id, name]))

const nights = bedbank.calendar.rooms[0].left
  .split(' ')
  .map((_, index) => ({ id: `n${index + 1}`, name: `${index + 1} ${bedbank.calendar.month}` }))

/** What can be tried in the pictures, as the line of a message says it. Codes are those of the pictures' addresses. */
export const setups = {
  markup: { line: 'flights, NDC + {ndc} %', values: { ndc: [0, 12] } },
  stopsell: {
    line: 'bed bank, {room} closed on {nights}, {plan} rates',
    values: {
      room: named(bedbank.calendar.rooms),
      nights: { none: 'no night', ...named(nights) },
      plan: named(bedbank.calendar.rates.plans),
    },
  },
  overdraft: {
    line: 'B2B, a booking past the credit limit: {decision}',
    values: { decision: { open: 'left to wait', approved: 'approved once', declined: 'declined' } },
  },
} satisfies SetupRules
