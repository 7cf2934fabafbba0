import { uuidOf } from '../contact/identity'

/** A UUID of any version, in lower case (RFC 9562 section 4). */
export const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** A UUID of version 4, as a form's script makes it, or of version 8, as it is made here. */
const FORM_ID = /^[\da-f]{8}-[\da-f]{4}-[48][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

const DAY = 86_400_000

/** Whether the id of a posted form is one that a form of the site can have. */
export const isFormId = (id: string | undefined): id is string => id !== undefined && FORM_ID.test(id)

/**
 * Returns the id of a form that was posted without scripts, and so without an id. When the visitor reloads the answer, the
 * browser posts the same words again: on one day (UTC) they get the same id, and are one message.
 * @param words the path to which it was posted, and the values of its fields
 */
export const idOfDay = (words: readonly string[]): Promise<string> =>
  uuidOf([...words, String(Math.floor(Date.now() / DAY))])
