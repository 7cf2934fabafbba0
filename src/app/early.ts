// Preserves what a visitor does to the prerendered page before it is hydrated. If a browser extension or a translator has
// changed the document, hydration fails and React renders everything again: with empty fields, closed menus and no focus.
import { attempt } from '../attempt'

/** Selects the elements that can be typed into, opened or focused. */
const PARTS = 'a, button, input, textarea, summary, details, [popover]'

type Parts = ReadonlyMap<string, HTMLElement>

let early: { parts: Parts; stop: () => void } | undefined
let focused: HTMLElement | null = null
let open: EventTarget | null = null

/** Starts to track the focus and the open menu. Typed text needs no tracking: replaced elements still hold it. */
export function watchEarly(root: HTMLElement): void {
  const { activeElement } = document
  focused = activeElement instanceof HTMLElement ? activeElement : null
  open = popoverIn(root)
  const stop = new AbortController()
  const watch = (type: string, listener: (event: Event) => void) =>
    root.addEventListener(type, listener, { capture: true, signal: stop.signal })
  watch('focusin', ({ target }) => {
    focused = target as HTMLElement
  })
  watch('focusout', ({ target }) =>
    // In some browsers an element that React replaces loses the focus as well; it must stay recorded as focused.
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected) focused = null
    }),
  )
  watch('toggle', ({ target }) => {
    if (target instanceof HTMLElement && target.popover) open = popoverIn(root)
  })
  early = { parts: partsOf(root), stop: () => stop.abort() }
}

/** Stops tracking, because the page is hydrated. */
export function forgetEarly(): void {
  early?.stop()
  early = undefined
  focused = null
  open = null
}

/** Transfers text, open state and focus from elements that React has replaced to the elements in their place. */
export function restoreEarly(root: HTMLElement): void {
  if (!early) return
  const now = partsOf(root)
  let hadFocus: HTMLElement | undefined
  for (const [name, part] of early.parts) {
    const next = now.get(name)
    if (!next || part.isConnected) continue
    // Browsers without popovers throw.
    if (part === open) attempt(() => next.showPopover())
    if (part === focused) hadFocus = next
    if (part instanceof HTMLDetailsElement) (next as HTMLDetailsElement).open = part.open
    if (isTyped(part) && isTyped(next)) bringText(part, next)
  }
  if (document.activeElement === document.body) hadFocus?.focus({ preventScroll: true })
}

/** Returns what is typed into the fields, by the keys of `partsOf`. */
export const textsOf = (root: HTMLElement): Record<string, string> =>
  Object.fromEntries([...partsOf(root)].flatMap(([name, part]) => (isTyped(part) ? [[name, part.value]] : [])))

/** Writes texts into the fields from which `textsOf` has read them. */
export function writeTexts(root: HTMLElement, texts: Readonly<Record<string, string>>): void {
  for (const [name, part] of partsOf(root)) {
    const text = texts[name]
    if (isTyped(part) && typeof text === 'string' && text !== '') part.value = text
  }
}

function bringText(from: HTMLInputElement | HTMLTextAreaElement, to: HTMLInputElement | HTMLTextAreaElement) {
  if (!from.value) return
  to.value = from.value
  // Browsers report no selection (null) for an email field.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd)
}

const isTyped = (part: HTMLElement): part is HTMLInputElement | HTMLTextAreaElement =>
  part instanceof HTMLTextAreaElement || (part instanceof HTMLInputElement && /^(text|email|tel)$/.test(part.type))

/** Returns the parts keyed by tag, name and link; parts with the same key are numbered in document order. */
function partsOf(root: HTMLElement): Parts {
  const parts = new Map<string, HTMLElement>()
  for (const part of root.querySelectorAll<HTMLElement>(PARTS)) {
    const name = [part.tagName, part.getAttribute('name'), part.getAttribute('href')].join(' ')
    let count = 0
    while (parts.has(`${name} ${count}`)) count += 1
    parts.set(`${name} ${count}`, part)
  }
  return parts
}

function popoverIn(root: HTMLElement): Element | null {
  // Browsers without popovers reject the selector.
  return attempt(() => root.querySelector(':popover-open')) ?? null
}
