import type { SetupRules } from '../contact/setup'

/** What can be tried in the pictures, as the line of a message says it. Codes are those of the pictures' addresses. */
export const setups = {
  markup: { line: 'flights, NDC + {ndc} %', values: { ndc: [0, 12] } },
  lesson: { line: 'the course, {solved} of its last three lessons solved', values: { solved: [0, 3] } },
  push: {
    line: 'the travel app, its message {message}, {signal}',
    values: { message: { read: 'opened', unread: 'not opened' }, signal: { on: 'online', off: 'in flight mode' } },
  },
  redraw: {
    line: 'the booking flow {view}, {bag}',
    values: {
      view: { before: 'as it is', after: 'redrawn' },
      bag: { one: 'with a bag', none: 'without a bag' },
    },
  },
} satisfies SetupRules
