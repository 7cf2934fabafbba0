// The CSS cascade: an element looks the same whichever page the visit began on.
import { setTimeout } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { follow, giveBack, openBrowser, until } from '../support/browser'
import { back, shows } from '../support/pages'
import { allPages } from '../support/site'

const browser = await openBrowser()
test.after(browser.close)

/** Entry pages with every kind of hero, each with pages that are then reached by links in the footer. */
const walks: [entry: string, ...targets: string[]][] = [
  ['/no/such/page', '/', '/about'],
  ['/solutions/corporate', '/', '/portfolio', '/services'],
  ['/privacy', '/', '/contact', '/solutions/b2b'],
  ['/services/training', '/cookies', '/'],
  ['/', '/services/training', '/privacy'],
]

const wideEnough = { width: 1440, height: 900 }

/** The properties in which a page would be seen to differ: reading all 350 takes ten times as long. */
const SEEN =
  `display visibility opacity position z-index order transform clip-path overflow width height color fill stroke
  background-color background-image box-shadow font-size font-weight line-height letter-spacing text-align text-decoration
  margin-top margin-right margin-bottom margin-left padding-top padding-right padding-bottom padding-left border-top-width
  border-bottom-color border-radius grid-template-columns row-gap column-gap align-items justify-content`.split(/\s+/)

/** The width of the Arabic word depends on a font that only loads when the visitor scrolls to it. */
const ALL = 'body, #root, #root *:not([lang=ar], link)'

/** What stands in the header and in sections, without what is in the closed menu. */
const FIRST = 'header *:not([popover] *), main section, main section *:not(link)'

/** Runs in the browser page: returns the computed properties of elements and of their ::before and ::after. */
function computedStyles(names: readonly string[], elements: string): string[] {
  // After a direct load no element has the focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  scrollTo(0, 0)
  // Forces a new layout: where Chromium can reuse an old one, it computes other used values for automatic margins.
  document.body.style.display = 'none'
  document.body.getBoundingClientRect()
  document.body.style.display = ''
  return Array.from(document.querySelectorAll(elements)).flatMap((element, index) =>
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
  const styles = await page.evaluate(computedStyles, SEEN, ALL)
  await giveBack(page)
  directly.set(path, styles)
  return styles
}

for (const [entry, ...targets] of walks) {
  test(`a visit that begins on ${entry} shows ${targets.join(', ')} as visits that begin there`, async () => {
    const { page } = await browser.visit(entry, wideEnough)
    for (const target of targets) {
      await follow(page, target)
      await shows(page, target)
      await page.mouse.move(0, 0)
      const wrong = differences(await page.evaluate(computedStyles, SEEN, ALL), await direct(target))
      assert.is(wrong.length, 0, `${target}: ${wrong.slice(0, 5).join('\n')}`)
    }
    await giveBack(page)
  })
}

test('a page that is aimed at brings its stylesheet, once, and no font is loaded again', async () => {
  const { page, requests } = await browser.visit('/about')
  const before = requests.length
  const stylesheets = () => requests.slice(before).filter(url => url.endsWith('.css'))
  const fonts = () => requests.filter(url => /latin\.woff2$/.test(url)).length
  const loaded = fonts()
  const arrived = page.waitForResponse(response => response.url().endsWith('.css'))
  await page.hover('footer a[href="/contact"]')
  await arrived
  for (const path of ['/contact', '/about', '/contact']) {
    await page.click(`footer a[href="${path}"]`)
    await shows(page, path)
  }
  assert.equal(stylesheets().length, new Set(stylesheets()).size, 'each once')
  assert.is(fonts(), loaded)
})

test('a stylesheet that failed to load is asked for again, and the visitor keeps the document', async () => {
  const { page, faults } = await browser.visit('/')
  await page.evaluate(() => Object.assign(window, { marked: true }))
  await page.setRequestInterception(true)
  let failures = 0
  page.on('request', request => {
    if (failures > 0 || !request.url().endsWith('.css')) return request.continue()
    failures += 1
    return request.abort()
  })
  const failed = new Promise(resolve => page.once('requestfailed', resolve))
  await page.hover('header nav a[href="/about"]')
  await failed
  assert.is(failures, 1)
  await page.click('header nav a[href="/about"]')
  await shows(page, '/about')
  assert.ok(await page.evaluate(() => 'marked' in window))
  assert.is(faults.filter(fault => !/\.css|ERR_FAILED/.test(fault)).length, 0, faults.join('\n'))
})

test('the page of the document is whole again after another one, without a request', async () => {
  const { page } = await browser.visit('/about', { ...wideEnough })
  const before = await page.evaluate(computedStyles, SEEN, ALL)
  await page.click('footer a[href="/contact"]')
  await shows(page, '/contact')
  await page.setOfflineMode(true)
  await back(page)
  await shows(page, '/about')
  await page.mouse.move(0, 0)
  const wrong = differences(await page.evaluate(computedStyles, SEEN, ALL), before)
  assert.is(wrong.length, 0, wrong.slice(0, 5).join('\n'))
})

test('a page that was come to by a link is printed like one that was opened', async () => {
  const { page } = await browser.visit('/contact', wideEnough)
  await page.click('footer a[href="/about"]')
  await shows(page, '/about')
  const { page: other } = await browser.visit('/about', wideEnough)
  const printed: string[][] = []
  for (const each of [page, other]) {
    await each.mouse.move(0, 0)
    await each.emulateMediaType('print')
    printed.push(await each.evaluate(computedStyles, SEEN, ALL))
  }
  const [came = [], opened = []] = printed
  const wrong = differences(came, opened)
  assert.is(wrong.length, 0, wrong.slice(0, 5).join('\n'))
})

/** Opens a page, without scripts, whose stylesheet for the rest does not arrive before `release` is called. */
async function openHeld(path: string, width: number) {
  const { page } = await browser.visit('/robots.txt', { javaScript: false, width, cold: true })
  await page.setRequestInterception(true)
  let release: (() => void) | undefined
  page.on('request', request => {
    if (/\/assets\/page-/.test(request.url())) release = () => request.continue()
    // The letters of a font that arrives meanwhile would have other widths.
    else if (request.url().endsWith('.woff2')) request.abort()
    else request.continue()
  })
  const loaded = page.goto(browser.url + path)
  while (!release) await setTimeout(20)
  await until(page, 'document.querySelector("main section h1") && performance.getEntriesByType("paint").length > 0')
  return { page, loaded, release }
}

test('the small menu, opened while the stylesheet for the rest is on its way, appears once it has its looks', async () => {
  const { page, loaded, release } = await openHeld('/about', 390)
  await page.click('header [popovertarget]')
  await page.waitForSelector('#menu:popover-open')
  const isSeen = () => page.$eval('#menu', menu => menu.checkVisibility())
  const early = await isSeen()
  release()
  await loaded
  const late = [await isSeen(), await page.$eval('#menu a[href="/contact"]', link => getComputedStyle(link).display)]
  await giveBack(page)
  assert.is(early, false)
  assert.equal(late, [true, 'flex'])
})

/** The pages of a run of all tests, which takes a fifth of these rows. */
const held = process.env.ROWS ? allPages.filter((_, index) => index % 2 === 0) : allPages

for (const [index, { path }] of held.entries()) {
  const width = index % 2 === 0 ? 1440 : 390

  test(`while the stylesheet for the rest of ${path} is on its way, its first section is painted and looks as it will, and nothing is below it, at ${width} px`, async () => {
    const { page, loaded, release } = await openHeld(path, width)
    const before = await page.evaluate(computedStyles, SEEN, FIRST)
    const below = await page.$$eval(
      'main section',
      ([first, ...others]) => others.filter(section => !first?.contains(section)).length,
    )
    release()
    await loaded
    const after = await page.evaluate(computedStyles, SEEN, FIRST)
    await giveBack(page)
    assert.is(below, 0)
    assert.equal(differences(before, after.slice(0, before.length)), [])
    assert.ok(before.length > 10)
  })
}

test.run()
