import type { BusinessHours, OpenHours, Weekday } from './types'

const WEEK: readonly Weekday[] = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/**
 * Returns business hours with their days as numbers, and in words: `Monday to Friday, 09:00 to 18:00, Dubai time`.
 * @throws when there is no day, a time has not two digits each, the day ends before it begins, or the time zone is unknown
 */
export function openHours({ days, from, to, timeZone, place }: BusinessHours): OpenHours {
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
  return { days: open, from, to, timeZone, place, text: `${daysText(open)}, ${from} to ${to}, ${place} time` }
}

/** Writes days of the week, three or more in a row as a range, which may run from one week into the next. */
function daysText(open: readonly number[]): string {
  if (open.length === WEEK.length) return 'Every day'
  const isOpen = (day: number) => open.includes(day % 7)
  const runs = open
    .filter(day => !isOpen(day + 6))
    .map(first => {
      let length = 1
      while (isOpen(first + length)) length += 1
      const [start, end] = [WEEK[first], WEEK[(first + length - 1) % 7]]
      return length === 1 ? start : `${start} ${length === 2 ? 'and' : 'to'} ${end}`
    })
  return runs.join(', ')
}
