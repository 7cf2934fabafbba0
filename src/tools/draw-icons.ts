import { readFile } from 'node:fs/promises'
import type { Page } from 'puppeteer'
import { drawingOf, shapesIn } from '../generator/bundle/svg'
import { hexOf } from '../theme/srgb'
import { colours, duskSky } from '../theme/tokens'

type Sized = { size: number; png: Uint8Array }

/** The edge lengths in pixels of the pictures in favicon.ico. */
const ICO_SIZES = [16, 32, 48]

/**
 * Returns the brand's mark on the dusk sky, as SVG text of 32 by 32 units. The mark has the colours of the dark scheme, in
 * which most pages show the logo.
 * @param logo the text of the mark (theme/logo.svg)
 * @param corner the radius of the background's corners
 * @param place the SVG transform of the mark
 */
export function iconSvg(logo: string, corner = 7, place = 'translate(3.2 3.2) scale(.8)'): string {
  const [ground = '', ink = '', accent = ''] = [duskSky.sky[0], colours.ink[1], colours.coral].map(hexOf)
  const rounded = corner > 0 ? ` rx="${corner}"` : ''
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32"${rounded} fill="${ground}"/>`,
    `<g transform="${place}">`,
    coloured(logo, 32, ink, accent),
    '</g></svg>\n',
  ].join('')
}

/**
 * Draws the site's icons.
 * @param page an empty page
 * @returns the files by name: SVG, PNG and ICO
 */
export async function drawIcons(page: Page): Promise<Map<string, Uint8Array>> {
  const logo = await readFile('src/theme/logo.svg', 'utf8')
  const svg = iconSvg(logo)
  // Where the operating system cuts the shape, the background fills the square. A maskable icon keeps its mark within a
  // circle whose diameter is 80% of the edge (https://www.w3.org/TR/appmanifest/#icon-masks).
  const full = iconSvg(logo, 0)
  const maskable = iconSvg(logo, 0, 'translate(5.3 5.3) scale(.68)')
  const small: Sized[] = []
  for (const size of ICO_SIZES) small.push({ size, png: await draw(page, svg, size) })
  return new Map([
    ['favicon.svg', Buffer.from(svg)],
    ['favicon.ico', ico(small)],
    ['apple-touch-icon.png', await draw(page, full, 180)],
    ['icon-192.png', await draw(page, svg, 192)],
    ['icon-512.png', await draw(page, svg, 512)],
    ['icon-maskable-512.png', await draw(page, maskable, 512)],
  ])
}

async function draw(page: Page, svg: string, size: number): Promise<Uint8Array> {
  await page.setViewport({ width: size, height: size })
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  await page.setContent(`<body style="margin: 0"><img src="${source}" width="${size}" style="display: block">`)
  return page.screenshot({ type: 'png', omitBackground: true })
}

/**
 * Returns the text of a drawing in a size and in two colours.
 * @throws when the text is no drawing
 */
export function coloured(text: string, size: number, ink: string, accent: string): string {
  const drawing = drawingOf(text)
  return `<svg viewBox="${drawing.attribs.viewBox}" width="${size}" height="${size}">${shapesIn(drawing)}</svg>`
    .replaceAll('currentColor', ink)
    .replaceAll('var(--accent)', accent)
}

/** Packs PNG pictures into one ICO file: a header of 6 bytes, an entry of 16 for each, then the unchanged pictures. */
function ico(pictures: readonly Sized[]): Uint8Array {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  for (const [i, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * i
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}
