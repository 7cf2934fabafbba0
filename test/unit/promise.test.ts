// By which day and part of a day a message is answered, where the company has given its business hours; and these in words.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Part, replyIn } from '../../src/contact/reply'
import { openHours } from '../../src/content/hours'
import type { BusinessHours, Weekday } from '../../src/content/types'

const HOUR = 3_600_000
const WEEK: readonly Weekday[] = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const EMIRATES: readonly Weekday[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const KUWAIT: readonly Weekday[] = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday']

const hoursOf = (days: readonly Weekday[], timeZone: string, rest: Partial<BusinessHours> = {}) =>
  openHours({ days, from: '09:00', to: '18:00', timeZone, place: 'the office', ...rest })

for (const [sent, days, timeZone, day, part, reason] of [
  ['2026-11-27T08:00:00Z', EMIRATES, 'Asia/Dubai', 'Monday', 'morning', 'on a Friday: the day after is closed'],
  ['2026-11-28T20:00:00Z', EMIRATES, 'Asia/Dubai', 'Monday', 'morning', 'on the last day of a weekend'],
  ['2026-11-29T10:00:00Z', EMIRATES, 'Asia/Dubai', 'Monday', 'afternoon', 'a day later, which is open'],
  ['2026-11-26T08:00:00Z', KUWAIT, 'Asia/Kuwait', 'Sunday', 'morning', 'a weekend of Friday and Saturday'],
  ['2026-11-23T22:00:00Z', EMIRATES, 'Asia/Dubai', 'Wednesday', 'morning', 'before opening: by that morning'],
  ['2026-11-23T15:00:00Z', EMIRATES, 'Asia/Dubai', 'Wednesday', 'morning', 'after closing: the next morning'],
  ['2026-11-23T13:30:00Z', EMIRATES, 'Asia/Dubai', 'Tuesday', 'evening', 'shortly before closing'],
  ['2026-03-28T12:00:00Z', WEEK, 'Europe/Berlin', 'Sunday', 'afternoon', '24 hours later when summer begins'],
  ['2026-03-28T08:30:00Z', WEEK, 'Europe/Berlin', 'Sunday', 'morning', 'summer time begins in the night between'],
  [
    '2026-10-24T21:30:00Z',
    ['Sunday'],
    'Europe/Berlin',
    'Sunday',
    'morning',
    'after closing on the only day: a week later',
  ],
] as const) {
  test(`${sent} at ${timeZone} is answered by ${day} ${part}: ${reason}`, () => {
    const promised = replyIn(Date.parse(sent), hoursOf(days, timeZone))
    assert.equal([WEEK[promised.day], promised.part], [day, part])
  })
}

/** Until when each part of a day lasts, in hours. */
const ENDS: Readonly<Record<Part, number>> = { morning: 12, afternoon: 17, evening: 24 }

for (const [name, days] of [
  ['Saturday and Sunday', EMIRATES],
  ['Friday and Saturday', KUWAIT],
  ['Friday', WEEK.filter(day => day !== 'Friday')],
  ['every day but Wednesday', ['Wednesday']],
] as const)
  for (const timeZone of ['Asia/Dubai', 'Africa/Cairo', 'Europe/Berlin', 'America/New_York', 'Pacific/Chatham']) {
    test(`closed on ${name}, ${timeZone}: every hour of three weeks gets an open day, and 24 hours at least`, () => {
      const hours = hoursOf(days, timeZone)
      const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
      // Among them nights in which Berlin, Cairo and New York change their clocks.
      for (const first of ['2026-03-28', '2026-04-23', '2026-10-29'])
        for (let hour = 0; hour < 7 * 24; hour += 1) {
          const now = Date.parse(first) + hour * HOUR + 7 * 60_000
          const { day, part } = replyIn(now, hours)
          assert.ok(hours.days.includes(day), `${new Date(now).toISOString()}: day ${day} is closed`)
          // The office's clock a day later, as a time of no zone.
          const later = new Date(`${clock.format(now + 24 * HOUR).replace(' ', 'T')}Z`)
          const away = (day - later.getUTCDay() + 7) % 7
          const isLate = later.getUTCHours() >= ENDS[part]
          assert.ok(
            away > 0 || !isLate || hours.days.length === 1,
            `${new Date(now).toISOString()}: ${day} ${part} is too early`,
          )
          const between = Array.from(
            { length: Math.max(0, away - 1) },
            (_, index) => (later.getUTCDay() + index + 1) % 7,
          )
          assert.not(
            between.some(day => hours.days.includes(day)),
            `${new Date(now).toISOString()}: an open day is passed over`,
          )
        }
    })
  }

for (const [days, text] of [
  [EMIRATES, 'Monday to Friday'],
  [KUWAIT, 'Sunday to Thursday'],
  [['Saturday', 'Sunday', 'Monday', 'Wednesday'], 'Wednesday, Saturday to Monday'],
  [['Monday', 'Tuesday'], 'Monday and Tuesday'],
  [['Friday'], 'Friday'],
  [WEEK, 'Every day'],
] as const) {
  test(`${days.join(', ')} reads ${text}`, () => {
    assert.is(hoursOf(days, 'Asia/Dubai', { place: 'Dubai' }).text, `${text}, 09:00 to 18:00, Dubai time`)
  })
}

for (const [hours, told] of [
  [{ days: [] }, 'no day'],
  [{ from: '9:00' }, '9:00'],
  [{ from: '18:00', to: '09:00' }, '18:00 to 09:00'],
  [{ to: '24:30' }, '24:30'],
  [{ timeZone: 'Asia/Dubia' }, 'Asia/Dubia'],
] as const) {
  test(`business hours with ${told} are refused`, () => {
    assert.throws(
      () => hoursOf(EMIRATES, 'Asia/Dubai', hours),
      (error: Error) => error.message.includes(told),
    )
  })
}

test.run()
