// Keeps the icons of the open page up to date.
import { own } from '../../../own'
import { idOf } from '../../bundle/sprite'
import type { State } from '../shared'

let shown: string | undefined

/** Replaces the icons if they have changed. The first call only remembers them, because the document already has them. */
export function follow(icons: State['icons']) {
  const text = JSON.stringify(icons)
  const before = shown
  shown = text
  if (before === undefined || before === text) return
  const symbols = Object.entries(icons).map(([name, shapes]) => {
    const symbol = svg('symbol', { id: idOf(name), viewBox: '0 0 24 24' })
    symbol.append(...shapes.map(([tag, attributes]) => svg(tag, attributes)))
    return symbol
  })
  own<SVGElement>('icons')?.replaceChildren(...symbols)
}

function svg(tag: string, attributes: Record<string, string | number | undefined>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  return element
}
