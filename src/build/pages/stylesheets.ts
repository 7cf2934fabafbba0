/**
 * The stylesheets of a page. Its head carries the rules of all that stands up to the end of the first section. The rules of
 * the rest are in a file that is linked there: browsers paint what precedes a link in the body, and let what follows wait for
 * it. A third text has all of the page's rules, for visitors who come from another page of the site.
 */
import { Parser } from 'htmlparser2'
import { sha256, shortHash } from '../../hosts/hash'
import { type Styles, usesIn } from '../bundle/styles'

/** A stylesheet file by its web path. */
export type Stylesheet = { path: string; text: string }

export type PageStyles = {
  /** The rules for the head, without the global ones. */
  first: string
  rest: Stylesheet
  whole: Stylesheet
}

/**
 * @param body the HTML of the React root
 * @param end the index in it of the link to the rest
 */
export function pageStyles(styles: Styles, body: string, end: number): PageStyles {
  const all = styles.used(body)
  const first = new Set(styles.used(body.slice(0, end)))
  const repeated = repeatedIn(overrides(styles, all, body, end), first)
  const textOf = (names: readonly string[]) => names.map(name => styles.rules.get(name)).join('')
  return {
    first: textOf(all.filter(name => first.has(name))),
    rest: stylesheet(textOf(all.filter(name => !first.has(name) || repeated.has(name)))),
    whole: stylesheet(textOf(all)),
  }
}

const stylesheet = (text: string): Stylesheet => ({ path: `/assets/page-${shortHash(sha256(text))}.css`, text })

/** An element has the class `by`, and rules of the class `over`, which the build places before it, may apply to it as well. */
type Override = { by: string; over: string; isInRest: boolean }

/**
 * Returns the classes of the head that the rest has to repeat. Which of two equally specific rules wins depends on their
 * order: a rule of the rest, which comes later, would win over one of the head that the build places after it.
 */
function repeatedIn(overrides: readonly Override[], first: ReadonlySet<string>): ReadonlySet<string> {
  const repeated = new Set<string>()
  for (let size = -1; size < repeated.size; ) {
    size = repeated.size
    for (const { by, over, isInRest } of overrides)
      if (first.has(by) && ((isInRest && !first.has(over)) || repeated.has(over))) repeated.add(by)
  }
  return repeated
}

/** @param names the classes of the page, in cascade order */
function overrides({ rules }: Styles, names: readonly string[], body: string, end: number): Override[] {
  const found = new Map<string, Override>()
  const place = new Map(names.map((name, index) => [name, index]))
  const reach = new Map(names.map(name => [name, reachOf(name, rules.get(name) ?? '')]))
  /** Of each open element: its classes, and those of the siblings before the element that is read next. */
  const open: { own: readonly string[]; siblings: string[] }[] = [{ own: [], siblings: [] }]
  const parser = new Parser({
    onopentag(_, { class: text = '' }) {
      const own = usesIn(text).filter(name => place.has(name))
      const isInRest = parser.startIndex >= end
      const around = [
        ...open.flatMap(({ own }) => own.filter(name => reach.get(name)?.inside)),
        ...open.flatMap(({ siblings }) => siblings.filter(name => reach.get(name)?.after)),
      ]
      for (const by of own) {
        for (const over of around) {
          if (Number(place.get(over)) < Number(place.get(by)))
            found.set(`${by} ${over} ${isInRest}`, { by, over, isInRest })
        }
      }
      open.at(-1)?.siblings.push(...own)
      open.push({ own, siblings: [] })
    },
    onclosetag: () => open.pop(),
  })
  parser.end(body)
  return [...found.values()]
}

/** Tells whether rules of a class apply to elements inside of its own, and to elements after them. */
function reachOf(name: string, css: string): { inside: boolean; after: boolean } {
  let plain = css
  // What stands in brackets tells nothing of where a rule applies, and may contain commas.
  for (let brackets = /\([^()]*\)/g; brackets.test(plain); ) plain = plain.replace(brackets, '')
  const selectors = plain.matchAll(new RegExp(`\\._${name}(?![\\w-])([^{},]*)`, 'g'))
  const rests = Array.from(selectors, ([, rest = '']) => rest.trim())
  return { inside: rests.some(rest => /[\s>]/.test(rest)), after: rests.some(rest => /[+~]/.test(rest)) }
}
