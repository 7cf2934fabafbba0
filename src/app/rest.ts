import type { IconNode } from 'lucide'

let rest: Promise<void> | undefined
let sheet: CSSStyleSheet | undefined

/**
 * Loads the styles and icons of all pages: a prerendered page carries only its own. The icons are there at once, the styles
 * when `adoptRest` is called.
 * @throws (rejects) when they cannot be loaded, as after a newer deploy; the next call tries again, in the browsers that do
 * (https://github.com/whatwg/html/pull/10327)
 */
export function loadRest(): Promise<void> {
  rest ??= import('virtual:rest').then(
    ({ rules, symbols }) => {
      sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      draw(symbols)
    },
    error => {
      rest = undefined
      throw error
    },
  )
  return rest
}

/**
 * Puts the document under all rules, in the one order of the build. With the document's own before them, equal selectors
 * would win or lose by the page on which the visit began. The global rules, and with them the fonts, stay where they are.
 *
 * Every element is styled anew, on a phone for some 40 ms: so with the page that is shown next, whose elements have to be.
 */
export function adoptRest() {
  if (!sheet || document.adoptedStyleSheets.includes(sheet)) return
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const own = document.querySelector<HTMLStyleElement>('style + style')
  if (own) own.disabled = true
}

/** Adds the icons to the document that it lacks. */
export function draw(symbols: readonly (readonly [id: string, shapes: IconNode])[]) {
  const sprite = document.getElementById('icons')
  for (const [id, shapes] of symbols) {
    if (document.getElementById(id)) continue
    const symbol = svg('symbol', { id, viewBox: '0 0 24 24' })
    symbol.append(...shapes.map(([tag, attributes]) => svg(tag, attributes)))
    sprite?.append(symbol)
  }
}

/** Under `npm run dev`, where rules change while a page is open. */
export const isLoaded = (): boolean => sheet !== undefined
export const replaceRules = (rules: string) => sheet?.replaceSync(rules)

function svg(tag: string, attributes: Record<string, string | number | undefined>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  return element
}
