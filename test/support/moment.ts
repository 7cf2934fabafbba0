// The shape of a test case for a moment (an interactive picture of the product), and helpers to operate one. The cases are
// in test/browser/moments.
import type { KeyInput, Page } from 'puppeteer'

/** Anything that can press keys: a page of puppeteer, or of WebKit. */
export type Keys = {
  keyboard: { press: (key: KeyInput) => Promise<void> }
  evaluate: (expression: string) => Promise<unknown>
}

export type MomentCase = {
  path: string
  /** The value of its `data-moment` attribute. */
  name: string
  /**
   * The expected texts of its outputs at the start and after it was operated, computed with the model; a pattern where the
   * browser decides.
   */
  start: readonly string[]
  after: readonly (string | RegExp)[]
  /** The second line of the message that the contact form then proposes, where the moment links to it. */
  line?: string
  /** Operates it with the keyboard only; the focus is on its first control. */
  keys: (page: Keys) => Promise<void>
  /** Operates it with taps, with the same result as `keys`. */
  taps: (page: Page) => Promise<void>
  /** Selector of the controls that work without JavaScript; all others must then be hidden. */
  withoutScript?: string
}

/** Presses keys in sequence: `press(page, 'ArrowRight', 'ArrowRight', 'Tab', ' ')`. */
export async function press(page: Keys, ...keys: KeyInput[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/**
 * Presses Tab until the focus is on an element of a selector. Engines differ in where Tab stops on the way: WebKit has no stop
 * at a field for a colour, for instance.
 */
export async function tabTo(page: Keys, selector: string): Promise<void> {
  for (let i = 0; i < 20; i += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(`document.activeElement.matches(${JSON.stringify(selector)})`)) return
  }
  throw new Error(`Tab does not reach ${selector}`)
}

/** Scrolls an element into view and taps its middle, or another fraction of its width (0 to 1). */
export async function tap(page: Page, selector: string, part = 0.5): Promise<void> {
  const element = await page.waitForSelector(selector, { visible: true })
  await element?.evaluate(node => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await element?.boundingBox()
  if (!box) throw new Error(`${selector} has no box`)
  await page.touchscreen.tap(box.x + box.width * part, box.y + box.height / 2)
}
