// Draws contact sheets and the differences of screenshots, on a canvas in the browser.
import type { Page } from 'puppeteer'
import { bench } from '../theme/tokens'

/** Sizes on a sheet in px: the height of a strip, the height of the label above it, and the gaps. */
const LAYOUT = { strip: 1200, head: 28, gap: 16 }

/**
 * Draws screenshots one below the other, each cut into strips that stand side by side.
 * @param canvas any page; its document is not changed
 * @param shots PNGs with their labels
 * @returns the PNG of the sheet
 */
export async function drawSheet(
  canvas: Page,
  shots: readonly { label: string; png: Buffer }[],
  scale: number,
): Promise<Buffer> {
  const rows = shots.map(({ label, png }) => ({ label, png: png.toString('base64') }))
  return Buffer.from(await canvas.evaluate(compose, rows, { ...LAYOUT, ...bench, scale }), 'base64')
}

/**
 * Compares two PNGs pixel by pixel. Where one of them is larger, the pixels that the other lacks count as different. Levels
 * up to 4 of 255 apart count as equal, because two screenshots of one page may differ by a level or two where a curve is
 * anti-aliased.
 * @returns how many pixels differ, and the second picture as a PNG, faded, with those pixels in magenta
 */
export async function compareShots(
  canvas: Page,
  before: Buffer,
  after: Buffer,
): Promise<{ pixels: number; png: Buffer }> {
  const { pixels, png } = await canvas.evaluate(
    compare,
    before.toString('base64'),
    after.toString('base64'),
    bench.paper,
  )
  return { pixels, png: Buffer.from(png, 'base64') }
}

// These functions run in the browser page. Each is sent there alone, so it may use nothing from outside itself.

async function compose(
  rows: readonly { label: string; png: string }[],
  { strip, head, gap, ground, text, scale }: typeof LAYOUT & typeof bench & { scale: number },
): Promise<string> {
  const shots = await Promise.all(
    rows.map(async ({ label, png }) => {
      const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
      return { label, picture, width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) }
    }),
  )
  const sheet = document.createElement('canvas')
  sheet.width = Math.max(...shots.map(({ width, height }) => gap + Math.ceil(height / strip) * (width + gap)))
  sheet.height = shots.reduce((sum, { height }) => sum + head + Math.min(height, strip) + gap, 0)
  const context = sheet.getContext('2d')
  if (!context) throw new Error('The browser has no canvas')
  context.fillStyle = ground
  context.fillRect(0, 0, sheet.width, sheet.height)
  context.fillStyle = text
  context.font = '16px sans-serif'
  context.imageSmoothingQuality = 'high'
  let top = 0
  for (const { label, picture, width, height } of shots) {
    context.fillText(label, gap, top + head - 8)
    for (let from = 0; from < height; from += strip) {
      const part = Math.min(strip, height - from)
      const left = gap + (from / strip) * (width + gap)
      context.drawImage(picture, 0, from / scale, picture.width, part / scale, left, top + head, width, part)
    }
    top += head + Math.min(height, strip) + gap
  }
  return sheet.toDataURL('image/png').split(',')[1] ?? ''
}

async function compare(before: string, after: string, paper: string): Promise<{ pixels: number; png: string }> {
  const open = async (png: string) => createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
  const [old, now] = [await open(before), await open(after)]
  const [width, height] = [Math.max(old.width, now.width), Math.max(old.height, now.height)]
  const contextOf = () => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('The browser has no canvas')
    return context
  }
  const levelsOf = (picture: ImageBitmap) => {
    const context = contextOf()
    context.drawImage(picture, 0, 0)
    return context.getImageData(0, 0, width, height).data
  }
  const [first, second] = [levelsOf(old), levelsOf(now)]
  const differs = (at: number) => Math.abs(Number(first[at]) - Number(second[at])) > 4
  const context = contextOf()
  context.fillStyle = paper
  context.fillRect(0, 0, width, height)
  context.globalAlpha = 0.25
  context.drawImage(now, 0, 0)
  const image = context.getImageData(0, 0, width, height)
  let pixels = 0
  for (let at = 0; at < first.length; at += 4) {
    if (!differs(at) && !differs(at + 1) && !differs(at + 2) && !differs(at + 3)) continue
    pixels += 1
    image.data.set([255, 0, 255, 255], at)
  }
  context.putImageData(image, 0, 0)
  return { pixels, png: context.canvas.toDataURL('image/png').split(',')[1] ?? '' }
}
