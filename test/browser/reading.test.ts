// Every page on a phone reads like a page: letters and lines are large enough, nothing that stands on a laptop is missing, few
// words have to be pulled into view, and those in rows that say so, words are whole at a zoom of 200 % too, controls are seen
// and told apart, and a finger finds what it aims at.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { brokenWords } from '../support/broken-words'
import { openBrowser } from '../support/browser'
import { once } from '../support/once'
import { openOneTab } from '../support/one-tab'
import { alike, controls, covering, shownTexts, sideways } from '../support/phone'
import { drawnTexts, type Letters, lettersOf, movingWords, narrowLedes, pulledWords, targets } from '../support/reading'
import { allPages } from '../support/site'

const PHONE = { width: 390, height: 844, touch: true }
/** The smallest phone, and one on its side. */
const SMALL = { width: 320, height: 568 }
const LYING = { width: 844, height: 390 }
const LAPTOP = { width: 1440, height: 900 }

/** The phone's window at a zoom of 200 %, and the longest word that always fits in a line there. */
const ZOOMED = { width: 195, height: 422 }
const LONGEST = 8

/** The product pictures, which are scaled down in so narrow a window, and what the browser stores, word for word. */
const DRAWN = 'figure, [data-moment], [aria-hidden=true], pre, code'

/**
 * What a phone lacks: the laptop's menus, for which it has one of its own; the guide beside the page that shows how far it has
 * been scrolled; the stops on the orbit of the home page's sun, which has no sky beside it on a phone (the page About tells their
 * story); and the head of a table whose cells are labelled one by one on a phone.
 */
const LACKED = 'header, [popover], [role=progressbar] ~ :is(nav, div), #hero ul[aria-hidden], thead'

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

const browser = await openBrowser()
test.after(browser.close)
const { page, show } = await openOneTab(browser, PHONE)

/** Opens a page on a phone, for all of its tests, and then in smaller and larger windows. */
async function read(path: string) {
  await show(path)
  const onPhone = {
    letters: await page.evaluate(lettersOf),
    ledes: await page.evaluate(narrowLedes),
    words: await page.evaluate(pulledWords),
    targets: await page.evaluate(targets),
    controls: await page.evaluate(controls),
    hidden: await page.evaluate(covering),
    alike: await page.evaluate(alike),
    rows: await page.evaluate(sideways),
    drawn: await page.evaluate(drawnTexts, LACKED),
    shown: await page.evaluate(shownTexts),
  }
  const onOthers: Letters[] = []
  for (const size of [SMALL, LYING]) {
    await page.setViewport({ ...size, hasTouch: true, isMobile: true })
    onOthers.push(...(await page.evaluate(lettersOf)))
  }
  await page.setViewport({ ...ZOOMED, hasTouch: true, isMobile: true })
  const zoomed = { broken: await page.evaluate(brokenWords, DRAWN), shown: await page.evaluate(shownTexts) }
  await page.setViewport({ ...LAPTOP, hasTouch: true, isMobile: true })
  const onLaptop = { drawn: await page.evaluate(drawnTexts, LACKED) }
  await page.setViewport({ ...PHONE, hasTouch: true, isMobile: true })
  // Last, because it takes the page apart.
  const moving = await page.evaluate(movingWords)
  return { onPhone, onOthers, zoomed, onLaptop, moving }
}

for (const { path } of allPages) {
  const seen = once(() => read(path))

  test(`${path}: no letters are too small`, async () => {
    const { onPhone, onOthers } = await seen()
    const small = [...onPhone.letters, ...onOthers].filter(letters => letters.size < leastOf(letters) - SLACK)
    assert.equal(
      small.map(({ size, text }) => `${size.toFixed(1)} px: ${text.slice(0, 50)}`),
      [],
    )
  })

  test(`${path}: lines of running text are set apart`, async () => {
    const { onPhone, onOthers } = await seen()
    const dense = [...onPhone.letters, ...onOthers].filter(
      ({ size, leading, words, pictured }) =>
        !pictured && words >= SENTENCE && size < LINE.large && leading < LINE.running - SLACK / 10,
    )
    assert.equal(
      dense.map(({ leading, text }) => `${leading.toFixed(2)}: ${text.slice(0, 50)}`),
      [],
    )
  })

  test(`${path}: ledes are as wide as their column`, async () => {
    assert.equal((await seen()).onPhone.ledes, [])
  })

  test(`${path}: what stands on a laptop stands on a phone`, async () => {
    const { onPhone, onLaptop } = await seen()
    const there = new Set(onPhone.drawn.filter(({ drawn }) => drawn).map(({ text }) => text))
    const gone = onLaptop.drawn.filter(({ text, drawn }) => drawn && !there.has(text) && !COUNTED.test(text))
    assert.equal([...new Set(gone.map(({ text }) => text))], [])
  })

  // Safari and Firefox paint a section before it is whole.
  test(`${path}: the first words stay where they are on a phone while the rest of the page arrives`, async () => {
    assert.equal((await seen()).moving, [])
  })

  test(`${path}: at most a tenth of the words has to be pulled into view`, async () => {
    const { all, pulled } = (await seen()).onPhone.words
    assert.ok(pulled <= all * PULLED, `${pulled} of ${all} words`)
  })

  test(`${path}: a finger finds what it aims at`, async () => {
    const small = (await seen()).onPhone.targets.filter(({ tried, inText, width, height }) =>
      tried ? Math.min(width, height) < FINGER.tried : !inText && Math.min(width, height) < FINGER.other,
    )
    assert.equal(
      small.map(({ name, width, height }) => `${width} x ${height}: ${name}`),
      [],
    )
  })

  test(`${path} at a zoom of 200 % has room for words of ${LONGEST} letters, and no other text`, async () => {
    const { onPhone, zoomed } = await seen()
    assert.equal(
      zoomed.broken.filter(word => word.length <= LONGEST),
      [],
    )
    const added = zoomed.shown.filter(text => !onPhone.shown.includes(text))
    assert.equal(added, [], 'shown at this zoom only')
  })

  test(`${path}: no control hides the word or the sign that says what it is`, async () => {
    assert.equal((await seen()).onPhone.hidden, [])
  })

  test(`${path}: nothing that is chosen or moved has the browser's grey, or is smaller than 24 px`, async () => {
    assert.equal(
      (await seen()).onPhone.controls.filter(({ drawn, side }) => drawn !== 'none' || side < 24),
      [],
    )
  })

  test(`${path}: what is chosen looks unlike what is not`, async () => {
    assert.equal((await seen()).onPhone.alike, [])
  })

  test(`${path}: what is pulled sideways says so`, async () => {
    const { rows } = (await seen()).onPhone
    assert.equal(
      rows.filter(({ name, focusable, atStart, cut }) => !name || !focusable || !atStart || !cut),
      [],
    )
    assert.is(new Set(rows.map(({ name }) => name)).size, rows.length, 'two rows have one name')
  })
}

test('the phone’s menu says what the laptop’s menus say', async () => {
  await show('/')
  const lines = (selector: string) =>
    page.$$eval(selector, links => links.map(link => link.textContent?.trim()).filter(Boolean))
  const laptop = await lines('header nav li li:not([popover] *)')
  assert.ok(laptop.length > 0)
  assert.equal(await lines('[popover] details li'), laptop)
})

test.run()
