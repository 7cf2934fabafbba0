// The latest time at which a message is answered.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { replyBy } from '../../src/contact/reply'

for (const [sent, timeZone, by, reason] of [
  ['2026-11-21T06:42:00Z', 'Asia/Dubai', 'Sunday 10:42', 'a day later'],
  ['2026-11-21T20:30:00Z', 'Asia/Dubai', 'Monday 00:30', 'midnight is 00'],
  [
    '2026-03-28T12:00:00Z',
    'Europe/Berlin',
    'Sunday 14:00',
    '24 hours, not the same time of the clock, when summer begins',
  ],
  ['2026-11-21T06:42:00Z', 'America/New_York', 'Sunday 01:42', 'the visitor’s own clock'],
] as const) {
  test(`${sent} in ${timeZone} is answered by ${by}: ${reason}`, () =>
    assert.is(replyBy(Date.parse(sent), timeZone), by))
}

test.run()
