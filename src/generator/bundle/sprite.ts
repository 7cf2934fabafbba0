// Makes SVG symbols of the icons. A page carries only those that it draws at once, not those of its menus.
import type { IconNode } from 'lucide'
import { type Asset, assetOf } from '../asset'
import { need } from '../fault'

export type Icons = Record<string, IconNode>

/** Matches the use of an icon that is drawn at once. */
const REFERENCE = /href="#i-([\w-]+)"(?! data-late)/g

/**
 * Returns the symbols of the icons that a page draws at once, each list as a hidden SVG: those up to the end of the first
 * section, which go before the page, and the others, which can wait until its end.
 * @throws when the page names an icon that does not exist
 */
export function sprites(icons: Icons, html: string): { first: string; others: string } {
  for (const [, name = ''] of html.matchAll(/href="#i-([\w-]+)"/g))
    need(icons[name], `icon ${name} in src/theme/icons.ts`)
  const drawnIn = (text: string) => [...new Set(Array.from(text.matchAll(REFERENCE), ([, name = '']) => name))]
  const first = drawnIn(html.slice(0, html.indexOf('</section>')))
  const others = drawnIn(html).filter(name => !first.includes(name))
  return {
    // The app adds the icons of other pages to this one.
    first: hiddenSvg(icons, first, ' data-own="icons"'),
    others: others.length > 0 ? hiddenSvg(icons, others) : '',
  }
}

function hiddenSvg(icons: Icons, names: readonly string[], attributes = ''): string {
  const symbols = names.map(name => {
    return `<symbol id="i-${name}" viewBox="0 0 24 24">${icons[name]?.map(shape).join('')}</symbol>`
  })
  return `<svg${attributes} width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>`
}

/** Returns the file that src/app/icons.ts reads: the shapes of all icons, each with the id of its symbol. */
export const iconsFile = (icons: Icons): Asset =>
  assetOf('icons', 'json', JSON.stringify(Object.entries(icons).map(([name, shapes]) => [`i-${name}`, shapes])))

function shape([tag, attributes]: IconNode[number]): string {
  const texts = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${texts.join('')}/>`
}
