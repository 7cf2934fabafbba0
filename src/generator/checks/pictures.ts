/**
 * The link pictures: the path of each page's picture, and whether it still shows the page's words. `npm run pictures` draws
 * them into static/og, and keeps the hashes of the words that they show in src/tools/picture-words.json.
 */
import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { sha256 } from '../../hosts/hash'
import type { Fault } from '../fault'

/** The size in pixels that consumers of Open Graph expect. */
export const PICTURE_SIZE = { width: 1200, height: 630 }
/** The folder of the pictures. */
export const PICTURES = 'static/og'
/** JSON: the hash of the words that each picture shows, by the picture's file name. */
export const WORDS = 'src/tools/picture-words.json'
/** Returns the web path of a page's link picture: `/og/services-training.png`; for `/` it is `/og/home.png`. */
export const pictureOf = (path: string): string => `/og/${path.slice(1).replaceAll('/', '-') || 'home'}.png`

/**
 * Returns a hash of the words that a page's link picture shows: brand, eyebrow, heading, and all that stands beside these in
 * the first section. A change of the design alone does not change the hash.
 * @param html the HTML of the built page
 */
export function wordsHash(html: string): string {
  const first = (name: string, parents: Parameters<typeof DomUtils.getElementsByTagName>[1]) =>
    DomUtils.getElementsByTagName(name, parents, true, 1)
  const textOf = (nodes: Parameters<typeof DomUtils.textContent>[0]) => DomUtils.textContent(nodes).replace(/\s+/g, ' ')
  const document = parseDocument(html)
  const title = first('h1', document)
  const block = title.flatMap(({ parent }) => parent ?? [])
  const beside = textOf(first('section', document)).replace(textOf(block), '')
  const brand = html.match(/<meta property="og:site_name" content="(.*?)">/)?.[1]
  return sha256(JSON.stringify([brand, textOf(first('p', block)), textOf(title), beside]))
}

/** The link pictures in the repository. */
export type Pictures = {
  /** Their file names. */
  files: ReadonlySet<string>
  /** The hash of the words that each picture shows, by its file name. */
  words: Readonly<Record<string, string>>
}

/** Reads which pictures there are. */
export const readPictures = async (): Promise<Pictures> => ({
  files: new Set(await readdir(PICTURES).catch(() => [])),
  words: JSON.parse(await readFile(WORDS, 'utf8')),
})

/**
 * Warns of link pictures that are missing, or drawn from other words: new words must be built before their picture can be drawn.
 * The tests do fail on them.
 * @param pages the pages that are indexed: nobody links to the others
 */
export const checkPictures = (
  pages: readonly { page: { path: string }; html: string }[],
  { files, words }: Pictures,
): Fault[] =>
  pages.flatMap(({ page: { path }, html }) => {
    const name = basename(pictureOf(path))
    const what = !files.has(name) ? 'is missing' : words[name] === wordsHash(html) ? null : 'shows other words'
    const where = 'npm run pictures draws it again'
    return what ? [{ path, what: `${PICTURES}/${name} ${what}`, where, isWarning: true }] : []
  })
