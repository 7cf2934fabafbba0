import { TOOK, TRAP } from '../contact/fields'

/** The least time in which a person can fill in an empty form, in ms. A browser can fill it in faster. */
const FASTEST = 2000

/** How many links a message may contain without a note. */
const MOST_LINKS = 10

/** How every note begins. */
export const LOOKS = 'Looks automatic'

/** A link up to its end, so that an address within an address does not count again. */
const LINK = /(?:\bhttps?:\/\/|\bwww\.)[^\s<>"'()[\],;|]+/gi

/** Whether a posted form has the field filled in that visitors do not see. */
export const isTrapped = (posted: ReadonlyMap<string, string>): boolean => Boolean(posted.get(TRAP))

/**
 * Returns a note for the reader of a message that may come from a program, or from a hurried person with a filled-in form or
 * many sources: `Looks automatic: 12 links, sent after 1.2 s`. Returns undefined for any other message.
 * @param values the typed values of the form
 */
export function noteOf(posted: ReadonlyMap<string, string>, values: readonly string[]): string | undefined {
  const links = values.join('\n').match(LINK)?.length ?? 0
  const took = posted.get(TOOK) ?? ''
  const isFast = /^\d+$/.test(took) && Number(took) < FASTEST
  const reasons = [
    ...(links > MOST_LINKS ? [`${links} links`] : []),
    // Rounded down, so that no note names the time that is allowed.
    ...(isFast ? [`sent after ${(Math.floor(Number(took) / 100) / 10).toFixed(1)} s`] : []),
  ]
  return reasons.length > 0 ? `${LOOKS}: ${reasons.join(', ')}` : undefined
}
