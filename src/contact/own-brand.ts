// What a visitor calls their own in a picture: a name in any script, and a colour. Both come from addresses and keyboards.
import { attempt } from '../attempt'
import { isBlank } from './fields'

/** Each is empty while the visitor has none. `colour`: six hexadecimal digits, as in `0a7f5a`. */
export type Own = { name: string; colour: string }

export const NOTHING_OWN: Own = { name: '', colour: '' }

/** The most letters of a name, as readers count them: extended grapheme clusters (UAX #29). */
export const MOST_LETTERS = 40

/** The most UTF-16 code units of a name, and of a text that is read at all: one letter may have any number of them. */
const [LONGEST, READ] = [200, 1000]

/** The most marks on one letter, as in mails (compose.ts). */
const STACKED = /(\p{M}{8})\p{M}+/gu

/**
 * Lone surrogates, and what is invisible (bidirectional controls among it), except what joins letters or keeps them apart, and
 * what chooses between the forms of a sign.
 */
const UNSEEN = /\p{Surrogate}|(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}/gu

/** Splits a text into letters: extended grapheme clusters, or code points where the browser cannot tell those. */
export const lettersOf = (text: string): string[] =>
  attempt(() => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)) ?? Array.from(text)

/**
 * Returns a text as a name: one line in Normalization Form C, without controls, cut after 40 letters. Empty if nothing of it
 * is visible. Idempotent. The name is a text: whoever shows it must not read it as markup.
 */
export function tidyName(text: string): string {
  const plain = text
    .slice(0, READ)
    .replace(UNSEEN, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .normalize('NFC')
    .replace(STACKED, '$1')
    .trim()
  if (isBlank(plain)) return ''
  let name = ''
  for (const letter of lettersOf(plain).slice(0, MOST_LETTERS))
    if (name.length + letter.length <= LONGEST) name += letter
    else break
  return name.trim()
}

/** Returns a colour of six lower-case hexadecimal digits as it is, and empty for anything else. */
export const tidyColour = (text: string): string => (/^[\da-f]{6}$/.test(text) ? text : '')

/** Reads the colour and the name, by its key, from a fragment, `#shop=Al+Noor&colour=0a7f5a`. */
export function readOwn(fragment: string, key = 'name'): Own {
  const query = new URLSearchParams(fragment.slice(1))
  return { name: tidyName(query.get(key) ?? ''), colour: tidyColour(query.get('colour') ?? '') }
}

/** Returns the fragment that tells the contact form what the visitor has, which no server sees; empty for nothing. */
export function writeOwn({ name, colour }: Own): string {
  const query = new URLSearchParams({ ...(name && { name }), ...(colour && { colour }) })
  return name || colour ? `#${query}` : ''
}
