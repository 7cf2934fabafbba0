/**
 * Runs in the browser page: returns the words in the page's main part over which something else is painted: an area of a drawing,
 * or the ground of an element. What stays in the window while the page scrolls is passed over, and so are lines of drawings, as a
 * line through a word is meant. It scrolls the page.
 */
export function covered(): string[] {
  const main = document.querySelector('main')
  if (!main) return []
  const opaque = (colour: string) => !/transparent|none|[/,] ?0(\.[0-4]\d*)?\)$/.test(colour)
  const stays = (element: Element): boolean =>
    /fixed|sticky/.test(getComputedStyle(element).position) ||
    (element.parentElement !== null && stays(element.parentElement))
  const paintsAt = (element: Element, x: number, y: number): boolean => {
    const { fill, backgroundColor } = getComputedStyle(element)
    if (!(element instanceof SVGGeometryElement)) return element instanceof HTMLElement && opaque(backgroundColor)
    const point = new DOMPoint(x, y).matrixTransform(element.getScreenCTM()?.inverse())
    return opaque(fill) && element.isPointInFill(point)
  }
  const range = document.createRange()
  const places: { text: Text; parent: Element; top: number }[] = []
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const { parentElement: parent } = text
    if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || !text.data.trim()) continue
    range.selectNodeContents(text)
    const { width, top } = range.getBoundingClientRect()
    // Text for screen readers only is one pixel wide.
    if (width >= 4) places.push({ text, parent, top: top + scrollY })
  }
  const found: string[] = []
  for (const { text, parent, top } of places.sort((a, b) => a.top - b.top)) {
    // Below the header, and above what stands at the lower edge.
    if (top < scrollY + 120 || top > scrollY + innerHeight / 2) scrollTo({ top: top - 130, behavior: 'instant' })
    range.selectNodeContents(text)
    const [line] = range.getClientRects()
    if (!line) continue
    const [x, y] = [line.x + line.width / 2, line.y + line.height / 2]
    const here = document.elementsFromPoint(x, y)
    const place = here.indexOf(parent)
    const above = here.slice(0, Math.max(place, 0)).filter(element => !parent.contains(element))
    const over = above.find(element => !element.contains(parent) && paintsAt(element, x, y) && !stays(element))
    if (over) found.push(`"${text.data.trim().slice(0, 30)}" is under ${over.outerHTML.slice(0, 60)}`)
  }
  scrollTo({ top: 0, behavior: 'instant' })
  return found
}
