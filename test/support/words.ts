// Extracts the text of a page as a reader sees it, and counts its words, phrases and reading ease.
import { BREAKS } from './text'

/**
 * Elements that separate texts: adjacent links and buttons do not form a sentence, nor do a figure's label and its
 * description.
 */
const APART = `${BREAKS}, a, button, small`

/**
 * Elements that hold no prose of the site: drawings, form fields, navigation, what clients say, and who says something, where
 * and when. Pictures of screens, menus and names repeat words on purpose.
 */
const NO_PROSE =
  'script, style, template, svg, form, nav, address, blockquote, figcaption, time, [role=img], [aria-hidden=true]'

/** Returns the texts below an element, one for each block: a paragraph, a heading, a cell. */
export function blocksOf(root: Element): string[] {
  const blocks = ['']
  const visit = (node: Node) => {
    if (node.nodeType === node.TEXT_NODE) blocks.push(`${blocks.pop() ?? ''}${node.textContent ?? ''}`)
    if (node.nodeType !== node.ELEMENT_NODE || (node as Element).matches(NO_PROSE)) return
    const breaks = (node as Element).matches(APART)
    if (breaks) blocks.push('')
    node.childNodes.forEach(visit)
    if (breaks) blocks.push('')
  }
  visit(root)
  return blocks.map(text => text.replace(/\s+/g, ' ').trim()).filter(text => text !== '')
}

/** Splits a text into sentences, without their closing punctuation. */
export const sentencesOf = (text: string): string[] =>
  text.split(/[.!?:;]+(?:\s|$)/).filter(sentence => /\p{L}/u.test(sentence))

/** Returns the words of a text, in lower case. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’‑]/g, mark => (mark === '’' ? "'" : '-'))
    .match(/[\p{L}\p{N}$][\p{L}\p{N}'’&/,.+%-]*[\p{L}\p{N}+%]|[\p{L}\p{N}]/gu) ?? []

/** Returns every sequence of `length` consecutive words within a sentence of the texts. */
export function phrasesOf(texts: readonly string[], length: number): Set<string> {
  const phrases = new Set<string>()
  for (const sentence of texts.flatMap(sentencesOf)) {
    const words = wordsOf(sentence)
    for (let i = 0; i + length <= words.length; i++) phrases.add(words.slice(i, i + length).join(' '))
  }
  return phrases
}

/**
 * Returns the reading ease, from 0 (hard) to 100 (easy), of sentences of three words or more: R. Flesch, A new readability
 * yardstick, Journal of Applied Psychology 32 (1948). Syllables are estimated by groups of vowels.
 */
export function readingEase(texts: readonly string[]): number {
  const sentences = texts
    .flatMap(sentencesOf)
    .map(wordsOf)
    .filter(({ length }) => length > 2)
  const words = sentences.flat()
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 206.835 - (1.015 * words.length) / sentences.length - (84.6 * syllables) / words.length
}

function syllablesOf(word: string): number {
  const groups = word.replace(/(?<![aeiouyl])e$|(?<=[^aeiouytd])ed$|(?<=[^aeiouyscxz])es$/, '').match(/[aeiouy]+/g)
  return Math.max(1, groups?.length ?? 0)
}
