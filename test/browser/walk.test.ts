// Every page in a browser. A new visitor gets the prerendered text, with few requests and no errors. At every width, and with
// text up to twice as large, no text overlaps another, is cut off, or leaves the page, and the page ends with its footer. In a
// common window no word of a drawing does either, or is too small to be read on a phone; and no word or sum is broken, which
// `overflow-wrap` would do where a column is too narrow.
import type { Browser, Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { brokenWords } from '../support/broken-words'
import { FIREFOX, hydrated, launch, openBrowser, until } from '../support/browser'
import { covered } from '../support/covered'
import { drawnBadly } from '../support/drawn'
import { once } from '../support/once'
import { openOneTab } from '../support/one-tab'
import { allPages, htmlOf } from '../support/site'
import { clipped, space, torn } from '../support/torn'

/** CSS that the browser does not support: no page depends on it, or it stands beside what the browser does support. */
const LACKING = FIREFOX
  ? /^(text-size-adjust|text-wrap(-style)?: pretty|text-align: -webkit-match-parent|animation-(timeline|range)|scroll-target-group|orphans|widows)/
  : /^text-align: match-parent$/

/** Scripts that are loaded once the page has nothing else to do (src/later/later.tsx). */
const LATER = /\/assets\/(CashGap|ContactNext|ScrollGuide|Specimen|SubscribeForm|\w+Below)-/

/** What does not count as a request: icons, and media.css, which does not block rendering; an owner's photographs and films. */
const ASIDE = /\/(favicon.svg|favicon.ico|media.css)$|\.(avif|gif|jpe?g|png|webp|mp4|webm|vtt)$/

/**
 * Page widths in px, and those with larger letters, each with the default font size of the browser. The narrowest width is that
 * of a 1280 px window at a zoom of 500 %.
 */
const WHOLE: { widths: number[]; large: [size: number, widths: number[]][] } = {
  widths: [2560, 1920, 1440, 1280, 1180, 1024, 834, 600, 480, 390, 320, 256],
  large: [
    [24, [1280, 600, 320]],
    [32, [1280, 640, 320]],
  ],
}
/** What a run of all tests at once has time for. */
const QUICK: typeof WHOLE = { widths: [1440, 1280, 834, 390, 320], large: [[32, [320]]] }
const { widths, large } = process.env.ROWS ? QUICK : WHOLE
const sizes = [16, ...large.map(([size]) => size)]

/** The width of a phone, at which no letters are lower than `least`, and of the narrowest window that drawings are for. */
const PHONE = { width: 390, least: 10.5, narrowest: 320 }

/** Widths at which no word may be painted over, in px. */
const UNCOVERED = [1440, 390]

/** Widths at which the text spacing of WCAG 1.4.12 is tested, in px, in pictures too. */
const SPACED = process.env.ROWS ? [320] : [1280, 834, 320]

/** Further Firefoxes, with larger letters. They are closed first: the server waits until nobody is connected to it. */
const firefoxes: Browser[] = []
test.after(async () => {
  for (const firefox of firefoxes) await firefox.close()
})
const browser = await openBrowser()
test.after(browser.close)
/** The tab in which all pages are opened, one after the other, each as by a visitor who has seen none of them. */
const { page, requests, faults, show } = await openOneTab(browser)
await page.setCacheEnabled(false)
const session = FIREFOX ? undefined : await page.createCDPSession()
/** An empty page, which parses HTML in a tenth of the time that jsdom takes, and whose policy does not forbid it. */
const parser = await (await page.browser().createBrowserContext()).newPage()
/** Tabs of further Firefoxes by the size of their letters, which a Firefox keeps for its life. */
const ofSize = new Map<number, Page>()

const hasLetters = (size: number) => `getComputedStyle(document.documentElement).fontSize === '${size}px'`

/** Returns a tab that shows the open page in letters of a size, in px, as if the browser's settings said so. */
async function withLetters(size: number): Promise<Page> {
  if (!session) return size === 16 ? page : inFirefox(size)
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } })
  await until(page, hasLetters(size))
  return page
}

/** Shows the open page in a Firefox with letters of a size. */
async function inFirefox(size: number): Promise<Page> {
  const tab = ofSize.get(size) ?? (await openFirefox(size))
  ofSize.set(size, tab)
  await tab.goto(page.url())
  await hydrated(tab)
  return tab
}

async function openFirefox(size: number): Promise<Page> {
  const firefox = await launch('light', size)
  firefoxes.push(firefox)
  const tab = await firefox.newPage()
  // Here, because the setting is one for Western languages only.
  await until(tab, hasLetters(size))
  return tab
}

/** Runs in the browser page: returns the text of a page from its HTML alone, and the addresses of the scripts it names. */
function named(html: string) {
  const sent = new DOMParser().parseFromString(html, 'text/html')
  const scripts = Array.from(sent.querySelectorAll('link[rel=modulepreload], script[src]'))
  return {
    text: sent.getElementById('root')?.textContent,
    scripts: scripts.map(script => script.getAttribute('href') ?? script.getAttribute('src')),
  }
}

/** Runs in the browser page: returns how far it continues below its footer, in px. */
function below(): number {
  const end = scrollY + Number(document.querySelector('footer')?.getBoundingClientRect().bottom)
  return Math.floor(document.documentElement.scrollHeight - end)
}

/** Runs in the browser page: returns what the Tab key stops at only so that it can be pulled, although all of it fits. */
function idleStops(): string[] {
  return Array.from(document.querySelectorAll('main [tabindex="0"]:not(input, button, a)'))
    .filter(element => element.checkVisibility({ visibilityProperty: true }))
    .filter(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
    .map(({ outerHTML }) => outerHTML.slice(0, 80))
}

/** Takes the open page through all widths and sizes of letters, and returns what it finds. */
async function walk() {
  const found: string[] = []
  const idle: string[] = []
  const hidden = new Map<number, string[]>()
  for (const width of widths) {
    await page.setViewport({ width, height: 800 })
    if (SPACED.includes(width)) hidden.set(width, await page.evaluate(clipped))
    const flaws = await page.evaluate(torn)
    // The visually hidden live region after the footer takes one pixel.
    if ((await page.evaluate(below)) > 1) flaws.push('it continues below its footer')
    if (width >= PHONE.narrowest) {
      flaws.push(...(await page.evaluate(drawnBadly, width === PHONE.width ? PHONE.least : 0)))
      for (const word of await page.evaluate(brokenWords)) flaws.push(`${word} is broken`)
    }
    if (UNCOVERED.includes(width)) flaws.push(...(await page.evaluate(covered)))
    for (const flaw of flaws) found.push(`${width} px: ${flaw}`)
    for (const stop of await page.evaluate(idleStops)) idle.push(`${width} px: ${stop}`)
  }
  await page.evaluate(space)
  for (const width of SPACED) {
    await page.setViewport({ width, height: 800 })
    const newly = (await page.evaluate(clipped)).filter(text => !hidden.get(width)?.includes(text))
    for (const flaw of [...(await page.evaluate(torn)), ...newly]) found.push(`${width} px, letters set apart: ${flaw}`)
  }
  await page.evaluate('document.adoptedStyleSheets = []')
  for (const [size, widths] of large) {
    const tab = await withLetters(size)
    for (const width of widths) {
      await tab.setViewport({ width, height: 800 })
      for (const flaw of await tab.evaluate(torn)) found.push(`${width} px, letters of ${size} px: ${flaw}`)
    }
  }
  await withLetters(16)
  return { found, idle }
}

/** Opens a page, for all of its tests. */
async function open(path: string) {
  await show(path)
  const seen = {
    text: await page.$eval('#root', root => root.textContent),
    requests: requests.filter(url => !LATER.test(url)),
    original: await parser.evaluate(named, await htmlOf(path)),
    ...(await walk()),
  }
  return { ...seen, faults: faults.filter(fault => !(path.endsWith('/404') && /status of 404/.test(fault))) }
}

for (const { path, site } of allPages) {
  const seen = once(() => open(path))
  // The document, the font, the stylesheet and five scripts make eight requests. Arabic pages load a font of their own. A page
  // whose content has an Arabic name also loads a font for it, and so does Firefox on short pages, where it counts the footer's
  // Arabic name as near the viewport.
  const isNamed = /<main.* lang="ar".*<\/main>/s.test(await htmlOf(path)) || (FIREFOX && /^.(contact|404)$/.test(path))
  const limit = 8 + Number(isNamed) + Number(site.dir === 'rtl')

  test(`${path} hydrates to the prerendered text, without errors or warnings, within ${limit} requests`, async () => {
    const { text, original, faults, requests } = await seen()
    assert.is(text, original.text)
    assert.equal(faults, [])
    assert.ok(requests.filter(url => !ASIDE.test(url)).length <= limit, requests.join('\n'))
  })

  test(`${path} preloads each script that it imports, and nothing else`, async () => {
    const { original, requests } = await seen()
    const loaded = requests.map(url => new URL(url).pathname).filter(name => name.endsWith('.js'))
    assert.equal([...new Set(loaded)].sort(), original.scripts.sort())
  })

  test(`${path} is whole at every width, with letters of ${sizes.join(', ')} px`, async () => {
    assert.equal((await seen()).found, [])
  })

  test(`${path}: what the Tab key reaches only to pull it sideways is passed over where all of it fits`, async () => {
    assert.equal((await seen()).idle, [])
  })
}

test('every declaration of every style rule is one that the browser knows', async () => {
  const pages = await Promise.all(allPages.map(({ path }) => htmlOf(path)))
  const css = pages.flatMap(html => html.match(/<style.*?<\/style>/gs) ?? []).join('')
  const declarations = Array.from(
    css
      .replace(/@(?:font-face|property [\w-]+)\s*\{[^}]*\}/g, '')
      .matchAll(/[;{]\s*([a-z-]+)\s*:\s*([^;{}]+?)\s*(?:!important)?(?=[;}])/g),
    ([, property, value]) => `${property}: ${value}`,
  )
  const unknown = await page.evaluate(
    all => all.filter(declaration => !declaration.startsWith('-') && !CSS.supports(`(${declaration})`)),
    [...new Set(declarations)],
  )
  assert.ok(declarations.length > 1000)
  assert.equal(
    unknown.filter(declaration => !LACKING.test(declaration)),
    [],
  )
})

test.run()
