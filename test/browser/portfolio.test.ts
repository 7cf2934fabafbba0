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

/** The section of an area. */
const AREA = 'main section:has(ul[data-area])'

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

for (const width of [320, 390])
  test(`at ${width} px the way to a service stands in words below its pieces, as high as a finger`, async () => {
    const { page } = await browser.visit('/portfolio', { width })
    const ways = await page.$$eval(AREA, sections =>
      sections.map(section => {
        const [list, way] = ['ul', '[role=group] + a'].map(part => section.querySelector(part))
        const word = way?.querySelector('span')?.getBoundingClientRect()
        const below = (way?.getBoundingClientRect().top ?? 0) >= (list?.getBoundingClientRect().bottom ?? 0)
        return { below, height: way?.clientHeight ?? 0, written: (word?.width ?? 0) > 80 }
      }),
    )
    await page.browserContext().close()
    assert.is(ways.length, areas.length)
    for (const { below, height, written } of ways)
      assert.ok(below && height >= 44 && written, `${below} ${height} ${written}`)
  })

for (const width of [390, 1440])
  test(`at ${width} px the measure of each piece comes next after its title, and is larger than its text`, async () => {
    const { page } = await browser.visit('/portfolio', { width })
    const read = await page.$$eval(`${AREA} ul[data-area] > li`, pieces =>
      pieces.map(piece => {
        const [title, measure, text] = ['h3', 'dd', ':scope > div:last-of-type > p'].map(part =>
          piece.querySelector(part),
        )
        if (!title || !measure || !text) return { measure: '', good: false }
        const [above, here, below] = [title, measure, text].map(part => part.getBoundingClientRect())
        const size = (part: Element) => Number.parseFloat(getComputedStyle(part).fontSize)
        return {
          measure: measure.textContent ?? '',
          good:
            (above?.bottom ?? 0) < (here?.top ?? 0) &&
            (here?.bottom ?? 0) < (below?.top ?? 0) &&
            size(measure) > 1.1 * size(text),
        }
      }),
    )
    await page.browserContext().close()
    assert.equal(
      read.map(({ measure }) => measure),
      areas.flatMap(({ pieces }) => pieces.map(({ measure }) => measure)),
    )
    assert.equal(
      read.filter(({ good }) => !good),
      [],
    )
  })

test('on a phone each piece says which of how many it is, and the next one looks in by a finger’s breadth', async () => {
  const { page } = await browser.visit('/portfolio', { width: 390 })
  const rows = await page.$$eval(`${AREA} ul[data-area]`, lists =>
    lists.map(list => ({
      of: Array.from(list.children, piece => {
        const { content } = getComputedStyle(piece.querySelector(':scope > div:last-of-type') ?? piece, '::before')
        return Number(content.match(/(\d+)"$/)?.[1])
      }),
      seen: innerWidth - (list.children[1]?.getBoundingClientRect().left ?? 0),
    })),
  )
  await page.browserContext().close()
  assert.equal(
    rows.map(({ of }) => of),
    areas.map(({ pieces }) => pieces.map(() => pieces.length)),
  )
  for (const { seen } of rows) assert.ok(seen >= 36, `${seen} px`)
})

test('each bar of the ledger ends where its figure says: its tick is a hundred per cent', async () => {
  const { page } = await browser.visit('/portfolio', { width: 1440 })
  const bars = await page.$eval('svg:has([data-part=track])', drawing => {
    const part = (name: string) => drawing.querySelector<SVGPathElement>(`[data-part=${name}]`)
    const [track, tick] = [part('track'), part('line')].map(path => path?.getBBox().x ?? 0)
    return Array.from(drawing.querySelectorAll('text'))
      .filter(({ textContent }) => textContent?.endsWith('%'))
      .map(text => {
        const share = Number.parseFloat(text.textContent ?? '') / 100
        const [x, y] = [(track ?? 0) + ((tick ?? 0) - (track ?? 0)) * share, Number(text.getAttribute('y')) - 4]
        const filled = (x: number) => ['well', 'sun'].some(name => part(name)?.isPointInFill(new DOMPoint(x, y)))
        return [filled(x - 1), filled(x + 1)]
      })
  })
  await page.browserContext().close()
  assert.equal(
    bars,
    bars.map(() => [true, false]),
  )
  assert.ok(bars.length > 2)
})

test('on a wide page outlines are as fine in the drawings as in the other pictures', async () => {
  const { page } = await browser.visit('/portfolio', { width: 1440 })
  const widths = await page.$$eval('svg[viewBox="0 0 240 144"] :is([data-part=line], [data-part=dashes])', lines =>
    lines.map(line => {
      const { vectorEffect, strokeWidth } = getComputedStyle(line)
      return vectorEffect === 'non-scaling-stroke' ? Number.parseFloat(strokeWidth) : Number.NaN
    }),
  )
  await page.browserContext().close()
  assert.ok(widths.length > 5)
  assert.ok(Math.max(...widths) <= 1.5, widths.join(' '))
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

for (const scheme of ['light', 'dark'] as const)
  test(`in ${scheme} the word for samples lies on a ground that is seen on sand and on paper`, async () => {
    const { page } = await browser.visit('/portfolio', { width: 1440, scheme })
    const grounds = await page.$$eval(`${AREA} h2`, headings =>
      headings.flatMap(heading => {
        const [word, section] = [heading.parentElement?.querySelector('p > small'), heading.closest('section')]
        const ground = (node?: Element | null) => (node ? getComputedStyle(node).backgroundColor : '')
        return word ? [{ own: ground(word), below: ground(section?.dataset.ground ? section : document.body) }] : []
      }),
    )
    await page.browserContext().close()
    assert.is(grounds.length, areas.length)
    assert.equal(
      grounds.filter(({ own, below }) => own === below),
      [],
    )
    // By night, also that of one section by day, the card's colour is all but that of sand.
    const differ = new Set(grounds.map(({ own }) => own)).size
    assert.is(differ, scheme === 'dark' ? 1 : 3)
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
  const rows = await page.$$eval(`${AREA} h2`, headings =>
    headings.map(heading => {
      const [stamp, way, all] = [
        heading.parentElement?.querySelector(':scope > span'),
        heading.parentElement?.querySelector(':scope > [role=group] + a'),
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
