// The model of the about page's moment: the letters of a word that travel together.

/** How many letters of a word are together at the start: all, for a word whose letters stand apart reads as a fault. */
export const together = (word: string): number => [...word].length

/** Keeps two letters of a joining script apart: ZERO WIDTH NON-JOINER, U+200C. */
const NON_JOINER = '\u200c'

/**
 * The parts of a word whose first letters, `joined` of them, hold together, and whose others stand alone. Each part has the shape
 * that it has without its neighbours.
 * @param joined from 1 to the number of the word's letters
 */
export function partsOf(word: string, joined: number): string[] {
  const letters = [...word]
  const parts = [letters.slice(0, joined).join(''), ...letters.slice(joined)]
  return parts.map((part, i) => (i < parts.length - 1 ? part + NON_JOINER : part))
}
