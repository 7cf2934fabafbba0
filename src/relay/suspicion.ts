import { TOOK, TRAP } from '../contact/fields'
import type { Suspicion } from './envelope'

/** The least time in which a person can fill in a form, in ms. */
const FASTEST = 2000

/** How many links a message may contain without being held. */
const MOST_LINKS = 10

/** Returns why a posted form should be held until a person has looked at it; undefined when it looks like a visitor's. */
export function suspicionOf(values: ReadonlyMap<string, string>, message: string): Suspicion | undefined {
  if (values.get(TRAP)) return 'trap'
  const took = values.get(TOOK) ?? ''
  if (/^\d+$/.test(took) && Number(took) < FASTEST) return 'fast'
  const links = message.match(/\bhttps?:\/\/(?:www\.)?|\bwww\./gi) ?? []
  return links.length > MOST_LINKS ? 'links' : undefined
}
