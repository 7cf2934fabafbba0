import { DomUtils, parseDocument } from 'htmlparser2'

/** The name of the element that `jsx-runtime.ts` puts around each part. */
export const MARK = 'gallery-part'

/** A component in one of its looks. */
export type Part = {
  name: string
  /** The elements with their classes and states, which distinguish it from other looks of the component. */
  look: string
  /** The part inside copies of its ancestors, without their other content. */
  html: string
}

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/**
 * Returns the marked parts of a page's HTML in document order, each look of a part once. Parts with the same elements,
 * classes and states look alike.
 * @param html HTML as React writes it, in which every element is closed
 */
export function cutParts(html: string): Part[] {
  const document = parseDocument(html, { xmlMode: true, decodeEntities: false })
  const looks = new Set<string>()
  return DomUtils.getElementsByTagName(MARK, document).flatMap(mark => {
    const look = [mark.attribs.name, ...DomUtils.getElementsByTagName('*', mark.children, false).map(lookOf)].join(' ')
    if (looks.has(look)) return []
    looks.add(look)
    return { name: mark.attribs.name ?? '', look, html: standing(mark) }
  })
}

function lookOf({ name, attribs }: Element): string {
  const states = Object.entries(attribs).filter(([name]) => name === 'class' || name.startsWith('data-'))
  return [name, ...states.map(([name, value]) => `${name}=${value}`)].join(' ')
}

/** Returns the HTML of an element inside copies of its ancestors, without the marks. */
function standing(element: Element): string {
  let outer = element.cloneNode(true)
  for (let { parent } = element; parent?.type === 'tag'; { parent } = parent) {
    const around = parent.cloneNode()
    DomUtils.appendChild(around, outer)
    outer = around
  }
  const html = DomUtils.getOuterHTML(outer, { xmlMode: false, decodeEntities: false })
  return html.replace(new RegExp(`</?${MARK}[^>]*>`, 'g'), '')
}
