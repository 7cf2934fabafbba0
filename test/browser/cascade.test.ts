// The cascade: an element looks the same on whatever page the visit began.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { FIREFOX, openBrowser, until } from '../support/browser'
import { documentOf } from '../support/site'

const browser = await openBrowser()
test.after(browser.close)

/** Entry pages of every kind of hero, and pages that the footer leads to. */
const walks: [entry: string, ...targets: string[]][] = [
  ['/no/such/page', '/', '/about'],
  ['/solutions/corporate', '/', '/portfolio', '/services'],
  ['/privacy', '/', '/contact', '/solutions/b2b'],
  ['/services/training', '/cookies', '/'],
]

const wideEnough = { width: 1440, height: 900 }

/** Runs in the page: the computed properties of each element, and of what stands before and after it. */
function computedStyles(): string[] {
  // The page that is loaded has the focus nowhere.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  scrollTo(0, 0)
  // Laid out anew: Chromium gives other used values for automatic margins where it could reuse a layout.
  document.body.style.display = 'none'
  document.body.getBoundingClientRect()
  document.body.style.display = ''
  // Icons are added to the sprite, and the Arabic word is as wide as a font that is loaded by scrolling to it.
  return Array.from(document.querySelectorAll('body, body *:not(#icons *, [lang=ar])')).flatMap((element, index) =>
    ['', '::before', '::after'].flatMap(pseudo => {
      const style = getComputedStyle(element, pseudo)
      if (pseudo && style.content === 'none') return []
      // The site's own properties have no order, and show in those that use them.
      const names = Array.from(style).filter(name => !name.startsWith('--'))
      const values = names.map(name => `${name}: ${style.getPropertyValue(name)}`)
      return [`${index} ${element.tagName}${pseudo}`, ...values].join('\n')
    }),
  )
}

/** What differs, an element a line. */
const differences = (some: readonly string[], others: readonly string[]): string[] =>
  Array.from({ length: Math.max(some.length, others.length) }, (_, i) => [some[i] ?? '', others[i] ?? ''] as const)
    .filter(([one, other]) => one !== other)
    .map(([one, other]) => {
      const [lines, rest] = [one.split('\n'), other.split('\n')]
      return [lines[0], ...lines.flatMap((line, i) => (line === rest[i] ? [] : `${line}, not ${rest[i]}`))].join(' | ')
    })

const directly = new Map<string, string[]>()

async function direct(path: string): Promise<string[]> {
  const known = directly.get(path)
  if (known) return known
  const { page } = await browser.visit(path, wideEnough)
  const styles = await page.evaluate(computedStyles)
  await page.browserContext().close()
  directly.set(path, styles)
  return styles
}

for (const [entry, ...targets] of walks) {
  test(`a visit that begins on ${entry} shows ${targets.join(', ')} as visits that begin there`, async () => {
    const { page } = await browser.visit(entry, wideEnough)
    for (const target of targets) {
      await page.click(`footer a[href="${target}"]`)
      await until(page, `document.title === ${JSON.stringify((await documentOf(target)).title)}`)
      await page.mouse.move(0, 0)
      const wrong = differences(await page.evaluate(computedStyles), await direct(target))
      assert.is(wrong.length, 0, `${target}: ${wrong.slice(0, 5).join('\n')}`)
    }
    await page.browserContext().close()
  })
}

test('with the next page the rules of all come and those of the document go, and no font is loaded again', async () => {
  const { page, requests } = await browser.visit('/about')
  const state = () =>
    page.evaluate(() => ({
      styles: Array.from(document.querySelectorAll('style'), ({ sheet }) => sheet?.disabled === false),
      adopted: document.adoptedStyleSheets.length,
    }))
  await until(page, 'performance.getEntriesByType("resource").some(({ name }) => /rest-/.test(name))')
  await page.waitForNetworkIdle()
  assert.equal(await state(), { styles: [true, true], adopted: 0 }, 'what is prefetched restyles nothing')
  const fonts = () => requests.filter(url => /latin\.woff2$/.test(url)).length
  const loaded = fonts()
  for (const path of ['/contact', '/about']) {
    await page.click(`footer a[href="${path}"]`)
    await until(page, `document.title === ${JSON.stringify((await documentOf(path)).title)}`)
  }
  assert.equal(await state(), { styles: [true, false], adopted: 1 })
  assert.is(fonts(), loaded)
})

test('a sheet of rules that failed to load is asked for again, and the visitor keeps the document', async () => {
  const { page, faults } = await browser.visit('/', { prefetch: false })
  await page.evaluate(() => Object.assign(window, { marked: true }))
  await page.setRequestInterception(true)
  let failures = 0
  page.on('request', request => {
    if (failures > 0 || !/\/assets\/rest-/.test(request.url())) return request.continue()
    failures += 1
    return request.abort()
  })
  await page.hover('header')
  await until(page, 'performance.getEntriesByType("resource").some(({ name }) => /rest-/.test(name))')
  assert.is(failures, 1)
  await page.click('header nav a[href="/about"]')
  await until(page, `document.title === ${JSON.stringify((await documentOf('/about')).title)}`)
  // The ESR of Firefox keeps to a module that failed (https://github.com/whatwg/html/pull/10327): there the document is loaded.
  if (!FIREFOX) assert.ok(await page.evaluate(() => 'marked' in window && document.adoptedStyleSheets.length === 1))
  assert.is(faults.filter(fault => !/rest-|ERR_FAILED/.test(fault)).length, 0, faults.join('\n'))
})

test.run()
