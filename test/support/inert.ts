// What in the pictures looks operable and is not.
import type { Page } from 'puppeteer'

/** The switch to the short version of a legal page, which works without scripts. */
const WITHOUT_SCRIPT = '[data-moment=short]'

export type Idle = { focusable: string[]; hand: string[]; button: string[] }

/**
 * Returns the elements in the pictures that do nothing, although they can be focused, have a pointer cursor, or look like
 * the site's buttons.
 * @param scripts whether scripts run; without them only the controls in WITHOUT_SCRIPT do anything
 */
export const idleControls = (page: Page, scripts: boolean): Promise<Idle> =>
  page.evaluate(
    (scripts, without) => {
      const colourOf = (value: string) => {
        const probe = document.body.appendChild(document.createElement('i'))
        probe.style.color = value
        const { color } = getComputedStyle(probe)
        probe.remove()
        return color
      }
      const coral = colourOf('var(--coral)')
      const pictures = 'main figure, main [aria-hidden=true], main [data-moment]'
      const controls = 'input, select, textarea, button, summary'
      const works = (element: Element) => {
        if (element.closest('a[href], summary')) return true
        const control = element.closest('button') ?? element.closest('label')?.control ?? element.closest(controls)
        return Boolean(control) && (scripts || element.closest(without) !== null)
      }
      const found: Idle = { focusable: [], hand: [], button: [] }
      const hasHand = (element: Element) => getComputedStyle(element).cursor === 'pointer'
      for (const element of document.querySelectorAll<HTMLElement>(`:is(${pictures}) *`)) {
        if (!element.checkVisibility({ visibilityProperty: true }) || works(element)) continue
        const { backgroundColor, borderStartStartRadius } = getComputedStyle(element)
        const { width, height } = element.getBoundingClientRect()
        const tag = element.outerHTML.slice(0, 100)
        if (element.tabIndex >= 0) found.focusable.push(tag)
        // The cursor is inherited, so only the outermost element counts.
        if (hasHand(element) && !hasHand(element.parentElement ?? document.body)) found.hand.push(tag)
        const isPill = Number.parseFloat(borderStartStartRadius) * 2 >= height && width > height * 1.5
        if (isPill && backgroundColor === coral && element.textContent) found.button.push(tag)
      }
      return found
    },
    scripts,
    WITHOUT_SCRIPT,
  )

export const NOTHING: Idle = { focusable: [], hand: [], button: [] }
