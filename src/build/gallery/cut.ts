import { DomUtils, parseDocument } from 'htmlparser2'

/** The element that `jsx-runtime.ts` puts around a part. */
export const MARK = 'gallery-part'

/** One look of a component. */
export type Part = {
  name: string
  /** What tells it from other looks of the same component. */
  look: string
  /** The part inside of all that it stands in, without what stands beside it. */
  html: string
}

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/**
 * The marked parts of a page's HTML, in order, each look of a part once: with the same classes and states two look alike.
 * @param html as React writes it: every element has its end
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

/** The HTML of an element and of those that it stands in, without the marks. */
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
