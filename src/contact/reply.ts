/** Sales replies within so many hours (specification, section 9). */
const HOURS = 24

/**
 * When a message that is sent now is answered at the latest, as the visitor's clock will show it: `Monday 04:42`.
 * @param now ms since 1970
 * @param timeZone the visitor's, where it is not that of the machine
 */
export const replyBy = (now: number, timeZone?: string): string =>
  new Date(now + HOURS * 3_600_000)
    .toLocaleString('en-GB', { weekday: 'long', hour: '2-digit', minute: '2-digit', timeZone })
    .replace(' at ', ' ')
