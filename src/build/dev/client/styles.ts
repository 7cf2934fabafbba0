// Keeps the styles of the open page up to date. The text of its style elements cannot change: the policy names its hashes.
import { own } from '../../../own'
import type { State } from '../shared'

const NAMES = ['global', 'rules', 'media'] as const

const elements = NAMES.map(name => own<HTMLStyleElement | HTMLLinkElement>(name))
const sheets = NAMES.map(() => new CSSStyleSheet())
let shown: State['styles'] | undefined
/** The index from which on elements are replaced by constructed sheets. */
let replaced: number = NAMES.length

/** Applies changed styles. The first call only remembers them, because the document already has them. */
export function follow(styles: State['styles']) {
  const first = NAMES.findIndex(name => shown && shown[name] !== styles[name])
  shown = styles
  if (first < 0) return
  // Constructed sheets come after all elements in the cascade, so replacing an element means replacing all that follow it.
  // Elements before it stay: the fonts, which `global` declares, move only when `global` changes.
  replaced = Math.min(replaced, first)
  for (const [index, name] of NAMES.entries()) if (index >= replaced) sheets[index]?.replaceSync(styles[name])
  document.adoptedStyleSheets = sheets.slice(replaced)
  for (const element of elements.slice(replaced)) if (element) element.disabled = true
}
