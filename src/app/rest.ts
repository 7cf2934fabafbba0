let rest: Promise<void> | undefined

/**
 * Gives the document the styles and icons of all the other pages: a prerendered page carries only its own. Once, before
 * the first navigation within the site.
 */
export function loadRest(): Promise<void> {
  rest ??= import('virtual:rest').then(({ rules, symbols }) => {
    const own = document.querySelector('style')?.textContent ?? ''
    const present = new Set(Array.from(own.matchAll(/\.css-([a-z]+)/g), ([, id]) => id))
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules.flatMap(([id, rule]) => (present.has(id) ? [] : rule)).join(''))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

    const sprite = document.getElementById('icons')
    for (const [id, shapes] of symbols) {
      if (document.getElementById(id)) continue
      const symbol = svg('symbol', { id, viewBox: '0 0 24 24' })
      symbol.append(...shapes.map(([tag, attributes]) => svg(tag, attributes)))
      sprite?.append(symbol)
    }
  })
  return rest
}

function svg(tag: string, attributes: Record<string, string | number | undefined>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  return element
}
