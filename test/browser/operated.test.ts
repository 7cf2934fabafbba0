// All controls of all interactive pictures, with mouse and touch: nothing moves, the result is in sight beside the control and
// nothing lies over it, and the words that ask to try the picture step back.
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { giveBack, openBrowser, until } from '../support/browser'
import { allPages, htmlOf } from '../support/site'

const browser = await openBrowser()
test.after(browser.close)

const SIZES = [
  { width: 1440, height: 900, touch: false },
  { width: 390, height: 844, touch: true },
] as const

/** The picture that is there to shorten its page. */
const SHORTENS = 'short'

/** Controls that are alike, such as seats, of which so many are operated. */
const ALIKE = 5

/** Where a slider is pressed, in fractions of its width. */
const PLACES = { range: [0.04, 0.5, 0.97], other: [0.5] }

/** The state of a picture around one of its controls. */
type State = { left: number; top: number; height: number; said: string }

/**
 * Runs in the browser page: keeps the controls of a picture that can be operated, of those that are alike a few, and returns
 * their number.
 */
function keepControls(picture: string, alike: number): number {
  const all = [...document.querySelectorAll<HTMLInputElement>(`${picture} :is(input, select, button)`)].filter(
    control => control.checkVisibility({ visibilityProperty: true }),
  )
  const kindOf = ({ name, type }: HTMLInputElement) => name || type
  const some = [...new Set(all.map(kindOf))].flatMap(kind => {
    const same = all.filter(control => kindOf(control) === kind)
    return same.filter((_, index) => index % Math.ceil(same.length / alike) === 0 || index === same.length - 1)
  })
  Object.assign(window, { controls: some })
  return some.length
}

/** Runs in the browser page: brings a kept control into view, and returns its box, or nothing if it cannot be operated now. */
function boxOf(index: number) {
  const control = (window as unknown as { controls: HTMLInputElement[] }).controls[index]
  if (!control?.isConnected || control.disabled || !control.checkVisibility({ visibilityProperty: true })) return
  const shown = control.type === 'range' ? control : (control.closest('label') ?? control)
  shown.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = shown.getBoundingClientRect()
  const name = shown.textContent?.trim() || control.getAttribute('aria-label') || control.type
  return { left, top, width, height, type: control.type, name, page: document.documentElement.scrollHeight }
}

/**
 * Runs in the browser page, once it is drawn: returns where a kept control is, how high the page is, and the result that is in
 * sight and not covered.
 */
async function stateOf(index: number, picture: string): Promise<State> {
  await document.fonts.ready
  const control = (window as unknown as { controls: HTMLInputElement[] }).controls[index]
  const shown = control?.type === 'range' ? control : (control?.closest('label') ?? control)
  const sees = (result: HTMLElement) => {
    const { left, top, width, bottom } = result.getBoundingClientRect()
    const at = document.elementFromPoint(left + width / 2, (top + bottom) / 2)
    const free = result.closest('[data-away]') !== null || at?.closest(picture) !== null
    return top >= 0 && bottom <= innerHeight + 0.5 && free
  }
  let seen: HTMLElement[] = []
  // The browser says some frames later that the result went out of sight.
  for (let frame = 0; frame < 2 || (frame < 30 && seen.length === 0); frame += 1) {
    await new Promise(requestAnimationFrame)
    seen = [...document.querySelectorAll<HTMLElement>(`${picture} :is(output, [data-away] > p)`)].filter(sees)
  }
  const { left, top } = shown?.getBoundingClientRect() ?? { left: 0, top: 0 }
  return {
    left,
    top,
    height: document.documentElement.scrollHeight,
    said: seen.map(({ textContent }) => textContent).join(' | '),
  }
}

/** Operates every control of a picture and returns what was wrong after each. */
async function faultsOf(page: Page, picture: string, name: string, touch: boolean): Promise<string[]> {
  const count = await page.evaluate(keepControls, picture, ALIKE)
  const faults: string[] = []
  for (let index = 0; index < count; index += 1) {
    for (const place of (await page.evaluate(boxOf, index))?.type === 'range' ? PLACES.range : PLACES.other) {
      const box = await page.evaluate(boxOf, index)
      if (!box) continue
      const [x, y] = [box.left + box.width * place, box.top + box.height / 2]
      await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
      const after = await page.evaluate(stateOf, index, picture)
      if (after.height !== box.page && name !== SHORTENS)
        faults.push(`${box.name}: the page grows by ${after.height - box.page} px`)
      // A button rises by 2 px under the mouse.
      const moved = [after.left - box.left, after.top - box.top]
      if (moved.some(by => Math.abs(by) > 2)) faults.push(`${box.name}: moves by ${moved.join(' and ')} px`)
      if (!after.said) faults.push(`${box.name}: its result is out of sight`)
    }
  }
  return faults
}

/** Matches a page with a picture that has a control: a picture is at the end of its section. */
const PICTURE = /data-moment=(?:(?!<\/section>).)*<(input|select|button)\b/s

/** The pages with such a picture, those of one view in all languages beside each other. */
const pictured: string[] = []
for (const { path } of allPages.toSorted((a, b) => (a.route < b.route ? -1 : Number(a.route > b.route)))) {
  if (PICTURE.test(await htmlOf(path))) pictured.push(path)
}

for (const [index, path] of pictured.entries()) {
  // In a run of all tests the views take turns: both languages of one view have the same size.
  const sizes = process.env.ROWS ? SIZES.filter((_, place) => (index >> 1) % 2 === place) : SIZES
  for (const { width, height, touch } of sizes)
    test(`${path} at ${width} px: whatever is operated, nothing moves, and the result is in sight`, async () => {
      const { page } = await browser.visit(path, { width, height, touch })
      // As in a tab that was used before.
      await page.evaluate(() => sessionStorage.setItem('scroll', JSON.stringify({ '0.8340572916-1': 640 })))
      const names = await page.$$eval('[data-moment]:has(input, select, button)', groups =>
        groups.map(group => group.getAttribute('data-moment') ?? ''),
      )
      assert.ok(names.length > 0)
      for (const name of names) {
        const picture = `[data-moment="${name}"]`
        const cue = `document.querySelector('${picture} > p').checkVisibility({ visibilityProperty: true })`
        await until(page, cue)
        assert.equal(await faultsOf(page, picture, name, touch), [])
        await until(page, `!${cue}`)
      }
      await giveBack(page)
    })
}

test.run()
