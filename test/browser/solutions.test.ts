// The solution pages below their heroes: parts that follow the picture above, what is in view, and alignment.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content as b2b } from '../../src/content/solutions/b2b'
import { content as b2c } from '../../src/content/solutions/b2c'
import { content as corporate } from '../../src/content/solutions/corporate'
import { amount } from '../../src/mockups/kit/money'
import { openBrowser, until } from '../support/browser'

const browser = await openBrowser()
test.after(browser.close)

const solutions = ['b2c', 'b2b', 'corporate', 'ancillaries', 'bedbank'].map(name => `/solutions/${name}`)

const textsOf = (page: Page, selector: string) =>
  page.$$eval(selector, elements => elements.map(({ textContent }) => (textContent ?? '').trim()))

const BUTTONS = '[data-moment] p > button'
const colourOf = (page: Page, button: string) =>
  page.$eval(`${BUTTONS}:${button}`, element => getComputedStyle(element).backgroundColor)

test('of two decisions only the one that was taken is filled', async () => {
  const { page } = await browser.visit('/solutions/b2b', { width: 1440 })
  const coral = await colourOf(page, 'first-of-type')
  await page.click(`${BUTTONS}:last-of-type`)
  await until(page, `document.querySelector('${BUTTONS}:last-of-type').ariaPressed === 'true'`)
  assert.is.not(await colourOf(page, 'first-of-type'), coral)
  assert.is.not(await colourOf(page, 'last-of-type'), await colourOf(page, 'first-of-type'))
  await page.browserContext().close()
})

const last = b2b.day.statement.entries.flatMap(entry => ('declined' in entry ? [entry] : []))[0]

test('the day of an agency ends as its overdraft was decided above', async () => {
  const { page } = await browser.visit('/solutions/b2b', { width: 1440 })
  const ROWS = 'main table tbody tr'
  const end = async () => (await textsOf(page, `${ROWS}:last-of-type > *`)).join(' ')
  const before = await textsOf(page, `${ROWS}:nth-last-of-type(2) b`)
  assert.ok((await end()).includes(last?.name ?? '?'))
  await page.click(`${BUTTONS}:last-of-type`)
  assert.ok((await end()).includes(last?.declined?.name ?? '?'), await end())
  assert.equal(await textsOf(page, `${ROWS}:last-of-type b`), before)
  await page.click(`${BUTTONS}:first-of-type`)
  assert.ok((await end()).includes(last?.name ?? '?'))
  await page.browserContext().close()
})

const { outside, by } = corporate.picture.report

test('the line of the report is that of the trip above', async () => {
  const { page } = await browser.visit('/solutions/corporate', { width: 1440 })
  const values = () => textsOf(page, 'main ol > li > p > b:only-of-type')
  const marked = () => textsOf(page, 'main ol > li > p[data-state]:has(+ p:last-child) > b:only-of-type')
  assert.ok((await values()).includes(outside.both))
  assert.equal(await marked(), [outside.both])
  await page.click('[data-moment] fieldset:has([name=cabin]) label:first-of-type')
  assert.ok((await values()).includes(outside.fare))
  await page.focus('[data-moment] input[type=range]')
  await page.keyboard.press('Home')
  assert.ok((await values()).includes(outside.none))
  assert.equal(await marked(), [])
  assert.ok((await values()).includes(by.inside))
  await page.browserContext().close()
})

/**
 * How many features are drawn on the pages that draw all of them at any width, not just the first three. Where one is
 * subtracted, a feature is drawn as a sentence or above the others.
 */
const allDrawn: Readonly<Record<string, number>> = {
  '/solutions/b2b': (b2b.stops[0]?.items.length ?? 0) - 1,
  '/solutions/b2c': b2c.stops[0]?.items.length ?? 0,
  '/solutions/corporate': (corporate.stops[0]?.items.length ?? 0) - 1,
}

for (const path of solutions) {
  test(`${path}: on phones the buttons of the closing stand in line with its heading`, async () => {
    const page = await browser.look(path, { width: 390, height: 844, touch: true })
    const [heading, ...buttons] = await page.$$eval('main section:last-of-type :is(h2, a)', elements => {
      const align = getComputedStyle(elements[0] ?? document.body).textAlign
      return elements.map(element => {
        const { left, right } = element.getBoundingClientRect()
        return Math.round(align === 'end' ? right : align === 'center' ? (left + right) / 2 : left)
      })
    })
    assert.is(buttons.length, 2)
    for (const button of buttons) assert.ok(Math.abs(button - (heading ?? 0)) <= 2, `${button}, heading ${heading}`)
  })

  test(`${path}: its first three features are drawn, or all, the first at any width, and no word of them is cut by the edge of its card`, async () => {
    const { page } = await browser.visit(path)
    for (const [width, height, count] of [
      [390, 844, 1],
      [834, 1100, 1],
      [1280, 720, 1],
      [1280, 900, 3],
      [1440, 900, 3],
    ] as const) {
      await page.setViewport({ width, height })
      const { drawn, cut } = await page.$$eval('main section[id]:nth-of-type(2) li:has(> [aria-hidden] > *)', cards => {
        const cut: string[] = []
        for (const card of cards) {
          const frame = card.getBoundingClientRect()
          const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const range = document.createRange()
            range.selectNodeContents(node)
            const { left, right } = range.getBoundingClientRect()
            const crosses = [frame.left, frame.right].some(edge => left < edge && edge < right)
            if (node.textContent?.trim() && crosses) cut.push(node.textContent)
          }
        }
        const drawn = cards.filter(
          card => card.querySelector(':scope > div > *, :scope > svg > *')?.getBoundingClientRect().height,
        )
        return { drawn: drawn.length, cut }
      })
      assert.is(drawn, allDrawn[path] ?? count, `at ${width} px`)
      assert.equal(cut, [], `at ${width} px`)
    }
    await page.browserContext().close()
  })
}

for (const path of ['/solutions/b2c', '/solutions/ancillaries'])
  test(`${path}: on a phone the picture of the first feature begins below its words`, async () => {
    const page = await browser.look(path, { width: 390, height: 844, touch: true })
    const gap = await page.$eval('main section[id]:nth-of-type(2) li:has(> [aria-hidden] > svg)', card => {
      const [words, picture] = [card.querySelector('p'), card.querySelector(':scope > div > svg')]
      return (picture?.getBoundingClientRect().top ?? 999) - (words?.getBoundingClientRect().bottom ?? 0)
    })
    assert.ok(gap >= 0 && gap < 40, `${gap} px`)
  })

for (const path of ['/solutions/b2b', '/solutions/corporate'])
  test(`${path}: the pictures of its two set-up cards end at one height, and their rows fill them`, async () => {
    const page = await browser.look(path, { width: 1440 })
    const cards = await page.$$eval('#get-started [data-tone]', pictures =>
      pictures.map(picture => {
        const [bottom, foot] = [picture, picture.firstElementChild ?? picture].map(
          part => part.getBoundingClientRect().bottom,
        )
        const cells = [...(picture.firstElementChild?.querySelectorAll('*') ?? [])]
        const lowest = Math.max(...cells.map(cell => cell.getBoundingClientRect().bottom))
        // Where the window ends above the lower edge of the picture, its own foot counts.
        return { bottom, empty: Math.min(bottom ?? 0, foot ?? 0) - lowest }
      }),
    )
    assert.is(cards.length, 2)
    assert.is(cards[0]?.bottom, cards[1]?.bottom)
    for (const { empty } of cards) assert.ok(empty < 3, `${empty} px`)
  })

test('the rules of a shop stand on the lower edge of their section, and cover no word of its settings', async () => {
  const { page } = await browser.visit('/solutions/b2c')
  for (const width of [390, 834, 1024, 1280, 1440, 1920]) {
    await page.setViewport({ width, height: 900 })
    const { foot, covered } = await page.$eval('#get-started', section => {
      const [rules, settings] = section.querySelectorAll('ul + [aria-hidden] > *')
      const [front, back] = [rules, settings].map(window => window?.getBoundingClientRect() ?? new DOMRect())
      const last = settings?.lastElementChild?.lastElementChild?.getBoundingClientRect()
      return {
        foot: (front?.bottom ?? 0) - section.getBoundingClientRect().bottom,
        covered: back?.height ? (last?.bottom ?? 9999) - (front?.top ?? 0) : 0,
      }
    })
    assert.ok(Math.abs(foot) < 1, `${foot} px below the edge at ${width} px`)
    assert.ok(covered <= 0, `${covered} px are covered at ${width} px`)
  }
  await page.browserContext().close()
})

test('the tree of a network names each agency and shows its users whole, and one clear of the other, at any width', async () => {
  const { page } = await browser.visit('/solutions/b2b')
  for (const width of [320, 390, 834, 1024, 1280, 1440, 1920]) {
    await page.setViewport({ width, height: 900 })
    const names = await page.$$eval('#features h3 ~ p ~ svg g', agencies =>
      agencies.map(agency => {
        const [name, users] = ['text', 'path:last-of-type'].map(part =>
          (agency.querySelector(part) ?? agency).getBoundingClientRect(),
        )
        const sheet = (agency.closest('div') ?? agency).getBoundingClientRect()
        return {
          text: agency.textContent?.trim(),
          whole: [name, users].every(box => box && box.left > sheet.left && box.right < sheet.right),
          clear: (name?.bottom ?? 9999) < (users?.top ?? 0) + 1,
        }
      }),
    )
    const expected = b2b.picture.ledger.agencies.map(({ name }) => ({ text: name, whole: true, clear: true }))
    assert.equal(names, expected, `at ${width} px`)
  }
  await page.browserContext().close()
})

test('each of the product strips draws what its own page sells', async () => {
  const drawn: string[] = []
  for (const path of ['/solutions/b2c', '/solutions/b2b', '/solutions/corporate']) {
    const page = await browser.look(path, { width: 1440 })
    drawn.push(...(await textsOf(page, '#products ul > li > h3 ~ svg')))
  }
  assert.is(drawn.length, 4, 'one each, and the corporate page a second')
  assert.is(new Set(drawn).size, drawn.length)
})

test('the fare of the product strip is what the client of the booking below has paid for it', async () => {
  const page = await browser.look('/solutions/b2c', { width: 1440 })
  const [fare] = await textsOf(page, '#products ul > li > h3 ~ svg')
  const paid = b2c.file.table.entries.reduce((sum, { paid }) => sum + paid, 0)
  assert.ok(paid > 0 && fare?.includes(amount(paid)), fare)
})

test('on a phone what a manager decides and what it does to the budget are in view together', async () => {
  const page = await browser.look('/solutions/corporate', { width: 390, height: 844, touch: true })
  const [decision, credit] = await page.evaluate(() => {
    const moment = document.querySelector('[data-moment]')
    const decision = moment?.querySelector('[name=decision]')?.parentElement?.getBoundingClientRect().top ?? 0
    return [decision, moment?.getBoundingClientRect().bottom ?? 0]
  })
  assert.ok((credit ?? 0) - (decision ?? 0) < 400, `${(credit ?? 0) - (decision ?? 0)} px`)
})

for (const path of ['/solutions/b2c', '/solutions/bedbank'])
  test(`${path}: at 1440 by 900 what follows from the picture is in view`, async () => {
    const page = await browser.look(path, { width: 1440, height: 900 })
    const end = await page.$eval('[data-moment]', moment => {
      const parts = moment.querySelectorAll('output, a')
      return Math.max(...Array.from(parts, part => part.getBoundingClientRect().bottom))
    })
    assert.ok(end <= 900, `${end} px`)
  })

test('the hours of the day are all in view on a phone', async () => {
  const page = await browser.look('/solutions/ancillaries', { width: 390, height: 844, touch: true })
  const rights = await page.$$eval('main ol:has(> li > b + div) > li', hours =>
    hours.map(hour => hour.getBoundingClientRect().right),
  )
  assert.is(rights.length, 6)
  assert.ok(Math.max(...rights) <= 390)
})

test('on a phone the road of a booking runs from each event to the next', async () => {
  const page = await browser.look('/solutions/b2c', { width: 390, height: 844, touch: true })
  const gaps = await page.$$eval('main ol > li:has(> small + b)', events =>
    events.slice(1).flatMap((event, index) => {
      const { right, bottom } = events[index]?.querySelector('path')?.getBoundingClientRect() ?? new DOMRect()
      const ring = getComputedStyle(event, '::before')
      const { x, y } = event.getBoundingClientRect()
      const [top, left] = [y + Number.parseFloat(ring.top), x]
      return [Math.abs(bottom - top), Math.max(0, left - right)]
    }),
  )
  assert.is(gaps.length, 6)
  // In Firefox the box of the road includes half of its stroke width.
  assert.ok(Math.max(...gaps) < 4, `${gaps} px`)
})

const withPictures = [...solutions, '/services/software-development', '/services/mobile-apps']

for (const path of withPictures)
  test(`on a phone the shadows of the hero of ${path} end within it`, async () => {
    const page = await browser.look(path, { width: 390 })
    const beyond = await page.$eval('main section', hero => {
      const end = hero.getBoundingClientRect().bottom
      // Each shadow is "colour x y blur spread", in px.
      return [...hero.querySelectorAll('figure *')].flatMap(element => {
        const shadows = getComputedStyle(element).boxShadow.match(/(-?[\d.]+px ){3}-?[\d.]+px(?! inset)/g) ?? []
        return shadows.flatMap(shadow => {
          const [, y = 0, blur = 0, spread = 0] = shadow.split(' ').map(Number.parseFloat)
          const lowest = element.getBoundingClientRect().bottom + y + blur + spread
          return lowest > end ? [`${shadow} of ${element.textContent?.slice(0, 20)}: ${lowest - end} px`] : []
        })
      })
    })
    assert.equal(beyond, [])
  })

const centred = ['/', '/services', '/services/mobile-apps', '/services/training', '/solutions/b2b']

for (const path of [...centred, '/solutions/corporate', '/solutions/bedbank'])
  test(`no button of the closing of ${path} stands on the bright core of its sun, at any width`, async () => {
    const { page } = await browser.visit(path)
    for (const width of [390, 768, 1440, 1920]) {
      await page.setViewport({ width, height: 900 })
      const gap = await page.$eval('main section:last-of-type', closing => {
        const [sun, words] = closing.children
        if (!(sun instanceof HTMLElement) || !(words instanceof HTMLElement)) return -1
        // The sun's rings are shadows with a spread: "colour x y blur spread". The outer ones may pass behind the words.
        const rings = getComputedStyle(sun).boxShadow.split(/,\s*(?=[a-z])/)
        const bright = rings.slice(0, 2).map(ring => Number.parseFloat(ring.split(' ').at(-1) ?? ''))
        return sun.offsetTop - Math.max(...bright) - words.offsetTop - words.offsetHeight
      })
      assert.ok(gap >= 0, `${gap} px at ${width} px`)
    }
    await page.browserContext().close()
  })

test.run()
