// What a page looks like on a phone: its controls, and the rows that are pulled sideways. The functions run in the page.

/**
 * Runs in the browser page: returns the visible range, radio and check box inputs, each with its `appearance` and the
 * smaller side of its click area, in px.
 */
export function controls() {
  return Array.from(
    document.querySelectorAll<HTMLInputElement>('main [data-moment] :is([type=range], [type=radio], [type=checkbox])'),
  )
    .filter(input => input.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map(input => {
      const { width, height } = (input.closest('label') ?? input).getBoundingClientRect()
      return { type: input.type, drawn: getComputedStyle(input).appearance, side: Math.round(Math.min(width, height)) }
    })
}

/**
 * Runs in the browser page: returns the inputs that hide the text or icon of their own label, because they lie over it and
 * are not transparent.
 */
export function covering() {
  const live = Array.from(document.querySelectorAll<HTMLInputElement>('main [data-moment] input'))
  return live.flatMap(input => {
    const { left, right, top, bottom } = input.getBoundingClientRect()
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(input)
    const paints = opacity !== '0' && (backgroundImage !== 'none' || !/, 0\)$|transparent/.test(backgroundColor))
    const label = input.closest('label')
    if (!paints || !label) return []
    const walker = document.createTreeWalker(label, NodeFilter.SHOW_ALL)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!(node instanceof SVGElement || (node instanceof Text && node.data.trim()))) continue
      const range = document.createRange()
      range.selectNode(node)
      const box = range.getBoundingClientRect()
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
      if (box.width && x > left && x < right && y > top && y < bottom) return [label.textContent?.trim() || 'a sign']
    }
    return []
  })
}

/**
 * Runs in the browser page: returns the options of a choice that look like the one that is chosen: in the colours, rings,
 * shadows and weights of the label, of its input with what is drawn on that, and of its parts.
 */
export function alike() {
  const look = [
    'color',
    'backgroundColor',
    'backgroundImage',
    'borderColor',
    'boxShadow',
    'outline',
    'opacity',
    'content',
    'fontWeight',
    'textDecorationLine',
    'transform',
    'stroke',
    'fill',
  ] as const
  const lookOf = (input: Element) => {
    const label = input.closest('label')
    const drawn: [Element, string?][] = [[input], [input, '::before'], [input, '::after']]
    for (const part of label ? [label, ...label.querySelectorAll('*')] : []) drawn.push([part])
    return drawn
      .map(([part, pseudo]) => {
        // Each property by its name: to take the rest of a style apart reads all of its hundreds of properties.
        const style = getComputedStyle(part, pseudo)
        return look.map(property => style[property]).join(' ')
      })
      .join()
  }
  return Array.from(document.querySelectorAll<HTMLInputElement>('main [data-moment] [type=radio]:checked')).flatMap(
    chosen =>
      Array.from(document.querySelectorAll<HTMLInputElement>(`main [data-moment] [name="${chosen.name}"]`))
        .filter(other => other !== chosen && other.checkVisibility() && lookOf(other) === lookOf(chosen))
        .map(({ name, value }) => `${name}: ${value}`),
  )
}

/**
 * Runs in the browser page: returns the rows that scroll sideways, each with its name, and whether it can be focused, rests
 * at its start, and shows that more follows.
 */
export function sideways() {
  return Array.from(document.querySelectorAll<HTMLElement>('body *'))
    .filter(element => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
    .filter(element => element.checkVisibility() && element.scrollWidth > element.clientWidth)
    .map(element => {
      const right = element.getBoundingClientRect().right
      const items = Array.from(element.querySelectorAll('li, dl > div, figure, h3, :scope > * > *'))
      return {
        name: element.getAttribute('aria-label') ?? '',
        focusable: element.tabIndex === 0,
        atStart: element.scrollLeft === 0,
        // An item crosses the right edge, so the row visibly continues.
        cut: items.some(item => {
          const box = item.getBoundingClientRect()
          return box.left < right && box.right > right
        }),
      }
    })
}

/** Runs in the browser page: returns the texts of the page's own content that are displayed. */
export function shownTexts(): string[] {
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const shown: string[] = []
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text
    if (parentElement?.checkVisibility()) shown.push(data)
  }
  return shown
}
