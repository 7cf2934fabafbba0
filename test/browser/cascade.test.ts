// The CSS cascade: an element looks the same whichever page the visit began on.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openBrowser, until } from '../support/browser'
import { shows } from '../support/pages'

const browser = await openBrowser()
test.after(browser.close)

/** Entry pages with every kind of hero, each with pages that are then reached by links in the footer. */
const walks: [entry: string, ...targets: string[]][] = [
  ['/no/such/page', '/', '/about'],
  ['/solutions/corporate', '/', '/portfolio', '/services'],
  ['/privacy', '/', '/contact', '/solutions/b2b'],
  ['/services/training', '/cookies', '/'],
]

const wideEnough = { width: 1440, height: 900 }

/** Runs in the browser page: returns the computed properties of each element and of its ::before and ::after. */
function computedStyles(): string[] {
  // After a direct load no element has the focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  scrollTo(0, 0)
  // Forces a new layout: where Chromium can reuse an old one, it computes other used values for automatic margins.
  document.body.style.display = 'none'
  document.body.getBoundingClientRect()
  document.body.style.display = ''
  // Custom properties have no fixed order, and show in the properties that use them. The names are listed only once, because
  // that takes longer than reading the values.
  const names = Array.from(getComputedStyle(document.body)).filter(name => !name.startsWith('--'))
  // The width of the Arabic word depends on a font that only loads when the visitor scrolls to it.
  return Array.from(document.querySelectorAll('body, #root, #root *:not([lang=ar])')).flatMap((element, index) =>
    ['', '::before', '::after'].flatMap(pseudo => {
      const style = getComputedStyle(element, pseudo)
      if (pseudo && style.content === 'none') return []
      const values = names.map(name => `${name}: ${style.getPropertyValue(name)}`)
      return [`${index} ${element.tagName}${pseudo}`, ...values].join('\n')
    }),
  )
}

/** Returns a line for each element whose styles differ. */
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
      await shows(page, target)
      await page.mouse.move(0, 0)
      const wrong = differences(await page.evaluate(computedStyles), await direct(target))
      assert.is(wrong.length, 0, `${target}: ${wrong.slice(0, 5).join('\n')}`)
    }
    await page.browserContext().close()
  })
}

test('a page that is aimed at brings the rules and icons that it lacks, and no font is loaded again', async () => {
  const { page, requests } = await browser.visit('/about', { prefetch: false })
  const rules = () => page.evaluate(() => document.styleSheets[1]?.cssRules.length ?? 0)
  const before = await rules()
  const looks = () => requests.filter(url => /\/look-/.test(url))
  const fonts = () => requests.filter(url => /latin\.woff2$/.test(url)).length
  const loaded = fonts()
  assert.equal(looks(), [])
  await page.hover('footer a[href="/contact"]')
  await page.waitForFunction(count => (document.styleSheets[1]?.cssRules.length ?? 0) > count, {}, before)
  assert.is(looks().length, 1)
  for (const path of ['/contact', '/about', '/contact']) {
    await page.click(`footer a[href="${path}"]`)
    await shows(page, path)
  }
  assert.equal(looks(), [...new Set(looks())], 'each once')
  assert.is(fonts(), loaded)
})

test('a look that failed to load is asked for again, and the visitor keeps the document', async () => {
  const { page, faults } = await browser.visit('/', { prefetch: false })
  await page.evaluate(() => Object.assign(window, { marked: true }))
  await page.setRequestInterception(true)
  let failures = 0
  page.on('request', request => {
    if (failures > 0 || !/\/assets\/look-/.test(request.url())) return request.continue()
    failures += 1
    return request.abort()
  })
  await page.hover('header nav a[href="/about"]')
  await until(page, 'performance.getEntriesByType("resource").some(({ name }) => /look-/.test(name))')
  assert.is(failures, 1)
  await page.click('header nav a[href="/about"]')
  await shows(page, '/about')
  assert.ok(await page.evaluate(() => 'marked' in window))
  assert.is(faults.filter(fault => !/look-|ERR_FAILED/.test(fault)).length, 0, faults.join('\n'))
})

test.run()
