import type { IconNode } from 'lucide'

let rest: Promise<void> | undefined

/**
 * Gives the document the styles and icons of all pages: a prerendered page carries only its own. Once, before the first
 * navigation within the site.
 * @throws (rejects) when they cannot be loaded, as after a newer deploy; the next call tries again
 */
export function loadRest(): Promise<void> {
  rest ??= import('virtual:rest').then(
    ({ rules, symbols }) => {
      adopt(rules)
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
 * All rules in one sheet, in the one order of the build: beside the page's own, which begin with those of another page each
 * time, equal selectors would win or lose by the page on which the visit began. The global rules, and with them the fonts,
 * stay where they are.
 */
function adopt(rules: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const own = document.querySelector<HTMLStyleElement>('style + style')
  if (own) own.disabled = true
}

function draw(symbols: readonly (readonly [id: string, shapes: IconNode])[]) {
  const sprite = document.getElementById('icons')
  for (const [id, shapes] of symbols) {
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
