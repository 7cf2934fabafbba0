// The header by mouse, keyboard and touch, and the menu of small screens ("small menu").
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { site } from '../../src/content/site'
import type { NavigationItem } from '../../src/content/types'
import { giveBack, openBrowser, until } from '../support/browser'
import { once } from '../support/once'

const browser = await openBrowser()
test.after(browser.close)

const navigation: readonly NavigationItem[] = site.navigation
const dropdowns = navigation.flatMap(item => ('items' in item ? [item] : []))
const [services = '', solutions = ''] = dropdowns.map(({ name }) => name)

const button = (name = services) => `::-p-xpath(//header//button[contains(., "${name}")])`

/** Whether the panel of a dropdown is visible. Throws when aria-expanded says otherwise. */
const isOpen = (page: Page, name = services) =>
  page.evaluate(name => {
    const found = [...document.querySelectorAll('header nav button')].find(({ textContent }) => textContent === name)
    const panel = document.getElementById(found?.getAttribute('aria-controls') ?? '')
    const seen = panel?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false
    if (seen !== (found?.getAttribute('aria-expanded') === 'true')) throw new Error('aria-expanded is wrong')
    return seen
  }, name)

async function settles(page: Page, open: boolean, name = services) {
  for (let i = 0; i < 40; i += 1) {
    const state = await isOpen(page, name).catch(() => undefined)
    if (state === open) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`${name} never became ${open ? 'open' : 'closed'}`)
}

/** Makes the page record in `window.seen` whenever the first dropdown opens or closes. */
const watchOpening = (page: Page) =>
  page.$eval('header nav [data-open]', dropdown => {
    const seen: (string | null)[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => seen.push(dropdown.getAttribute('data-open'))).observe(dropdown, {
      attributeFilter: ['data-open'],
    })
  })

const seenOpening = (page: Page) => page.evaluate('seen')

/** Opens a page for a test that leads away from it, or needs one that nobody has used. */
const open = async (options = {}) => (await browser.visit('/', { width: 1280, ...options })).page

/** Returns a function that returns one page to all tests, each time with nothing open, in focus or under the mouse. */
const shared = (options: object) => {
  const visit = once(() => open({ kept: true, ...options }))
  return async () => {
    const page = await visit()
    await page.keyboard.press('Escape')
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      scrollTo({ top: 0, behavior: 'instant' })
    })
    await page.mouse.move(2, 700)
    await until(page, `!document.querySelector('header nav [aria-expanded=true], #menu:popover-open')`)
    return page
  }
}
const atDesk = shared({})
const atSlowDesk = shared({ slowness: 10 })
const atTouchScreen = shared({ touch: true })
const onPhone = shared({ width: 390 })
const onTouchedPhone = shared({ width: 390, touch: true })

for (const { name, items } of dropdowns) {
  test(`a click opens ${name} with its ${items.length} links, another closes it`, async () => {
    const page = await atTouchScreen()
    await page.tap(button(name))
    await settles(page, true, name)
    await page.tap(button(name))
    await settles(page, false, name)
  })
}

test('resting the mouse on a dropdown opens it, leaving closes it', async () => {
  const page = await atDesk()
  await page.hover(button())
  await settles(page, true)
  await page.mouse.move(640, 700)
  await settles(page, false)
})

test('a mouse that only crosses the header opens nothing', async () => {
  const page = await atSlowDesk()
  await watchOpening(page)
  await page.hover(button())
  await page.mouse.move(640, 700)
  await new Promise(resolve => setTimeout(resolve, 1200))
  assert.equal(await seenOpening(page), [])
})

test('a mouse that slips off the open dropdown and comes back closes nothing', async () => {
  const page = await atSlowDesk()
  await page.hover(button())
  await settles(page, true)
  await watchOpening(page)
  await page.mouse.move(640, 700)
  await new Promise(resolve => setTimeout(resolve, 100))
  await page.hover(button())
  await new Promise(resolve => setTimeout(resolve, 2500))
  assert.equal(await seenOpening(page), [])
  assert.ok(await isOpen(page))
})

test('a click right after a hover leaves the dropdown open', async () => {
  const page = await atDesk()
  await page.hover(button())
  await settles(page, true)
  await page.click(button())
  assert.ok(await isOpen(page))
})

test('the mouse can travel from the button to the last link', async () => {
  const page = await atDesk()
  await page.hover(button())
  await settles(page, true)
  const link = await page.waitForSelector('header nav a[href="/services/training"]', { visible: true })
  const box = await link?.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10, { steps: 12 })
  await new Promise(resolve => setTimeout(resolve, 400))
  assert.ok(await isOpen(page))
})

test('choosing a link closes the dropdown and shows the page', async () => {
  const page = await open()
  await page.click(button())
  await settles(page, true)
  await page.click('header nav a[href="/services/training"]')
  await until(page, `location.pathname === '/services/training'`)
  await settles(page, false)
})

test('Enter opens a dropdown, Tab walks its links, Escape closes it and returns to its button', async () => {
  const page = await open()
  await page.focus(button())
  await page.keyboard.press('Enter')
  await settles(page, true)
  await page.keyboard.press('Tab')
  assert.is(await page.evaluate(() => document.activeElement?.getAttribute('href')), '/services')
  await page.keyboard.press('Escape')
  await settles(page, false)
  assert.is(await page.evaluate(() => document.activeElement?.textContent), services)
})

test('a dropdown closes when focus leaves it', async () => {
  const page = await open()
  await page.focus(button())
  await page.keyboard.press('Enter')
  await settles(page, true)
  await page.focus(button(solutions))
  await settles(page, false)
})

test('a tap outside closes a dropdown', async () => {
  const page = await atTouchScreen()
  await page.tap(button())
  await settles(page, true)
  await page.touchscreen.tap(640, 700)
  await settles(page, false)
})

test('links of a closed dropdown cannot be reached by Tab', async () => {
  const page = await atDesk()
  await page.focus(button())
  await page.keyboard.press('Tab')
  assert.is(await page.evaluate(() => document.activeElement?.textContent), solutions)
})

test('the skip link is the first stop and leads to the content', async () => {
  const page = await open()
  await page.keyboard.press('Tab')
  assert.is(await page.evaluate(() => document.activeElement?.getAttribute('href')), '#main')
})

test('the header stays at the top while the page scrolls', async () => {
  const page = await atDesk()
  await page.evaluate(() => scrollTo(0, 1500))
  assert.is(await page.$eval('header', header => header.getBoundingClientRect().top), 0)
})

for (const width of [320, 390, 834, 1280, 1920]) {
  test(`the header's button is there at ${width} px and leads to the contact page`, async () => {
    const page = await open({ width })
    const link = await page.waitForSelector('header > div > a[href="/contact"]', { visible: true })
    await link?.click()
    await until(page, `location.pathname === '/contact'`)
  })
}

for (const name of dropdowns.map(({ name }) => name)) {
  test(`the small menu opens, unfolds ${name}, and closes when a link is chosen`, async () => {
    const page = await onTouchedPhone()
    await page.tap('header [popovertarget]')
    await page.waitForSelector('#menu:popover-open')
    await page.tap(`::-p-xpath(//div[@id="menu"]//summary[contains(., "${name}")])`)
    const path = dropdowns.find(item => item.name === name)?.items.at(-1)?.href
    await page.waitForSelector(`#menu a[href="${path}"]`, { visible: true })
    await page.tap(`#menu a[href="${path}"]`)
    await until(page, `location.pathname === '${path}' && !document.querySelector('#menu:popover-open')`)
  })
}

test('the small menu closes when the screen is turned and has room for all links', async () => {
  const { page } = await browser.visit('/about', { width: 800, height: 1100 })
  await page.click('header [popovertarget]')
  await page.waitForSelector('#menu:popover-open')
  await page.setViewport({ width: 1100, height: 800 })
  await until(page, `!document.querySelector('#menu:popover-open') && !document.querySelector('main').inert`)
  await giveBack(page)
})

test('Escape closes the small menu and returns focus to its button', async () => {
  const page = await onPhone()
  await page.focus('header [popovertarget]')
  await page.keyboard.press('Enter')
  await page.waitForSelector('#menu:popover-open')
  await page.keyboard.press('Escape')
  await until(page, `!document.querySelector('#menu:popover-open')`)
  assert.is(await page.evaluate(() => document.activeElement?.getAttribute('popovertarget')), 'menu')
})

test('the focus never gets behind the open small menu', async () => {
  const page = await onPhone()
  await page.click('header [popovertarget]')
  await page.waitForSelector('#menu:popover-open')
  for (let i = 0; i < 20; i += 1) {
    await page.keyboard.press('Tab')
    const [behind, open] = await page.evaluate(() => [
      document.activeElement?.closest('main, footer') !== null,
      document.querySelector('#menu:popover-open') !== null,
    ])
    assert.not(behind && open, `stop ${i}`)
  }
})

test('the icons of the menus are there when a menu opens, where nothing is prefetched too', async () => {
  const { page } = await browser.visit('/')
  await page.hover('header nav button')
  await page.waitForSelector('header nav a[href="/services/training"]', { visible: true })
  await until(
    page,
    "[...document.querySelectorAll('header nav use')].every(use => document.querySelector(use.getAttribute('href')))",
  )
  await page.close()
})

test('Tab through the header does not scroll the page', async () => {
  const { page } = await browser.visit('/solutions/b2b')
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  await page.focus('header a')
  const start = await page.evaluate(() => scrollY)
  for (let i = 0; i < 6; i += 1) {
    await page.keyboard.press('Tab')
    assert.is(await page.evaluate(() => scrollY), start, `stop ${i}`)
  }
})

test('what is behind the open small menu is neither read nor reached', async () => {
  const page = await onPhone()
  const inert = () => page.$$eval('main, footer', parts => parts.map(part => (part as HTMLElement).inert))
  await page.click('header [popovertarget]')
  await page.waitForSelector('#menu:popover-open')
  await until(page, 'document.querySelector("main").inert')
  assert.equal(await inert(), [true, true])
  await page.keyboard.press('Escape')
  await until(page, '!document.querySelector("main").inert')
  assert.equal(await inert(), [false, false])
})

test('the small menu tells the current page by more than its colour', async () => {
  const { page } = await browser.visit('/about', { width: 390 })
  await page.click('header [popovertarget]')
  const line = await page.$eval('#menu [aria-current]', link => getComputedStyle(link).textDecorationLine)
  assert.is(line, 'underline')
})

test.run()
