/** Sales replies within this many hours (specification, section 9). */
const HOURS = 24

/**
 * Returns the latest time of the reply to a message sent now, as the visitor's clock shows it: `Monday 04:42`.
 * @param now ms since 1970
 * @param timeZone the visitor's time zone, if it differs from the machine's
 */
export const replyBy = (now: number, timeZone?: string): string =>
  new Date(now + HOURS * 3_600_000)
    .toLocaleString('en-GB', { weekday: 'long', hour: '2-digit', minute: '2-digit', timeZone })
    .replace(' at ', ' ')
