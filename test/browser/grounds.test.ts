// The backgrounds ("grounds") of sections, how they meet, and the process steps of the service pages on them.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pages } from '../../pages'
import { openBrowser } from '../support/browser'
import { once } from '../support/once'

const browser = await openBrowser()
test.after(browser.close)

const services = pages.map(({ path }) => path).filter(path => path.startsWith('/services'))

/** Returns the background of every section, in order; a transparent section has the page's background. */
const groundsOf = (page: Page) =>
  page.$$eval('main section', sections => {
    // A sky is a gradient image.
    const groundOf = (element: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element)
      return backgroundImage.includes('gradient') ? backgroundImage : backgroundColor
    }
    const paper = groundOf(document.body)
    return sections.map(section => groundOf(section).replace('rgba(0, 0, 0, 0)', paper))
  })

/** Returns for each step whether its disc is filled with the background below it, or with the colour of its own ring. */
const fillsOf = (page: Page) =>
  page.$$eval('#process ol > li:has(> h3) > span', discs =>
    discs.map(disc => {
      const ground = disc.closest('section')
      const { backgroundColor: colour, borderColor, borderStyle } = getComputedStyle(disc)
      // A number without a ring does not cover the route, so it needs no fill.
      if (borderStyle === 'none' || colour === borderColor) return true
      const below = ground ? getComputedStyle(ground).backgroundColor : ''
      // A section with the page's own background (paper) is transparent.
      const paper = getComputedStyle(document.body).backgroundColor
      return colour === (below === 'rgba(0, 0, 0, 0)' ? paper : below)
    }),
  )

/**
 * Runs in the browser page: returns how far the rings of the hero's sun reach below the hero, in px; 0 where it clips them.
 */
function spill() {
  const hero = document.querySelector('main section')
  const sun = hero?.querySelector('figure')?.parentElement?.firstElementChild
  if (!hero || !sun) return Number.NaN
  if (getComputedStyle(hero).overflowY !== 'visible') return 0
  const { bottom } = sun.getBoundingClientRect()
  const spreads = Array.from(getComputedStyle(sun).boxShadow.matchAll(/0px 0px 0px ([\d.]+)px/g), ([, px]) =>
    Number(px),
  )
  // A sun that is cut off, at a horizon or below it, is drawn no further down than its clip-path says.
  const cut = Number(getComputedStyle(sun).clipPath.match(/^inset\(\S+ \S+ (-?[\d.]+)px/)?.[1] ?? -Infinity)
  const end = Math.min(bottom + Math.max(...spreads), bottom - cut)
  return Math.max(0, Math.round(end - hero.getBoundingClientRect().bottom))
}

for (const path of services) {
  const seen = once(async () => {
    const { page } = await browser.visit(path)
    const [grounds, fills] = [await groundsOf(page), await fillsOf(page)]
    const spills: number[] = []
    for (const width of [834, 1440, 1920, 2560]) {
      await page.setViewport({ width, height: 900 })
      spills.push(await page.evaluate(spill))
    }
    await page.browserContext().close()
    return { grounds, fills, spills }
  })

  test(`${path}: no two neighbouring sections stand on the same ground`, async () => {
    const { grounds } = await seen()
    assert.ok(grounds.length > 2)
    assert.equal(
      grounds.filter((ground, index) => ground === grounds[index - 1]),
      [],
      grounds.join(', '),
    )
  })

  test(`${path}: the disc of a step is filled with the ground that it stands on`, async () => {
    assert.equal((await seen()).fills, [true, true, true, true])
  })

  test(`${path}: the sun of the hero does not shine on the section below it`, async () => {
    assert.equal((await seen()).spills, [0, 0, 0, 0])
  })
}

test('a step’s sentence is not one long line on a tablet', async () => {
  const { page } = await browser.visit('/services', { width: 834 })
  const lengths = await page.$$eval('main ol > li:has(> h3) > p', texts =>
    texts.map(text => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return Math.round((text.textContent ?? '').length / range.getClientRects().length)
    }),
  )
  await page.browserContext().close()
  assert.is(lengths.length, 4)
  assert.ok(Math.max(...lengths) <= 60, lengths.join(', '))
})

for (const path of ['/', '/solutions/b2c', '/solutions/ancillaries', '/solutions/bedbank', '/404'])
  for (const deviceScaleFactor of [1.25, 1.5])
    test(`${path} at ${deviceScaleFactor} pixels a pixel: neither sun nor dune shows through where the hero ends`, async () => {
      const { page } = await browser.visit(path, { width: 1440 })
      await page.setViewport({ width: 1440, height: 900, deviceScaleFactor })
      const strip = async () => {
        const top = await page.$eval('main section', hero => {
          scrollTo({ top: hero.getBoundingClientRect().bottom + scrollY - 300, behavior: 'instant' })
          return Math.floor(hero.getBoundingClientRect().bottom + scrollY) - 3
        })
        // After a change of scale several frames are drawn: take screenshots until two are equal.
        let [before, now] = ['', ' ']
        for (let shots = 0; now !== before && shots < 8; shots += 1) {
          before = now
          now = await page.screenshot({ encoding: 'base64', clip: { x: 0, y: top, width: 1440, height: 6 } })
        }
        return now
      }
      const whole = await strip()
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(
          'main section:first-of-type::before, main section:first-of-type [aria-hidden]:empty { display: none }',
        )
        document.adoptedStyleSheets = [sheet]
      })
      const paper = await strip()
      await page.browserContext().close()
      assert.ok(whole === paper, 'the last pixels of the hero are paper')
    })

for (const deviceScaleFactor of [0.6, 1, 1.25, 2])
  test(`at ${deviceScaleFactor} pixels a pixel the page does not show between a closing and the footer`, async () => {
    const { page } = await browser.visit('/404', { width: 1440 })
    await page.setViewport({ width: 1440, height: 900, deviceScaleFactor })
    const shown: string[] = []
    for (const path of [
      '/',
      '/about',
      '/portfolio',
      '/solutions/b2c',
      '/solutions/corporate',
      '/services/mobile-apps',
    ]) {
      await page.goto(browser.url + path)
      const strip = async () => {
        const top = await page.$eval('footer', footer => {
          scrollTo({ top: footer.getBoundingClientRect().top + scrollY - 450, behavior: 'instant' })
          return Math.floor(footer.getBoundingClientRect().top + scrollY) - 4
        })
        return page.screenshot({ encoding: 'base64', clip: { x: 0, y: top, width: 1440, height: 8 } })
      }
      const plain = await strip()
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('html, body { background: #0f0 !important }')
        document.adoptedStyleSheets = [sheet]
      })
      if (plain !== (await strip())) shown.push(path)
    }
    await page.browserContext().close()
    assert.equal(shown, [])
  })

test.run()
