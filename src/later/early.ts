// Preserves what a visitor does to prerendered HTML before it is hydrated. If a browser extension or a translator has
// changed the document, hydration fails and React renders everything again: with empty fields, closed menus and no focus.
import { attempt } from '../attempt'

/** Selects the elements that can be typed into, opened or focused. */
const PARTS = 'a, button, input, textarea, summary, details, [popover]'

type Parts = ReadonlyMap<string, HTMLElement>

export type Early = {
  /** Transfers text, open state and focus from elements that React has replaced to the elements in their place. */
  restore: () => void
  /** Ends it, because the root is hydrated. */
  forget: () => void
}

/** Tracks the focus and the open menu in a root. Typed text needs no tracking: replaced elements still hold it. */
export function watchEarly(root: HTMLElement): Early {
  const { activeElement } = document
  let focused = activeElement instanceof HTMLElement ? activeElement : null
  let open: EventTarget | null = popoverIn(root)
  let parts = partsOf(root)
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
  return {
    restore() {
      const now = partsOf(root)
      let hadFocus: HTMLElement | undefined
      for (const [name, part] of parts) {
        const next = now.get(name)
        if (!next) continue
        if (part === focused) hadFocus = next
        // It was not replaced, though it may have been moved.
        if (part.isConnected) continue
        // Browsers without popovers throw.
        if (part === open) attempt(() => next.showPopover())
        if (part instanceof HTMLDetailsElement) (next as HTMLDetailsElement).open = part.open
        if (isTyped(part) && isTyped(next)) bringText(part, next)
      }
      if (document.activeElement === document.body) hadFocus?.focus({ preventScroll: true })
    },
    forget() {
      stop.abort()
      parts = new Map()
      focused = null
      open = null
    },
  }
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
