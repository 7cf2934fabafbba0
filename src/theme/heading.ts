import { own } from '../own'

/** Moves the focus to a heading, by default the page's `<h1>`, without scrolling to it (WCAG 2.4.3). */
export function focusHeading(heading = own('main')?.querySelector<HTMLElement>('h1')): void {
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
