/**
 * Runs in the browser page: returns the words that are drawn less than `least` px high, and those of SVG drawings, which
 * `torn` passes over, that lie over another, or that an edge cuts.
 */
export function drawnBadly(least: number): string[] {
  const found: string[] = []
  const width = document.documentElement.clientWidth
  const inDrawings: { word: string; left: number; right: number; top: number; bottom: number }[] = []
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const word = node.textContent?.trim().slice(0, 30)
    const owner = node.parentElement
    // An element in an SVG is no HTMLElement, whatever its type says.
    const drawing: Element | null | undefined = owner?.closest('text')
    if (!word || !owner?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (owner.closest('script, style, template, option')) continue
    // A drawn word may be turned.
    const { c = 0, d = 1 } = (drawing instanceof SVGGraphicsElement && drawing.getScreenCTM()) || {}
    const size = Number.parseFloat(getComputedStyle(owner).fontSize) * Math.hypot(c, d)
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    // Text for screen readers only is one pixel wide.
    if (box.width <= 1) continue
    if (size < least - 0.05) found.push(`${size.toFixed(1)} px: ${word}`)
    if (!drawing) continue
    const { left, right } = box
    const edges: { left: number; right: number; bottom: number }[] = []
    let outer = drawing.parentElement
    // What is pulled sideways can be scrolled into view.
    while (outer && !(getComputedStyle(outer).overflowX === 'auto' && outer.scrollWidth > outer.clientWidth)) {
      if (getComputedStyle(outer).overflowX !== 'visible') edges.push(outer.getBoundingClientRect())
      outer = outer.parentElement
    }
    if (!outer) edges.push({ left: 0, right: width, bottom: Number.POSITIVE_INFINITY })
    if (edges.some(edge => right <= edge.left || left >= edge.right || box.top >= edge.bottom)) continue
    if (edges.some(edge => left < edge.left - 1 || right > edge.right + 1)) found.push(`cut: ${word}`)
    // The box of a word is higher than its letters.
    const spare = 0.25 * box.height
    inDrawings.push({ word, left, right, top: box.top + spare, bottom: box.bottom - spare })
  }
  // In Firefox the boxes of words that follow each other overlap by a part of a pixel.
  for (const [index, one] of inDrawings.entries())
    for (const other of inDrawings.slice(index + 1))
      if (one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom && other.top < one.bottom)
        found.push(`over another: ${one.word} and ${other.word}`)
  return found
}
