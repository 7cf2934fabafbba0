/**
 * Tells the rules that the first section of a page needs as it arrives from those that can apply only later: to something that
 * stands below it, under a pointer, with the focus, or in a state that a script brings about.
 */
import { Parser } from 'htmlparser2'
import type { Rule } from '../bundle/rules'

/** Attributes of the document's own element. Its inline script sets some of them, so they may have any value. */
const OF_DOCUMENT = ['lang', 'dir', 'data-hue', 'data-scheme', 'data-at']

/** What happens only once there is something to point at. */
const USED = /:(?:hover|active|focus)\b/

/** Matches an attribute, with its operator and value; a pseudo-class; a class, an id or the name of an element. */
const NAMES = /\[([\w-]+)(?:([~|^$*]?)="?([^\]"]*)[^\]]*)?\]|::?[\w-]+|([.#]?[a-z_][\w-]*)/g

/**
 * Returns the rules that apply to an HTML text as it arrives, and all keyframes.
 * @param rules those of its classes
 */
export function firstRules(rules: readonly Rule[], html: string): ReadonlySet<Rule> {
  const names = namesIn(html)
  const isFirst = (selector: string) => selector.startsWith('@keyframes') || mayApply(selector, names)
  return new Set(rules.filter(({ selectors }) => selectors.some(isFirst)))
}

/** Returns what selectors can name in an HTML text: elements, `.class`, `#id`, `[attribute]` and `[attribute=value]`. */
function namesIn(html: string): ReadonlySet<string> {
  const names = new Set(['html', 'body'])
  const onopentag = (element: string, attributes: Record<string, string>) => {
    names.add(element).add(`#${attributes.id}`)
    for (const name of (attributes.class ?? '').split(' ')) names.add(`.${name}`)
    for (const [name, value] of Object.entries(attributes)) names.add(`[${name}]`).add(`[${name}=${value}]`)
  }
  // Those of SVG are written with capitals in selectors too.
  const parser = new Parser({ onopentag }, { lowerCaseTags: false, lowerCaseAttributeNames: false })
  parser.end(html)
  return names
}

function mayApply(selector: string, names: ReadonlySet<string>): boolean {
  if (USED.test(selector)) return false
  return Array.from(selector.matchAll(NAMES)).every(([, attribute, operator, value, other]) => {
    if (attribute === undefined) return other === undefined || names.has(other)
    if (OF_DOCUMENT.includes(attribute)) return true
    return names.has(operator === '' ? `[${attribute}=${value}]` : `[${attribute}]`)
  })
}
