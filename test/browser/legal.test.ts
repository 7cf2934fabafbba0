// What stands beside the titles of the legal pages, and the switch of the short version.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
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
          apart: [...document.querySelectorAll('section[id]')].every(section => {
            const [first, second, third] = [...section.children].map(child => child.getBoundingClientRect())
            if (!first || !second) return false
            return third ? second.left > third.right && second.top < third.top : second.left > first.right
          }),
        }
      })
      await page.browserContext().close()
      assert.ok(Number(edges[1]) - Number(edges[0]) < 0.1 * width, `${edges}`)
      assert.ok(apart, 'each section has something beside its text')
    })

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

test.run()
