// The scenes of the pages on marketing, training, apps and design: their alignment, sizes and sums, and the paper of the
// dark scheme.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openBrowser } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

/** Returns the sums in a text, in hundredths. */
const sumsOf = (text: string) => (text.match(/[\d,]+\.\d\d/g) ?? []).map(sum => Number(sum.replace(/\D/g, '')))

for (const width of [834, 1024, 1440, 1920])
  test(`at ${width} the first story of marketing is a bar of two parts, the larger what is after; the others stand side by side below it, each part across`, async () => {
    const page = await browser.look('/services/performance-marketing', { width, height: 900 })
    const stories = await page.$$eval('main figure:has(blockquote):has(dl)', stories =>
      stories.map(story => {
        const boxOf = (part: string) => {
          const { left, right, top, bottom } = story.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
          return { left, right, top, bottom }
        }
        return {
          frame: story.getBoundingClientRect().toJSON() as DOMRect,
          labels: ['dt', 'dt:last-of-type'].map(boxOf),
          parts: ['dd', 'dd:last-of-type'].map(boxOf),
          below: ['figcaption', 'blockquote'].map(boxOf),
        }
      }),
    )
    const [first, ...others] = stories
    assert.ok(first)
    assert.is(others.length, 2)
    const [before, after] = first.parts
    assert.ok(before && after)
    assert.ok(after.right - after.left > before.right - before.left && after.left - before.right < 6)
    for (const side of ['top', 'bottom'] as const) {
      assert.is(first.labels[0]?.[side], first.labels[1]?.[side])
      assert.is(before[side], after[side])
    }
    const [author, quotation] = first.below
    assert.ok(author && quotation && quotation.top >= before.bottom && author.top >= quotation.bottom)
    for (const { left, right } of first.below) assert.ok(left === before.left && right === after.right)
    const [second, third] = others
    assert.ok(second && third)
    assert.is(second.frame.top, third.frame.top)
    assert.ok(second.frame.top > first.frame.bottom && second.frame.right < third.frame.left)
    assert.ok(Math.abs(second.frame.left - before.left) <= 1 && Math.abs(third.frame.right - after.right) <= 1)
    assert.ok(Math.abs(second.frame.width - third.frame.width) <= 1)
    for (const { frame, labels, parts, below } of others) {
      const [above, under] = parts
      assert.ok(above && under)
      assert.ok((labels[1]?.top ?? 0) - above.bottom < 6 && under.top >= (labels[1]?.bottom ?? 0) - 1)
      for (const { left, right } of [...labels, ...parts, ...below])
        assert.ok(Math.abs(left - frame.left) <= 1 && Math.abs(right - frame.right) <= 1)
      assert.ok(below.every(({ top }) => top >= under.bottom))
    }
  })

for (const path of ['/services/ui-ux-design', '/services/mobile-apps'])
  for (const width of [834, 1024, 1440])
    test(`on ${path} at ${width} stories stand one below the other, and nothing in one lies over anything else`, async () => {
      const page = await browser.look(path, { width, height: 900 })
      const stories = await page.$$eval('main figure:has(blockquote):has(dl)', stories =>
        stories.map(story =>
          [story, ...story.querySelectorAll('dt, dd, blockquote p, figcaption')].map(part => {
            const { left, right, top, bottom } = part.getBoundingClientRect()
            return { name: part.tagName, left, right, top, bottom }
          }),
        ),
      )
      assert.is(stories.length, 3)
      const over = stories.flatMap(([story, ...parts]) =>
        parts.flatMap((a, place) => [
          ...parts
            .slice(place + 1)
            .filter(b => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
            .map(b => `${a.name} ${b.name}`),
          ...(a.bottom > (story?.bottom ?? 0) + 1 ? [`${a.name} runs out`] : []),
        ]),
      )
      assert.equal(over, [])
      const [first, second, third] = stories.map(([story]) => story)
      assert.ok(first && second && third && first.bottom <= second.top && second.bottom <= third.top)
    })

for (const width of [390, 1440])
  test(`at ${width} what is written in an exercise book stands on its rules`, async () => {
    const { page } = await browser.visit('/services/training', { width, height: 900 })
    const above = await page.$$eval('#stories figure', books =>
      books.flatMap(book => {
        const { backgroundPositionY, backgroundSize, borderTopWidth } = getComputedStyle(book)
        const period = Number.parseFloat(backgroundSize.split(' ')[1] ?? '')
        const from = book.getBoundingClientRect().top + Number.parseFloat(borderTopWidth)
        return Array.from(book.querySelectorAll('dd, blockquote p, b'), text => {
          const foot = document.createElement('i')
          foot.style.display = 'inline-block'
          text.prepend(foot)
          const baseline = foot.getBoundingClientRect().bottom - from - Number.parseFloat(backgroundPositionY)
          foot.remove()
          return period - 1 - (baseline % period)
        })
      }),
    )
    await page.browserContext().close()
    assert.ok(above.length > 8)
    assert.ok(Math.min(...above) >= 0 && Math.max(...above) <= 4, above.map(Math.round).join(' '))
  })

for (const width of [390, 834, 1440])
  test(`at ${width} each drawing of a format stands on its list, and all of them are of one size`, async () => {
    const page = await browser.look('/services/training', { width, height: 900 })
    const drawings = await page.$$eval('#categories li:has(> svg)', formats =>
      formats.map(format => {
        const drawing = format.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect()
        const list = format.querySelector('h3')?.getBoundingClientRect() ?? new DOMRect()
        return { off: Math.abs(drawing.bottom - list.top), height: Math.round(drawing.height) }
      }),
    )
    assert.is(drawings.length, 4)
    assert.ok(
      drawings.every(({ off }) => off < 1),
      JSON.stringify(drawings),
    )
    assert.is(new Set(drawings.map(({ height }) => height)).size, 1)
  })

test('what is written below the fare rule adds up to what the client is told', async () => {
  const page = await browser.look('/services/training')
  const [paid = 0, ...taken] = sumsOf(await page.$eval('#book li > div:last-child dl', sum => sum.textContent ?? ''))
  const [said] = sumsOf(await page.$eval('#book blockquote', sentence => sentence.textContent ?? ''))
  const back = taken.pop()
  assert.is(taken.length, 2)
  assert.equal([paid - taken.reduce((sum, part) => sum + part), said], [back, back])
})

test('at night the course book is of paper, with ink on it', async () => {
  const page = await browser.look('/services/training', { scheme: 'dark' })
  const [paper, ink] = await page.$eval('#book ol', book => {
    const { backgroundColor, color } = getComputedStyle(book)
    return [backgroundColor, color].map(value => Number(value.match(/[\d.]+/)?.[0]))
  })
  assert.ok(paper && ink && paper > 0.9 && ink < 0.3, `${paper} ${ink}`)
})

test('at 390 the sentence for the client stands on the page of the book that is shown first', async () => {
  const page = await browser.look('/services/training', { width: 390, height: 844, touch: true })
  const box = await (await page.$('#book blockquote'))?.boundingBox()
  assert.ok(box && box.x > 0 && box.x + box.width < 390)
})

for (const width of [834, 1440])
  test(`at ${width} the route of a course leads from ring to ring, and from the fifth to the sun of the sixth`, async () => {
    const page = await browser.look('/services/training', { width, height: 900 })
    const weeks = await page.$$eval('#services ol > li', weeks =>
      weeks.map(week => {
        const ring = week.querySelector('p > span')?.getBoundingClientRect() ?? new DOMRect()
        const cell = week.getBoundingClientRect()
        const road = getComputedStyle(week, '::after')
        const [top, bottom, left, right] = [road.top, road.bottom, road.left, road.right].map(Number.parseFloat)
        return {
          ring: { top: ring.top, bottom: ring.bottom, middle: (ring.left + ring.right) / 2 },
          cell: { top: cell.top, left: cell.left },
          road:
            road.content === 'none'
              ? undefined
              : {
                  top: cell.top + (top ?? Number.NaN),
                  bottom: cell.bottom - (bottom ?? Number.NaN),
                  left: cell.left + (left ?? Number.NaN),
                  right: cell.right - (right ?? Number.NaN),
                },
        }
      }),
    )
    assert.is(weeks.length, 6)
    const [ground, last] = [weeks[5]?.road, weeks[5]?.cell]
    assert.ok(
      ground && last && Math.abs(ground.left - last.left) <= 2,
      'the ground of the sun begins where its cell does',
    )
    for (const [place, { ring, road }] of weeks.slice(0, 5).entries()) {
      const next = weeks[place + 1]
      assert.ok(road && next)
      assert.ok(
        Math.abs(road.top - ring.bottom) < 1 && Math.abs(road.left + 1 - ring.middle) <= 1,
        `from week ${place + 1}`,
      )
      // The last week stands beside the road where there is room, and below it elsewhere.
      const to =
        place < 4
          ? next.ring.top - road.bottom
          : width > 1023
            ? next.cell.left - road.right
            : next.cell.top - road.bottom
      assert.ok(to <= 1 && to > -24, `to week ${place + 2}: ${to} px`)
    }
  })

test('the driver’s time and the traveller’s name are the largest words of the five phones', async () => {
  const page = await browser.look('/services/mobile-apps', { width: 1440, height: 900 })
  const sizes = await page.$$eval('#one-booking ol > li > div:first-of-type', phones =>
    phones.map(phone =>
      Array.from(phone.querySelectorAll('b'), word => Number.parseFloat(getComputedStyle(word).fontSize)),
    ),
  )
  const [driver = [], ...others] = sizes.reverse()
  assert.is(others.length, 4)
  assert.ok(Math.max(...driver) >= 60 && Math.min(...driver) >= 40, driver.join(' '))
  assert.ok(Math.max(...others.flat()) < Math.max(...driver))
})

for (const width of [390, 834, 1440])
  test(`at ${width} each tile of the list of apps is as high as its words, and what it shows lies whole in it, below its figure`, async () => {
    const page = await browser.look('/services/mobile-apps', { width, height: 900 })
    const tiles = await page.$$eval('#services li:has(> p[aria-hidden])', apps =>
      apps.map(app => {
        const boxOf = (part: string) => {
          const { left, right, top, bottom } = app.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
          return { left, right, top, bottom }
        }
        const { top, bottom } = app.getBoundingClientRect()
        return {
          app: { top, bottom },
          tile: boxOf('[aria-hidden]'),
          figure: boxOf('[aria-hidden] b'),
          shown: boxOf('[aria-hidden] > svg path'),
        }
      }),
    )
    assert.is(tiles.length, 6)
    for (const { app, tile, figure, shown } of tiles) {
      assert.ok(Math.abs(app.top - tile.top) <= 1.5 && Math.abs(app.bottom - tile.bottom) <= 1.5)
      assert.ok(shown.bottom - shown.top > 20, 'it is drawn')
      assert.ok(shown.left > tile.left && shown.right < tile.right)
      assert.ok(shown.top >= figure.bottom && shown.bottom < tile.bottom)
      assert.ok(figure.right < tile.right)
    }
  })

for (const width of [390, 834, 1440])
  test(`at ${width} each app of a home screen stands ${width < 768 ? 'beside' : 'over'} its name, in line with its neighbours`, async () => {
    const page = await browser.look('/services/mobile-apps', { width, height: 900 })
    const lying = await page.$$eval('#categories li li', apps =>
      apps
        .filter(app => {
          const icon = app.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect()
          const range = document.createRange()
          range.selectNodeContents(app.lastChild ?? app)
          const name = range.getBoundingClientRect()
          const middles =
            innerWidth < 768
              ? name.top + name.bottom - icon.top - icon.bottom
              : name.left + name.right - icon.left - icon.right
          const apart = innerWidth < 768 ? name.left >= icon.right : name.top >= icon.bottom
          return !apart || name.left < 0 || name.right > innerWidth || Math.abs(middles / 2) > 2
        })
        .map(app => app.textContent),
    )
    const [first = [], ...others] = await page.$$eval('#categories ul:has(ul) > li', groups =>
      groups.map(group => {
        const { top } = group.getBoundingClientRect()
        return Array.from(group.querySelectorAll('svg'), icon => Math.round(icon.getBoundingClientRect().top - top))
      }),
    )
    assert.equal(lying, [])
    assert.is(others.length, 3)
    for (const tops of others)
      for (const [place, top] of tops.entries()) assert.ok(Math.abs(top - (first[place] ?? Number.NaN)) <= 2, `${tops}`)
  })

for (const width of [390, 1440])
  test(`at ${width} the sign of a notification stands within its card, before who sends it and level with both lines of it`, async () => {
    const page = await browser.look('/services/mobile-apps', { width, height: 900 })
    const places = await page.$$eval('#stories figcaption', captions =>
      captions.map(caption => {
        const sign = getComputedStyle(caption, '::before')
        const { paddingTop, paddingLeft, gridTemplateColumns, gridTemplateRows, rowGap } = getComputedStyle(caption)
        const px = (value: string | undefined) => Number.parseFloat(value ?? '')
        const [name, company] = ['b', 'b + span'].map(part => caption.querySelector(part)?.getBoundingClientRect())
        const { top, left } = caption.getBoundingClientRect()
        const [first, second] = gridTemplateRows.split(' ').map(px)
        // The middle of two rows, the first of which begins where the padding ends.
        const middle = top + px(paddingTop) + ((first ?? 0) + (second ?? 0) + (px(rowGap) || 0)) / 2
        return {
          width: px(sign.width) - px(gridTemplateColumns),
          beside: (name?.left ?? 0) - left - px(paddingLeft) - px(sign.width),
          off: ((name?.top ?? 0) + (company?.bottom ?? 0)) / 2 - middle,
          aligned: getComputedStyle(caption).alignItems === 'center' && sign.gridRowEnd === 'span 2',
        }
      }),
    )
    assert.is(places.length, 3)
    assert.ok(
      places.every(
        ({ width, beside, off, aligned }) =>
          aligned && Math.abs(width) < 1 && beside >= 12 && beside < 20 && Math.abs(off) < 2,
      ),
      JSON.stringify(places),
    )
  })

for (const width of [1024, 1440, 1920])
  test(`at ${width} what was before an app stands beside the phone, level with what is after, on its screen`, async () => {
    const page = await browser.look('/services/mobile-apps', { width, height: 900 })
    const { frame, pairs, end } = await page.$eval('#stories ul:has(figure)', list => ({
      frame: list.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(list, '::before').left),
      end: (list.closest('section')?.getBoundingClientRect().bottom ?? 0) - list.getBoundingClientRect().bottom,
      pairs: Array.from(list.querySelectorAll('dl'), pair =>
        Array.from(pair.children, part => {
          const { left, right, top } = part.getBoundingClientRect()
          return { left, right, top }
        }),
      ),
    }))
    assert.is(pairs.length, 3)
    assert.ok(Math.abs(end) < 1, 'the phone stands where the section ends')
    for (const [label, before, name, after] of pairs) {
      assert.ok(label && before && name && after)
      assert.ok(before.right < frame && after.left > frame)
      assert.ok(Math.abs(label.top - name.top) < 1 && Math.abs(before.top - after.top) < 3)
    }
  })

for (const width of [1024, 1440])
  test(`at ${width} the phones of the four steps stand on one line, each over its step`, async () => {
    const page = await browser.look('/services/mobile-apps', { width, height: 900 })
    const { phones, steps } = await page.$eval('#process ol', list => {
      const boxOf = (part: Element) => {
        const { left, right, bottom } = part.getBoundingClientRect()
        return { left: Math.round(left), right: Math.round(right), bottom: Math.round(bottom) }
      }
      const drawn = list.querySelectorAll('div[aria-hidden] > *')
      return { phones: Array.from(drawn, boxOf), steps: Array.from(list.children, boxOf) }
    })
    assert.is(phones.length, 5)
    assert.ok(Math.max(...phones.map(({ bottom }) => bottom)) - Math.min(...phones.map(({ bottom }) => bottom)) <= 1)
    for (const [place, step] of steps.entries()) assert.ok(Math.abs((phones[place]?.left ?? 0) - step.left) <= 1)
    assert.ok(Math.abs((phones[4]?.right ?? 0) - (steps[3]?.right ?? 0)) <= 1)
  })

for (const width of [390, 834])
  test(`at ${width} each phone of the four steps stands between the name and the text of its step`, async () => {
    const page = await browser.look('/services/mobile-apps', { width, height: 900, touch: true })
    const steps = await page.$$eval('#process li', steps =>
      steps.map(step => {
        const [drawn, name, text] = ['div', 'h3', 'p'].map(part => step.querySelector(part)?.getBoundingClientRect())
        return !drawn || !name || !text
          ? []
          : [drawn.top - name.top, name.bottom - drawn.bottom, drawn.bottom - text.top]
      }),
    )
    assert.is(steps.length, 4)
    for (const gaps of steps) assert.ok(gaps.length === 3 && gaps.every(gap => gap <= 1), String(gaps))
  })

test('at 390 flight mode is switched right below the pass that it leaves open', async () => {
  const page = await browser.look('/services/mobile-apps', { width: 390, height: 844, touch: true })
  const gap = await page.evaluate(() => {
    const pass = document.querySelector('[data-moment] > div > div')?.getBoundingClientRect().bottom ?? 0
    return (document.querySelector('[data-moment] label')?.getBoundingClientRect().top ?? 9999) - pass
  })
  assert.ok(gap > 0 && gap <= 80, `${gap} px`)
})

test('every row of the drawn desk adds up, and the drawn flow asks for what it showed', async () => {
  const page = await browser.look('/services/ui-ux-design')
  const rows = await page.$$eval('#services div:has(> p:nth-of-type(5)) > p', rows =>
    rows.map(row => row.textContent ?? ''),
  )
  const flow = await page.$eval('#services div:has(> i)', flow => flow.textContent ?? '')
  const sums = rows.map(sumsOf).filter(({ length }) => length === 3)
  assert.ok(sums.length > 2)
  for (const [net = 0, markup = 0, sell] of sums) assert.is(net + markup, sell)
  const [fare = 0, bag = 0, total, paid] = sumsOf(flow)
  assert.equal([total, paid], [fare + bag, fare + bag])
})

test('at 390 each reason stands below the drawing that bears its number', async () => {
  const page = await browser.look('/services/ui-ux-design', { width: 390, height: 844, touch: true })
  const [drawings, reasons] = await page.$eval('#wireframes', row =>
    ['figure', 'ol > li'].map(parts =>
      Array.from(row.querySelectorAll(parts), part => {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        return { left, right, top, bottom }
      }),
    ),
  )
  assert.ok(drawings && reasons)
  assert.is(reasons.length, 4)
  // The last reason is about the phone, and as wide as both drawings.
  for (const [place, { left, right, top }] of reasons.entries()) {
    const drawing = drawings[place < 3 ? 0 : 1]
    assert.ok(drawing && top >= drawing.bottom, String(place + 1))
    if (place < 3) assert.ok(left >= drawing.left - 1 && right <= drawing.right + 1, String(place + 1))
    else assert.ok(left <= drawing.left && right >= drawing.right - 1)
  }
})

test('the height of the finished button is measured outside the phone, from its top to its foot', async () => {
  const page = await browser.look('/services/ui-ux-design', { width: 1440, height: 900 })
  const [phone, button, measure] = await page.$eval('#wireframes figure[aria-hidden] > div', phone => {
    const button = phone.querySelector(':scope > p:last-child')
    return [phone, button, button?.querySelector('small')].map(part => {
      const { top, bottom, left, right } = part?.getBoundingClientRect() ?? new DOMRect()
      return { top, bottom, left, right }
    })
  })
  assert.ok(phone && button && measure)
  assert.ok(measure.left > phone.right)
  assert.equal([measure.top, measure.bottom, button.bottom - button.top], [button.top, button.bottom, 48])
})

test.run()
