// Elements that programs in the visitor's browser put before the site's own, while the document is still being parsed.
import { readFile } from 'node:fs/promises'
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { FIREFOX, follow, giveBack, hydrated, openBrowser, settled } from '../support/browser'
import { isMarked, mark, shows } from '../support/pages'

const browser = await openBrowser()
test.after(browser.close)

/** Runs in the browser page, before the document: adds elements at the start of head and body as soon as these exist. */
function addFirst(head: string, body: string) {
  const first = (parent: Element | null, html: string) => {
    if (!parent || !html || parent.hasAttribute('data-added')) return
    parent.setAttribute('data-added', '')
    const template = document.createElement('template')
    template.innerHTML = html
    parent.prepend(template.content)
  }
  new MutationObserver(() => {
    first(document.head, head)
    first(document.body, body)
  }).observe(document, { childList: true, subtree: true })
}

const programs: [program: string, head: string, body: string][] = [
  ['eight style elements beside each other', '<style class="x">.x{}</style>'.repeat(8), ''],
  ['links to modules of its own', '<link rel="modulepreload" href="/favicon.svg">'.repeat(2), ''],
  [
    'metadata of its own',
    '<meta name="description" content="x"><link rel="canonical" href="/x"><meta name="theme-color" content="red">',
    '',
  ],
  ['a root of its own', '', '<div id="root" data-page="/x"></div>'],
  ['a sprite of its own', '', '<svg id="icons" width="0" height="0"></svg>'],
  [
    'a header, a main part with a heading, a form and a footer',
    '',
    '<header></header><main><h1>x</h1><form action="/api/contact"></form></main><footer></footer>',
  ],
]

/** Runs in the browser page: returns the place and the colours of every element in the site's own main part. */
function look() {
  const main = document.querySelector('[data-own=main]')
  return Array.from(main?.querySelectorAll('*:not(link, style)') ?? [], element => {
    const { color, backgroundColor, display, fontSize } = getComputedStyle(element)
    const { x, y, width, height } = element.getBoundingClientRect()
    return [
      element.tagName,
      color,
      backgroundColor,
      display,
      fontSize,
      ...[x, y + scrollY, width, height].map(Math.round),
    ]
  })
}

async function sameLook(prepare: (page: Page) => Promise<unknown>, quiet = 0) {
  const { page } = await browser.visit('/404')
  // An extension's styles are not held back by the page's policy. Firefox cannot be told so by puppeteer.
  if (!FIREFOX) await page.setBypassCSP(true)
  await prepare(page)
  const open = async (path: string) => {
    await page.goto(browser.url + path)
    await hydrated(page)
    if (quiet) await settled(page, quiet)
  }
  await open('/about')
  const expected = await page.evaluate(look)
  await open('/contact')
  await mark(page)
  await follow(page, '/about')
  await shows(page, '/about')
  if (quiet) await settled(page, quiet)
  assert.ok(await isMarked(page), 'the document was loaded')
  assert.ok(expected.length > 100)
  const found = await page.evaluate(look)
  assert.is(found.length, expected.length)
  const differs = found.flatMap((values, index) =>
    String(values) === String(expected[index]) ? [] : `${values}, not ${expected[index]}`,
  )
  assert.equal(differs.slice(0, 5), [])
  return page
}

for (const [program, head, body] of programs) {
  test(`${program}: the page hydrates, and the next page looks as it does when it is opened`, async () => {
    const page = await sameLook(page => page.evaluateOnNewDocument(addFirst, head, body))
    const heading = await page.evaluate(() => document.activeElement?.matches('[data-own=main] h1'))
    assert.ok(heading, 'the heading of the page has the focus')
    assert.is(
      await page.$eval('[data-own=canonical]', link => new URL((link as HTMLLinkElement).href).pathname),
      '/about',
    )
    await giveBack(page)
  })
}

test('with Dark Reader the next page looks as it does when it is opened', async () => {
  const reader = await readFile('node_modules/darkreader/darkreader.js', 'utf8')
  // As the extension does, as soon as there is a document.
  const start = `${reader}; DarkReader.setFetchMethod(window.fetch)
    new MutationObserver((_, seen) => {
      if (!document.head) return
      seen.disconnect()
      DarkReader.enable()
    }).observe(document, { childList: true, subtree: true })`
  // It works in the background, in steps that nothing announces.
  const page = await sameLook(page => page.evaluateOnNewDocument(start), 500)
  assert.ok(await page.$('style.darkreader'), 'Dark Reader is at work')
  await giveBack(page)
})

test.run()
