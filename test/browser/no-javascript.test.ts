// The site with JavaScript off: all text, all links, the menus.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { giveBack, openBrowser, until } from '../support/browser'
import { idleControls, NOTHING } from '../support/inert'
import { once } from '../support/once'
import { openOneTab } from '../support/one-tab'
import { sentences } from '../support/sentences'
import { allPages } from '../support/site'

const browser = await openBrowser()
test.after(browser.close)

/** Runs in the browser page: returns the parts of its content that are hidden, except in elements that match `answers`. */
function hiddenParts(answers: string): string[] {
  // An element with `display: contents` has no box: it counts as visible if all its children are.
  const seen = (element: Element): boolean =>
    getComputedStyle(element).display === 'contents'
      ? element.childElementCount > 0 && [...element.children].every(seen)
      : element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  return (
    Array.from(
      document.querySelectorAll('main :is(h1, h2, h3, p, li, a, label, input:not([type=hidden]), textarea, button)'),
    )
      .filter(element => !seen(element))
      .filter(element => !element.closest(answers) && !element.closest('[hidden]'))
      // Parts of the home page's picture that are hidden on low screens.
      .filter(element => !element.closest('[data-spare]'))
      // Controls that only work with scripts are hidden (moments.test.ts), and so are the invitation to try them and the line
      // that repeats the result.
      .filter(element => !element.matches('[data-moment] > p[aria-hidden], [data-moment] > [aria-hidden] *'))
      .filter(element => !element.matches('[data-moment] :is(input, select, button, label:has(input))'))
      .filter(element => !element.matches('[data-moment] :is(a[href^="https://wa.me/"], p:has([role=status]))'))
      .map(element => element.outerHTML.slice(0, 200))
  )
}

/** Runs in the browser page: returns the lists whose items have no marker. */
function unmarked(): string[] {
  return Array.from(document.querySelectorAll('li'))
    .filter(item => getComputedStyle(item).listStyleType === 'none')
    .map(item => item.parentElement?.outerHTML.slice(0, 60) ?? '')
}

const { page: tab, show } = await openOneTab(browser, { javaScript: false })

/** Opens a page, for all of its tests, and what can be opened in it. */
async function look(path: string) {
  await show(path)
  const idle = await idleControls(tab, false)
  const lists = await tab.evaluate(unmarked)
  for (const summary of await tab.$$('main details:not([open]) > summary'))
    if (await summary.isVisible()) await summary.click()
  // A form's answers are hidden until the relay shows one.
  const answers = Object.keys(sentences).map(anchor => `#${anchor}`)
  const hidden = await tab.evaluate(hiddenParts, answers.join())
  const heading = await tab.$eval('main h1', ({ textContent }) => textContent)
  return { idle, lists, hidden, heading }
}

for (const { path } of allPages) {
  const seen = once(() => look(path))

  test(`${path} shows all of its text without JavaScript`, async () => {
    const { hidden, heading } = await seen()
    assert.equal(hidden, [])
    assert.ok(heading)
  })

  test(`${path} holds nothing that looks operable and is not without JavaScript`, async () => {
    assert.equal((await seen()).idle, NOTHING)
  })

  test(`${path}: lists have a marker, if only an empty one: without, Safari takes them for mere groups`, async () => {
    assert.equal((await seen()).lists, [])
  })
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
    const found = await idleControls(page, true)
    await giveBack(page)
    assert.is(found[fault].length, 1)
  })
}

/** Returns an expression that is true while the element is visible. */
const shown = (selector: string) =>
  `document.querySelector('${selector}').checkVisibility({ visibilityProperty: true })`

test('a dropdown opens on hover without JavaScript', async () => {
  const { page } = await browser.visit('/', { javaScript: false })
  await page.hover('header nav button')
  await until(page, shown('header nav a[href="/services/training"]'))
})

test('a dropdown opens on focus without JavaScript', async () => {
  const { page } = await browser.visit('/', { javaScript: false })
  await page.focus('header nav button')
  await until(page, shown('header nav a[href="/services/training"]'))
})

test('the small menu opens without JavaScript', async () => {
  const { page } = await browser.visit('/', { javaScript: false, width: 390 })
  await page.click('header [popovertarget]')
  await until(page, shown('#menu a[href="/about"]'))
})

test('a test can wait for what a page without JavaScript does later', async () => {
  const { page } = await browser.visit('/404', { javaScript: false })
  const waiting = until(page, "document.body.title === 'later'")
  await new Promise(resolve => setTimeout(resolve, 100))
  await page.evaluate(() => {
    document.body.title = 'later'
  })
  await waiting
})

test.run()
