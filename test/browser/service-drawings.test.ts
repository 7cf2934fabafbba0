// What is drawn on the pages of services and said beside the drawing: the same figures, the same order, all of it on phones.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openBrowser } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

/** Each sum in a text, as it is written. */
const sumsOf = (text: string) => text.match(/[\d,]+\.\d\d/g) ?? []

test('the bars of one sale carry the sums that are listed below them, and the margin that the lower one divides', async () => {
  const { page } = await browser.visit('/services/performance-marketing')
  const drawn = sumsOf(await page.$eval('svg:has(linearGradient)', bars => bars.textContent ?? ''))
  const listed = sumsOf(await page.$eval('dl:has([data-part=left])', parts => parts.textContent ?? ''))
  await page.browserContext().close()
  const [net, ...rest] = listed
  const gross = rest.reduce((sum, part) => sum + Number(part), 0).toFixed(2)
  const [, , ads, left] = rest
  assert.equal(drawn, [net, gross, ads, left])
})

test('the names of two small parts of a sale stand clear of one another on a phone', async () => {
  const { page } = await browser.visit('/services/performance-marketing', { width: 390, height: 844 })
  const boxes = await page.$$eval('svg:has(linearGradient) text', texts =>
    texts.map(text => {
      const { left, right, top, bottom } = text.getBoundingClientRect()
      return { left, right, top: top + 2, bottom: bottom - 2 }
    }),
  )
  await page.browserContext().close()
  const over = boxes.flatMap((one, place) =>
    boxes
      .slice(place + 1)
      .filter(
        other => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
      ),
  )
  assert.ok(boxes.length > 4)
  assert.equal(over, [])
})

test('the plates of a platform lie in the order of its parts, each beside the sign of its part', async () => {
  const { page } = await browser.visit('/services/software-development')
  const signs = await page.$$eval('#services ul > li > svg > use', uses => uses.map(use => use.getAttribute('href')))
  const plates = await page.$$eval('#services svg > g', plates =>
    plates
      .map(plate => ({
        sign: plate.querySelector('use')?.getAttribute('href'),
        top: plate.getBoundingClientRect().top,
      }))
      .sort((a, b) => a.top - b.top)
      .map(({ sign }) => sign),
  )
  await page.browserContext().close()
  assert.ok(signs.length > 5)
  assert.equal(plates, signs)
})

for (const path of ['/services', '/services/consultancy'])
  test(`at 390 all steps of ${path} are on the screen, one below the other`, async () => {
    const { page } = await browser.visit(path, { width: 390, height: 844, touch: true })
    const steps = await page.$$eval('#process li', steps =>
      steps.map(step => {
        const { left, right, top, bottom } = step.getBoundingClientRect()
        return { left, right, top, bottom }
      }),
    )
    await page.browserContext().close()
    assert.is(steps.length, 4)
    assert.ok(steps.every(({ left, right }) => left >= 0 && right <= 390))
    assert.ok(steps.every(({ top }, place) => place === 0 || top >= (steps[place - 1]?.bottom ?? 0)))
  })

for (const path of ['/', '/services/performance-marketing', '/services/ui-ux-design', '/services/mobile-apps'])
  test(`on ${path} the stars of a story stand behind who tells it`, async () => {
    const { page } = await browser.visit(path)
    const orders = await page.$$eval('figure:has(blockquote)', stories =>
      stories.map(story => {
        const teller = story.querySelector('figcaption b')
        const stars = story.querySelector('p[role=img]')
        return Boolean(teller && stars && teller.compareDocumentPosition(stars) & Node.DOCUMENT_POSITION_FOLLOWING)
      }),
    )
    await page.browserContext().close()
    assert.ok(orders.length > 0 && orders.every(Boolean))
  })

test('the finished screen says the fares and totals of the wireframe beside it', async () => {
  const { page } = await browser.visit('/services/ui-ux-design')
  const [wireframe, finished] = await page.$$eval('#wireframes figure', drawings =>
    drawings.map(drawing => drawing.textContent ?? ''),
  )
  await page.browserContext().close()
  const totals = sumsOf(wireframe ?? '').filter(sum => sum.includes(','))
  assert.ok(totals.length > 2)
  assert.equal(
    sumsOf(finished ?? '').filter(sum => sum.includes(',')),
    totals,
  )
})

test.run()
