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

/** Scale of the word by the number of joined letters, from one on: each letter that joins makes the word shorter. */
export const GROWN = [1, 1.08, 1.2, 1.4, 1.7] as const

/** The gap between two parts of the word, before it is scaled, and between two dots that travel together, in em. */
export const GAP = 0.2
const TOGETHER = 0.27

/**
 * Returns where the caravan's dots are, in em from the middle of the way to the right, the leader first: those of
 * the joined letters together under the first part, and one under each other letter.
 * @param widths of the parts of the word, in em; while all letters are joined, any width will do
 */
export function caravanOf(widths: readonly number[], joined: number): number[] {
  const scale = GROWN[joined - 1] ?? 1
  const way = widths.reduce((sum, width) => sum + width, GAP * (widths.length - 1))
  const middles = widths.map((width, i) => {
    const before = widths.slice(0, i).reduce((sum, width) => sum + width, GAP * i)
    return (way / 2 - before - width / 2) * scale
  })
  const [first = 0, ...apart] = middles
  return [...Array.from({ length: joined }, (_, i) => first + ((joined - 1) / 2 - i) * TOGETHER), ...apart]
}
