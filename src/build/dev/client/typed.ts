// What the visitor typed, where the reader is: kept over a change that draws parts of the page anew.

type Control = HTMLInputElement | HTMLTextAreaElement

const CONTROLS = 'form input:not([type=hidden]), form textarea'

const keyOf = (control: Control) => `${control.form?.getAttribute('action')} ${control.name}`

const controls = () => Array.from(document.querySelectorAll<Control>(CONTROLS))

/** Keeps texts, focus and place; what it returns puts them back. */
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
