// Makes SVG symbols of the icons. A page carries only those that it draws at once, not those of its menus.
import type { IconNode } from 'lucide'
import { sha256, shortHash } from '../../hosts/hash'

export type Icons = Record<string, IconNode>

/** The attributes of the sprite to which the app adds icons of other pages. */
const ICONS = ' data-own="icons"'

/** Matches the use of an icon that is drawn at once. */
const REFERENCE = /href="#i-([\w-]+)"(?! data-late)/g

/**
 * Returns the symbols of the icons that an HTML text draws at once, as a hidden SVG.
 * @throws when the text names an icon that does not exist
 */
export const sprite = (icons: Icons, html: string): string => hiddenSvg(icons, drawnIcons(html), ICONS)

/**
 * Returns the symbols of a page in two parts, each as a hidden SVG: those drawn up to the end of the first section, which go
 * before the page, and the others, which can wait until its end.
 * @throws when the page names an icon that does not exist
 */
export function sprites(icons: Icons, html: string): { first: string; others: string } {
  const first = drawnIcons(html.slice(0, html.indexOf('</section>')))
  const others = drawnIcons(html).filter(name => !first.includes(name))
  return { first: hiddenSvg(icons, first, ICONS), others: others.length > 0 ? hiddenSvg(icons, others) : '' }
}

function hiddenSvg(icons: Icons, names: readonly string[], attributes = ''): string {
  const symbols = names.map(
    name => `<symbol id="${idOf(name)}" viewBox="0 0 24 24">${shapesOf(icons, name).map(shape).join('')}</symbol>`,
  )
  return `<svg${attributes} width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>`
}

/** Returns the names of the icons that an HTML text draws at once. */
export const drawnIcons = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(REFERENCE), ([, name = '']) => name)),
]

/** Returns the file that src/app/icons.ts reads: the shapes of all icons, each with the id of its symbol. */
export function iconsFile(icons: Icons): { path: string; text: string } {
  const text = JSON.stringify(Object.entries(icons).map(([name, shapes]) => [idOf(name), shapes]))
  return { path: `/assets/icons-${shortHash(sha256(text))}.json`, text }
}

/** Returns the id of an icon's symbol. */
export const idOf = (name: string): string => `i-${name}`

/** @throws when there is no such icon */
function shapesOf(icons: Icons, name: string): IconNode {
  const shapes = icons[name]
  if (!shapes) throw new Error(`there is no icon ${name} in src/theme/icons.ts`)
  return shapes
}

function shape([tag, attributes]: IconNode[number]): string {
  return `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}/>`
}
