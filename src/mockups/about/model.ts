// The model of the about page's moment: the letters of a word that travel together.

/** How many letters are together at the start: a visitor joins them. */
export const APART = 1

/** Keeps two letters of a joining script apart: ZERO WIDTH NON-JOINER, U+200C. */
const NON_JOINER = '\u200c'

/**
 * The parts of a word whose first letters, `together` of them, are joined, and whose others stand alone. Each part has the shape
 * that it has without its neighbours.
 * @param together from 1 to the number of the word's letters
 */
export function partsOf(word: string, together: number): string[] {
  const letters = [...word]
  const parts = [letters.slice(0, together).join(''), ...letters.slice(together)]
  return parts.map((part, i) => (i < parts.length - 1 ? part + NON_JOINER : part))
}
