// Text that a page shows cut off, off the page or over other text. The functions run in the browser page.
/** Runs in the browser page: applies the text spacing of WCAG 1.4.12. */
export function space() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-block-end: 2em !important }',
  )
  document.adoptedStyleSheets = [sheet]
}

/**
 * Runs in the browser page: returns the lines of text that are off the page, cut off, or over another, and whether the page
 * scrolls sideways.
 */
export function torn(): string[] {
  type Line = { text: string; box: DOMRect; owner: Element; overlay: boolean }
  const seen: Line[] = []
  scrollTo({ top: 0, behavior: 'instant' })
  const found: string[] = []
  const name = ({ text, box }: Line) =>
    `"${text.trim().slice(0, 30)}" at ${Math.round(box.left)},${Math.round(box.top)}`
  /** The boxes that clip the contents of an element, the outermost first. */
  const cutting = new Map<Element, { box: DOMRect; x: boolean; y: boolean; scrolls: boolean }[]>()
  const around = (element: Element): { box: DOMRect; x: boolean; y: boolean; scrolls: boolean }[] => {
    const known = cutting.get(element)
    if (known) return known
    const outer = element.parentElement ? around(element.parentElement) : []
    const { overflowX, overflowY, position } = getComputedStyle(element)
    const cuts = overflowX !== 'visible' || overflowY !== 'visible'
    const scrolls = [overflowX, overflowY].some(value => value === 'auto' || value === 'scroll')
    const own = cuts
      ? [{ box: element.getBoundingClientRect(), x: overflowX !== 'visible', y: overflowY !== 'visible', scrolls }]
      : []
    const all = [...(position === 'fixed' ? [] : outer), ...own]
    cutting.set(element, all)
    return all
  }
  const pen = document.createElement('canvas').getContext('2d')
  /**
   * Returns the box of the letters in a line box, which is up to twice as high in some fonts: from 1 em above the baseline
   * to the lowest point of the letters.
   */
  const lettersOf = (
    text: string,
    box: DOMRect,
    { fontFamily, fontSize, fontWeight }: CSSStyleDeclaration,
  ): DOMRect => {
    if (!pen) return box
    // The computed `font` shorthand is empty where figures are tabular.
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
    const drawn = pen.measureText(text)
    const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = drawn
    const [size, scale] = [Number.parseFloat(fontSize), box.height / (above + below)]
    // The text may have no letter that reaches as low as the font's descent.
    const foot = Math.min(Math.max(drawn.actualBoundingBoxDescent, 0), 0.25 * size)
    return new DOMRect(box.left, box.top + (above - size) * scale, box.width, (size + foot) * scale)
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement
    if (!node.textContent?.trim() || !owner || owner.closest('script, style, template, svg, [data-spare], option'))
      continue
    if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const style = getComputedStyle(owner)
    const { clipPath, position, textIndent, textOverflow } = style
    if ((clipPath !== 'none' && position === 'absolute') || textIndent !== '0px' || textOverflow === 'ellipsis')
      continue
    range.selectNodeContents(node)
    for (const box of range.getClientRects())
      if (box.width > 1 && box.height > 1)
        seen.push({
          text: node.textContent,
          box: lettersOf(node.textContent, box, style),
          owner,
          overlay: owner.closest('header') !== null,
        })
  }
  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth > width)
    found.push(`scrolls sideways to ${document.documentElement.scrollWidth}`)
  // The breadcrumbs lie over the hero, which leaves room for their lines.
  const [crumbs, words] = ['header + nav', 'main p'].map(selector =>
    document.querySelector(selector)?.getBoundingClientRect(),
  )
  if (crumbs && words && crumbs.bottom > words.top + 8)
    found.push(`the breadcrumbs reach ${crumbs.bottom - words.top} px into the hero's words`)
  const kept: Line[] = []
  for (const line of seen) {
    const { box, owner } = line
    const cuts = around(owner)
    // Skips text that can be scrolled into view, or is for screen readers only.
    if (cuts.some(({ scrolls, box }) => scrolls || box.width <= 1)) continue
    const middle = (box.top + box.bottom) / 2
    // Skips text that is wholly clipped, and so not visible: the lower edge of a picture may hide its last lines.
    if (
      cuts.some(
        cut => (cut.y && middle > cut.box.bottom) || (cut.x && (box.left > cut.box.right || box.right < cut.box.left)),
      )
    )
      continue
    if (box.left < -1 || box.right > width + 1) found.push(`off the page: ${name(line)}`)
    else if (cuts.some(cut => cut.x && (box.left < cut.box.left - 1 || box.right > cut.box.right + 1)))
      found.push(`cut: ${name(line)}`)
    kept.push(line)
  }
  // A line's box is higher than its letters: a vertical overlap below 35 % of the smaller box does not count.
  const byTop = kept.sort((a, b) => a.box.top - b.box.top)
  for (const [index, line] of byTop.entries()) {
    for (let next = index + 1; next < byTop.length; next += 1) {
      const other = byTop[next]
      if (!other || other.box.top > line.box.bottom) break
      const across = Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left)
      const down = Math.min(line.box.bottom, other.box.bottom) - Math.max(line.box.top, other.box.top)
      if (across < 2 || down < 0.35 * Math.min(line.box.height, other.box.height)) continue
      if (line.owner.contains(other.owner) && other.owner.contains(line.owner)) continue
      // The header lies over the page as it scrolls.
      if (line.overlay !== other.overlay) continue
      if (covered(line) || covered(other)) continue
      found.push(`over another: ${name(line)} and ${name(other)}`)
    }
  }
  /** Whether another element lies over the middle of a line, such as a window in front of another. */
  function covered({ box, owner }: Line): boolean {
    const middle = (box.top + box.bottom) / 2
    scrollTo({ top: middle - innerHeight / 2, behavior: 'instant' })
    const top = document.elementFromPoint((box.left + box.right) / 2, middle - scrollY)
    return top !== null && !owner.contains(top) && !top.contains(owner)
  }
  return found
}

/**
 * Runs in the browser page: returns the texts whose lines are hidden, or partly hidden, by a box that clips its contents,
 * each with its number in the page. The lower edge of a picture may hide its last lines, so compare with the same page
 * without text spacing.
 * @param passed selectors of elements to skip
 */
export function clipped(...passed: string[]): string[] {
  const skipped = ['script, style, template, svg, [data-spare], option', ...passed].join()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found: string[] = []
  let number = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    number += 1
    const owner = node.parentElement
    if (!node.textContent?.trim() || !owner?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue
    if (owner.closest(skipped)) continue
    range.selectNodeContents(node)
    const lines = Array.from(range.getClientRects()).filter(({ width, height }) => width > 1 && height > 1)
    const whole = new Set(lines)
    let scrolled = false
    for (let outer: Element | null = owner; outer; outer = outer.parentElement) {
      const { overflowX, overflowY, position, clipPath, fontSize } = getComputedStyle(outer)
      const box = outer.getBoundingClientRect()
      if (
        /auto|scroll/.test(overflowX + overflowY) ||
        box.width <= 1 ||
        (clipPath !== 'none' && position === 'absolute')
      )
        scrolled = true
      // A line is higher than its letters.
      const spare = 0.25 * Number.parseFloat(fontSize)
      for (const line of lines) {
        const x = overflowX === 'visible' || (line.left >= box.left - 1 && line.right <= box.right + 1)
        const y = overflowY === 'visible' || (line.top >= box.top - spare && line.bottom <= box.bottom + spare)
        if (!x || !y) whole.delete(line)
      }
      if (position === 'fixed') break
    }
    if (scrolled || whole.size === lines.length) continue
    found.push(
      `${whole.size > 0 ? 'partly hidden' : 'hidden'}: "${node.textContent.trim().slice(0, 40)}", text ${number}`,
    )
  }
  return found
}
