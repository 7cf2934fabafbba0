import type { Page } from 'puppeteer'
import type { Sky } from '../page'

/**
 * Turns the open page into its link picture.
 * @param page a page without its scripts, whose policy does not block added styles, in a viewport of 1200 by 630 px
 * @param sky the sky of the page's view
 * @param styles the text of picture.css
 * @returns the PNG of the viewport
 */
export async function drawPicture(page: Page, sky: Sky, styles: string): Promise<Uint8Array> {
  await page.evaluate(compose, sky)
  await page.addStyleTag({ content: styles })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.evaluate(fitTitle)
  await page.evaluate(placePicture)
  return page.screenshot({ type: 'png' })
}

// These functions run in the browser page. Each is sent there alone, so it may use nothing from outside itself.

/** Reduces the page to the hero, and the hero to logo, eyebrow, heading, sun and product picture, each with an id. */
function compose(sky: Sky) {
  const find = (selector: string, root: ParentNode = document): Element => {
    const element = root.querySelector(selector)
    if (!element) throw new Error(`the page has no ${selector}`)
    return element
  }
  const title = find('h1')
  const words = find('div:has(> h1)')
  const hero = find('section:has(h1)')
  const drawn = hero.querySelector('[aria-hidden="true"]:empty')
  // A hero may have no sun, or one above a list, which is text and no picture. Its link picture then gets a separate sun.
  const sun =
    drawn && !drawn.parentElement?.lastElementChild?.matches('ol, ul')
      ? drawn
      : hero.appendChild(document.createElement('i'))
  const eyebrow = find('p', words)
  const logo = find('header a[aria-label]')
  const stage = sun.parentElement === hero ? null : sun.parentElement
  const picture = stage?.lastElementChild
  hero.setAttribute('data-sky', sky)
  for (const [id, element] of Object.entries({ hero, words, logo, eyebrow, title, stage, sun, picture })) {
    if (element) element.id = id
  }
  words.replaceChildren(logo, eyebrow, title)
  if (picture) stage.replaceChildren(sun, picture)
  hero.replaceChildren(stage ?? sun, words)
  document.body.replaceChildren(hero, find('[data-own=icons]'))
}

/** Gives the heading the largest size at which it fits its block. */
function fitTitle() {
  const title = document.querySelector('h1') as HTMLElement
  const block = title.parentElement as HTMLElement
  for (let size = 128; size >= 40; size -= 2) {
    title.style.fontSize = `${size}px`
    if (title.scrollWidth <= title.clientWidth && title.offsetTop + title.offsetHeight <= block.clientHeight) return
  }
  throw new Error(`the heading does not fit: ${title.textContent}`)
}

/** Puts the product picture's top near 232 px, where the bottom edge cuts through the fewest lines of its text. */
function placePicture() {
  const stage = document.getElementById('stage')
  if (!stage) return
  const text = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT)
  const lines: DOMRect[] = []
  stage.style.insetBlockStart = '0px'
  while (text.nextNode()) {
    const range = document.createRange()
    range.selectNode(text.currentNode)
    lines.push(...range.getClientRects())
  }
  const foot = document.documentElement.clientHeight
  const cuts = (top: number) => lines.filter(line => line.top + top < foot && line.bottom + top > foot).length
  const tops = Array.from({ length: 21 }, (_, i) => 232 + (i % 2 ? -2 : 2) * Math.ceil(i / 2))
  const top = tops.reduce((best, top) => (cuts(top) < cuts(best) ? top : best))
  stage.style.insetBlockStart = `${top}px`
}
