import type { Page } from 'puppeteer'
import type { Sky } from '../page'

/**
 * Turns the open page into its link picture, by the rules of picture.css.
 * @param page one whose own scripts are off and whose policy lets styles in, in a viewport of 1200 by 630 px
 * @param sky of the page's view
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

// These run in the page, each on its own.

/** Leaves of the page the hero, and of the hero logo, eyebrow, heading, sun and product picture, by ids. */
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
  // A hero may do without a sun, or set it over a list, which is words and no picture. Its link picture has one of its own.
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
  document.body.replaceChildren(hero, find('#icons'))
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

/** Puts the window's top near 232 px, where the picture's foot cuts through no line of its text. */
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
