import { fields } from '../contact/fields'

// The limits of the relay. Sizes in bytes, times in ms.

const codeUnits = fields.reduce((sum, { cap }) => sum + cap, 0)

/**
 * The largest request body that is read: every field at its cap, where a UTF-16 code unit takes up to three bytes of UTF-8
 * and each of these becomes three when percent-encoded; plus 8 KB for names, boundaries and hidden fields.
 */
export const LARGEST_BODY = 9 * codeUnits + 8192

/** The largest total size of a request's headers: node:http's own limit, applied here because workerd has none. */
export const LARGEST_HEADERS = 16 * 1024

/** How long a request body may take to arrive: less than the form's script in the browser waits for the answer. */
export const PATIENCE = 15_000

/** The wait that the Retry-After of a 503 asks for. */
export const AWAY = 60_000

/** How much of a provider's answer is read at most. */
export const LARGEST_ANSWER = 16 * 1024

/** The longest wait that a provider may ask for: one wrong header must not hold the messages back for a year. */
export const LONGEST_WAIT = 3_600_000
