// Preserves typed texts, focus and scroll position when a change renders parts of the page anew.

type Control = HTMLInputElement | HTMLTextAreaElement

const CONTROLS = 'form input:not([type=hidden]), form textarea'

const keyOf = (control: Control) => `${control.form?.getAttribute('action')} ${control.name}`

const controls = () => Array.from(document.querySelectorAll<Control>(CONTROLS))

/** Remembers typed texts, focus and scroll position, and returns a function that restores them. */
export function keep(): () => void {
  const texts = new Map(controls().map(control => [keyOf(control), control.value]))
  const focused = controls().find(control => control === document.activeElement)
  const place = window.scrollY
  return () => {
    for (const control of controls()) {
      control.value ||= texts.get(keyOf(control)) ?? ''
      if (focused && !focused.isConnected && keyOf(control) === keyOf(focused)) control.focus({ preventScroll: true })
    }
    if (window.scrollY !== place) window.scrollTo({ top: place, behavior: 'instant' })
  }
}
