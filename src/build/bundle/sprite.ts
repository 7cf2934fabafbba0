// The icons as SVG symbols: a page carries those that it draws, the `virtual:rest` module carries all.
import type { IconNode } from 'lucide'

export type Icons = Record<string, IconNode>

/** A use of an icon that is drawn at once. */
const REFERENCE = /href="#i-([\w-]+)"(?! data-late)/g

/**
 * The symbols that an HTML text refers to, as one hidden SVG.
 * @throws when the text names an icon that does not exist
 */
export function sprite(icons: Icons, html: string): string {
  const names = [...new Set(Array.from(html.matchAll(REFERENCE), ([, name = '']) => name))]
  const symbols = names.map(name => {
    const shapes = icons[name]
    if (!shapes) throw new Error(`there is no icon ${name} in src/theme/icons.ts`)
    return `<symbol id="i-${name}" viewBox="0 0 24 24">${shapes.map(shape).join('')}</symbol>`
  })
  return `<svg id="icons" width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>`
}

export type Symbols = [id: string, shapes: IconNode][]

/** The icons as the `virtual:rest` module exports them. */
export function symbols(icons: Icons): Symbols {
  return Object.entries(icons).map(([name, shapes]) => [`i-${name}`, shapes])
}

function shape([tag, attributes]: IconNode[number]): string {
  return `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}/>`
}
