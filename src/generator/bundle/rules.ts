/** Reads minified CSS as a list of rules, with what decides where each of them may stand. */
import Specificity from '@bramus/specificity'
import { MEDIA } from '../../theme/media'
import { below } from '../../theme/scale'

export type Rule = {
  /** The heads of the blocks around it, such as `@media(min-width:36rem){`. */
  within: string
  text: string
  /** Without what stands in brackets: alternatives, or what must not be there, tell nothing for certain. */
  selectors: readonly string[]
  /**
   * What it sets, and how strongly: of two rules that have an entry in common and apply to the same element, the later one
   * wins. Each is a specificity and the family of a property, such as `(0,2,0) border` for the width of a border.
   */
  claims: readonly string[]
}

/** Matches the head of a block that holds rules. Of other blocks, such as keyframes, the whole is read as one rule. */
const BLOCK = /^@(?:media|supports|container)\b[^{]*\{/

/** @param css without comments, as esbuild minifies it */
export function readRules(css: string, within = ''): Rule[] {
  return statementsOf(css).flatMap(text => {
    const [block] = BLOCK.exec(text) ?? []
    if (block) return readRules(text.slice(block.length, -1), within + block)
    const start = text.indexOf('{')
    const head = text.slice(0, start)
    if (head.startsWith('@')) return { within, text, selectors: [head], claims: [] }
    const selectors = Specificity.calculate(head)
    const properties = text.slice(start + 1, -1).split(';')
    const families = new Set(properties.map(declaration => familyOf(declaration.slice(0, declaration.indexOf(':')))))
    const claims = selectors.flatMap(weight => [...families].map(family => `${weight} ${family}`))
    return { within, text, selectors: selectors.map(each => withoutBrackets(each.selectorString())), claims }
  })
}

/** Returns the CSS text of rules, those that follow each other within the same blocks in one. */
export function textOf(rules: readonly Rule[]): string {
  let [css, open] = ['', '']
  const close = () => '}'.repeat(open.split('{').length - 1)
  for (const { within, text } of rules) {
    if (within !== open) css += close() + within
    open = within
    css += text
  }
  return css + close()
}

/** The media for which few rules apply (theme/media.ts), and the widths below the one that is named there. */
const RARE = [...MEDIA.split(','), below.least, below.tiny].map(media => `@media${media}{`.replace(' ', ''))

/** Whether a rule is for rare media alone. */
export const isRare = ({ within }: Rule): boolean => RARE.some(head => within.replace(' ', '').startsWith(head))

/**
 * Splits CSS into its top-level rules and blocks, each with its whole content.
 * @param css without comments, as esbuild minifies it
 */
function statementsOf(css: string): string[] {
  const statements: string[] = []
  let [start, depth] = [0, 0]
  for (const { 0: token, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\\.|[{}]/gs)) {
    if (token === '{') depth += 1
    if (token !== '}') continue
    depth -= 1
    if (depth > 0) continue
    statements.push(css.slice(start, index + 1))
    start = index + 1
  }
  const end = css.slice(start).trim()
  return end ? [...statements, end] : statements
}

function withoutBrackets(selector: string): string {
  const plain = selector.replace(/\([^()]*\)/g, '')
  return plain === selector ? plain : withoutBrackets(plain)
}

/** Properties that a shorthand with another name sets too. */
const SHORTHANDS: Readonly<Record<string, string>> = {
  line: 'font',
  row: 'gap',
  column: 'gap',
  align: 'place',
  justify: 'place',
}

/** Returns what the names of a shorthand and of its properties have in common: their first word. */
function familyOf(property: string): string {
  if (property.startsWith('--')) return property
  const [first = ''] = property.split('-').filter(Boolean)
  return SHORTHANDS[first] ?? first
}
