// Cards with a picture: on hover, and their contents at different screen sizes.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/home'
import { openBrowser } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

for (const path of ['/services', '/']) {
  test(`${path}: a window that rises from behind its card does not show where it is cut off`, async () => {
    const { page } = await browser.visit(path)
    const arts = await page.$$('li > [aria-hidden][data-tone]')
    assert.ok(arts.length > 0)
    const gaps: number[] = []
    for (const art of arts) {
      await art.hover()
      await art.evaluate(node => Promise.all(node.getAnimations({ subtree: true }).map(({ finished }) => finished)))
      gaps.push(
        await art.evaluate(node => {
          const window = node.firstElementChild?.getBoundingClientRect()
          return Math.max(0, node.getBoundingClientRect().bottom - (window?.bottom ?? 0))
        }),
      )
    }
    assert.equal(
      gaps,
      gaps.map(() => 0),
    )
    await page.browserContext().close()
  })
}

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [834, 1112],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const)
  test(`at ${width} by ${height} the rows behind the values stand whole on their tiles, each name and each figure on one line`, async () => {
    const page = await browser.look('/', { width, height })
    const rows = await page.$$eval('#features li > [aria-hidden] > span', spans =>
      spans.map(span => {
        const [row, tile] = [span, span.parentElement ?? span].map(part => part.getBoundingClientRect())
        const text = document.createRange()
        return {
          name: span.textContent,
          whole: Boolean(row && tile && row.top > tile.top && row.bottom <= tile.bottom + 0.5),
          lines: Math.max(
            ...Array.from(span.childNodes, part => {
              text.selectNodeContents(part)
              return text.getClientRects().length
            }),
          ),
        }
      }),
    )
    assert.is(rows.length, 8)
    assert.equal(
      rows.filter(({ whole, lines }) => !whole || lines !== 1),
      [],
    )
  })

for (const width of [320, 390])
  test(`at ${width} px all products and all solutions are in view below each other, the solutions with picture and text`, async () => {
    const page = await browser.look('/', { width, height: 844, touch: true })
    const shown = (selector: string) =>
      page.$$eval(selector, parts =>
        parts
          .filter(part => {
            const { left, right } = part.getBoundingClientRect()
            return part.checkVisibility() && left >= 0 && right <= innerWidth && part.scrollWidth <= part.clientWidth
          })
          .map(({ textContent }) => textContent),
      )
    assert.equal(
      await shown('#products h3'),
      content.products.items.map(({ title }) => title),
    )
    const texts = await shown('#get-started li > div > p')
    assert.equal(new Set(texts), new Set(Object.values(content.solutions.items).map(({ text }) => text)))
    assert.is((await shown('#get-started li > [data-tone] > div')).length, texts.length)
  })

for (const [width, height] of [
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const)
  test(`at ${width} by ${height} each product is drawn below its words, and nothing that is written there is cut off`, async () => {
    const page = await browser.look('/', { width, height })
    const cut = await page.$$eval('#products li > [aria-hidden]:last-child', drawings =>
      drawings.map(drawing => {
        const [box, words, tags] = [
          drawing,
          drawing.parentElement?.querySelector('div'),
          drawing.previousElementSibling,
        ].map(part => part?.getBoundingClientRect())
        const boxes = Array.from(drawing.querySelectorAll('span, b, small'), part => part.getBoundingClientRect())
        return boxes.some(
          ({ left, right, top, bottom }) =>
            !box ||
            !words ||
            !tags ||
            top < Math.max(box.top, words.bottom, tags.bottom) ||
            left < box.left ||
            right > box.right ||
            bottom > box.bottom,
        )
      }),
    )
    assert.equal(
      cut,
      content.products.items.map(() => false),
    )
  })

test.run()
