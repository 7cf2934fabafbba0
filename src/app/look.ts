// The rules and icons of pages that the document was not prerendered with. A page that is aimed at brings its own.
import type { IconNode } from 'lucide'
import { commonList } from './lists'

/** What a script of a look holds. */
type Look = {
  /** The rules of classes by their short names (`ab` of `x-ab`), in cascade order. */
  rules: readonly (readonly [name: string, rules: readonly string[]])[]
  icons: readonly (readonly [id: string, shapes: IconNode])[]
}

const looks = new Map<string, Promise<void>>()

/**
 * Puts the rules and icons of a page into the document.
 * @param path of its file
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

/** The icons of the menus, which nobody sees before they open. */
export async function loadLate(): Promise<void> {
  const { late } = await commonList()
  return loadLook(late)
}

async function read(path: string) {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`There is no ${path}`)
  const { rules, icons }: Look = await response.json()
  draw(icons)
  adopt(rules)
}

/** The class to which each rule of the document's sheet belongs, in the order of the sheet. */
let owners: string[] | undefined

/**
 * Puts rules into the document's own sheet, each where the one order of the build has it: behind or before the others, equal
 * selectors would win or lose by the page on which the visit began. Rules that match nothing yet restyle nothing.
 */
function adopt(rules: Look['rules']) {
  const sheet = document.querySelector<HTMLStyleElement>('style + style')?.sheet
  if (!sheet) return
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
        // A rule that this browser does not know, which it would pass over in a document too.
      }
    }
  }
}

/** Short names count a, b ... z, aa, ab ... in cascade order. */
const isBefore = (name: string, other: string): boolean =>
  name.length === other.length ? name < other : name.length < other.length

function ownersOf(rules: CSSRuleList): string[] {
  let owner = ''
  return Array.from(rules, rule => {
    owner = /\.x-([a-z]+)/.exec(selectorOf(rule))?.[1] ?? owner
    return owner
  })
}

/** The selector of a rule, or of the first within it; keyframes have none, and stand behind rules of their class. */
function selectorOf(rule: CSSRule): string {
  if ('selectorText' in rule) return String(rule.selectorText)
  const [first] = rule instanceof CSSGroupingRule ? rule.cssRules : []
  return first ? selectorOf(first) : ''
}

function draw(icons: Look['icons']) {
  const sprite = document.getElementById('icons')
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
