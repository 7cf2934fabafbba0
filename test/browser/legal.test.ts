// The layout of the legal pages: titles, margins, halves and suns, and the switch to the short version.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content as privacy } from '../../src/content/privacy'
import { content as terms } from '../../src/content/terms'
import type { LegalContent } from '../../src/pages/Legal'
import { openBrowser, until } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

test('the cookie policy gives no figure before it is counted, and then what the browser found', async () => {
  const { page } = await browser.visit('/cookies')
  const figures = () =>
    page.$$eval('[data-moment] dl:first-of-type dd', all => all.map(({ textContent }) => textContent))
  assert.equal(await figures(), ['', '', ''])
  await page.evaluate("document.cookie = 'planted=1'; localStorage.setItem('planted', '1')")
  await page.click('[data-moment] button')
  const found = await figures()
  await page.evaluate('localStorage.clear()')
  await page.browserContext().close()
  assert.equal(found, ['1', '0', '1'])
})

for (const path of ['/privacy', '/terms'])
  test(`${path}: the switch of the short version and what it shows stand in one row`, async () => {
    const page = await browser.look(path, { width: 1440 })
    const rows = await page.$$eval('[data-moment=short] :is(label, output)', all =>
      all.map(part => part.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 2)),
    )
    assert.is(rows.length, 2)
    assert.ok(Math.abs((rows[0] ?? 0) - (rows[1] ?? 0)) <= 2, rows.join(' '))
  })

for (const path of ['/privacy', '/terms'])
  test(`${path}: the picture of the sections folds to a line for each in the short version`, async () => {
    const { page } = await browser.visit(path)
    const height = "document.querySelector('[data-moment=short] svg path').getBoundingClientRect().height"
    assert.ok(Number(await page.evaluate(height)) > 20)
    await page.click('[data-moment=short] label')
    await until(page, `${height} < 1`)
    await page.browserContext().close()
  })

for (const path of ['/privacy', '/terms', '/cookies'])
  for (const width of [1280, 1440, 1920])
    test(`${path} at ${width} px: the text and its margin use the page from edge to edge`, async () => {
      const page = await browser.look(path, { width })
      const { edges, bare } = await page.evaluate(() => {
        const sides = (selector: string) =>
          [...document.querySelectorAll(selector)].map(part => part.getBoundingClientRect())
        const text = document.querySelector('section[id]')?.parentElement
        const frame = text?.parentElement?.getBoundingClientRect()
        const ends = sides('section[id] > *, section[id] > div > *').map(({ right }) => right)
        return {
          edges: [Math.max(...ends), frame?.right ?? 0],
          // The first block stands for the text of a section, because some sections have no box around their blocks.
          bare: [...document.querySelectorAll('section[id]:not([data-half], :last-of-type)')]
            .filter(section => {
              const text = section.querySelector(':scope > div > *')?.getBoundingClientRect()
              const margin = [...section.querySelectorAll(':scope > p, [data-as=note], [data-as=pull]')]
                .filter(line => line.checkVisibility())
                .map(line => line.getBoundingClientRect())
              const beside = margin.some(line => text && line.left > text.right)
              const wide = [...section.querySelectorAll(':scope > div > *')].some(
                block => Math.abs(block.getBoundingClientRect().right - section.getBoundingClientRect().right) < 2,
              )
              return !beside && !wide
            })
            .map(({ id }) => id),
        }
      })
      assert.ok(Number(edges[1]) - Number(edges[0]) < 0.1 * width, `${edges}`)
      assert.equal(bare, [], 'each section has something beside its text, or is as wide as the page')
    })

const pages: [path: string, content: LegalContent][] = [
  ['/privacy', privacy],
  ['/terms', terms],
]
for (const [path, { sections }] of pages) {
  const halves = sections.filter(({ half }) => half).map(({ id }) => `#${id}`)
  const boxes = (page: Page) =>
    page.$$eval(halves.join(), all =>
      all.map(half => half.getBoundingClientRect()).map(({ left, right, top }) => ({ left, right, top })),
    )

  if (halves.length > 0)
    test(`${path}: halves stand two and two, and one below the other in the short version`, async () => {
      const { page } = await browser.visit(path, { width: 1440 })
      const whole = await boxes(page)
      await page.click('[data-moment=short] label')
      const short = await boxes(page)
      await page.browserContext().close()
      const firsts = whole.filter((_, place) => place % 2 === 0)
      const seconds = whole.filter((_, place) => place % 2 === 1)
      assert.is(firsts.length, seconds.length, 'none stands alone')
      assert.ok(
        firsts.every(({ right, top }, row) => top === seconds[row]?.top && right <= seconds[row].left),
        JSON.stringify(whole),
      )
      assert.is(new Set(short.map(({ top }) => top)).size, halves.length)
    })

  test(`${path}: in the short version the lines have more room than the headings`, async () => {
    const { page } = await browser.visit(path, { width: 1440 })
    await page.click('[data-moment=short] label')
    const rooms = await page.$$eval('section[id]', all =>
      all.map(section => {
        const { left, right } = section.getBoundingClientRect()
        const line = section.querySelector('p')?.getBoundingClientRect().left ?? right
        return { heading: line - left, line: right - line }
      }),
    )
    await page.browserContext().close()
    assert.ok(
      rooms.every(({ heading, line }) => line > heading),
      JSON.stringify(rooms[0]),
    )
  })
}

for (const [path] of pages)
  test(`${path}: the line of each section stands below its title, from the same edge`, async () => {
    const page = await browser.look(path, { width: 1440 })
    const places = await page.$$eval('section[id]:has(> p)', all =>
      all.map(section => {
        const [title, line] = ['h2', ':scope > p'].map(part => section.querySelector(part)?.getBoundingClientRect())
        return { aside: Number(line?.left) - Number(title?.left), below: Number(line?.top) - Number(title?.bottom) }
      }),
    )
    assert.ok(places.length > 10)
    assert.equal(
      places.filter(({ aside, below }) => Math.abs(aside) > 1 || below < 0 || below > 24),
      [],
    )
  })

test('the three suns of the cookie policy are unlit until they are counted, and nothing above them moves then', async () => {
  const { page } = await browser.visit('/cookies', { width: 1440 })
  const look = () =>
    page.$$eval('[data-moment] dl:first-of-type dd', all =>
      all.map(figure => {
        const { height } = figure.getBoundingClientRect()
        const drawn = getComputedStyle(figure, '::after').content === 'none' ? 'nothing' : 'a sign'
        const sun = getComputedStyle(figure, '::before')
        const core = (styles: CSSStyleDeclaration) => styles.getPropertyValue('--d0')
        const light = core(sun) === core(getComputedStyle(figure)) ? 'lit' : 'unlit'
        const low = sun.transform === 'none' ? 0 : new DOMMatrix(sun.transform).f / height
        const place = low === 0 ? 'risen' : low > 0.9 ? 'set' : 'rising'
        return `${figure.textContent || drawn}, ${light}, ${place}, ${Math.round(height)}`
      }),
    )
  const heading = () => page.$eval('h1', heading => heading.getBoundingClientRect().top)
  const before = { look: await look(), heading: await heading() }
  await page.evaluate("localStorage.setItem('planted', '1'); sessionStorage.setItem('planted', '1')")
  await page.click('[data-moment] button')
  const after = { look: await look(), heading: await heading() }
  const rows = await page.$$eval('[data-moment] dl:last-of-type > div', all =>
    all.map(row => [...row.children].map(cell => cell.getBoundingClientRect().top)),
  )
  await page.evaluate('localStorage.clear()')
  await page.goto(`${browser.url}/privacy`)
  const other = await heading()
  await page.browserContext().close()
  assert.equal(before.look, Array(3).fill('a sign, unlit, rising, 237'))
  assert.equal(after.look, ['0, lit, risen, 237', '0, lit, risen, 237', '1, lit, set, 237'])
  assert.is(after.heading, before.heading)
  assert.ok(Math.abs(before.heading - other) < 2, `${before.heading} as high as ${other} on the other legal pages`)
  assert.ok(rows.length > 1 && rows.every(([key, value]) => key === value), 'a key and its value stand in one row')
})

for (const path of ['/privacy', '/terms'])
  test(`${path}: lines part the sections, and the line in the margin is larger than the text`, async () => {
    const page = await browser.look(path, { width: 1440 })
    const borders = await page.$$eval('section[id] + section', all =>
      all.map(section => getComputedStyle(section).borderTopStyle),
    )
    const sizes = (selector: string) =>
      page.$$eval(selector, all => all.map(part => Number.parseFloat(getComputedStyle(part).fontSize)))
    const [margin, text] = [
      await sizes('section[id] > p'),
      await sizes('section[id] > div > p:first-of-type:not([data-as])'),
    ]
    assert.equal([...new Set(borders)], ['solid'])
    assert.ok(Math.min(...margin) > Math.max(...text), `${margin} beside ${text}`)
  })

test('/terms: what is allowed and what is not are boxes of one height, in the text as beside the title', async () => {
  const page = await browser.look('/terms', { width: 1440 })
  const pairs = await page.evaluate(() => {
    const sides = (selector: string) =>
      [...document.querySelectorAll(selector)].map(part => part.getBoundingClientRect())
    const [may, not] = [1, 2].map(half => sides(`section:has(h1) div:has(> h2 + ul):nth-of-type(${half}) li`))
    const pairs = may?.map((line, row) => [line, not?.[row]]) ?? []
    return [...pairs, sides('section[id][data-half]')].map(pair =>
      pair.map(box => [box?.top, box?.bottom].map(edge => Math.round(edge ?? 0)).join()),
    )
  })
  assert.is(pairs.length, 4)
  for (const [one, other] of pairs) assert.is(one, other)
})

test('the entries drawn in the cookie policy are under the keys that the site writes, and like them', async () => {
  const { page } = await browser.visit('/cookies')
  const drawn = await page.$$eval('[data-as=tools] i ~ p:has(span)', all =>
    all.map(({ children }) => [...children].map(c => c.textContent)),
  )
  await page.click('footer input[value=dark]')
  await page.evaluate(() => scrollTo(0, 640))
  await page.click('footer a[href="/privacy"]')
  await until(page, "location.pathname === '/privacy' && sessionStorage.scroll")
  const kept = await page.evaluate(() => [sessionStorage, localStorage].map(store => Object.entries(store)))
  await page.evaluate('localStorage.clear()')
  await page.browserContext().close()
  const shape = (entry: unknown) => JSON.stringify(entry).replace(/[\d.]+/g, '1')
  assert.is(drawn.length, 2)
  assert.equal(
    drawn.map(shape),
    kept.map(([entry]) => shape(entry)),
  )
})

test('/terms: no ring of the sun lies over the box of the switch', async () => {
  const { page } = await browser.visit('/terms', { width: 1440 })
  const box = await page.$('div:has(> [data-moment=short])')
  assert.ok(box)
  await box.evaluate(node => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
  /** Takes screenshots of the box until two are equal, so that nothing moves any more. */
  const still = async () => {
    let [last, next] = ['', await box.screenshot({ encoding: 'base64' })]
    while (last !== next) [last, next] = [next, await box.screenshot({ encoding: 'base64' })]
    return next
  }
  const before = await still()
  await page.$eval('main section:has(h1)', hero => hero.setAttribute('style', 'visibility: hidden'))
  const after = await still()
  await page.browserContext().close()
  assert.ok(before === after, 'it looks the same without the sun')
})

test.run()
