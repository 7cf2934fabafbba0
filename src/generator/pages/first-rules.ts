/**
 * Tells the rules that the first section of a page needs as it arrives from those that can apply only later: to something that
 * stands below it, in a popover, under a pointer, with the focus, or in a state that a script brings about.
 */
import { Parser } from 'htmlparser2'
import type { Rule } from '../bundle/rules'

/** Attributes of the document's own element. Its inline script sets some of them, so they may have any value. */
const OF_DOCUMENT = ['lang', 'dir', 'data-hue', 'data-scheme', 'data-at']

const BRACKETS = /\([^()]*\)/

/** What happens only once there is something to point at. */
const USED = /:(?:hover|active|focus)\b/

/** What a popover has only once it opens, also where a selector names other ways to open it beside this one. */
const OPENED = /:popover-open\b/

/** Matches an attribute, with its operator and value; a pseudo-class; a class, an id or the name of an element. */
const NAMES = /\[([\w-]+)(?:([~|^$*]?)="?([^\]"]*)[^\]]*)?\]|::?[\w-]+|([.#]?[a-z_][\w-]*)/g

/** Matches what animates, and has to be there with the rules that name it. */
const KEYFRAMES = /^@keyframes (\S+)$/

/**
 * Returns the rules that apply to an HTML text as it arrives.
 * @param rules those of its classes
 */
export function firstRules(rules: readonly Rule[], html: string): ReadonlySet<Rule> {
  const names = namesIn(html)
  const first = rules.filter(({ selectors }) => selectors.some(selector => mayApply(selector, names)))
  const text = first.map(({ text }) => text).join('')
  const isAnimated = ({ selectors: [selector = ''] }: Rule) => {
    const [, name] = KEYFRAMES.exec(selector) ?? []
    return name !== undefined && new RegExp(`\\banimation[^;}]*\\b${name}\\b`).test(text)
  }
  return new Set([...first, ...rules.filter(isAnimated)])
}

/**
 * Returns what selectors can name in an HTML text: elements, `.class`, `#id`, `[attribute]` and `[attribute=value]`. What is
 * inside a popover is left out, because nobody sees it before it opens.
 */
function namesIn(html: string): ReadonlySet<string> {
  const names = new Set(['html', 'body'])
  /** The number of open elements, from a popover on. */
  let depth = 0
  const onopentag = (element: string, attributes: Record<string, string>) => {
    if (depth > 0) {
      depth += 1
      return
    }
    if ('popover' in attributes) depth = 1
    names.add(element).add(`#${attributes.id}`)
    for (const name of (attributes.class ?? '').split(' ')) names.add(`.${name}`)
    for (const [name, value] of Object.entries(attributes)) names.add(`[${name}]`).add(`[${name}=${value}]`)
  }
  const onclosetag = () => {
    depth = Math.max(0, depth - 1)
  }
  // Those of SVG are written with capitals in selectors too.
  const parser = new Parser({ onopentag, onclosetag }, { lowerCaseTags: false, lowerCaseAttributeNames: false })
  parser.end(html)
  return names
}

function mayApply(selector: string, names: ReadonlySet<string>): boolean {
  if (OPENED.test(selector)) return false
  // Alternatives, or what must not be there, tell nothing for certain.
  let plain = selector
  while (BRACKETS.test(plain)) plain = plain.replace(BRACKETS, '')
  if (USED.test(plain)) return false
  return Array.from(plain.matchAll(NAMES)).every(([, attribute, operator, value, other]) => {
    if (attribute === undefined) return other === undefined || names.has(other)
    if (OF_DOCUMENT.includes(attribute)) return true
    return names.has(operator === '' ? `[${attribute}=${value}]` : `[${attribute}]`)
  })
}
