/** Elements that end a word: those that start a new line (HTML standard, 15.3), and cells, fields and line breaks. */
export const BREAKS =
  'address, article, aside, blockquote, body, br, dd, details, div, dl, dt, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, input, li, main, nav, ol, p, pre, search, section, summary, table, td, textarea, th, tr, ul'

const WORD_END = /[\p{L}\p{N}]$/u
const WORD_START = /^[\p{L}\p{N}]/u

/** Returns the places below an element where the words of two elements touch when no CSS separates them: `CAI|Cairo`. */
export function gluedWords(root: Element): string[] {
  const glued: string[] = []
  let before = ''
  const visit = (node: Node) => {
    if (node.nodeType === node.TEXT_NODE) {
      const text = node.textContent ?? ''
      if (WORD_END.test(before) && WORD_START.test(text)) glued.push(`${before.slice(-24)}|${text.slice(0, 24)}`)
      before = text || before
      return
    }
    if (node.nodeType !== node.ELEMENT_NODE) return
    const breaks = (node as Element).matches(BREAKS)
    if (breaks) before = ''
    node.childNodes.forEach(visit)
    if (breaks) before = ''
  }
  visit(root)
  return glued
}
