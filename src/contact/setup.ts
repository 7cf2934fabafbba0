import { listed } from '../isolate'

/**
 * What a visitor tried in a product picture, as a query parameter: `/contact?topic=demo&setup=markup.ndc-8`. The format is a
 * name, then pairs of a key and its values. Values are whole numbers or words; several are joined by `_`. No character of it
 * needs escaping in a query (RFC 3986 section 2.3).
 */

/** The allowed values of a key: a range of whole numbers, or words with the text that stands for each in the line. */
type Allowed = readonly [from: number, to: number] | Readonly<Record<string, string>>

/**
 * What a picture is about, as it follows "a question about"; its line in the message, with `{key}` as the placeholder of a
 * value; and the allowed values of each key.
 */
export type SetupRule = {
  picture: string
  line: string
  values: Readonly<Record<string, Allowed>>
  /** Whether the visitor's own name and colour may come along, in the fragment (own-brand.ts). */
  own?: boolean
}

/** The rules by picture name. */
export type SetupRules = Readonly<Record<string, SetupRule>>

/** The part of a picture's state that is carried into the message. */
export type Setup = Readonly<Record<string, string | number | readonly string[]>>

/** Maximum length of a `setup`; anything longer was not written by this site. */
const LONGEST = 120

const VALUES = '[a-z0-9]+(?:_[a-z0-9]+)*'
const SHAPE = new RegExp(`^[a-z]+(?:\\.[a-z]+-${VALUES})+$`)

/** Returns the value of the query parameter `setup`. */
export function writeSetup(name: string, setup: Setup): string {
  const pairs = Object.entries(setup).map(
    ([key, value]) => `${key}-${typeof value === 'object' ? value.join('_') : value}`,
  )
  return [name, ...pairs].join('.')
}

/** Returns the message line for a value of `setup`; empty for one that no picture can have written. */
export function lineOfSetup(setup: string, rules: SetupRules, comma = ', '): string {
  if (setup.length > LONGEST || !SHAPE.test(setup)) return ''
  const [name = '', ...pairs] = setup.split('.')
  const rule = new Map(Object.entries(rules)).get(name)
  const given = new Map(pairs.map(pair => pair.split('-') as [key: string, values: string]))
  if (!rule || given.size !== pairs.length || given.size !== Object.keys(rule.values).length) return ''
  let { line } = rule
  for (const [key, allowed] of Object.entries(rule.values)) {
    const words = wordsFor(given.get(key), allowed, comma)
    if (!words) return ''
    line = line.replace(`{${key}}`, () => words)
  }
  return line
}

/** Returns what the picture of a `setup` is about; empty for a `setup` that no picture can have written. */
export const pictureOfSetup = (setup: string, rules: SetupRules): string =>
  lineOfSetup(setup, rules) ? (rules[setup.split('.')[0] ?? '']?.picture ?? '') : ''

/** Returns whether a name and a colour may come along with a `setup`. */
export const takesOwn = (setup: string, rules: SetupRules): boolean => rules[setup.split('.')[0] ?? '']?.own === true

/** Returns the text for the values of a key; empty if one of them is not allowed, or occurs twice. */
function wordsFor(given: string | undefined, allowed: Allowed, comma: string): string {
  if (given === undefined) return ''
  if (isRange(allowed)) return /^(0|[1-9]\d*)$/.test(given) && allowed[0] <= +given && +given <= allowed[1] ? given : ''
  const codes = given.split('_')
  const words = new Map(Object.entries(allowed))
  if (new Set(codes).size !== codes.length || !codes.every(code => words.has(code))) return ''
  return listed(
    codes.map(code => words.get(code) ?? ''),
    comma,
  )
}

const isRange = (allowed: Allowed): allowed is readonly [number, number] => Array.isArray(allowed)
