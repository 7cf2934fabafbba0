/** Sales replies within this many hours (specification, section 9). */
const HOURS = 24

const twoDigits = (value: number) => String(value).padStart(2, '0')

/**
 * Returns the latest time of the reply to a message sent now, as the visitor's clock shows it: `Monday 04:42`. Without Intl,
 * whose first use takes longer than a letter may take to appear (src/number.ts).
 * @param now ms since 1970
 * @param days the names of the days from Sunday
 */
export function replyBy(now: number, days: readonly string[]): string {
  const then = new Date(now + HOURS * 3_600_000)
  return `${days[then.getDay()]} ${twoDigits(then.getHours())}:${twoDigits(then.getMinutes())}`
}
