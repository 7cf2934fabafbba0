// The frame around every page: click areas, overlaps, lists, and the layout of the footer.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openBrowser } from '../support/browser'
import { allPages } from '../support/site'

const browser = await openBrowser()
test.after(browser.close)

for (const width of [390, 1280])
  test(`at ${width} px the logo of the footer is pressed where it is drawn, and no further`, async () => {
    const page = await browser.look('/about', { width })
    const [link, words] = await page.$eval('footer a', link => {
      const range = document.createRange()
      range.selectNodeContents(link)
      return [link.getBoundingClientRect().width, range.getBoundingClientRect().width]
    })
    assert.ok(Number(link) - Number(words) < 8, `${link} px for ${words} px`)
  })

for (const height of [360, 430, 500, 700])
  test(`on a screen of ${height} px the scroll hint lies over no dot`, async () => {
    const page = await browser.look('/', { width: 1280, height })
    const [hint, dots] = await page.evaluate(() =>
      ['main nav + div > p', 'main nav li:last-of-type a'].map(selector => {
        const element = document.querySelector(selector)
        const { top = 0, bottom = 0 } = element?.checkVisibility() ? element.getBoundingClientRect() : {}
        return { top, bottom }
      }),
    )
    assert.ok(hint && dots && dots.bottom > 0)
    assert.ok(hint.bottom === 0 || hint.top >= dots.bottom, JSON.stringify({ hint, dots }))
  })

test('lists have a marker, if only an empty one: without, Safari takes them for mere groups', async () => {
  const { page } = await browser.visit('/404', { javaScript: false })
  const found: string[] = []
  for (const { path } of allPages) {
    await page.goto(browser.url + path)
    const without = await page.$$eval('li', items =>
      items
        .filter(item => getComputedStyle(item).listStyleType === 'none')
        .map(item => item.parentElement?.outerHTML.slice(0, 60)),
    )
    found.push(...without.map(list => `${path}: ${list}`))
  }
  await page.browserContext().close()
  assert.equal(found, [])
})

test('at 834 px the box for news stands below the quick links, beside the company', async () => {
  const page = await browser.look('/terms', { width: 834 })
  const [links, news] = await page.$$eval('footer nav, footer form', parts =>
    parts.map(part => part.getBoundingClientRect()).map(({ left, top, bottom }) => ({ left, top, bottom })),
  )
  assert.ok(links && news)
  assert.is(news.left, links.left)
  assert.ok(news.top > links.bottom)
})

for (const width of [320, 390, 834, 1440])
  test(`at ${width} px the word that says that the marks of networks are samples stands beside the last of them`, async () => {
    const page = await browser.look('/terms', { width })
    const [mark, word] = await page.$$eval('footer li:has(svg):last-of-type, footer small', parts =>
      parts
        .map(part => part.getBoundingClientRect())
        .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
    )
    assert.ok(mark && word)
    assert.ok(word.top > mark.top && word.bottom < mark.bottom, 'in its row')
    assert.ok(word.left > mark.right && word.left - mark.right < 16, 'next to it')
  })

test.run()
