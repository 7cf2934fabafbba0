// The styles of the page that is open, as they are now. Its own style elements cannot change: its policy names their hashes.
import type * as Rest from '../../../app/rest'
import type { State } from '../shared'
import { fetchModules, run } from './registry'

const elements = document.querySelectorAll<HTMLStyleElement>('head style')
const sheets = [new CSSStyleSheet(), new CSSStyleSheet()] as const
const REST = 'virtual:rest'
let shown: State['styles'] | undefined

/** The first styles are those of the document. */
export async function follow(styles: State['styles']) {
  const before = shown
  shown = styles
  if (!before) return
  for (const [index, name] of (['global', 'own'] as const).entries()) {
    const [element, sheet] = [elements[index], sheets[index]]
    if (before[name] === styles[name] || !element || !sheet) continue
    sheet.replaceSync(styles[name])
    if (document.adoptedStyleSheets.includes(sheet)) continue
    // After a navigation the sheet of all rules stands in the place of the page's own.
    if (element.disabled) continue
    element.disabled = true
    document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets]
  }
  const { isLoaded, replaceRules } = run('src/app/rest.ts') as typeof Rest
  if (before.rules === styles.rules || !isLoaded()) return
  await fetchModules([REST])
  replaceRules((run(REST) as { rules: string }).rules)
}
