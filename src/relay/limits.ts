import { fields } from '../contact/fields'

// What the relay allows. Sizes in bytes, times in ms.

const codeUnits = fields.reduce((sum, { cap }) => sum + cap, 0)

/**
 * The largest body that is read: every field at its cap, a UTF-16 code unit being three bytes of UTF-8 at most, each
 * percent-encoded as three; and 8 KB for names, boundaries and the fields that no visitor sees.
 */
export const LARGEST_BODY = 9 * codeUnits + 8192

/** The most that all headers of a request may take: node:http's own limit. workerd has none. */
export const LARGEST_HEADERS = 16 * 1024

/** How long a body may take to arrive: less than the visitor's browser waits for the answer. */
export const PATIENCE = 15_000

/** What the Retry-After of a 503 says. */
export const AWAY = 60_000

/** The most that is read of a provider's answer. */
export const LARGEST_ANSWER = 16 * 1024

/** The longest wait that a provider may ask for: one wrong header must not hold the messages back for a year. */
export const LONGEST_WAIT = 3_600_000
