// The words of a page as a text browser reads them: without styles.

/** The elements that begin a line of their own (HTML standard, 15.3), or end a word as a cell, a field or a break does. */
const BREAKS =
  'address, article, aside, blockquote, body, br, dd, details, div, dl, dt, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, input, li, main, nav, ol, p, pre, search, section, summary, table, td, textarea, th, tr, ul'

const WORD_END = /[\p{L}\p{N}]$/u
const WORD_START = /^[\p{L}\p{N}]/u

/** The places below an element where words of two elements stand side by side with nothing between: `CAI|Cairo`. */
export function gluedWords(root: Element): string[] {
  const document = root.ownerDocument
  const walker = document.createTreeWalker(root, 1 | 4)
  const glued: string[] = []
  let before = ''
  let depth: Element | null = null
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // An element that begins a line, or one that has just ended.
    for (; depth && !depth.contains(node); depth = depth.parentElement) if (depth.matches(BREAKS)) before = ''
    if (node.nodeType === 1) {
      depth = node as Element
      if (depth.matches(BREAKS)) before = ''
      continue
    }
    const text = node.textContent ?? ''
    depth = node.parentElement
    if (WORD_END.test(before) && WORD_START.test(text)) {
      glued.push(`${before.slice(-24)}|${text.slice(0, 24)}`)
    }
    if (text) before = text
  }
  return glued
}
