/** What crypto.randomUUID makes. */
const FORM_ID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

/** The id of a posted form; a new one when it has none, or none that a browser makes. */
export const formIdOf = (id = ''): string => (FORM_ID.test(id) ? id : crypto.randomUUID())
