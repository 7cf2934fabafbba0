// The script that `npm run dev` adds to every page: shows faults over the page, and replaces in the open document what has
// changed: its styles, or its body, in which the app then starts anew.

const { search, searchParams } = new URL(import.meta.url)
const overlay = document.createElement('pre')
overlay.style.cssText = `position: fixed; inset: 0; z-index: 999; overflow: auto; margin: 0; padding: 2rem;
  background: Canvas; color: CanvasText; font: 14px/1.6 monospace; white-space: pre-wrap`
const sheet = new CSSStyleSheet()
const request = new XMLHttpRequest()
/** @typedef {{ version: string, global: string, styles: string }} State */

/** @param {Document} page */
const versionOf = page => page.querySelector('[data-version]')?.getAttribute('data-version')
const isOtherPage = () => location.pathname !== searchParams.get('path')
const isReplaced = () => document.adoptedStyleSheets.includes(sheet)
/** @type {() => NodeListOf<HTMLInputElement>} the text fields, some of which are of another class */
const fields = () => document.querySelectorAll('textarea, [type=text], [type=email], [type=tel]')

new EventSource(`/dev/events${search}`).addEventListener('message', ({ data }) => {
  const state = JSON.parse(data)
  request.abort()
  overlay.textContent = state.fault
  if (state.fault) return document.body.append(overlay)
  overlay.remove()
  if (isOtherPage() || !document.querySelector('[data-own=root]')) location.reload()
  else if (state.version === versionOf(document)) applyStyles(state)
  else update(state)
})

// Once something is replaced, other pages come as documents: the app would add their styles to those that are here.
const onClick = (/** @type {MouseEvent} */ event) =>
  isReplaced() && event.target instanceof Element && event.target.closest('a[href^="/"]') && event.stopPropagation()
addEventListener('click', onClick, { capture: true })
addEventListener('popstate', () => isReplaced() && isOtherPage() && location.reload())

/** Shows the page as the server now renders it. A reload shows the same, some 200 ms later. @param {State} state */
function update(state) {
  // The policy lets no script parse HTML, but a request may.
  request.open('GET', location.href)
  request.responseType = 'document'
  request.onload = () => replace(state)
  request.send()
}

/** @param {State} state */
function replace(state) {
  const page = request.responseXML
  // If it shows another change or a fault by now, the next event says so.
  if (!page || versionOf(page) !== state.version) return
  const [texts, top] = [Array.from(fields(), ({ value }) => value), scrollY]
  dispatchEvent(new Event('dev-replace'))
  const scripts = [...page.scripts].filter(({ src }) => src.includes('/assets/'))
  for (const { name, value } of page.documentElement.attributes) document.documentElement.setAttribute(name, value)
  for (const element of document.head.querySelectorAll(':not(style)')) element.remove()
  document.head.append(...page.head.querySelectorAll(':not(style)'))
  document.body.replaceWith(page.body)
  applyStyles(state)
  for (const [index, field] of fields().entries()) field.value ||= texts[index] ?? ''
  scrollTo({ top, behavior: 'instant' })
  for (const { src } of scripts) import(src)
}

/**
 * Replaces the styles of the document, but the global ones only if they have changed: their fonts would be loaded again.
 * @param {State} state
 */
function applyStyles({ global, styles }) {
  /** @type {NodeListOf<HTMLStyleElement>} */
  const globals = document.querySelectorAll('[data-own=global]')
  const isGlobal = Array.from(globals, ({ textContent }) => textContent).join('') !== global
  sheet.replaceSync(isGlobal ? global + styles : styles)
  if (!isReplaced()) document.adoptedStyleSheets.push(sheet)
  for (const element of globals) element.disabled = isGlobal
  /** @type {NodeListOf<HTMLStyleElement | HTMLLinkElement>} */
  const replaced = document.querySelectorAll('[data-own=rules], link[rel=stylesheet]')
  for (const element of replaced) element.disabled = true
}
