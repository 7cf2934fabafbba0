/** A version 4 UUID, as crypto.randomUUID makes it in the browser. */
const FORM_ID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

/** Returns the id of a posted form, or a new one if it has none or one that no browser makes. */
export const formIdOf = (id = ''): string => (FORM_ID.test(id) ? id : crypto.randomUUID())
