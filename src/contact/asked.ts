/**
 * The questions that a visitor ticked, as a query parameter: `/contact?ask=price.exit`. No character of it needs escaping in a
 * query (RFC 3986 section 2.3).
 */

/** The questions that can be asked, by the id that stands for each in an address. */
export type Asked = Readonly<Record<string, string>>

/** Returns the value of the query parameter `ask`. */
export const writeAsk = (ids: readonly string[]): string => ids.join('.')

/** Returns the questions for a value of `ask`, in its order; none at all if no page of this site can have written it. */
export function questionsOfAsk(ask: string, asked: Asked): string[] {
  const known = new Map(Object.entries(asked))
  const ids = ask.split('.')
  const questions = ids.flatMap(id => known.get(id) ?? [])
  return questions.length === ids.length && new Set(ids).size === ids.length ? questions : []
}
