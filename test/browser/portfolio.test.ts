// The portfolio: stamps that are pressed, and something to see of every piece.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/portfolio'
import type { PortfolioContent } from '../../src/pages/Portfolio'
import { openBrowser } from '../support/browser'
import { documentOf } from '../support/site'

const browser = await openBrowser()
test.after(browser.close)

const { areas, picture }: PortfolioContent = content

for (const { title } of areas.flatMap(({ pieces }) => pieces))
  test(`${title}: its sheet shows what it looks like`, async () => {
    const document = await documentOf('/portfolio')
    const sheet = [...document.querySelectorAll('main h3')].find(({ textContent }) => textContent === title)
    assert.ok(sheet?.closest('li')?.querySelector('[aria-hidden=true][data-tone] svg, [data-tone] b'), title)
  })

for (const width of [390, 1440])
  test(`at ${width} px each stamp is itself what is pressed, and its area alone is shown then`, async () => {
    const { page } = await browser.visit('/portfolio', { width })
    for (const [index, { id }] of picture.routeBook.stops.entries()) {
      const stamp = await page.$(`[data-moment] li:nth-of-type(${index + 1}) label > span`)
      await stamp?.evaluate(node => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const box = await stamp?.boundingBox()
      assert.ok(box, id)
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const found = await page.evaluate((x, y) => document.elementFromPoint(x, y)?.getAttribute('type'), x, y)
      assert.is(found, 'radio', id)
      await page.mouse.click(x, y)
      const shown = await page.$$eval('main section h2', headings => headings.map(heading => heading.textContent))
      const [area] = areas.filter(area => area.id === id)
      assert.equal(shown, [area?.title, content.closing.title], id)
    }
    await page.browserContext().close()
  })

for (const scheme of ['light', 'dark'] as const)
  test(`in ${scheme} nothing is drawn over the stamps and their names by the controls that lie over them`, async () => {
    const { page } = await browser.visit('/portfolio', { width: 1440, scheme })
    const book = await page.$('[data-moment]')
    assert.ok(book)
    const before = await book.screenshot({ encoding: 'base64' })
    await page.$$eval('[data-moment] input', all => {
      for (const input of all) if (input instanceof HTMLElement) input.style.opacity = '0'
    })
    const after = await book.screenshot({ encoding: 'base64' })
    await page.browserContext().close()
    assert.ok(before === after, 'the stamps look the same without their controls')
  })

test('at 320 px no way to a service lies over the word for samples', async () => {
  const { page } = await browser.visit('/portfolio', { width: 320 })
  const over = await page.$$eval('main section:has(h2 + a)', stops =>
    stops.flatMap(stop => {
      const [word, way] = ['small', 'h2 + a'].map(part => stop.querySelector(part)?.getBoundingClientRect())
      const apart = word && way && (word.right <= way.left || word.left >= way.right || word.top >= way.bottom)
      return apart ? [] : [stop.querySelector('h2')?.textContent]
    }),
  )
  await page.browserContext().close()
  assert.equal(over, [])
})

test('its title says once that the pieces are samples, and not in the picture as well', async () => {
  const document = await documentOf('/portfolio')
  const said = document.querySelector('main section')?.textContent?.match(/samples?/gi) ?? []
  assert.is(said.length, 1)
})

test('the road of the stamps leads along its first row, back along its second, and ends at the stop still to come', async () => {
  const { page } = await browser.visit('/portfolio')
  const places = await page.$$eval('[data-moment] ol > li, [data-moment] i', stops =>
    stops.map(stop => {
      const { left, top } = stop.getBoundingClientRect()
      return [left, top] as const
    }),
  )
  await page.browserContext().close()
  const across = (from: number, to: number) => places.slice(from, to).map(([left]) => left)
  const [first, second] = [across(0, 3), across(3, 6)]
  assert.equal(
    first,
    [...first].sort((a, b) => a - b),
  )
  assert.equal(second, [...first].reverse())
  assert.ok((places[6]?.[1] ?? 0) > (places[5]?.[1] ?? 0), 'the last is below')
  assert.ok((places[6]?.[0] ?? 0) < (places[4]?.[0] ?? 0), 'and at the end of the second row')
})

test('on a phone no heading touches the way to its service', async () => {
  const { page } = await browser.visit('/portfolio', { width: 390 })
  const touched = await page.$$eval('main section:has(h2 + a) h2', headings =>
    headings.flatMap(heading => {
      const range = document.createRange()
      range.selectNodeContents(heading)
      const way = heading.nextElementSibling?.getBoundingClientRect()
      const lines = [...range.getClientRects()]
      const near = way && lines.some(({ right, top }) => right > way.left - 8 && top < way.bottom)
      return near ? [heading.textContent] : []
    }),
  )
  await page.browserContext().close()
  assert.equal(touched, [])
})

for (const scheme of ['light', 'dark'] as const)
  test(`in ${scheme} the word for samples lies on another ground on sand than beside it on paper`, async () => {
    const { page } = await browser.visit('/portfolio', { width: 1440, scheme })
    const grounds = await page.$$eval('main section[data-ground=sand] h2', headings =>
      headings.flatMap(heading => {
        const word = heading.parentElement?.querySelector('small')
        return word ? [getComputedStyle(word).backgroundColor] : []
      }),
    )
    const paper = await page.$eval(
      'main section:not([data-ground=sand]) p:has(+ h2) > small',
      word => getComputedStyle(word).backgroundColor,
    )
    await page.browserContext().close()
    assert.ok(grounds.length > 0)
    assert.not.ok(grounds.includes(paper))
  })

test('on a wide page the words of each drawing are at least as large as the text beside it', async () => {
  const { page } = await browser.visit('/portfolio', { width: 1440 })
  const sizes = await page.$$eval('[data-tone] svg[viewBox="0 0 240 144"]', all =>
    all.flatMap(drawing => {
      const scale = drawing.getBoundingClientRect().width / 240
      return [...drawing.querySelectorAll('text')].map(
        word => Number.parseFloat(getComputedStyle(word).fontSize) * scale,
      )
    }),
  )
  await page.browserContext().close()
  assert.ok(sizes.length > 50)
  assert.ok(Math.min(...sizes) >= 16, `${Math.min(...sizes)} px`)
})

test('on a wide page one piece spans all of it, and its sum is written larger than any heading of a piece', async () => {
  const { page } = await browser.visit('/portfolio', { width: 1440 })
  const { shares, sum, heading } = await page.evaluate(() => {
    const pictures = [...document.querySelectorAll('main ul[data-area] > li > [data-tone]')]
    const width = (node?: Element | null) => node?.getBoundingClientRect().width ?? 0
    const widest = pictures.find(art => width(art) > 0.95 * width(art.closest('ul')))
    const drawn = (node: Element) =>
      Number.parseFloat(getComputedStyle(node).fontSize) * Number(getComputedStyle(node.closest('div') ?? node).scale)
    return {
      shares: pictures.filter(art => width(art) > 0.95 * width(art.closest('ul'))).length,
      sum: Math.max(...[...(widest?.querySelectorAll('p > b') ?? [])].map(drawn)),
      heading: Math.max(
        ...[...document.querySelectorAll('main ul h3')].map(h3 => Number.parseFloat(getComputedStyle(h3).fontSize)),
      ),
    }
  })
  await page.browserContext().close()
  assert.is(shares, 1)
  assert.ok(sum > 1.3 * heading, `${sum} px beside ${heading} px`)
})

test('on a wide page the stamp of an area stands before its heading, and the way to its service ends at the edge', async () => {
  const { page } = await browser.visit('/portfolio', { width: 1440 })
  const rows = await page.$$eval('main section:has(h2 + a) h2', headings =>
    headings.map(heading => {
      const [stamp, way, all] = [
        heading.parentElement?.querySelector(':scope > span'),
        heading.nextElementSibling,
        heading.parentElement,
      ].map(part => part?.getBoundingClientRect())
      const { left, top, bottom } = heading.getBoundingClientRect()
      if (!stamp || !way || !all) return 'a part is missing'
      const middle = (stamp.top + stamp.bottom) / 2
      const before = stamp.right < left && Math.abs(middle - (top + bottom) / 2) < 8
      return before && Math.abs(way.right - all.right) < 1 ? '' : `${stamp.right} ${left} ${middle} ${way.right}`
    }),
  )
  await page.browserContext().close()
  assert.is(rows.length, areas.length)
  assert.equal([...new Set(rows)], [''])
})

test('on a wide page no two of the last three areas set their pieces alike', async () => {
  const { page } = await browser.visit('/portfolio', { width: 1440 })
  const layouts = await page.$$eval('main ul[data-area]', lists =>
    lists.slice(-3).map(list => {
      const edge = list.getBoundingClientRect()
      return [...list.children]
        .map(piece => {
          const { left, top, width } = piece.getBoundingClientRect()
          return `${left > edge.left + 9 ? 'right' : 'left'} ${top > edge.top + 9 ? 'below' : 'above'} ${Math.round((width / edge.width) * 10)}`
        })
        .join(', ')
    }),
  )
  await page.browserContext().close()
  assert.is(layouts.length, 3)
  assert.is(new Set(layouts).size, 3, layouts.join('; '))
})

for (const [width, least] of [
  [390, 0.62],
  [834, 0.8],
  [1440, 0.8],
] as const)
  test(`at ${width} px a drawing fills its card`, async () => {
    const { page } = await browser.visit('/portfolio', { width })
    const shares = await page.$$eval('[data-tone]:has(> div > svg:first-child:last-child)', all =>
      all.map(art => (art.firstElementChild?.clientWidth ?? 0) / art.clientWidth),
    )
    await page.browserContext().close()
    assert.ok(shares.length > 2)
    assert.ok(Math.min(...shares) >= least, shares.map(share => share.toFixed(2)).join(' '))
  })

test.run()
