/** Reads minified CSS as a list of rules, with what decides where each of them may stand. */
import Specificity from '@bramus/specificity'
import { type CssNode, type List, parse } from 'css-tree'
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

/** The blocks that hold rules. Any other, such as keyframes, is read as one rule. */
const BLOCKS = ['media', 'supports', 'container']

/** @param css without comments, as esbuild minifies it */
export function readRules(css: string): Rule[] {
  const sourceOf = ({ loc }: CssNode) => css.slice(loc?.start.offset, loc?.end.offset)
  const read = (nodes: List<CssNode>, within: string): Rule[] =>
    nodes.toArray().flatMap(node => {
      const text = sourceOf(node)
      const head = text.replace(/\{.*/s, '')
      if (node.type === 'Atrule' && node.block && BLOCKS.includes(node.name))
        return read(node.block.children, `${within}${head}{`)
      if (node.type !== 'Rule') return { within, text, selectors: [head], claims: [] }
      const selectors = Specificity.calculate(sourceOf(node.prelude))
      const properties = node.block.children.toArray().flatMap(each => ('property' in each ? each.property : []))
      const families = new Set(properties.map(familyOf))
      const claims = selectors.flatMap(weight => [...families].map(family => `${weight} ${family}`))
      return { within, text, selectors: selectors.map(each => withoutBrackets(each.selectorString())), claims }
    })
  const sheet = parse(css, { positions: true, parseAtrulePrelude: false, parseValue: false })
  return sheet.type === 'StyleSheet' ? read(sheet.children, '') : []
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
