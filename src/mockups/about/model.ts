// The model of the about page's moment: how many letters of a word are joined.

/** Returns how many letters are joined at the start: all of them, because a word in separate letters looks like a fault. */
export const together = (word: string): number => [...word].length

/** Keeps two letters of a joining script apart: ZERO WIDTH NON-JOINER, U+200C. */
const NON_JOINER = '\u200c'

/**
 * Splits a word into one part of its first `joined` letters and one part for each other letter. Non-joiners between the
 * parts keep each in the shape that it has without neighbours.
 * @param joined from 1 to the number of the word's letters
 */
export function partsOf(word: string, joined: number): string[] {
  const letters = [...word]
  const parts = [letters.slice(0, joined).join(''), ...letters.slice(joined)]
  return parts.map((part, i) => (i < parts.length - 1 ? part + NON_JOINER : part))
}
