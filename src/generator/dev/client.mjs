// The script that `npm run dev` adds to every page: shows faults over the page, replaces styles that have changed in the
// document, and reloads the document for anything else that has changed.

const { search, searchParams } = new URL(import.meta.url)
const overlay = document.createElement('pre')
overlay.style.cssText = `position: fixed; inset: 0; z-index: 999; overflow: auto; margin: 0; padding: 2rem;
  background: Canvas; color: CanvasText; font: 14px/1.6 monospace; white-space: pre-wrap`
const sheet = new CSSStyleSheet()
const KEPT = 'dev-kept'
/** @type {() => NodeListOf<HTMLInputElement>} the text fields, some of which are of another class */
const fields = () => document.querySelectorAll('textarea, [type=text], [type=email], [type=tel]')

restore()
new EventSource(`/dev/events${search}`).addEventListener('message', ({ data }) => {
  const { version, fault, styles } = JSON.parse(data)
  overlay.textContent = fault
  if (fault) return document.body.append(overlay)
  overlay.remove()
  if (version !== searchParams.get('version') || location.pathname !== searchParams.get('path')) reload()
  else applyStyles(styles)
})

/**
 * Replaces the styles of the document, except the global ones before them, whose fonts would be loaded again.
 * @param {string} styles
 */
function applyStyles(styles) {
  sheet.replaceSync(styles)
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  /** @type {NodeListOf<HTMLStyleElement | HTMLLinkElement>} */
  const replaced = document.querySelectorAll('[data-own=rules], link[rel=stylesheet]')
  for (const element of replaced) element.disabled = true
}

// Browsers themselves keep what was typed and the scroll position, but not what has changed within the last second.
function reload() {
  const texts = Array.from(fields(), ({ value }) => value)
  sessionStorage.setItem(KEPT, JSON.stringify({ texts, top: scrollY }))
  location.reload()
}

function restore() {
  const { texts, top } = JSON.parse(sessionStorage.getItem(KEPT) ?? '{"texts":[]}')
  sessionStorage.removeItem(KEPT)
  for (const [index, field] of fields().entries()) field.value ||= texts[index] ?? ''
  if (top) scrollTo({ top, behavior: 'instant' })
}
