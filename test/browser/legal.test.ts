// What stands beside the titles of the legal pages, and the switch of the short version.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content as privacy } from '../../src/content/privacy'
import { content as terms } from '../../src/content/terms'
import { openBrowser } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

test('the cookie policy states its figures, and counting shows what the browser found instead', async () => {
  const { page } = await browser.visit('/cookies')
  const figures = () =>
    page.$$eval('[data-moment] dl:first-of-type dd', all => all.map(({ textContent }) => textContent))
  assert.equal(await figures(), ['0', '0', '0'])
  await page.evaluate("document.cookie = 'planted=1'; localStorage.setItem('planted', '1')")
  await page.click('[data-moment] button')
  const found = await figures()
  await page.evaluate('localStorage.clear()')
  await page.browserContext().close()
  assert.equal(found, ['1', '0', '1'])
})

for (const path of ['/privacy', '/terms'])
  test(`${path}: the switch of the short version and what it shows stand in one row`, async () => {
    const { page } = await browser.visit(path, { width: 1440 })
    const rows = await page.$$eval('[data-moment=short] :is(label, output)', all =>
      all.map(part => part.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 2)),
    )
    await page.browserContext().close()
    assert.is(rows.length, 2)
    assert.ok(Math.abs((rows[0] ?? 0) - (rows[1] ?? 0)) <= 2, rows.join(' '))
  })

for (const path of ['/privacy', '/terms', '/cookies'])
  for (const width of [1280, 1440, 1920])
    test(`${path} at ${width} px: the text and its margin use the page from edge to edge`, async () => {
      const { page } = await browser.visit(path, { width })
      const { edges, apart } = await page.evaluate(() => {
        const sides = (selector: string) =>
          [...document.querySelectorAll(selector)].map(part => part.getBoundingClientRect())
        const text = document.querySelector('section[id]')?.parentElement
        const frame = text?.parentElement?.getBoundingClientRect()
        const ends = sides('section[id] > *').map(({ right }) => right)
        return {
          edges: [Math.max(...ends), frame?.right ?? 0],
          // The text of a section: its first block, as a section of cells has no box around its blocks.
          apart: [...document.querySelectorAll('section[id]:not([data-half])')].every(section => {
            const [heading, line] = [...section.children].map(child => child.getBoundingClientRect())
            const text = section.querySelector(':scope > div > *')?.getBoundingClientRect()
            if (!heading || !line || !text) return false
            const hasLine = section.querySelector(':scope > p') !== null
            return hasLine ? line.left > text.right && line.top < text.top : text.left > heading.right
          }),
        }
      })
      await page.browserContext().close()
      assert.ok(Number(edges[1]) - Number(edges[0]) < 0.1 * width, `${edges}`)
      assert.ok(apart, 'each section has something beside its text')
    })

for (const [path, content] of [
  ['/privacy', privacy],
  ['/terms', terms],
] as const) {
  const halves = content.sections.filter(section => 'half' in section).map(({ id }) => `#${id}`)
  const boxes = (page: Page) =>
    page.$$eval(halves.join(), all =>
      all.map(half => half.getBoundingClientRect()).map(({ left, right, top }) => ({ left, right, top })),
    )

  test(`${path}: short sections stand two and two, and one below the other in the short version`, async () => {
    const { page } = await browser.visit(path, { width: 1440 })
    const whole = await boxes(page)
    await page.click('[data-moment=short] label')
    const short = await boxes(page)
    await page.browserContext().close()
    const firsts = whole.filter((_, place) => place % 2 === 0)
    const seconds = whole.filter((_, place) => place % 2 === 1)
    assert.ok(firsts.length > 0 && firsts.length === seconds.length, 'none stands alone')
    assert.ok(
      firsts.every(({ right, top }, row) => top === seconds[row]?.top && right < seconds[row].left),
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

test('/privacy: a line in the margin stays beside its section while that is read', async () => {
  const { page } = await browser.visit('/privacy', { width: 1440, height: 500 })
  const top = () =>
    page.$$eval('section[id] > p', lines => Math.min(...lines.map(line => Math.abs(line.getBoundingClientRect().top))))
  await page.evaluate(() => {
    const tall = [...document.querySelectorAll('section[id]')].find(section => section.clientHeight > 400)
    const { top = 0 } = tall?.getBoundingClientRect() ?? {}
    scrollTo({ top: scrollY + top + 100, behavior: 'instant' })
  })
  const line = await top()
  await page.browserContext().close()
  assert.ok(line > 60 && line < 130, String(line))
})

test('the figures of the cookie policy are outlines until they are counted, and nothing beside them moves then', async () => {
  const { page } = await browser.visit('/cookies', { width: 1440 })
  const look = () =>
    page.$$eval('[data-moment] dl:first-of-type dd', all =>
      all.map(figure => {
        const { webkitTextFillColor, color } = getComputedStyle(figure)
        const ticked = getComputedStyle(figure, '::after').content !== 'none'
        return `${webkitTextFillColor === color ? 'filled' : 'outline'}${ticked ? ', ticked' : ''}`
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
  assert.equal(before.look, ['outline', 'outline', 'outline'])
  assert.equal(after.look, ['filled, ticked', 'filled, ticked', 'filled'])
  assert.is(after.heading, before.heading)
  assert.ok(Math.abs(before.heading - other) < 2, `${before.heading} as high as ${other} on the other legal pages`)
  assert.ok(rows.length > 1 && rows.every(([key, value]) => key === value), 'a key and its value stand in one row')
})

for (const path of ['/privacy', '/terms'])
  test(`${path}: lines part the sections, and the line in the margin is larger than the text`, async () => {
    const { page } = await browser.visit(path, { width: 1440 })
    const borders = await page.$$eval('section[id] + section', all =>
      all.map(section => getComputedStyle(section).borderTopStyle),
    )
    const sizes = (selector: string) =>
      page.$$eval(selector, all => all.map(part => Number.parseFloat(getComputedStyle(part).fontSize)))
    const [margin, text] = [
      await sizes('section[id] > p'),
      await sizes('section[id] > div > p:first-of-type:not([data-as])'),
    ]
    await page.browserContext().close()
    assert.equal([...new Set(borders)], ['solid'])
    assert.ok(Math.min(...margin) > Math.max(...text), `${margin} beside ${text}`)
  })

test('/terms: no ring of the sun lies over the box of the switch', async () => {
  const { page } = await browser.visit('/terms', { width: 1440 })
  const box = await page.$('div:has(> [data-moment=short])')
  assert.ok(box)
  await box.evaluate(node => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
  /** What is drawn there once nothing moves any more. */
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
