/**
 * The link pictures: which page has which, and whether it still shows the page's words. They are drawn by
 * `npm run pictures` and kept in static/og; each carries the hash of the words that it shows.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pngSize, pngText } from './png'

/** Pixels, as Open Graph's readers expect it. */
export const PICTURE_SIZE = { width: 1200, height: 630 }
/** Bytes: chats leave out what is much larger. */
export const PICTURE_BUDGET = 150_000

/** Where the pictures are kept. */
export const PICTURES = 'static/og'
/** The keyword of the PNG text that holds the hash of the words. */
export const WORDS = 'Words'

const MEND = 'npm run pictures draws it again'
/** It is not indexed, and nobody links to it. */
const NOT_FOUND = '/404'

/** The web path of a page's link picture: `/og/services-training.png`; that of `/` is `/og/home.png`. */
export const pictureOf = (path: string): string => `/og/${path.slice(1).replaceAll('/', '-') || 'home'}.png`

/**
 * A hash of the words that the picture of a page shows: brand, eyebrow, heading, and the product picture's own where it
 * is a figure. A change of the design alone does not change it.
 * @param html of the built page
 */
export function wordsHash(html: string): string {
  const hero = html.match(/<section.*?<\/section>/s)?.[0] ?? ''
  const parts = [/<p[ >].*?<\/p>/, /<h1[ >].*?<\/h1>/, /<figure[ >].*<\/figure>/].map(part => hero.match(part)?.[0])
  const text = parts.map(part => part?.replace(/<[^>]*>|\s+/g, ' ').replace(/ +/g, ' '))
  const brand = html.match(/<meta property="og:site_name" content="(.*?)">/)?.[1]
  return createHash('sha256')
    .update(JSON.stringify([brand, ...text]))
    .digest('hex')
}

/** The files of a folder of pictures by their names; none where there is no folder. */
export async function readPictures(folder = PICTURES): Promise<Map<string, Uint8Array>> {
  const names = await readdir(folder).catch(() => [])
  return new Map(await Promise.all(names.map(async name => [name, await readFile(join(folder, name))] as const)))
}

/**
 * What is wrong with the link pictures: missing, left over, too large, of the wrong size, or drawn from other words.
 * @param pages with their HTML; the 404 page needs no picture
 * @param files the pictures' bytes by file name
 * @returns a line for each fault, with the command that mends it
 */
export function checkPictures(
  pages: readonly { page: { path: string }; html: string }[],
  files: ReadonlyMap<string, Uint8Array>,
): string[] {
  const shown = pages
    .filter(({ page }) => page.path !== NOT_FOUND)
    .map(({ page: { path }, html }) => ({ path, html, name: basename(pictureOf(path)) }))
  const names = new Set(shown.map(({ name }) => name))
  const strays = [...files.keys()].filter(name => !names.has(name))
  return [
    ...shown.flatMap(({ path, html, name }) => {
      const fault = pictureFault(html, files.get(name))
      return fault ? [`${path}: ${PICTURES}/${name} ${fault}: ${MEND}`] : []
    }),
    ...strays.map(name => `${PICTURES}/${name} belongs to no page: npm run pictures removes it`),
  ]
}

function pictureFault(html: string, png: Uint8Array | undefined): string | null {
  if (!png) return 'is missing'
  const size = pngSize(png)
  if (!size) return 'is no PNG'
  const { width, height } = PICTURE_SIZE
  if (size.width !== width || size.height !== height)
    return `is ${size.width} by ${size.height}, not ${width} by ${height}`
  if (png.length > PICTURE_BUDGET) return `has ${png.length} bytes, the budget is ${PICTURE_BUDGET}`
  if (pngText(png, WORDS) !== wordsHash(html)) return 'shows other words than the page'
  return null
}
