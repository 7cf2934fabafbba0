// Sets Latin words and signed sums apart within text that is written from right to left (UAX #9, sections 3.1.4 and 6.1), with
// characters, because content holds no markup.
const FSI = '\u2068'
const PDI = '\u2069'
const RLM = '\u200f'

const ARABIC = /\p{Script=Arabic}/u

/**
 * Matches what has a direction of its own: a slot that is filled later, sums of figures, Latin words with the figures and
 * signs between them, and figures that begin or end with a sign. Between a word and a slot, a sign with a space on both sides
 * stands for a sum of the sentence's own, and a colon after a word is the sentence's own too.
 */
const FOREIGN =
  /(?:\d[\d.,]*|\{\w+\})(?: [+×−] (?:\d[\d.,]*|\{\w+\})%?)+|[A-Z]{3}[\s\u00a0]\{\w+\}|(?:[+−-]|(?<!\p{L} )[+−-]\s)?\{\w+\}%?|(?:[+−-]\s?)?\d[\d.,:]*[+%]?(?:[\s\u00a0/&.:–·-]*[\p{Script=Latin}\d@#][\p{Script=Latin}\d.,:/&@%+’'_-]*)*|\p{Script=Latin}[\p{Script=Latin}\d@%+’'_-]*(?:(?!:\s)[\s\u00a0/&.:,–·\u2011-]+[\p{Script=Latin}\d][\p{Script=Latin}\d@%+’'_-]*)*/gu

/** Whether the bidirectional algorithm alone may put a run in the wrong order. */
const needs = (run: string): boolean => /[{\p{Script=Latin}]|^[+−-]|\+$| [+×−] /u.test(run)

/** The longest name that is kept on one line, where its parts would stand in reverse order on two: no longer than some words. */
const LONGEST = 10

/** Keeps a short name of several parts on one line. */
const kept = (run: string): string =>
  run.length > LONGEST || !/^[\p{Script=Latin}\d -]+$/u.test(run)
    ? run
    : run.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')

/** Matches the punctuation after a run, which is the sentence's own. */
const END = /[.,:/&’'_-]+$/u

/**
 * Matches a text without Arabic that begins or ends with a sign, or begins with a figure or a full stop before Latin words, such
 * as `+ 6%`, `$3M+`, `200 OK` or `.NET`, or is a sum, such as `2 + 1`.
 */
const SIGNED = /^[+−-]\s?[\w{]|^[$\w][\w.,]*\+$|^\d+ [A-Z][A-Za-z ]+$|^\.[A-Z]|^\d[\d.,]*(?: [+×−] \d[\d.,]*)+$/

/** Sets the foreign runs of a text apart. */
function isolatedText(text: string): string {
  if (!ARABIC.test(text)) return SIGNED.test(text) ? FSI + text + PDI : text
  return text.replace(FOREIGN, (found, at: number) => {
    const run = found.replace(END, '')
    // The path of a link, `[words](/path)`, is not shown.
    if (text.startsWith('](/', at - 3)) return found
    return needs(run) ? FSI + kept(run) + PDI + found.slice(run.length) : found
  })
}

/** Returns content with the foreign runs of all its texts set apart, but for `meta`, which tabs and search results show. */
export function isolated<Content>(content: Content): Content {
  if (typeof content === 'string') return isolatedText(content) as Content
  if (Array.isArray(content)) return content.map(isolated) as Content
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, key === 'meta' ? value : isolated(value)]),
  ) as Content
}

/**
 * Joins the parts of a list that is filled into a sentence. With an Arabic comma the list runs from right to left, whatever its
 * parts are: figures and Latin words alone would not tell the browser so.
 */
export const listed = (parts: readonly string[], comma: string): string =>
  comma.includes('،') && parts.length > 1
    ? RLM + parts.map(part => (/[a-z]/i.test(part) ? FSI + part + PDI : part)).join(comma)
    : parts.join(comma)

/** Returns a text without these characters, for machines. */
export const bare = (text: string): string => text.replace(/[\u2068\u2069\u200f]/g, '')
