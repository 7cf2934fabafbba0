import type { KeyInput, Page } from 'puppeteer'
import { allPages } from './site'

const toTop = [...new Set(allPages.map(({ site }) => `[aria-label="${site.labels.toTop}"]`))].join()

/**
 * All but the button back to the top, which comes and goes with the scroll offset, and colours, which a window of the browser
 * chooses.
 */
const CONTROLS = `main :is(input, select, textarea, button, summary):not(:disabled, [type=color], ${toTop})`

/** The key that operates a control on the way down the page, and on the way back up. */
const KEYS: readonly (readonly [kinds: RegExp, down: KeyInput, up: KeyInput])[] = [
  [/^(radio|checkbox|button|submit|summary)$/, ' ', ' '],
  [/^range$/, 'End', 'ArrowLeft'],
  [/^(number|select-one)$/, 'ArrowDown', 'ArrowUp'],
  [/^(text|email|tel|textarea)$/, 'a', 'Backspace'],
]

/**
 * Operates with the keyboard every control in `main` that Tab or an arrow key reaches, from the first to the last and back.
 * Calls `after` with the name of each step once the page has drawn it.
 */
export async function operateAll(page: Page, after: (step: string) => Promise<void>): Promise<void> {
  const operate = async (index: number, up: boolean): Promise<boolean> => {
    const kind = await page.evaluate(focusOn, CONTROLS, index)
    if (!kind) return false
    const [, down, back] = KEYS.find(([kinds]) => kinds.test(kind)) ?? []
    if (!down || !back) throw new Error(`No key is known that operates ${kind}`)
    await page.keyboard.press(up ? back : down)
    await page.evaluate('drawn')
    await after(`${up ? 'back to' : 'control'} ${index}, ${kind}`)
    return true
  }
  let index = 0
  while (await operate(index, false)) index += 1
  while (index > 0) {
    index -= 1
    await operate(index, true)
  }
}

/**
 * Runs in the browser page: focuses the control with an index, counted from 0, and returns its kind; undefined if there are
 * fewer. `window.drawn` then resolves after the frame that follows the next key.
 */
function focusOn(controls: string, index: number): string | undefined {
  const control = Array.from(document.querySelectorAll<HTMLInputElement>(controls)).filter(control =>
    control.checkVisibility(),
  )[index]
  control?.focus()
  const drawn = new Promise(resolve =>
    addEventListener('keyup', () => requestAnimationFrame(() => setTimeout(resolve)), { once: true, capture: true }),
  )
  Object.assign(window, { drawn })
  return control?.type ?? control?.localName
}
