// The headline figures: their size, their alignment, and the roads, suns and other drawings around them.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openBrowser } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

const FIGURES = 'main ul:has(> li > strong:first-child + span + small)'

// On wider screens the road ends in the sun over the sea; another test covers that.
for (const width of [834, 1024])
  test(`/about: at ${width} px the road of the figures has a stop for each of them, and ends in a sun where the page ends`, async () => {
    const page = await browser.look('/about', { width })
    const { stops, end } = await page.$eval(FIGURES, list => {
      const [sun, first, hop] = [
        getComputedStyle(list, '::after'),
        getComputedStyle(list.firstElementChild ?? list, '::before'),
        getComputedStyle(list.lastElementChild ?? list, '::after'),
      ]
      const px = Number.parseFloat
      const last = list.lastElementChild?.getBoundingClientRect().right ?? 0
      const middle = (drawn: CSSStyleDeclaration) => px(drawn.top) + px(drawn.height) / 2
      return {
        stops: Array.from(list.children, stop => getComputedStyle(stop, '::before').width),
        end: {
          rises: /50%\)$/.test(sun.clipPath) && sun.backgroundImage.startsWith('radial-gradient'),
          larger: px(sun.width) / px(first.width),
          beyond: list.getBoundingClientRect().right - (list.parentElement?.getBoundingClientRect().right ?? 0),
          level: middle(sun) - middle(first),
          gap: list.getBoundingClientRect().right - last + px(hop.right) - px(sun.right) - px(sun.width),
        },
      }
    })
    assert.is(new Set(stops).size, 1, `${stops}`)
    assert.ok(end.rises && end.larger > 3, JSON.stringify(end))
    assert.ok(Math.abs(end.beyond) < 1 && Math.abs(end.level) < 1, JSON.stringify(end))
    assert.ok(end.gap > 0 && end.gap < 6, `the last hop ends ${end.gap} px before it`)
  })

/**
 * Runs in the browser page: measures the background, the value and the words of each figure, and the section around them.
 */
const groundsOf = (list: Element) => {
  const section = list.closest('section')?.getBoundingClientRect()
  const figures = Array.from(list.children, figure => {
    const { left, right, top, bottom, width, height } = figure.getBoundingClientRect()
    const value = figure.querySelector('strong')
    const words = Array.from(figure.children, word => word.getBoundingClientRect())
    return {
      left,
      right,
      top,
      bottom,
      size: `${Math.round(width)} x ${Math.round(height)}`,
      area: width * height,
      colour: getComputedStyle(figure).backgroundColor,
      font: Number.parseFloat(value ? getComputedStyle(value).fontSize : ''),
      isWhole: words.every(
        word => word.left >= left && word.right <= right && word.top >= top && word.bottom <= bottom,
      ),
    }
  })
  return { figures, top: section?.top ?? Number.NaN, bottom: section?.bottom ?? Number.NaN, page: innerWidth }
}

for (const width of [1024, 1440, 1920])
  test(`/solutions/b2c: at ${width} px the figures are lobes of one size, which hang side by side from edge to edge`, async () => {
    const page = await browser.look('/solutions/b2c', { width })
    const { figures, top, page: end } = await page.$eval(FIGURES, groundsOf)
    const lefts = figures.map(({ left }) => Math.round(left))
    const rights = figures.map(({ right }) => Math.round(right))
    assert.equal([lefts[0], ...rights], [0, ...lefts.slice(1), end])
    for (const figure of figures) assert.ok(Math.abs(figure.top - top) < 1 && figure.isWhole, JSON.stringify(figure))
    assert.is(new Set(figures.map(({ size }) => size)).size, 1)
    assert.is(new Set(figures.map(({ colour }) => colour)).size, figures.length)
  })

for (const width of [1024, 1440, 1920])
  test(`/solutions/corporate: at ${width} px the figures are suns on the horizon at their section's end, the first the largest`, async () => {
    const page = await browser.look('/solutions/corporate', { width })
    const { figures, bottom } = await page.$eval(FIGURES, groundsOf)
    const [first, ...others] = figures
    for (const figure of figures)
      assert.ok(Math.abs(figure.bottom - bottom) < 1 && figure.isWhole, JSON.stringify(figure))
    for (const { area, font } of others) assert.ok((first?.area ?? 0) > area && (first?.font ?? 0) > font)
    // A value that is a word is as large as one that is a number.
    assert.is(new Set(others.map(({ font }) => font)).size, 1)
  })

for (const path of ['/solutions/b2c', '/solutions/corporate'])
  for (const width of [320, 390, 834])
    test(`${path}: at ${width} px the figures are bands from edge to edge, one below the other`, async () => {
      const page = await browser.look(path, { width })
      const { figures, page: end } = await page.$eval(FIGURES, groundsOf)
      for (const figure of figures)
        assert.ok(
          Math.abs(figure.left) < 1 && Math.abs(figure.right - end) < 1 && figure.isWhole,
          JSON.stringify(figure),
        )
      figures.slice(1).forEach(({ top }, index) => {
        assert.ok(Math.abs(top - (figures[index]?.bottom ?? 0)) < 1, `${index + 2} begins at ${top}`)
      })
    })

for (const width of [1200, 1440, 1920])
  test(`/about: at ${width} px the road of the figures ends at the core of the sun that rises over the sea at their level`, async () => {
    const page = await browser.look('/about', { width })
    const { level, sun, end } = await page.$eval(FIGURES, list => {
      const [first, last] = [list.firstElementChild, list.lastElementChild]
      const core = list.closest('section')?.querySelector('[aria-hidden]:empty')
      if (!first || !last || !core) throw new Error('no figures, or no sun')
      const px = Number.parseFloat
      const stop = getComputedStyle(first, '::before')
      const { left, right, top, bottom } = core.getBoundingClientRect()
      return {
        level: first.getBoundingClientRect().top + px(stop.top) + px(stop.height) / 2,
        sun: { x: (left + right) / 2, y: (top + bottom) / 2, radius: (right - left) / 2 },
        end: last.getBoundingClientRect().right - px(getComputedStyle(last, '::after').right),
      }
    })
    assert.ok(Math.abs(sun.y - level) < 1, `${sun.y} is not the level of ${level}`)
    assert.ok(Math.abs(sun.x - end) < sun.radius / 2, `${end} is not in the core around ${sun.x}`)
  })

for (const width of [390, 834, 1440])
  test(`/services/consultancy: at ${width} px what is drawn over or beside a figure is as many as it says`, async () => {
    const page = await browser.look('/services/consultancy', { width })
    const drawn = await page.$$eval('main li:has(> svg + strong)', figures =>
      figures.map(figure => {
        const line = figure.querySelector('strong')?.getBoundingClientRect()
        const drawing = figure.querySelector('svg')?.getBoundingClientRect()
        const paths = [...figure.querySelectorAll('path')].map(path => path.getAttribute('d') ?? '')
        const dots = [...(paths[0]?.matchAll(/h([\d.]+)/g) ?? [])].reduce(
          (sum, [, run]) => sum + Number(run) / 21 + 1,
          0,
        )
        return {
          said: Number.parseInt(figure.querySelector('strong')?.textContent ?? '', 10),
          rings: paths.join('').match(/a/g)?.length,
          dots: Math.floor(dots),
          share: Number.parseFloat(figure.querySelector('[data-part="share"]')?.getAttribute('stroke-dasharray') ?? ''),
          above: (drawing?.bottom ?? 0) <= (line?.top ?? 0),
          beside: (drawing?.left ?? 0) >= (line?.right ?? innerWidth) && (drawing?.bottom ?? 0) > (line?.top ?? 0),
          level: Math.round(line?.top ?? 0),
          from: Math.round(line?.left ?? 0),
          to: Math.round(line?.right ?? 0),
        }
      }),
    )
    const [years, projects, satisfied] = drawn
    assert.is(drawn.length, 3)
    assert.is(years?.rings, years?.said)
    assert.is(projects?.dots, projects?.said)
    assert.is(satisfied?.share, satisfied?.said)
    // On phones each drawing stands beside its figure, and the second and third figure share a row. On wider screens the
    // drawings stand above the figures, which share one row without gaps.
    if (width < 768) assert.is(projects?.level, satisfied?.level)
    assert.ok(
      drawn.every(({ above, beside, level }) => (width < 768 ? beside : above && level === years?.level)),
      JSON.stringify(drawn),
    )
    if (width >= 768)
      assert.ok(
        drawn.slice(1).every(({ from }, place) => Math.abs(from - (drawn[place]?.to ?? 0)) <= 1),
        JSON.stringify(drawn),
      )
  })

for (const width of [390, 834, 1440])
  test(`/services/training: at ${width} px each drawing of the report says what its figure says, above it, and all stand on one horizon`, async () => {
    const page = await browser.look('/services/training', { width })
    const lines = await page.$$eval('main li:has(> strong ~ svg)', figures =>
      figures.map(figure => {
        const [value, svg] = ['strong', 'svg'].map(part => figure.querySelector(part)?.getBoundingClientRect())
        return {
          said: Number.parseInt(figure.querySelector('strong')?.textContent ?? '', 10),
          paths: Array.from(figure.querySelectorAll('path'), path => ({
            part: path.dataset.part,
            shapes: path.getAttribute('d')?.match(/z/g)?.length ?? 0,
            length: Number(path.getAttribute('pathLength')),
            dash: Number.parseFloat(path.getAttribute('stroke-dasharray') ?? '0'),
            rise: Number(path.getAttribute('d')?.match(/v-([\d.]+)/)?.[1]),
          })),
          horizon: svg?.bottom ?? 0,
          above: (svg?.bottom ?? 999) <= (value?.top ?? 0) + 1 && (svg?.right ?? 999) <= innerWidth,
        }
      }),
    )
    const [agencies, done, growth] = lines
    assert.ok(lines.length === 3 && lines.every(({ above }) => above), JSON.stringify(lines))
    assert.is(new Set(lines.map(({ horizon }) => Math.round(horizon))).size, 1)
    // Each agency is drawn as a shop, with one shape for its walls and one for its roof.
    for (const walls of [true, false])
      assert.is(
        agencies?.paths.reduce((sum, { part, shapes }) => sum + (walls === (part === 'shops') ? shapes : 0), 0),
        agencies?.said,
      )
    const [course] = done?.paths.filter(({ length }) => length) ?? []
    assert.is((100 * (course?.dash ?? 0)) / (course?.length ?? 1), done?.said)
    const [after = 0, before = 1] = growth?.paths.map(({ rise }) => rise) ?? []
    assert.is(Math.round((100 * (after - before)) / before), growth?.said)
  })

for (const [width, lines] of [
  [320, 1],
  [390, 1],
  [834, 3],
  [1440, 3],
  [1920, 3],
] as const)
  test(`/: at ${width} px the figures are larger than all but the title, ${lines === 3 ? 'side by side above' : 'each beside'} their words`, async () => {
    const page = await browser.look('/', { width })
    const { figures, heading } = await page.$eval(FIGURES, list => ({
      figures: Array.from(list.children, ({ children: [value, words, note] }) => {
        const text = document.createRange()
        const [figure, label] = [value, words].map(part => {
          text.selectNodeContents(part ?? list)
          return text.getBoundingClientRect()
        })
        const own = getComputedStyle(value ?? list)
        return {
          size: Number.parseFloat(own.fontSize),
          smallest: Number.parseFloat(getComputedStyle(note ?? list).fontSize),
          below: (label?.top ?? 0) - (figure?.bottom ?? 0) > -Number.parseFloat(own.fontSize) / 2,
          beside: (label?.left ?? 0) >= (figure?.right ?? 0),
          end: Math.max(figure?.right ?? 0, label?.right ?? 0),
          start: figure?.left ?? 0,
        }
      }),
      heading: Number.parseFloat(getComputedStyle(document.querySelector('main h2') ?? list).fontSize),
    }))
    for (const { size, smallest, below, beside } of figures) {
      assert.ok(size > heading && smallest >= 14, `${size} and ${smallest} px beside ${heading} px`)
      assert.ok(lines === 3 ? below && !beside : beside)
    }
    if (lines === 3)
      figures.slice(1).forEach(({ start }, index) => {
        assert.ok(start - (figures[index]?.end ?? Number.NaN) > 16, `${index + 2} is clear of the one before it`)
      })
  })

for (const width of [834, 1440, 1920])
  test(`/solutions/ancillaries: at ${width} px the figures are seats of one size in one row, cut off where their section ends, one of them chosen`, async () => {
    const page = await browser.look('/solutions/ancillaries', { width })
    const { seats, colours, under } = await page.$eval(FIGURES, list => {
      const boxes = Array.from(list.children, seat => seat.getBoundingClientRect())
      return {
        seats: boxes.map(({ top, width, height }) => [top, width, height].map(Math.round).join()),
        colours: Array.from(list.children, seat => getComputedStyle(seat).backgroundColor),
        under: (list.closest('section')?.getBoundingClientRect().bottom ?? 0) - (boxes[0]?.bottom ?? 0),
      }
    })
    assert.is(seats.length, 3)
    assert.is(new Set(seats).size, 1, seats.join(' '))
    assert.ok(Math.abs(under) < 1, `${under} px below them`)
    assert.is(colours[0], colours[2])
    assert.is.not(colours[0], colours[1])
  })

test('/about: a word among the figures is as large as they are, stands on their line, and is whole', async () => {
  const { page } = await browser.visit('/about', { width: 1440 })
  const lines = await page.$$eval(`${FIGURES} strong`, values =>
    values.map(value => {
      // An empty inline block stands on the baseline.
      const base = value.appendChild(document.createElement('i'))
      base.style.display = 'inline-block'
      const { bottom } = base.getBoundingClientRect()
      base.remove()
      const isWord = /^\p{L}/u.test(value.textContent ?? '')
      const text = document.createRange()
      text.selectNodeContents(value)
      const { height, right } = text.getBoundingClientRect()
      const end = value.parentElement?.getBoundingClientRect().right ?? 0
      return { isWord, bottom, size: height, over: right - end }
    }),
  )
  await page.browserContext().close()
  const [words, figures] = [lines.filter(({ isWord }) => isWord), lines.filter(({ isWord }) => !isWord)]
  assert.ok(words.length > 0 && figures.length > 0)
  const sizes = lines.map(({ size }) => size)
  assert.ok(Math.max(...sizes) - Math.min(...sizes) < 1, `${sizes}`)
  assert.ok(Math.max(...lines.map(({ over }) => over)) < 0)
  const bases = lines.map(({ bottom }) => bottom)
  assert.ok(Math.max(...bases) - Math.min(...bases) < 2, `${bases}`)
})

test('/solutions/b2b: its first figure is more than twice as large as the others, each is whole, and the road below leaves the page', async () => {
  const { page } = await browser.visit('/solutions/b2b')
  for (const width of [320, 390, 834, 1440, 1920]) {
    await page.setViewport({ width, height: 900 })
    const { sizes, over, end } = await page.$eval('main ul:has(> li > strong)', list => {
      const values = [...list.querySelectorAll('strong')]
      const text = document.createRange()
      return {
        sizes: values.map(value => Number.parseFloat(getComputedStyle(value).fontSize)),
        over: values.map(value => {
          text.selectNodeContents(value)
          const room = list.getBoundingClientRect().right
          return text.getClientRects().length - 1 + Math.max(0, text.getBoundingClientRect().right - room)
        }),
        end: list.firstElementChild?.getBoundingClientRect().right ?? 0,
      }
    })
    const [first = 0, ...others] = sizes
    assert.is(others.length, 2)
    assert.ok(first > 2 * Math.max(...others), `${sizes} at ${width} px`)
    assert.equal(over, [0, 0, 0], `at ${width} px`)
    assert.ok(Math.abs(end - width) < 20, `ends at ${end} of ${width} px`)
  }
  await page.browserContext().close()
})

test.run()
