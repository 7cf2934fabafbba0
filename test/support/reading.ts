// How a page reads: its letters, its lines, and the words and targets that a visitor gets at. The functions run in the page.

/** A text of the page with its drawn size, and what it is part of. */
export type Letters = {
  text: string
  /** The height of its letters in px, as drawn, and the height of its lines, in letters. */
  size: number
  leading: number
  /** The number of words of the sentence, heading or label that it belongs to. */
  words: number
  /** Whether it is part of a picture of the product, and whether something says that it is secondary. */
  pictured: boolean
  secondary: boolean
  /** Whether it is what a picture answers to a visitor who tries it. */
  said: boolean
  code: boolean
}

/** Runs in the browser page: returns the visible texts. */
export function lettersOf(): Letters[] {
  const found: Letters[] = []
  /** Returns the text of an element without that of the blocks in it. */
  const own = (element: Element): string =>
    Array.from(element.childNodes, node => {
      if (!(node instanceof Element)) return node.textContent
      return ['inline', 'contents'].includes(getComputedStyle(node).display) ? own(node) : ' '
    }).join('')
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim()
    const owner = node.parentElement
    if (!text || !owner || owner.closest('script, style, template, option')) continue
    if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    range.selectNodeContents(node)
    // Text for screen readers only is one pixel wide.
    if (range.getBoundingClientRect().width <= 1) continue
    const style = getComputedStyle(owner)
    const letters = Number.parseFloat(style.fontSize)
    // An element in an SVG is no HTMLElement, whatever its type says.
    const drawing: Element | null = owner.closest('text')
    const { c = 0, d = 1 } = (drawing instanceof SVGGraphicsElement && drawing.getScreenCTM()) || {}
    let block: Element = owner
    while (block.parentElement && ['inline', 'contents'].includes(getComputedStyle(block).display))
      block = block.parentElement
    found.push({
      text,
      size: letters * (drawing ? Math.hypot(c, d) : owner.currentCSSZoom),
      leading: Number.parseFloat(style.lineHeight) / letters || 1.2,
      words: (drawing?.textContent ?? own(block)).trim().split(/\s+/).length,
      pictured: owner.closest('figure[role=img], [data-moment], [aria-hidden=true], svg, td[data-state]') !== null,
      said: owner.closest('output') !== null,
      code: style.fontFamily.includes('mono'),
      secondary:
        owner.closest(
          'small, figcaption, caption, th, dt, label, legend, button, summary, output, code, form, footer, nav',
        ) !== null,
    })
  }
  return found
}

/** Runs in the browser page: opens what can be opened, and returns for every text of the page whether it is drawn. */
export function drawnTexts(passed: string): { text: string; drawn: boolean }[] {
  for (const closed of document.querySelectorAll('details')) closed.open = true
  const found: { text: string; drawn: boolean }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim().replace(/\s+/g, ' ')
    const owner = node.parentElement
    if (!text || !/[\p{L}\d]/u.test(text) || owner?.closest(`script, style, template, option, ${passed}`)) continue
    range.selectNodeContents(node)
    const drawn =
      owner?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true &&
      range.getBoundingClientRect().width > 1
    found.push({ text, drawn })
  }
  return found
}

/** Runs in the browser page: returns the words of the page's content, and those within rows that are pulled sideways. */
export function pulledWords(): { all: number; pulled: number } {
  // biome-ignore lint/performance/useDomNodeTextContent: only words that are drawn count
  const wordsOf = (element: HTMLElement) => element.innerText.split(/\s+/).filter(Boolean).length
  const rows = Array.from(document.querySelectorAll<HTMLElement>('main *')).filter(
    element =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1,
  )
  const main = document.querySelector<HTMLElement>('main')
  return { all: main ? wordsOf(main) : 0, pulled: rows.reduce((sum, row) => sum + wordsOf(row), 0) }
}

/** Runs in the browser page: returns what can be pressed, with the sides of the area that takes the finger, in px. */
export function targets(): { name: string; tried: boolean; inText: boolean; width: number; height: number }[] {
  return Array.from(
    document.querySelectorAll<HTMLElement>('main :is(a, button, select, summary, input:not([type=hidden]), textarea)'),
  )
    .filter(element => element.checkVisibility({ opacityProperty: false, visibilityProperty: true }))
    .filter(element => element.getBoundingClientRect().width > 1)
    .map(element => {
      const area = element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element
      let { width, height } = area.getBoundingClientRect()
      const spread = getComputedStyle(element, '::after')
      // A link whose layer covers its card.
      if (spread.position === 'absolute' && spread.content !== 'none' && spread.content !== 'normal') {
        width = Math.max(width, Number.parseFloat(spread.width))
        height = Math.max(height, Number.parseFloat(spread.height))
      }
      const line = element.parentElement
      return {
        name: (element.getAttribute('aria-label') ?? area.textContent ?? '').trim().slice(0, 40),
        tried: element.closest('[data-moment]') !== null && element.localName !== 'a',
        inText:
          getComputedStyle(element).display === 'inline' &&
          (line?.textContent ?? '').length > (element.textContent ?? '').length,
        width: Math.round(width),
        height: Math.round(height),
      }
    })
}

/** Runs in the browser page: returns the ledes of several lines whose longest line leaves much of the column empty. */
export function narrowLedes(): string[] {
  const range = document.createRange()
  return Array.from(document.querySelectorAll('main :is(h1, h2) + p')).flatMap(lede => {
    range.selectNodeContents(lede)
    const boxes = Array.from(range.getClientRects()).filter(({ width }) => width > 1)
    const lines = new Set(boxes.map(({ top }) => Math.round(top))).size
    // The browser keeps the last of two lines from being a single word.
    if (lines < 3) return []
    const longest = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left))
    const column = lede.parentElement
    // Beside these ledes there is a seal.
    if (!column || column.querySelector(':scope > [data-as]')) return []
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(column)
    const share =
      longest / (column.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd))
    return share < 0.8 ? [`${Math.round(share * 100)} %: ${lede.textContent?.slice(0, 50)}`] : []
  })
}

/**
 * Runs in the browser page: removes all that comes after the words and buttons of the first section, as if it had not arrived
 * yet, and returns those that stand elsewhere then.
 */
export function movingWords(): string[] {
  const heading = document.querySelector('main h1')
  const words = Array.from(heading?.parentElement?.querySelectorAll('h1, p, a') ?? [])
  const places = () =>
    words.map(word => {
      const { x, y, width } = word.getBoundingClientRect()
      return [x, y + scrollY, width].map(Math.round).join()
    })
  const whole = places()
  for (let part = heading?.parentElement; part && part !== document.body; part = part.parentElement)
    while (part.nextElementSibling) part.nextElementSibling.remove()
  const alone = places()
  return words.flatMap(({ textContent }, index) =>
    whole[index] === alone[index] ? [] : `${textContent}: at ${alone[index]}, then at ${whole[index]}`,
  )
}
