// Every page in a browser: it shows the prerendered text, makes few requests and logs no errors.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { FIREFOX, giveBack, openBrowser, type Visit } from '../support/browser'
import { allPages, documentOf } from '../support/site'

/** CSS that Firefox does not support and that no page depends on. */
const LACKING = /^(text-size-adjust|text-wrap: pretty|animation-(timeline|range)|scroll-target-group|orphans|widows)/

/** Scripts that are loaded once the page has nothing else to do (src/later/later.tsx). */
const LATER = /\/assets\/(CashGap|ContactNext|ScrollGuide|Specimen|SubscribeForm|\w+Below)-/

const WIDTHS = [320, 834, 1920]

const browser = await openBrowser()
test.after(browser.close)

type Look = Pick<Visit, 'faults' | 'requests'> & {
  text: string | null
  /** The widths at which the page is wider than the screen, and those at which it continues below its footer. */
  wide: number[]
  long: number[]
}
const looks = new Map<string, Promise<Look>>()

/** Visits a page once for all of its tests. */
function look(path: string): Promise<Look> {
  const seen = looks.get(path) ?? visitOnce(path)
  looks.set(path, seen)
  return seen
}

async function visitOnce(path: string): Promise<Look> {
  const { page, faults, requests } = await browser.visit(path, { prefetch: false, fresh: true })
  const text = await page.$eval('#root', root => root.textContent)
  const seen = { text, faults: [...faults], requests: requests.filter(url => !LATER.test(url)) }
  const wide: number[] = []
  const long: number[] = []
  for (const width of WIDTHS) {
    await page.setViewport({ width, height: 800 })
    const [across, below] = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      const end = scrollY + Number(document.querySelector('footer')?.getBoundingClientRect().bottom)
      return [scrollWidth - innerWidth, Math.floor(scrollHeight - end)] as const
    })
    if (across > 0) wide.push(width)
    // The visually hidden live region after the footer takes one pixel.
    if (below > 1) long.push(width)
  }
  await giveBack(page)
  return { ...seen, wide, long }
}

for (const { path, site } of allPages) {
  // The document, the font, the stylesheet and five scripts make eight requests; icons and media.css, which does not block
  // rendering, are not counted. Arabic pages load a font of their own. A page whose content has an Arabic name also loads a font for
  // it, and so does Firefox on short pages, where it counts the footer's Arabic name as near the viewport.
  const isNamed = (await documentOf(path)).querySelector('main [lang=ar]') || (FIREFOX && /^.(contact|404)$/.test(path))
  const limit = 8 + Number(Boolean(isNamed)) + Number(site.dir === 'rtl')

  test(`${path} hydrates to the prerendered text, without errors or warnings, within ${limit} requests`, async () => {
    const raw = (await documentOf(path)).getElementById('root')?.textContent
    const { text, faults, requests } = await look(path)
    assert.is(text, raw)
    assert.equal(
      faults.filter(fault => !(path.endsWith('/404') && /status of 404/.test(fault))),
      [],
    )
    assert.ok(
      requests.filter(url => !/\/(favicon.svg|favicon.ico|apple-touch-icon.png|media.css)$/.test(url)).length <= limit,
      requests.join('\n'),
    )
  })

  test(`${path} preloads each script that it imports, and nothing else`, async () => {
    const document = await documentOf(path)
    const named = [...document.querySelectorAll('link[rel=modulepreload], script[src]')].map(
      element => element.getAttribute('href') ?? element.getAttribute('src'),
    )
    const { requests } = await look(path)
    const loaded = requests.map(url => new URL(url).pathname).filter(name => name.endsWith('.js'))
    assert.equal([...new Set(loaded)].sort(), named.sort())
  })

  test(`${path} does not scroll sideways at ${WIDTHS.join(', ')} px`, async () => {
    assert.equal((await look(path)).wide, [])
  })

  test(`${path} ends with its footer`, async () => {
    assert.equal((await look(path)).long, [])
  })
}

test('every declaration of every style rule is one that the browser knows', async () => {
  const pages = await Promise.all(allPages.map(({ path }) => documentOf(path)))
  const css = pages.map(document => document.querySelector('style')?.textContent ?? '').join('')
  const declarations = Array.from(
    css.replace(/@font-face\s*\{[^}]*\}/g, '').matchAll(/[;{]\s*([a-z-]+)\s*:\s*([^;{}]+?)\s*(?:!important)?(?=[;}])/g),
    ([, property, value]) => `${property}: ${value}`,
  )
  const { page } = await browser.visit('/')
  const unknown = await page.evaluate(
    all => all.filter(declaration => !declaration.startsWith('-') && !CSS.supports(`(${declaration})`)),
    [...new Set(declarations)],
  )
  await giveBack(page)
  assert.ok(declarations.length > 1000)
  assert.equal(FIREFOX ? unknown.filter(declaration => !LACKING.test(declaration)) : unknown, [])
})

test.run()
