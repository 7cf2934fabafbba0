// The portfolio: the stamps that filter its areas, and the drawings and texts of its pieces.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/portfolio'
import type { PortfolioContent } from '../../src/pages/Portfolio'
import { openBrowser } from '../support/browser'
import { documentOf } from '../support/site'

const browser = await openBrowser()
test.after(browser.close)

const { areas, picture }: PortfolioContent = content

/** Selects the section of each area. */
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
    const page = await browser.look('/portfolio', { width })
    const ways = await page.$$eval(AREA, sections =>
      sections.map(section => {
        const [list, way] = ['ul', 'div > :is(ul, [role=group]) + a'].map(part => section.querySelector(part))
        const word = way?.querySelector('span')?.getBoundingClientRect()
        const below = (way?.getBoundingClientRect().top ?? 0) >= (list?.getBoundingClientRect().bottom ?? 0)
        return { below, height: way?.clientHeight ?? 0, written: (word?.width ?? 0) > 80 }
      }),
    )
    assert.is(ways.length, areas.length)
    for (const { below, height, written } of ways)
      assert.ok(below && height >= 44 && written, `${below} ${height} ${written}`)
  })

for (const width of [390, 1440])
  test(`at ${width} px the measure of each piece comes next after its title, and is larger than its text`, async () => {
    const page = await browser.look('/portfolio', { width })
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
            text.checkVisibility() &&
            // In a card with a horizon the text stands beside both.
            ((here?.bottom ?? 0) < (below?.top ?? 0) || (here?.right ?? 0) < (below?.left ?? 0)) &&
            size(measure) > 1.1 * size(text),
        }
      }),
    )
    assert.equal(
      read.map(({ measure }) => measure),
      areas.flatMap(({ pieces }) => pieces.map(({ measure }) => measure)),
    )
    assert.equal(
      read.filter(({ good }) => !good),
      [],
    )
  })

test('on a phone the pieces of an area are a row of cards: the first is in view, the next begins, and each says its text', async () => {
  const page = await browser.look('/portfolio', { width: 390 })
  const rows = await page.$$eval(`${AREA} [role=group] > ul[data-area]`, lists =>
    lists.map(list => ({
      texts: [...list.querySelectorAll('li > div:last-of-type > p:first-of-type')].flatMap(text =>
        text.checkVisibility() ? [text.textContent] : [],
      ),
      seen: [...list.querySelectorAll(':scope > li')].slice(0, 2).map(piece => {
        const { left, right } = piece.getBoundingClientRect()
        return [left < innerWidth, right < innerWidth]
      }),
    })),
  )
  assert.equal(
    rows,
    areas.map(({ pieces }) => ({
      texts: pieces.map(({ text }) => text),
      seen: [
        [true, true],
        [true, false],
      ],
    })),
  )
})

test('on a phone no word of a drawing is drawn below 11 px', async () => {
  const page = await browser.look('/portfolio', { width: 390 })
  const small = await page.$$eval(`${AREA} svg text`, words =>
    words.flatMap(word => {
      const size =
        Number.parseFloat(getComputedStyle(word).fontSize) * ((word as SVGTextElement).getScreenCTM()?.a ?? 0)
      return size < 10.95 ? [`${word.textContent} ${size}`] : []
    }),
  )
  assert.equal(small, [])
})

test('on a phone each piece has its drawing', async () => {
  const page = await browser.look('/portfolio', { width: 390 })
  const seen = await page.$$eval(`${AREA} ul[data-area]`, lists =>
    lists.map(list => [...list.querySelectorAll('[data-tone]')].map(art => art.checkVisibility())),
  )
  assert.equal(
    seen,
    areas.map(({ pieces }) => pieces.map(() => true)),
  )
})

test('on a phone the area whose stamp is pressed says all of its texts', async () => {
  const { page } = await browser.visit('/portfolio', { width: 390 })
  for (const [index, { id }] of picture.routeBook.stops.entries()) {
    await page.$$eval(
      '[data-moment] li input',
      (all, index) => {
        const input = all[index]
        if (input instanceof HTMLElement) input.click()
      },
      index,
    )
    await page.waitForSelector(`ul[data-area=${id}]`)
    const texts = await page.$$eval(`${AREA} li > div:last-of-type > p:first-of-type`, all =>
      all.flatMap(text => (text.checkVisibility() ? [text.textContent] : [])),
    )
    assert.equal(
      texts,
      areas.find(area => area.id === id)?.pieces.map(({ text }) => text),
    )
  }
  await page.browserContext().close()
})

test('each sun of the suppliers stands as high over the horizon as its margin says', async () => {
  const page = await browser.look('/portfolio', { width: 1440 })
  const heights = await page.$eval('[data-area=consultancy] svg', drawing => {
    const suns = drawing.querySelector<SVGPathElement>('[data-part=sun]')
    return [...drawing.querySelectorAll('[data-type^=s]')].map(text => {
      const x = Number(text.getAttribute('x'))
      let top = 0
      while (top < 140 && !suns?.isPointInFill(new DOMPoint(x, top))) top += 0.1
      return (140 - top) / Number(text.textContent)
    })
  })
  assert.is(heights.length, 3)
  assert.ok(Math.max(...heights) < 1.01 * Math.min(...heights), heights.join(' '))
})

test('each bar of the ledger ends where its figure says: its tick is a hundred per cent', async () => {
  const page = await browser.look('/portfolio', { width: 1440 })
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
  assert.equal(
    bars,
    bars.map(() => [true, false]),
  )
  assert.ok(bars.length > 2)
})

test('on a wide page outlines are as fine in the drawings as in the other pictures', async () => {
  const page = await browser.look('/portfolio', { width: 1440 })
  const widths = await page.$$eval('[data-tone] svg :is([data-part=line], [data-part=dashes])', lines =>
    lines.map(line => {
      const { vectorEffect, strokeWidth } = getComputedStyle(line)
      return vectorEffect === 'non-scaling-stroke' ? Number.parseFloat(strokeWidth) : Number.NaN
    }),
  )
  assert.ok(widths.length > 5)
  assert.ok(Math.max(...widths) <= 1.5, widths.join(' '))
})

test('its title says once that the pieces are samples, and not in the picture as well', async () => {
  const document = await documentOf('/portfolio')
  const said = document.querySelector('main section')?.textContent?.match(/samples?/gi) ?? []
  assert.is(said.length, 1)
})

test('the road of the stamps leads along its first row, back along its second, and ends at the stop still to come', async () => {
  const page = await browser.look('/portfolio')
  const places = await page.$$eval('[data-moment] ol > li, [data-moment] i', stops =>
    stops.map(stop => {
      const { left, top } = stop.getBoundingClientRect()
      return [left, top] as const
    }),
  )
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
    const page = await browser.look('/portfolio', { width: 1440, scheme })
    const grounds = await page.$$eval(`${AREA} h2`, headings =>
      headings.flatMap(heading => {
        const [word, section] = [heading.parentElement?.querySelector('p > small'), heading.closest('section')]
        const ground = (node?: Element | null) => (node ? getComputedStyle(node).backgroundColor : '')
        return word ? [{ own: ground(word), below: ground(section?.dataset.ground ? section : document.body) }] : []
      }),
    )
    assert.is(grounds.length, areas.length)
    assert.equal(
      grounds.filter(({ own, below }) => own === below),
      [],
    )
    // At night the colour of cards is almost that of sand, so in the dark scheme all labels have another, common colour. In
    // the light scheme there are three: on sand, on paper, and in the sections that are night in both schemes.
    const differ = new Set(grounds.map(({ own }) => own)).size
    assert.is(differ, scheme === 'dark' ? 1 : 3)
  })

test('on a wide page the words of each drawing are at least as large as the text beside it', async () => {
  const page = await browser.look('/portfolio', { width: 1440 })
  const sizes = await page.$$eval('[data-tone] svg', all =>
    all.flatMap(drawing => {
      const scale = drawing.getBoundingClientRect().width / (drawing.viewBox.baseVal.width || 240)
      return [...drawing.querySelectorAll('text')].map(
        word => Number.parseFloat(getComputedStyle(word).fontSize) * scale,
      )
    }),
  )
  assert.ok(sizes.length > 50)
  assert.ok(Math.min(...sizes) >= 16, `${Math.min(...sizes)} px`)
})

test('on a wide page the sum of the search is written larger than any heading of a piece', async () => {
  const page = await browser.look('/portfolio', { width: 1440 })
  const { sum, heading } = await page.evaluate(() => {
    const size = (node: Element) => Number.parseFloat(getComputedStyle(node).fontSize)
    const word = document.querySelector<SVGTextElement>('[data-area=development] text[data-type=x]')
    return {
      sum: word ? size(word) * (word.getScreenCTM()?.a ?? 0) : 0,
      heading: Math.max(...[...document.querySelectorAll('main ul h3')].map(size)),
    }
  })
  assert.ok(sum > 1.3 * heading, `${sum} px beside ${heading} px`)
})

test('on a wide page the stamp of an area stands before its heading, and the way to its service ends at the edge', async () => {
  const page = await browser.look('/portfolio', { width: 1440 })
  const rows = await page.$$eval(`${AREA} h2`, headings =>
    headings.map(heading => {
      const [stamp, way, all] = [
        heading.parentElement?.querySelector(':scope > span'),
        heading.parentElement?.querySelector(':scope > :is(ul, [role=group]) + a'),
        heading.parentElement,
      ].map(part => part?.getBoundingClientRect())
      const { left, top, bottom } = heading.getBoundingClientRect()
      if (!stamp || !way || !all) return 'a part is missing'
      const middle = (stamp.top + stamp.bottom) / 2
      const before = stamp.right < left && Math.abs(middle - (top + bottom) / 2) < 8
      return before && Math.abs(way.right - all.right) < 1 ? '' : `${stamp.right} ${left} ${middle} ${way.right}`
    }),
  )
  assert.is(rows.length, areas.length)
  assert.equal([...new Set(rows)], [''])
})

test('on a wide page no two areas set their pieces alike', async () => {
  const page = await browser.look('/portfolio', { width: 1440 })
  const layouts = await page.$$eval('main ul[data-area]', lists =>
    lists.map(list => {
      const edge = list.getBoundingClientRect()
      return [...list.children]
        .map(piece => {
          const { left, top, width } = piece.getBoundingClientRect()
          const [art, words] = [...piece.children].map(part => part.getBoundingClientRect())
          const after = (art?.left ?? 0) > (words?.right ?? 0) - 9 ? 'after' : 'above'
          const beside = (art?.right ?? 0) < (words?.left ?? 0) + 9 ? 'before' : after
          return `${left > edge.left + 99 ? 'right' : 'left'} ${top > edge.top + 9 ? 'below' : 'above'} ${Math.round((width / edge.width) * 10)} ${beside}`
        })
        .join(', ')
    }),
  )
  assert.is(layouts.length, areas.length)
  assert.is(new Set(layouts).size, areas.length, layouts.join('; '))
})

for (const [width, least] of [
  [390, 0.62],
  [834, 0.8],
  [1440, 0.8],
] as const)
  test(`at ${width} px a drawing fills its card, one way or the other`, async () => {
    const page = await browser.look('/portfolio', { width })
    const shares = await page.$$eval('[data-tone]:has(> div > svg:first-child:last-child)', all =>
      all.flatMap(art => {
        const [wide = 0, high = 0] = [art.firstElementChild?.clientWidth, art.firstElementChild?.clientHeight]
        return art.checkVisibility() ? [Math.max(wide / art.clientWidth, high / art.clientHeight - 0.2)] : []
      }),
    )
    assert.ok(shares.length > 2)
    assert.ok(Math.min(...shares) >= least, shares.map(share => share.toFixed(2)).join(' '))
  })

test.run()
