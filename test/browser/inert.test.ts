// Everything in the pictures that looks operable is operable, on every page, with and without scripts.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openBrowser } from '../support/browser'
import { allPages } from '../support/site'

const browser = await openBrowser()
test.after(browser.close)

/** The switch to the short version of a legal page, which works without scripts. */
const WITHOUT_SCRIPT = '[data-moment=short]'

type Look = { focusable: string[]; hand: string[]; button: string[] }

/**
 * Returns the elements in the pictures that do nothing, although they can be focused, have a pointer cursor, or look like
 * the site's buttons.
 * @param scripts whether scripts run; without them only the controls in WITHOUT_SCRIPT do anything
 */
const look = (page: Page, scripts: boolean): Promise<Look> =>
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
      const found: Look = { focusable: [], hand: [], button: [] }
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

const NOTHING: Look = { focusable: [], hand: [], button: [] }

for (const { path } of allPages) {
  for (const [state, scripts] of [
    ['without scripts', false],
    ['with them', true],
  ] as const) {
    test(`${path}: ${state} its pictures hold nothing that looks operable and is not`, async () => {
      const { page } = await browser.visit(path, { javaScript: scripts })
      const found = await look(page, scripts)
      await page.browserContext().close()
      assert.equal(found, NOTHING)
    })
  }
}

for (const [fault, tabIndex, style] of [
  ['focusable', 0, {}],
  ['hand', -1, { cursor: 'pointer' }],
  ['button', -1, { inlineSize: '9rem', background: 'var(--coral)', borderRadius: '99px' }],
] as const) {
  test(`a picture that is given a false control is found: ${fault}`, async () => {
    const { page } = await browser.visit('/about', { javaScript: false })
    await page.evaluate(
      (tabIndex, style) => {
        const drawn = document.createElement('p')
        drawn.append('Book')
        drawn.tabIndex = tabIndex
        Object.assign(drawn.style, style)
        document.querySelector('main')?.appendChild(document.createElement('figure')).append(drawn)
      },
      tabIndex,
      style,
    )
    const found = await look(page, true)
    await page.browserContext().close()
    assert.is(found[fault].length, 1)
  })
}

test.run()
