/**
 * Runs in the browser page: returns the words that stand on more than one line, except in elements that match `passed`.
 * Characters at which a line may break end a word, and so do those that set words of another direction apart.
 */
export function brokenWords(passed?: string): string[] {
  const main = document.querySelector('main')
  if (!main) return []
  const words = new Set<string>()
  const range = document.createRange()
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const { parentElement } = text
    // Text for screen readers only is one pixel wide.
    if (!parentElement?.checkVisibility() || parentElement.getBoundingClientRect().width < 4) continue
    if (passed && parentElement.closest(passed)) continue
    for (const { 0: word, index } of text.data.matchAll(/[^\s–/·\u2066-\u2069-]{3,}/g)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
      if (lines.size > 1) words.add(word)
    }
  }
  return [...words]
}
