import { TOOK, TRAP } from '../contact/fields'
import type { Suspicion } from './envelope'

/** What nobody fills in a form in, in ms. */
const FASTEST = 2000

/** The most links that a message may hold. */
const MOST_LINKS = 10

/** Why a person should look at a posted form before it goes out; nothing where it looks like a visitor's. */
export function suspicionOf(values: ReadonlyMap<string, string>, message: string): Suspicion | undefined {
  if (values.get(TRAP)) return 'trap'
  const took = values.get(TOOK) ?? ''
  if (/^\d+$/.test(took) && Number(took) < FASTEST) return 'fast'
  const links = message.match(/\bhttps?:\/\/(?:www\.)?|\bwww\./gi) ?? []
  return links.length > MOST_LINKS ? 'links' : undefined
}
