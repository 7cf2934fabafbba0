/**
 * The stylesheets of a page. Its head carries the rules of all that stands up to the end of the first section. The rules of
 * the rest are in a file that is linked there: browsers paint what precedes a link in the body, and let what follows wait for
 * it. A third text has all of the page's rules, for visitors who come from another page of the site.
 */
import { Parser } from 'htmlparser2'
import { europeanFaces } from '../../theme/font'
import { type Asset, assetOf } from '../asset'
import { type Rule, textOf } from '../bundle/rules'
import { PREFIX, type Styles, usesIn } from '../bundle/styles'
import { need } from '../fault'

export type PageStyles = {
  /** The rules for the head, without the global ones. */
  first: string
  rest: Asset
  whole: Asset
}

/**
 * @param body the HTML of the React root
 * @param end the index in it of the link to the rest; -1 if its first section has none: then the head carries all rules
 */
export function pageStyles(styles: Styles, body: string, end: number): PageStyles {
  const all = styles.used(body)
  const rulesOf = (name: string) => need(styles.rules.get(name), `rules of the class ${name}`)
  const css = (has: (rule: Rule) => boolean) => all.map(name => textOf(rulesOf(name).filter(has))).join('')
  const sheet = (has: (rule: Rule) => boolean) => assetOf('page', 'css', europeanFaces(body) + css(has))
  const whole = sheet(() => true)
  if (end < 0) return { first: whole.text, rest: whole, whole }
  const start = body.slice(0, end)
  const first = firstRules(styles.used(start).flatMap(rulesOf), start)
  const repeated = repeatedIn(appliedIn(body, all, rulesOf), first)
  return {
    first: css(rule => first.has(rule)),
    rest: sheet(rule => !first.has(rule) || repeated.has(rule)),
    whole,
  }
}

/** Attributes of the document's own element. Its inline script sets some of them, so they may have any value. */
const OF_DOCUMENT = ['lang', 'dir', 'data-hue', 'data-scheme', 'data-at']

/** Pseudo-classes that apply only once a visitor points at, presses or focuses something. */
const BY_VISITOR = /:(?:hover|active|focus)\b/

/** A rule that names it is for an open popover, whatever else its selectors name. */
const OPENED = /:popover-open\b/

/** Matches an attribute, with its operator and value; a pseudo-class; a class, an id or the name of an element. */
const NAMES = /\[([\w-]+)(?:([~|^$*]?)="?([^\]"]*)[^\]]*)?\]|::?[\w-]+|([.#]?[a-z_][\w-]*)/g

/**
 * Returns the rules that the first section of a page needs as it arrives, and all keyframes. Others can apply only later: to
 * something that stands below it, in a popover, under a pointer, with the focus, or in a state that a script brings about.
 * @param rules those of the classes in the section
 */
function firstRules(rules: readonly Rule[], html: string): ReadonlySet<Rule> {
  const names = namesIn(html)
  const isFirst = (selector: string) => selector.startsWith('@keyframes') || mayApply(selector, names)
  return new Set(rules.filter(({ text, selectors }) => !OPENED.test(text) && selectors.some(isFirst)))
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
  if (BY_VISITOR.test(selector)) return false
  return Array.from(selector.matchAll(NAMES)).every(([, attribute, operator, value, other]) => {
    if (attribute === undefined) return other === undefined || names.has(other)
    if (OF_DOCUMENT.includes(attribute)) return true
    return names.has(operator === '' ? `[${attribute}=${value}]` : `[${attribute}]`)
  })
}

/**
 * Returns the rules of the head that the rest has to repeat. Which of two equally specific rules wins depends on their order: a
 * rule of the rest, which comes later, would win over one of the head that the build places after it.
 * @param applied lists of rules that may apply to the same element, in cascade order
 */
function repeatedIn(applied: readonly (readonly Rule[])[], first: ReadonlySet<Rule>): ReadonlySet<Rule> {
  const repeated = new Set<Rule>()
  // Until nothing is added: what is repeated may itself win over another rule of the head.
  for (let size = -1; size < repeated.size; ) {
    size = repeated.size
    for (const rules of applied) {
      const claimed = new Set<string>()
      for (const rule of rules) {
        if (first.has(rule) && rule.claims.some(each => claimed.has(each))) repeated.add(rule)
        if (!first.has(rule) || repeated.has(rule)) for (const each of rule.claims) claimed.add(each)
      }
    }
  }
  return repeated
}

type RulesOf = (name: string) => readonly Rule[]

/**
 * Returns for each element of a page the rules that may apply to it; elements with the same rules share a list.
 * @param names the classes of the page, in cascade order
 */
function appliedIn(body: string, names: readonly string[], rulesOf: RulesOf): (readonly Rule[])[] {
  const found = new Map<string, readonly Rule[]>()
  const place = new Map(names.map((name, index) => [name, index]))
  const reach = new Map(names.map(name => [name, reachOf(name, rulesOf(name))]))
  const having = (classes: Iterable<string>, where: Reach) => [...classes].filter(name => reach.get(name)?.has(where))
  /**
   * Of each open element: its classes, those that reach all inside of it, and those of the siblings before the element that is
   * read next.
   */
  const open = [{ own: [] as string[], inherited: [] as string[], siblings: new Set<string>() }]
  const parser = new Parser({
    onopentag(_, { class: text = '' }) {
      const parent = need(open.at(-1), 'open element')
      const own = [...usesIn(text)].filter(name => place.has(name))
      const inherited = new Set([...parent.inherited, ...having(parent.siblings, 'after')])
      const applied = [...own, ...inherited, ...having(parent.own, 'children'), ...having(parent.siblings, 'siblings')]
      const sorted = [...new Set(applied)].sort((a, b) => Number(place.get(a)) - Number(place.get(b)))
      const key = sorted.join(' ')
      if (!found.has(key)) found.set(key, sorted.flatMap(rulesOf))
      for (const name of own) parent.siblings.add(name)
      open.push({ own, inherited: [...inherited, ...having(own, 'inside')], siblings: new Set() })
    },
    onclosetag: () => open.pop(),
  })
  parser.end(body)
  return [...found.values()]
}

/**
 * Where rules of a class apply besides its own elements: to their children, to all `inside`, to later `siblings`, or to these
 * and all in them (`after`).
 */
type Reach = 'children' | 'inside' | 'siblings' | 'after'

function reachOf(name: string, rules: readonly Rule[]): ReadonlySet<Reach> {
  const use = new RegExp(`\\.${PREFIX}${name}(?![\\w-])`)
  const rests = rules.flatMap(({ selectors }) => selectors.flatMap(selector => selector.split(use).slice(1)))
  return new Set(
    rests.flatMap((rest): Reach[] => {
      const [first, ...others] = rest.match(/ *[>+~] *| +/g) ?? []
      if (first === undefined) return []
      if (/[+~]/.test(first)) return [others.length > 0 ? 'after' : 'siblings']
      return [first.includes('>') && others.length === 0 ? 'children' : 'inside']
    }),
  )
}
