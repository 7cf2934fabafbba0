/** Moves the focus to a heading, or to the page's first, without scrolling to it (WCAG 2.4.3). */
export function focusHeading(heading = document.querySelector<HTMLElement>('h1')): void {
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
