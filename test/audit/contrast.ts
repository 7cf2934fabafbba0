// Measures the contrast of words with what is painted behind them, from a screenshot of the page.
import type { Page } from 'puppeteer'

/** The share of the pixels behind a text that may have too little contrast: the edge of a dot or a line that crosses it. */
const SPARE = 0.02

/**
 * Runs in the browser page: scrolls an element into view, unfolds and displays what is folded or hidden around it at this
 * width, and hides its own words, so that only their background is painted.
 *
 * @param path The XPath of the element, or of a text in it.
 * @returns The boxes of its words in the window, in px; none for an element that is not painted.
 */
function bare(path: string) {
  const { singleNodeValue: node } = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
  const element = node instanceof Element ? node : node?.parentElement
  if (!(element instanceof HTMLElement)) return []
  for (let box: HTMLElement | null = element; box; box = box.parentElement) {
    if (box instanceof HTMLDetailsElement) box.open = true
    if (getComputedStyle(box).display === 'none') box.style.setProperty('display', 'block', 'important')
  }
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  element.style.setProperty('transition', 'none', 'important')
  element.style.setProperty('-webkit-text-fill-color', 'transparent', 'important')
  element.dataset.measured = ''
  const range = document.createRange()
  return [...element.childNodes]
    .filter(child => child instanceof Text && child.data.trim() !== '')
    .flatMap(child => {
      range.selectNodeContents(child)
      return Array.from(range.getClientRects(), ({ x, y, width, height }) => ({ x, y, width, height }))
    })
    .filter(({ width, height }) => width > 1 && height > 1)
}

/**
 * Runs in the browser page: returns the share of the pixels in these boxes of a screenshot against which the hidden words
 * have too little contrast.
 */
async function faint(png: string, places: readonly { x: number; y: number; width: number; height: number }[]) {
  const element = document.querySelector<HTMLElement>('[data-measured]')
  const bytes = Uint8Array.from(atob(png), letter => letter.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true })
  if (!element || !context) throw new Error('There is nothing to measure, or no canvas')
  const { color, fontSize, fontWeight } = getComputedStyle(element)
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const ink = [...context.getImageData(0, 0, 1, 1).data]
  let opacity = (ink[3] ?? 0) / 255
  for (let box: Element | null = element; box; box = box.parentElement) opacity *= Number(getComputedStyle(box).opacity)
  context.drawImage(picture, 0, 0)

  // Relative luminance and contrast ratio, as WCAG 2.2 defines them; large text as in 1.4.3.
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
    0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255)
  const size = Number.parseFloat(fontSize)
  const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5

  let [low, all] = [0, 0]
  for (const { x, y, width, height } of places) {
    const { data } = context.getImageData(x, y, Math.max(1, width), Math.max(1, height))
    for (let at = 0; at < data.length; at += 4) {
      // Pixels outside the window are not in the screenshot.
      if (data[at + 3] === 0) continue
      const ground = [...data.subarray(at, at + 3)]
      const painted = ground.map((value, channel) => opacity * (ink[channel] ?? 0) + (1 - opacity) * value)
      const [dark = 0, light = 0] = [luminance(ground), luminance(painted)].sort((one, other) => one - other)
      all++
      if ((light + 0.05) / (dark + 0.05) < least) low++
    }
  }
  delete element.dataset.measured
  element.style.removeProperty('-webkit-text-fill-color')
  return all === 0 ? 1 : low / all
}

/**
 * Whether the words of an element have the contrast of WCAG 2.2, 1.4.3 (AA), with what is painted behind them. Checkers
 * derive the background of a text from its ancestors; this function also sees what a neighbour draws there.
 *
 * @param path The XPath of the element, or of a text in it. One that is not painted, or not HTML, does not stand out.
 */
export async function standsOut(page: Page, path: string): Promise<boolean> {
  const places = await page.evaluate(bare, path)
  if (places.length === 0) return false
  const picture = await page.screenshot({ encoding: 'base64', captureBeyondViewport: false })
  return (await page.evaluate(faint, picture, places)) <= SPARE
}
