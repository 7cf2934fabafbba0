import type { OpenHours } from '../content/types'

/** Sales replies within this many hours (specification, section 9). */
const HOURS = 24

/** A part of a day of work: until noon, until 17:00, and after. */
export type Part = 'morning' | 'afternoon' | 'evening'

/** The number of a day from 0, Sunday, and a part of that day: a promise to the minute is one that a person cannot keep. */
export type Reply = { day: number; part: Part }

/**
 * Returns the latest day and part of it for the reply to a message sent now, by the visitor's clock. Without Intl, whose first
 * use takes longer than a letter may take to appear (src/number.ts).
 * @param now ms since 1970
 */
export function replyBy(now: number): Reply {
  const then = new Date(now + HOURS * 3_600_000)
  return { day: then.getDay(), part: partOf(twoDigits(then.getHours())) }
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The days of the week as `Intl` writes them in English, from Sunday. */
const WEEK = 'SunMonTueWedThuFriSat'

/**
 * Returns the day and its part by which a message sent now is answered: `HOURS` later, or, where that is outside the business
 * hours, when the company opens next. By the company's clock, and never to the minute. Holidays are not known.
 * @param now ms since 1970
 */
export function replyIn(now: number, { days, from, to, timeZone }: OpenHours): Reply {
  const options = { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const parts = new Intl.DateTimeFormat('en-GB', options).formatToParts(now + HOURS * 3_600_000)
  const read = (type: string) => parts.find(part => part.type === type)?.value ?? ''
  const day = WEEK.indexOf(read('weekday')) / 3
  const time = `${read('hour')}:${read('minute')}`
  if (days.includes(day) && time <= to) return { day, part: partOf(time < from ? from : time) }
  const next = [1, 2, 3, 4, 5, 6].map(later => (day + later) % 7).find(other => days.includes(other)) ?? day
  return { day: next, part: partOf(from) }
}

const partOf = (time: string): Part => (time < '12' ? 'morning' : time < '17' ? 'afternoon' : 'evening')
