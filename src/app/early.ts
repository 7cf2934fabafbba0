// What a visitor has done to the prerendered page before the scripts came. Where an extension or a translator has changed
// the document, React draws all of it anew: with empty fields, closed menus, and the focus nowhere.

/** What can be typed into, opened, or have the focus. */
const PARTS = 'a, button, input, textarea, summary, details, [popover]'

type Parts = ReadonlyMap<string, HTMLElement>

let early: { parts: Parts; stop: () => void } | undefined
let focused: HTMLElement | null = null
let open: EventTarget | null = null

/** Begins to watch the page. The elements themselves keep what was typed into them, also when they have been replaced. */
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
    // An element that is being replaced loses the focus too, in some browsers.
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected) focused = null
    }),
  )
  watch('toggle', ({ target }) => {
    if (target instanceof HTMLElement && target.popover) open = popoverIn(root)
  })
  early = { parts: partsOf(root), stop: () => stop.abort() }
}

/** Ends it: the page is React's. */
export function forgetEarly(): void {
  early?.stop()
  early = undefined
  focused = null
  open = null
}

/** Brings everything over to the elements that have taken the place of others, if any have. */
export function restoreEarly(root: HTMLElement): void {
  if (!early) return
  const now = partsOf(root)
  let hadFocus: HTMLElement | undefined
  for (const [name, part] of early.parts) {
    const next = now.get(name)
    if (!next || part.isConnected) continue
    if (part === open) next.showPopover()
    if (part === focused) hadFocus = next
    if (part instanceof HTMLDetailsElement) (next as HTMLDetailsElement).open = part.open
    if (isTyped(part) && isTyped(next)) bringText(part, next)
  }
  if (document.activeElement === document.body) hadFocus?.focus({ preventScroll: true })
}

function bringText(from: HTMLInputElement | HTMLTextAreaElement, to: HTMLInputElement | HTMLTextAreaElement) {
  if (!from.value) return
  to.value = from.value
  // A box for an email tells no selection.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd)
}

const isTyped = (part: HTMLElement): part is HTMLInputElement | HTMLTextAreaElement =>
  part instanceof HTMLTextAreaElement || (part instanceof HTMLInputElement && /^(text|email|tel)$/.test(part.type))

/** The parts by what they are, and counted where several are the same. */
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
  try {
    return root.querySelector(':popover-open')
  } catch {
    // A browser without popovers.
    return null
  }
}
