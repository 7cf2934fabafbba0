import type { BusinessHours, OpenHours, Weekday } from './types'

const WEEK: readonly Weekday[] = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
/** The words of business hours, with slots in braces; `week` has the names of the days from Sunday. */
export type HoursWords = {
  week: readonly string[]
  every: string
  and: string
  to: string
  comma: string
  text: string
}

const english: HoursWords = {
  week: WEEK,
  every: 'Every day',
  and: '{start} and {end}',
  to: '{start} to {end}',
  comma: ', ',
  text: '{days}, {from} to {to}, {place} time',
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/**
 * Returns business hours with their days as numbers, and in words: `Monday to Friday, 09:00 to 18:00, Dubai time`.
 * @throws when there is no day, a time has not two digits each, the day ends before it begins, or the time zone is unknown
 */
export function openHours({ days, from, to, timeZone, place }: BusinessHours, words: HoursWords = english): OpenHours {
  const report = (what: string) => new Error(`src/content/company.ts: the business hours ${what}`)
  if (days.length === 0) throw report('have no day')
  if (!CLOCK.test(from) || !CLOCK.test(to) || from >= to)
    throw report(`from ${from} to ${to} are not two times of one day`)
  try {
    new Intl.DateTimeFormat('en', { timeZone })
  } catch {
    throw report(`are in ${timeZone}, which is no time zone`)
  }
  const open = WEEK.flatMap((day, index) => (days.includes(day) ? [index] : []))
  return { days: open, from, to, timeZone, place, text: textOf(open, { from, to, place }, words) }
}

function textOf(
  open: readonly number[],
  hours: { from: string; to: string; place: string },
  words: HoursWords,
): string {
  const text = { ...hours, days: daysText(open, words) }
  return words.text.replace(/\{(\w+)\}/g, (_, name: keyof typeof text) => text[name])
}

/** Writes days of the week, three or more in a row as a range, which may run from one week into the next. */
function daysText(open: readonly number[], { week, every, and, to, comma }: HoursWords): string {
  if (open.length === WEEK.length) return every
  const isOpen = (day: number) => open.includes(day % 7)
  const runs = open
    .filter(day => !isOpen(day + 6))
    .map(first => {
      let length = 1
      while (isOpen(first + length)) length += 1
      const [start = '', end = ''] = [week[first], week[(first + length - 1) % 7]]
      return length === 1 ? start : (length === 2 ? and : to).replace('{start}', start).replace('{end}', end)
    })
  return runs.join(comma)
}
