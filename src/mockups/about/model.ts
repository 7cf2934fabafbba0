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

/** How far apart two dots of the caravan are, in per cent of the way: when they travel together, and when they do not. */
const STEP = { together: 5, apart: 17 }

/**
 * Returns where the caravan's dots are, in per cent of the way, the leader, which is at its right, first: one for each
 * letter, and as many of them together.
 */
export function caravanOf(word: string, joined: number): number[] {
  const steps = [...word].slice(1).map((_, i) => (i + 1 < joined ? STEP.together : STEP.apart))
  const walked = steps.map((_, i) => steps.slice(0, i + 1).reduce((sum, step) => sum + step, 0))
  return [0, ...walked].map(behind => 50 + (walked.at(-1) ?? 0) / 2 - behind)
}
