import { replyBy, replyIn } from '../../src/contact/reply'
import { content } from '../../src/content/contact'
import type { OpenHours } from '../../src/content/types'

/**
 * Returns what the contact form promises, in English, about the reply to a message.
 * @param begun when its first letter is typed, in ms since 1970
 * @param open the business hours; without them the visitor's clock counts
 */
export function promised(begun: number, open: OpenHours | null): string {
  const { by, promise, days, parts } = content.form.road
  const { day, part } = open ? replyIn(begun, open) : replyBy(begun)
  const said = open ? promise.replace('{place}', open.place) : by
  return said.replace('{day}', `${days[day]}`).replace('{part}', parts[part])
}
