/**
 * The link pictures: the path of each page's picture, and whether it still shows the page's words. `npm run pictures` draws
 * them into static/og, and keeps the hashes of the words that they show in src/tools/picture-words.json.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Fault } from '../fault'

/** The size in pixels that consumers of Open Graph expect. */
export const PICTURE_SIZE = { width: 1200, height: 630 }
/** Most bytes of a picture: chat apps do not show much larger ones. */
export const PICTURE_BUDGET = 150_000

/** The folder of the pictures. */
export const PICTURES = 'static/og'
/** JSON: the hash of the words that each picture shows, by the picture's file name. */
export const WORDS = 'src/tools/picture-words.json'
/** The page without a link picture: it is not indexed, and nobody links to it. */
const NOT_FOUND = '/404'

/** Returns the web path of a page's link picture: `/og/services-training.png`; for `/` it is `/og/home.png`. */
export const pictureOf = (path: string): string => `/og/${path.slice(1).replaceAll('/', '-') || 'home'}.png`

/**
 * Returns a hash of the words that a page's link picture shows: brand, eyebrow, heading, and the words in the product
 * picture if that is a `<figure>`. A change of the design alone does not change the hash.
 * @param html the HTML of the built page
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

/** The link pictures in the repository. */
export type Pictures = {
  /** The bytes of each picture, by its file name. */
  files: ReadonlyMap<string, Uint8Array>
  /** The hash of the words that each picture shows, by its file name. */
  words: Readonly<Record<string, string>>
}

/** Reads the pictures of a folder; none if the folder does not exist. */
export async function readPictures(folder = PICTURES): Promise<Pictures> {
  const names = await readdir(folder).catch(() => [])
  const files = await Promise.all(names.map(async name => [name, await readFile(join(folder, name))] as const))
  return { files: new Map(files), words: JSON.parse(await readFile(WORDS, 'utf8')) }
}

/**
 * Finds link pictures that are missing, left over, too large, of the wrong size, or drawn from other words.
 * @param pages the pages with the hashes of their words; the 404 page needs no picture
 */
export function checkPictures(
  pages: readonly { page: { path: string }; pictureWords: string }[],
  { files, words }: Pictures,
): Fault[] {
  const shown = pages
    .filter(({ page }) => page.path !== NOT_FOUND)
    .map(({ page: { path }, pictureWords }) => ({ path, pictureWords, name: basename(pictureOf(path)) }))
  const names = new Set(shown.map(({ name }) => name))
  const strays = [...files.keys()].filter(name => !names.has(name))
  return [
    ...shown.flatMap(({ path, pictureWords, name }) => {
      const what = pictureFault(files.get(name)) ?? (words[name] === pictureWords ? null : 'shows other words')
      return what ? [{ path, what: `${PICTURES}/${name} ${what}`, where: 'npm run pictures draws it again' }] : []
    }),
    ...strays.map(name => ({
      path: `/og/${name}`,
      what: 'is the link picture of no page',
      where: 'npm run pictures removes it',
    })),
  ]
}

function pictureFault(png: Uint8Array | undefined): string | null {
  if (!png) return 'is missing'
  const size = pngSize(png)
  if (!size) return 'is no PNG'
  const { width, height } = PICTURE_SIZE
  if (size.width !== width || size.height !== height)
    return `is ${size.width} by ${size.height}, not ${width} by ${height}`
  return png.length > PICTURE_BUDGET ? `has ${png.length} bytes, the budget is ${PICTURE_BUDGET}` : null
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
/** Bytes of the signature and of the header chunk, which is always the first chunk. */
const HEADER_END = 33

/** Reads width and height in pixels (PNG, third edition, section 11.2.1: https://www.w3.org/TR/png-3/); null if no PNG. */
export function pngSize(png: Uint8Array): { width: number; height: number } | null {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength)
  if (bytes.length < HEADER_END || !bytes.subarray(0, 8).equals(SIGNATURE)) return null
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}
