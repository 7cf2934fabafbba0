// What every moment is tested for; the moments themselves are the tables in test/browser/moments.
import type { KeyInput, Page } from 'puppeteer'

/** What can press keys: a page of puppeteer, or one of WebKit. */
export type Keys = { keyboard: { press: (key: KeyInput) => Promise<void> } }

export type MomentCase = {
  path: string
  /** Its `data-moment`. */
  name: string
  /** What its outputs say at the start and after it was operated, from the model; a pattern where the browser decides. */
  start: readonly string[]
  after: readonly (string | RegExp)[]
  /** The second line of the message then, where the moment leads to sales. */
  line?: string
  /** Operates it with keys alone; the focus is on its first control. */
  keys: (page: Keys) => Promise<void>
  /** Operates it with taps, to the same end. */
  taps: (page: Page) => Promise<void>
  /** Selector of the controls that work without scripts; all others must then be out of sight. */
  withoutScript?: string
}

/** Presses keys one after the other: `press(page, 'ArrowRight', 'ArrowRight', 'Tab', ' ')`. */
export async function press(page: Keys, ...keys: KeyInput[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/** Taps the middle of an element, or another part of its width (0 to 1), after it was brought onto the screen. */
export async function tap(page: Page, selector: string, part = 0.5): Promise<void> {
  const element = await page.waitForSelector(selector, { visible: true })
  await element?.evaluate(node => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await element?.boundingBox()
  if (!box) throw new Error(`${selector} has no box`)
  await page.touchscreen.tap(box.x + box.width * part, box.y + box.height / 2)
}
