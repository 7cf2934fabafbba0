// The styles as they are now. The document's own elements cannot change: its policy names their hashes.
import type { State } from '../shared'

const NAMES = ['global', 'rules', 'media'] as const

const elements = document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>('head :is(style, link[rel=stylesheet])')
const sheets = NAMES.map(() => new CSSStyleSheet())
let shown: State['styles'] | undefined
/** The elements from here on have sheets in their places. */
let replaced: number = NAMES.length

/** The first styles are those of the document. */
export function follow(styles: State['styles']) {
  const first = NAMES.findIndex(name => shown && shown[name] !== styles[name])
  shown = styles
  if (first < 0) return
  // Sheets come behind all elements: with one, those that follow it have to move too. The fonts stay where they are else.
  replaced = Math.min(replaced, first)
  for (const [index, name] of NAMES.entries()) if (index >= replaced) sheets[index]?.replaceSync(styles[name])
  document.adoptedStyleSheets = sheets.slice(replaced)
  for (const element of [...elements].slice(replaced)) element.disabled = true
}
