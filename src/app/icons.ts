// Adds the icons that the document's own page does without: those of its menus, and of other pages.
import type { IconNode } from 'lucide'
import { own } from '../own'
import { commonList } from './lists'
import { getJson } from './request'

let loading: Promise<void> | undefined

/**
 * Loads all icons of the site, once.
 * @throws (rejects) when they cannot be loaded, as after a newer deploy; the next call tries again
 */
export function loadIcons(): Promise<void> {
  loading ??= read().catch(error => {
    loading = undefined
    throw error
  })
  return loading
}

async function read() {
  const { icons: path } = await commonList()
  const icons = (await getJson(path)) as readonly (readonly [id: string, shapes: IconNode])[] | null
  if (!icons) throw new Error(`There is no ${path}`)
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
