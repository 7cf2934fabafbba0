import { own } from '../own'

/** Moves the focus to a heading or another target, by default the page's `<h1>`, without scrolling to it (WCAG 2.4.3). */
export function moveFocus(target = own('main')?.querySelector<HTMLElement>('h1')): void {
  // A control keeps its place in the order of tab stops.
  if (target && target.tabIndex < 0) target.tabIndex = -1
  target?.focus({ preventScroll: true })
}
