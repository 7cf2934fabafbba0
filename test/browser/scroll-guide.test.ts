// Reading progress, dot navigator, back to top and scroll hint, on every page that has them.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { site } from '../../src/content/site'
import { currentDot, scrollProgress } from '../../src/sections/ScrollGuide'
import { giveBack, openBrowser, until } from '../support/browser'
import { once } from '../support/once'
import { allPages, htmlOf } from '../support/site'

const browser = await openBrowser()
test.after(browser.close)

const DOTS = `nav[aria-label="${site.labels.sections}"] a`
const dotOf = (place: number) => `nav[aria-label="${site.labels.sections}"] li:nth-of-type(${place}) a`
const LAST_DOT = `nav[aria-label="${site.labels.sections}"] li:last-of-type a`

const guided: { path: string; dots: number }[] = []
for (const { path } of allPages) {
  const [, nav = ''] = (await htmlOf(path)).split(`<nav aria-label="${site.labels.sections}"`)
  const [list = ''] = nav.split('</nav>')
  const dots = list.split('<a ').length - 1
  if (dots > 0) guided.push({ path, dots })
}

/** Sizes of screens: in a run of all tests only the smallest, on which there is the least room for a heading. */
const SCREENS = (
  [
    [1280, 720],
    [1440, 900],
    [1920, 1080],
  ] as const
).slice(0, process.env.ROWS ? 1 : 3)

const visit = once(async () => (await browser.visit('/', { kept: true })).page)

/** Returns the home page, which all tests share that leave it as it is: at its top, with nothing in focus or under the mouse. */
async function home({ width = 1280, height = 800 } = {}): Promise<Page> {
  const page = await visit()
  await page.setViewport({ width, height })
  await page.mouse.move(0, 0)
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForSelector(TO_TOP, { hidden: true })
  return page
}

for (const [heights, count, dot, reason] of [
  [0, 4, 0, 'the top is the first'],
  [0.49, 4, 0, 'below 0.5'],
  [0.5, 4, 1, 'from 0.5'],
  [1.19, 4, 1, 'below 1.2'],
  [1.2, 4, 2, 'from 1.2'],
  [1.99, 4, 2, 'below 2'],
  [2, 4, 3, 'from 2 the last'],
  [9, 4, 3, 'the end is the last'],
  [1.2, 3, 2, 'the last of three'],
  [9, 3, 2, 'the end of three'],
] as const) {
  test(`at ${heights} viewport heights dot ${dot} of ${count} is current: ${reason}`, () => {
    assert.is(currentDot(heights, count), dot)
  })
}

test('a page that does not scroll has no progress', () => {
  assert.is(scrollProgress(0, 500, 800), 0)
})

const current = `[...document.querySelectorAll('${DOTS}')].findIndex(dot => dot.hasAttribute('aria-current'))`

/** Runs in the browser page: says whether the heading that a dot leads to is on the screen, or else where it is. */
function headingOf(links: Element[], dot: number): string {
  const id = links[dot]?.getAttribute('href')?.slice(1) ?? ''
  const box = document.getElementById(id)?.querySelector('h1, h2')?.getBoundingClientRect()
  return box && box.top >= 72 && box.bottom < innerHeight + 0.5 ? 'on the screen' : `from ${box?.top} to ${box?.bottom}`
}

const sizes = SCREENS.map(size => size.join(' by ')).join(', ')

for (const { path, dots } of guided) {
  test(`${path}: each of ${dots} dots scrolls to its offset and its heading on screens of ${sizes}`, async () => {
    const { page } = await browser.visit(path)
    for (const [width, height] of SCREENS) {
      await page.setViewport({ width, height })
      for (let dot = dots - 1; dot >= 0; dot -= 1) {
        await (await page.$$(DOTS))[dot]?.click()
        await until(page, `Math.abs(scrollY - ${dot * 0.7 * height}) < 1.5`)
        await until(page, `${current} === ${dot}`)
        assert.is(await page.$$eval(DOTS, headingOf, dot), 'on the screen', `dot ${dot} at ${width} by ${height}`)
      }
    }
    await giveBack(page)
  })
}

const TO_TOP = `button[aria-label="${site.labels.toTop}"]`
const HINT = `::-p-xpath(//p[contains(., "${site.labels.explore}")])`

const boxOf = async (page: Page, selector: string) => (await page.$(selector))?.boundingBox()

const visible = (page: Page, selector: string) => page.$eval(selector, element => element.checkVisibility())

test('the back-to-top button shows past 300 px', async () => {
  const page = await home()
  assert.not(await visible(page, TO_TOP))
  await page.evaluate(() => scrollTo(0, 300))
  await new Promise(resolve => setTimeout(resolve, 100))
  assert.not(await visible(page, TO_TOP))
  await page.evaluate(() => scrollTo(0, 301))
  await page.waitForSelector(TO_TOP, { visible: true })
})

const ways: [how: string, touch: boolean, back: (page: Page) => Promise<void>][] = [
  ['a click', false, page => page.click(TO_TOP)],
  ['a tap', true, page => page.tap(TO_TOP)],
  [
    'Enter',
    false,
    async page => {
      await page.focus(TO_TOP)
      await page.keyboard.press('Enter')
    },
  ],
]

for (const [how, touch, back] of ways)
  test(`${how} on back to top scrolls smoothly to the very top, where the heading has the focus`, async () => {
    const { page } = await browser.visit('/', { touch, motion: true })
    await page.evaluate(() => scrollTo({ top: 2400, behavior: 'instant' }))
    await page.waitForSelector(TO_TOP, { visible: true })
    await back(page)
    await until(page, 'scrollY === 0')
    await new Promise(resolve => setTimeout(resolve, 300))
    assert.is(await page.evaluate(() => scrollY), 0)
    assert.is(await page.evaluate(() => document.activeElement?.tagName), 'H1')
    await giveBack(page)
  })

for (const width of [1280, 1440, 1920]) {
  test(`the hint and the button never share a place at ${width} px`, async () => {
    const page = await home({ width })
    for (let y = 301; y < 700; y += 100) {
      await page.evaluate(y => scrollTo(0, y), y)
      await page.waitForSelector(TO_TOP, { visible: true })
      const [button, hint] = await Promise.all([boxOf(page, TO_TOP), boxOf(page, HINT)])
      assert.ok(!button || !hint || button.y + button.height <= hint.y, `at ${y}`)
    }
  })
}

test('the hint lies over no dot on low screens', async () => {
  const page = await home()
  for (const height of [360, 430, 500, 700]) {
    await page.setViewport({ width: 1280, height })
    const [hint, dot] = [await boxOf(page, HINT), await boxOf(page, LAST_DOT)]
    assert.ok(dot)
    assert.ok(!hint || hint.y >= dot.y + dot.height, `on ${height} px`)
  }
})

for (const width of [320, 390, 834, 1024, 1200, 1280, 1440]) {
  test(`at the foot of a page the button covers no link of the footer at ${width} px`, async () => {
    const page = await home({ width })
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await page.waitForSelector(TO_TOP, { visible: true })
    const button = await boxOf(page, TO_TOP)
    const covered = await page.$$eval(
      'footer a',
      (links, button) =>
        links.flatMap(link => {
          const { left, right, top, bottom } = link.getBoundingClientRect()
          const apart =
            !button ||
            right <= button.x ||
            left >= button.x + button.width ||
            bottom <= button.y ||
            top >= button.y + button.height
          return apart ? [] : [link.textContent]
        }),
      button,
    )
    assert.equal(covered, [])
  })
}

test('a dot has an address, which a new tab opens at its section', async () => {
  const page = await home()
  await page.click(dotOf(3))
  const { pathname, hash } = new URL(page.url())
  assert.is(pathname + hash, '/#products')
})

test('the label of a dot stays under the pointer, and Escape hides it', async () => {
  const page = await home()
  const opacity = `getComputedStyle(document.querySelector('${dotOf(2)} span')).opacity`
  await page.hover(dotOf(2))
  await until(page, `${opacity} === '1'`)
  await page.hover(`${dotOf(2)} span`)
  assert.is(await page.evaluate(opacity), '1')
  await page.keyboard.press('Escape')
  await until(page, `${opacity} === '0'`)
})

test('nothing of the guide is read before the heading', async () => {
  const page = await home()
  const after = await page.$eval(
    'main h1',
    (heading, nav) => {
      const dots = document.querySelector(nav)
      return Boolean(dots && heading.compareDocumentPosition(dots) & Node.DOCUMENT_POSITION_FOLLOWING)
    },
    DOTS,
  )
  assert.ok(after)
})

test('without scripts the hint is not there', async () => {
  const { page } = await browser.visit('/', { javaScript: false })
  assert.not(await visible(page, HINT))
})

test('the scroll hint shows below ten per cent of progress', async () => {
  const page = await home()
  const distance = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  assert.ok(await visible(page, HINT))
  await page.evaluate(y => scrollTo(0, y), distance * 0.095)
  await new Promise(resolve => setTimeout(resolve, 100))
  assert.ok(await visible(page, HINT))
  await page.evaluate(y => scrollTo(0, y), distance * 0.105)
  await page.waitForSelector(HINT, { hidden: true })
})

test('the progress bar tells how much of the page has been scrolled', async () => {
  const page = await home()
  await page.evaluate(() => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2))
  await until(page, `document.querySelector('[role=progressbar]').getAttribute('aria-valuenow') === '50'`)
})

test('a dot shows its label when it has focus', async () => {
  const page = await home()
  await page.focus(dotOf(2))
  await page.keyboard.press('Tab')
  await until(page, `getComputedStyle(document.activeElement.querySelector('span')).opacity === '1'`)
})

test('the dots are for wide screens only', async () => {
  const page = await home({ width: 1100 })
  assert.not(await visible(page, DOTS))
})

test('other pages have no scroll guide', async () => {
  const { page } = await browser.visit('/about')
  assert.is(await page.$('[role=progressbar]'), null)
})

test.run()
