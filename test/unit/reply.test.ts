// The latest day, and part of it, by which a message is answered, on the clock of the machine.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { replyBy } from '../../src/contact/reply'
import { content } from '../../src/content/contact'

const { TZ } = process.env
test.after.each(() => {
  if (TZ === undefined) delete process.env.TZ
  else process.env.TZ = TZ
})

for (const [sent, timeZone, by, reason] of [
  ['2026-11-21T06:42:00Z', 'Asia/Dubai', 'Sunday morning', 'a day later'],
  ['2026-11-21T20:30:00Z', 'Asia/Dubai', 'Monday morning', 'after midnight'],
  [
    '2026-03-28T12:00:00Z',
    'Europe/Berlin',
    'Sunday afternoon',
    '24 hours, not the same time of the clock, when summer begins',
  ],
  ['2026-11-21T06:42:00Z', 'America/New_York', 'Sunday morning', 'the visitor’s own clock'],
  ['2026-11-26T12:00:00Z', 'UTC', 'Friday afternoon', 'another day of the week'],
] as const) {
  test(`${sent} in ${timeZone} is answered by ${by}: ${reason}`, () => {
    process.env.TZ = timeZone
    const { day, part } = replyBy(Date.parse(sent))
    assert.is(`${content.form.road.days[day]} ${content.form.road.parts[part]}`, by)
  })
}

test.run()
