// Shows each page with its own stylesheet. The sheets of other pages are constructed, which leaves the document as it was
// sent: the browser applies them after its own, and only while their page is shown, so that which of two equally specific
// rules wins does not depend on the pages that were visited before.
import { own } from '../own'
import { getText } from './request'

const sheets = new Map<string, Promise<CSSStyleSheet>>()

/**
 * Loads a stylesheet once.
 * @param path web path of the file
 * @throws (rejects) when it cannot be loaded, when the browser cannot construct it, or when the document has lost the rules
 * for all pages; the next call tries again
 */
export function loadStylesheet(path: string): Promise<CSSStyleSheet> {
  const known = sheets.get(path)
  if (known) return known
  const sheet = read(path).catch(error => {
    sheets.delete(path)
    throw error
  })
  sheets.set(path, sheet)
  return sheet
}

async function read(path: string): Promise<CSSStyleSheet> {
  if (!own<HTMLStyleElement>('global')?.sheet) throw new Error('The document has no styles')
  return constructed((await getText(path)) ?? '')
}

function constructed(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

/** Copies of the document's linked sheets: React removes the link to the first together with the document's own page. */
let kept: { rest: CSSStyleSheet; media: CSSStyleSheet } | undefined

/** Keeps the sheets that the document's own page links to. Must be called while that page is in the document. */
export function keepStylesheets(): void {
  kept ??= { rest: copyOf('rest'), media: copyOf('media') }
}

/** Returns a copy of a linked sheet, which is empty while the sheet is not loaded. */
function copyOf(part: 'rest' | 'media'): CSSStyleSheet {
  const rules = own<HTMLLinkElement>(part)?.sheet?.cssRules ?? []
  return constructed(Array.from(rules, ({ cssText }) => cssText).join(''))
}

let applied: readonly CSSStyleSheet[] = []

/**
 * Applies the sheet of another page, with the rules for rare media after it, instead of the one applied before.
 * @param sheet undefined for the document's own page
 */
export function applyStylesheet(sheet: CSSStyleSheet | undefined): void {
  keepStylesheets()
  if (!kept) return
  // Extensions may have added theirs.
  const others = document.adoptedStyleSheets.filter(other => !applied.includes(other))
  applied = [sheet ?? kept.rest, kept.media]
  document.adoptedStyleSheets = [...applied, ...others]
}

/** Applies the document's own sheets as constructed ones, unless those of another page are applied. */
export function holdStylesheets(): void {
  if (applied.length === 0) applyStylesheet(undefined)
}
