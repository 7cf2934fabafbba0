// The colour scheme (light, dark, or the system's): the switch in the footer, what it stores, and the colour of the
// browser's bar.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content as cookies } from '../../src/content/cookies'
import { site } from '../../src/content/site'
import { hues } from '../../src/theme/tokens'
import { FIREFOX, follow, giveBack, hydrated, openBrowser, type Scheme, until } from '../support/browser'
import { openNetwork } from '../support/network'
import { once } from '../support/once'
import { shows } from '../support/pages'

const browser = await openBrowser()
test.after(browser.close)
const network = await openNetwork(browser.url)
test.after(network.close)

const { labels } = site
const RADIO = 'footer input[type=radio]'

/** Whether the lightness of the page's background is above 0.5. */
const isLight = (page: Page) =>
  page.evaluate(() => Number(/[\d.]+/.exec(getComputedStyle(document.body).backgroundColor)?.[0]) > 0.5)

const shownScheme = async (page: Page): Promise<Scheme> => ((await isLight(page)) ? 'light' : 'dark')

const stored = (page: Page) => page.evaluate(() => [{ ...localStorage }, document.cookie])

/** Chooses a value of the switch with the mouse. */
async function choose(page: Page, value: string) {
  await page.click(`footer label:has([value=${value}])`)
  await until(page, `document.querySelector('${RADIO}:checked')?.value === '${value}'`)
}

/** Returns the RGBA values of the browser's own bar and of the header at the top of the page. */
const bars = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
    const bar = metas.find(({ media }) => matchMedia(media).matches)?.content ?? ''
    const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const pixel = (colour: string) => {
      if (!probe) return []
      probe.fillStyle = colour
      probe.fillRect(0, 0, 1, 1)
      return [...probe.getImageData(0, 0, 1, 1).data]
    }
    const header = document.querySelector('header')
    return [pixel(bar), pixel(header ? getComputedStyle(header).getPropertyValue('--bar') : '')]
  })

/** Whether two colours are equal, up to rounding to whole numbers. */
const sameColour = ([bar = [], header = []]: number[][]) =>
  bar.length === 4 && bar.every((part, index) => Math.abs(part - Number(header[index])) <= 1)

for (const system of ['light', 'dark'] as const) {
  const other = system === 'light' ? 'dark' : 'light'
  const [path, next] = system === 'light' ? ['/', '/about'] : ['/about', '/']

  /** A visitor who takes the other scheme, goes to the next page, loads it again, and leaves it to the system. */
  const journey = once(async () => {
    const { page, faults } = await browser.visit(path, { scheme: system })
    const seen: { scheme: Scheme; kept: unknown; bars: number[][] }[] = []
    const note = async () =>
      seen.push({ scheme: await shownScheme(page), kept: await stored(page), bars: await bars(page) })
    await note()
    await choose(page, other)
    await note()
    await follow(page, next)
    await shows(page, next)
    await note()
    await page.reload()
    const shownAtOnce = await shownScheme(page)
    await hydrated(page)
    await until(page, `document.querySelector('${RADIO}:checked')?.value === '${other}'`)
    seen.push({ scheme: shownAtOnce, kept: await stored(page), bars: await bars(page) })
    await choose(page, 'system')
    await note()
    await giveBack(page)
    return { seen, faults }
  })

  test(`a visitor whose system is ${system} takes ${other}: it holds on the next page and after a reload`, async () => {
    const { seen, faults } = await journey()
    const [nothing, choice] = [
      [{}, ''],
      [{ scheme: other }, ''],
    ]
    assert.equal(
      seen.map(({ scheme, kept }) => ({ scheme, kept })),
      [
        { scheme: system, kept: nothing },
        { scheme: other, kept: choice },
        { scheme: other, kept: choice },
        { scheme: other, kept: choice },
        { scheme: system, kept: nothing },
      ],
    )
    assert.equal(faults, [])
  })

  test(`the browser’s bar continues the header of ${path} in ${system}, and of what is chosen and shown next`, async () => {
    const page = await browser.look(path, { scheme: system, javaScript: false })
    assert.ok(sameColour(await bars(page)))
    const { seen } = await journey()
    assert.ok(seen.every(({ bars }) => sameColour(bars)))
  })
}

test('without JavaScript there is no switch', async () => {
  const page = await browser.look('/about', { scheme: 'dark', javaScript: false })
  assert.equal(await page.$$eval(RADIO, radios => radios.map(radio => radio.checkVisibility())), [false, false, false])
})

test('what was chosen is there at the first paint: before any script but the one in the document', async () => {
  const { page } = await browser.visit('/404', { scheme: 'light' })
  await page.goto(network.url)
  await page.evaluate(() => localStorage.setItem('scheme', 'dark'))
  const release = network.hold('scripts')
  page.goto(`${network.url}/about`).catch(() => {})
  await until(page, `location.pathname === '/about' && document.querySelector('footer')`)
  assert.is(await shownScheme(page), 'dark')
  release()
  await giveBack(page)
})

test('the switch is a group of radio buttons with names, which the arrow keys move, in targets of 24 px', async () => {
  const { page } = await browser.visit('/about')
  await page.waitForSelector(RADIO, { visible: true })
  const group = await page.$eval(RADIO, radio => radio.closest('fieldset')?.querySelector('legend')?.textContent)
  assert.is(group, labels.scheme.title)
  const targets = await page.$$eval(RADIO, radios =>
    radios.map(radio => {
      const { width, height } = radio.parentElement?.getBoundingClientRect() ?? { width: 0, height: 0 }
      return { name: (radio as HTMLInputElement).labels?.[0]?.textContent, large: width >= 24 && height >= 24 }
    }),
  )
  const { system, light, dark } = labels.scheme
  assert.equal(
    targets,
    [system, light, dark].map(name => ({ name, large: true })),
  )
  await page.focus(`${RADIO}:checked`)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  assert.is(await shownScheme(page), 'dark')
  await giveBack(page)
})

test('where storage is refused, the choice holds until the document ends', async () => {
  const { page } = await browser.visit('/404', { scheme: 'light' })
  await page.evaluateOnNewDocument(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Refused', 'SecurityError')
      },
    })
  })
  await page.goto(`${browser.url}/about`)
  await hydrated(page)
  await page.waitForSelector(RADIO, { visible: true })
  await choose(page, 'dark')
  assert.is(await shownScheme(page), 'dark')
  await giveBack(page)
})

test('the cookie policy shows what the switch keeps, in its own words', async () => {
  const { page } = await browser.visit('/cookies')
  await choose(page, 'dark')
  await page.click('[data-moment] button')
  const kept = await page.$eval('[data-moment] section dl', list => list.textContent ?? '')
  assert.match(kept, `${cookies.proof.storages.local}: scheme dark`)
  await giveBack(page)
})

if (!FIREFOX)
  test('a system that changes takes the browser’s bar along', async () => {
    const { page } = await browser.visit('/about', { scheme: 'light' })
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }])
    assert.ok(sameColour(await bars(page)))
    await giveBack(page)
  })

for (const [scheme, hue] of [
  ['light', 'indigo'],
  ['dark', 'amber'],
] as const) {
  test(`fields at night are ${hue} on /portfolio in the ${scheme} scheme, like the sky behind them`, async () => {
    const { page } = await browser.visit('/portfolio', { scheme })
    const field = await page.$eval('footer', footer => getComputedStyle(footer).getPropertyValue('--field'))
    await giveBack(page)
    assert.match(field, new RegExp(`\\b${hues[hue]}\\)`))
  })
}

test.run()
