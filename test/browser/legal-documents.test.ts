// The legal pages as documents: contents, alignment, tables, and the drawings beside the text.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { site } from '../../src/content/site'
import { FIREFOX, openBrowser, until } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

for (const path of ['/privacy', '/terms', '/cookies']) {
  test(`${path} on a phone: the contents are one row until they are opened, and lead to their sections then`, async () => {
    const { page } = await browser.visit(path, { width: 390, height: 844 })
    const contents = () =>
      page.$eval('main nav', nav => ({
        height: nav.getBoundingClientRect().height,
        links: [...nav.querySelectorAll('a')].filter(link => link.checkVisibility({ contentVisibilityAuto: true }))
          .length,
        sections: document.querySelectorAll('section[id]').length,
      }))
    const closed = await contents()
    await page.click('main nav summary')
    const open = await contents()
    await page.click('main nav li:last-of-type a')
    const place = await page.evaluate(() => location.hash)
    await page.browserContext().close()
    assert.ok(closed.height < 60, `${closed.height} px high`)
    assert.is(closed.links, 0)
    assert.is(open.links, open.sections)
    assert.ok(place.length > 1)
  })

  test(`${path} on a wide screen: the contents are all there, and nothing is to be opened for them`, async () => {
    const page = await browser.look(path, { width: 1440 })
    const seen = await page.$$eval('main nav :is(summary, a)', all =>
      all.filter(part => part.checkVisibility()).map(({ tagName }) => tagName),
    )
    const sections = await page.$$eval('section[id]', all => all.length)
    assert.equal(seen, Array(sections).fill('A'))
  })

  for (const width of [1120, 1440])
    test(`${path} at ${width} px: the contents stay beside the text, whole, and mark the section that is read`, async () => {
      const { page } = await browser.visit(path, { width, height: 720 })
      await page.$eval('section[id]:nth-of-type(4)', section =>
        section.scrollIntoView({ behavior: 'instant', block: 'start' }),
      )
      // Two sections may stand side by side: either of them may be marked. Firefox has no :target-current and marks none.
      if (!FIREFOX)
        await until(
          page,
          `[document.querySelector('main nav a:target-current')?.hash || 'html', 'section[id]:nth-of-type(4)']
            .map(selector => document.querySelector(selector).getBoundingClientRect().top)
            .every((top, _, [first]) => top === first)`,
        )
      const { rail, list, text } = await page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().toJSON() as DOMRect
        return {
          rail: box('main nav'),
          list: box('main nav li:last-of-type'),
          text: box('section[id]:nth-of-type(4)'),
        }
      })
      await page.browserContext().close()
      assert.ok(rail.top > 64 && list.bottom < 720, `${rail.top} to ${list.bottom}`)
      assert.ok(rail.right < text.left)
    })

  test(`${path}: titles and texts start on one line, and the numbers beside them on another`, async () => {
    const page = await browser.look(path, { width: 1440 })
    const starts = await page.$$eval('section[id]:not([data-half], :last-of-type)', all =>
      all.map(section => {
        const { left } = section.getBoundingClientRect()
        const title = section.querySelector('h2')?.getBoundingClientRect()
        const text = section.querySelector(':scope > div:not([data-as])')?.getBoundingClientRect()
        // A text beside its title forms a second column, at whose edge its blocks start.
        const beside = text && title && text.width > 0 && text.left >= title.right && text.top < title.bottom
        const words = [
          ...section.querySelectorAll(':scope > :is(h2, div:not([data-as]))'),
          ...section.querySelectorAll(':scope > div:not([data-as]) > :not([data-night]), :scope > div > ol > li'),
        ]
        const night = section.querySelector('[data-as=road]')?.getBoundingClientRect()
        const seen = words
          .map(word => word.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          // Skips elements beside an earlier one, which start another column.
          .filter(
            (word, place, all) => !all.slice(0, place).some(one => one.right <= word.left && one.bottom > word.top),
          )
          .filter(word => !(beside && word.left === text.left))
          // Skips a road: its night background starts at the edge of the section.
          .filter(word => !(night && word.left === night.left && word.top === night.top))
        return [...new Set(seen.map(word => Math.round(word.left - left)))].join()
      }),
    )
    assert.equal([...new Set(starts)], ['72'])
  })
}

test('/privacy on a phone: the first sentence of the policy is within one and a quarter screens', async () => {
  const page = await browser.look('/privacy', { width: 390, height: 844 })
  const top = await page.$eval('section[id] > p', line => line.getBoundingClientRect().top)
  assert.ok(top < 844 * 1.25, `${top} px`)
})

test('/privacy: the stops of a message have equal room', async () => {
  const page = await browser.look('/privacy', { width: 1440 })
  const stops = await page.$$eval('section:has(h1) ol li', all => all.map(stop => stop.getBoundingClientRect().width))
  assert.is(stops.length, 4)
  assert.ok(Math.max(...stops) - Math.min(...stops) < 1, `${stops}`)
})

test('/privacy: a switch that is off is drawn in the colour of the text', async () => {
  const page = await browser.look('/privacy')
  const colours = await page.$eval('[name=short]', box => [
    getComputedStyle(box).borderTopColor,
    getComputedStyle(box, '::before').backgroundColor,
    getComputedStyle(document.body).color,
  ])
  assert.is(new Set(colours).size, 1, `${colours}`)
})

test('/privacy: what a row is about ends without a sign', async () => {
  const page = await browser.look('/privacy')
  const names = await page.$$eval('[data-as=led] b, [data-as=rows] dd > b:first-of-type', all =>
    all.map(({ textContent }) => textContent ?? ''),
  )
  assert.ok(names.length > 10)
  assert.equal(
    names.filter(name => /[.,:]$/.test(name)),
    [],
  )
})

test('/terms: samples, product pictures and the court are shown beside the text that speaks of them', async () => {
  const page = await browser.look('/terms', { width: 1440 })
  const marks = await page.$$eval('#figures-and-quotes [data-as=specimen] span', all =>
    all.map(({ textContent }) => textContent),
  )
  const boxes = await page.$$eval('section:not([data-half]):has(> [data-as=specimen])', all =>
    all.map(section => [...section.children].map(part => part.getBoundingClientRect().toJSON() as DOMRect)),
  )
  assert.equal([...new Set(marks)], [site.labels.sample])
  assert.is(boxes.length, 3)
  for (const [title, line, text, drawing] of boxes) {
    assert.ok(Number(drawing?.left) > Math.max(Number(line?.right), Number(text?.right)), 'beside all of it')
    assert.ok(Math.abs(Number(drawing?.top) - Number(title?.top)) < 12, 'from the height of its title on')
  }
})

test('the tools drawn in the cookie policy hold the entries of its bars, and no cookie', async () => {
  const page = await browser.look('/cookies')
  const keys = (selector: string) =>
    page.$$eval(selector, all => all.map(part => part.firstElementChild?.textContent ?? ''))
  const [tools, bars] = [await keys('[data-as=tools] i ~ p'), await keys('[data-as=entry]')]
  assert.is(bars.length, 2)
  assert.equal(tools, ['', ...bars])
})

// Puppeteer cannot emulate print in Firefox.
if (!FIREFOX)
  test('/terms on paper: what is asked not to be done keeps its sign, and the text stands under the title', async () => {
    const { page } = await browser.visit('/terms', { width: 718 })
    await page.emulateMediaType('print')
    const sign = await page.$eval('[data-as=crosses] li', item => getComputedStyle(item, '::before').content)
    const starts = await page.$$eval('h1, section[id] h2', all =>
      all.map(title => Math.round(title.getBoundingClientRect().left)),
    )
    await page.browserContext().close()
    assert.is(sign, '"×"')
    assert.is(new Set(starts).size, 1, `${starts}`)
  })

test.run()
