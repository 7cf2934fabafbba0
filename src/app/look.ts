// Adds the look of other pages to the document: the CSS rules and icons that the prerendered page does without. They are
// loaded together with a page's scripts.
import type { IconNode } from 'lucide'
import { own } from '../own'
import { commonList } from './lists'
import { getJson } from './request'

/** The content of a look's JSON file (build/pages/looks.ts). */
type Look = {
  /** The rules of each class by its short name (`ab` of `_ab`), in cascade order. */
  rules: readonly (readonly [name: string, rules: readonly string[]])[]
  icons: readonly (readonly [id: string, shapes: IconNode])[]
}

const looks = new Map<string, Promise<void>>()

/**
 * Adds the rules and icons of a page to the document, once.
 * @param path web path of the look's file
 * @throws (rejects) when it cannot be loaded, as after a newer deploy; the next call tries again
 */
export function loadLook(path: string): Promise<void> {
  const known = looks.get(path)
  if (known) return known
  const look = read(path).catch(error => {
    looks.delete(path)
    throw error
  })
  looks.set(path, look)
  return look
}

/** Loads the icons of the menus, which are invisible until a menu opens. */
export async function loadLate(): Promise<void> {
  const { late } = await commonList()
  return loadLook(late)
}

async function read(path: string) {
  const look = (await getJson(path)) as Look | null
  if (!look) throw new Error(`There is no ${path}`)
  draw(look.icons)
  adopt(look.rules)
}

/** The short class name of each rule in the document's sheet, in the order of the sheet. */
let owners: string[] | undefined

/**
 * Inserts rules into the document's own sheet, each at its place in the cascade order of the build. If they were simply
 * appended or prepended, which of two equally specific rules wins would depend on the page on which the visit began. Rules
 * that match no element yet cause no restyling.
 * @throws when the document has lost its sheet: the page would be shown without its styles
 */
function adopt(rules: Look['rules']) {
  const sheet = own<HTMLStyleElement>('rules')?.sheet
  if (!sheet) throw new Error('The document has no styles of its page')
  owners ??= ownersOf(sheet.cssRules)
  const known = new Set(owners)
  for (const [name, texts] of rules) {
    if (known.has(name)) continue
    let index = owners.findIndex(owner => isBefore(name, owner))
    if (index < 0) index = owners.length
    for (const text of texts) {
      try {
        sheet.insertRule(text, index)
        owners.splice(index, 0, name)
        index += 1
      } catch {
        // This browser does not know the rule, and would ignore it in a document too.
      }
    }
  }
}

/** Tells whether a short name precedes another in cascade order, which is a, b ... z, aa, ab ... */
const isBefore = (name: string, other: string): boolean =>
  name.length === other.length ? name < other : name.length < other.length

function ownersOf(rules: CSSRuleList): string[] {
  let owner = ''
  return Array.from(rules, rule => {
    owner = /\._([a-z]+)/.exec(selectorOf(rule))?.[1] ?? owner
    return owner
  })
}

/** Returns the selector of a rule, or of the first rule in it. Keyframes have none: they follow a rule of their class. */
function selectorOf(rule: CSSRule): string {
  if ('selectorText' in rule) return String(rule.selectorText)
  const [first] = rule instanceof CSSGroupingRule ? rule.cssRules : []
  return first ? selectorOf(first) : ''
}

function draw(icons: Look['icons']) {
  const sprite = own<SVGElement>('icons')
  for (const [id, shapes] of icons) {
    if (document.getElementById(id)) continue
    const symbol = svg('symbol', { id, viewBox: '0 0 24 24' })
    symbol.append(...shapes.map(([tag, attributes]) => svg(tag, attributes)))
    sprite?.append(symbol)
  }
}

function svg(tag: string, attributes: Record<string, string | number | undefined>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  return element
}
