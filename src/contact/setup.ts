/**
 * What a visitor tried in a picture, in an address: `/contact?topic=demo&setup=markup.ndc-8`. It is a name, then pairs of a
 * key and its values: whole numbers, or words; several are joined by `_`. Every sign of it may stand in a query as it is
 * (RFC 3986 section 2.3).
 */

/** What a key may be: a whole number from one to another, or one of some words, with what each is called in the line. */
type Allowed = readonly [from: number, to: number] | Readonly<Record<string, string>>

/** A picture's line in the message, with `{key}` where a value goes, and what each of its keys may be. */
export type SetupRule = { line: string; values: Readonly<Record<string, Allowed>> }

/** The rules by the names of the pictures. */
export type SetupRules = Readonly<Record<string, SetupRule>>

/** A state of a picture, as far as it goes along with the message. */
export type Setup = Readonly<Record<string, string | number | readonly string[]>>

/** Anything longer is not ours. */
const LONGEST = 120

const VALUES = '[a-z0-9]+(?:_[a-z0-9]+)*'
const SHAPE = new RegExp(`^[a-z]+(?:\\.[a-z]+-${VALUES})+$`)

/** The value of the query parameter `setup`. */
export function writeSetup(name: string, setup: Setup): string {
  const pairs = Object.entries(setup).map(
    ([key, value]) => `${key}-${typeof value === 'object' ? value.join('_') : value}`,
  )
  return [name, ...pairs].join('.')
}

/** The line for a value of `setup`; empty for one that no picture can have written. */
export function lineOfSetup(setup: string, rules: SetupRules): string {
  if (setup.length > LONGEST || !SHAPE.test(setup)) return ''
  const [name = '', ...pairs] = setup.split('.')
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined
  const given = new Map(pairs.map(pair => pair.split('-') as [key: string, values: string]))
  if (!rule || given.size !== pairs.length || given.size !== Object.keys(rule.values).length) return ''
  let { line } = rule
  for (const [key, allowed] of Object.entries(rule.values)) {
    const words = wordsFor(given.get(key), allowed)
    if (!words) return ''
    line = line.replace(`{${key}}`, () => words)
  }
  return line
}

/** What the line says for the values of a key; empty where one of them is not allowed, or stands there twice. */
function wordsFor(given: string | undefined, allowed: Allowed): string {
  if (given === undefined) return ''
  if (isRange(allowed)) return /^(0|[1-9]\d*)$/.test(given) && allowed[0] <= +given && +given <= allowed[1] ? given : ''
  const codes = given.split('_')
  if (new Set(codes).size !== codes.length || !codes.every(code => Object.hasOwn(allowed, code))) return ''
  return codes.map(code => allowed[code]).join(', ')
}

const isRange = (allowed: Allowed): allowed is readonly [number, number] => Array.isArray(allowed)
