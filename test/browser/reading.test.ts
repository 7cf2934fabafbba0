// Every page on a phone reads like a page: letters and lines are large enough, nothing that stands on a laptop is missing, few
// words have to be pulled into view, and a finger finds what it aims at.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { giveBack, openBrowser } from '../support/browser'
import { once } from '../support/once'
import { drawnTexts, type Letters, lettersOf, narrowLedes, pulledWords, targets } from '../support/reading'
import { allPages } from '../support/site'

const browser = await openBrowser()
test.after(browser.close)

const PHONE = 390
const LAPTOP = 1440

/** Ornament that says nothing: the Arabic name that sinks behind the footer. */
const ORNAMENT = 'footer [lang=ar]'

/**
 * What a phone lacks: the laptop's menus, for which it has one of its own; the guide beside the page that shows how far it has
 * been scrolled; the stops on the orbit of the home page's sun, which has no sky beside it on a phone (the page About tells their
 * story); and the head of a table whose cells are labelled one by one on a phone.
 */
const LACKED = `header, [popover], [role=progressbar] ~ :is(nav, div), #hero ul[aria-hidden], thead, ${ORNAMENT}`

/** Days and weeks of calendars and charts, of which a phone shows some at a time, or marks some. */
const COUNTED = /^\d{1,2}$/

/**
 * The least heights of letters, in px: of running text; of other text, and of what pictures answer to a visitor; and of
 * anything, also of drawn words and of code.
 */
const LEAST = { running: 16, other: 14, any: 12 }

/** The least height of a line of running text, in letters; of large letters it may be less. */
const LINE = { running: 1.45, large: 20 }

/** The words from which on a text is one to read, no label. */
const SENTENCE = 10

/** The share of the words of a page that may stand in rows that are pulled sideways. */
const PULLED = 0.1

/** The least sides of what takes the finger, in px: the controls of pictures to try, and everything else. */
const FINGER = { tried: 44, other: 24 }

/** Allows for rounding. */
const SLACK = 0.05

/** Returns the least height for a text, in px. */
function leastOf({ words, pictured, secondary, said, code }: Letters): number {
  if (code) return LEAST.any
  if (pictured) return said ? LEAST.other : LEAST.any
  return words >= SENTENCE && !secondary ? LEAST.running : LEAST.other
}

for (const { path } of allPages) {
  const seen = once(async () => {
    const { page } = await browser.visit(path, { width: PHONE, height: 844, touch: true })
    const read = {
      letters: await page.evaluate(lettersOf, ORNAMENT),
      ledes: await page.evaluate(narrowLedes),
      words: await page.evaluate(pulledWords),
      targets: await page.evaluate(targets),
      onPhone: await page.evaluate(drawnTexts, LACKED),
    }
    await page.setViewport({ width: LAPTOP, height: 900, hasTouch: true, isMobile: true })
    const onLaptop = await page.evaluate(drawnTexts, LACKED)
    await giveBack(page)
    return { ...read, onLaptop }
  })

  test(`${path}: no letters are too small`, async () => {
    const { letters } = await seen()
    const small = letters.filter(letters => letters.size < leastOf(letters) - SLACK)
    assert.equal(
      small.map(({ size, text }) => `${size.toFixed(1)} px: ${text.slice(0, 50)}`),
      [],
    )
  })

  test(`${path}: lines of running text are set apart`, async () => {
    const { letters } = await seen()
    const dense = letters.filter(
      ({ size, leading, words, pictured }) =>
        !pictured && words >= SENTENCE && size < LINE.large && leading < LINE.running - SLACK / 10,
    )
    assert.equal(
      dense.map(({ leading, text }) => `${leading.toFixed(2)}: ${text.slice(0, 50)}`),
      [],
    )
  })

  test(`${path}: ledes are as wide as their column`, async () => {
    assert.equal((await seen()).ledes, [])
  })

  test(`${path}: what stands on a laptop stands on a phone`, async () => {
    const { onPhone, onLaptop } = await seen()
    const there = new Set(onPhone.filter(({ drawn }) => drawn).map(({ text }) => text))
    const gone = onLaptop.filter(({ text, drawn }) => drawn && !there.has(text) && !COUNTED.test(text))
    assert.equal([...new Set(gone.map(({ text }) => text))], [])
  })

  test(`${path}: at most a tenth of the words has to be pulled into view`, async () => {
    const { all, pulled } = (await seen()).words
    assert.ok(pulled <= all * PULLED, `${pulled} of ${all} words`)
  })

  test(`${path}: a finger finds what it aims at`, async () => {
    const small = (await seen()).targets.filter(({ tried, inText, width, height }) =>
      tried ? Math.min(width, height) < FINGER.tried : !inText && Math.min(width, height) < FINGER.other,
    )
    assert.equal(
      small.map(({ name, width, height }) => `${width} x ${height}: ${name}`),
      [],
    )
  })
}

test('the phone’s menu says what the laptop’s menus say', async () => {
  const page = await browser.look('/', { width: PHONE, height: 844 })
  const lines = (selector: string) =>
    page.$$eval(selector, links => links.map(link => link.textContent?.trim()).filter(Boolean))
  const laptop = await lines('header nav li li:not([popover] *)')
  assert.ok(laptop.length > 0)
  assert.equal(await lines('[popover] details li'), laptop)
})

test.run()
