// The hero of a page: all up to the end of its first section. It is what a visitor sees first, so it must arrive first.
import { brotliDecompressSync, constants } from 'node:zlib'

/**
 * The compressed bytes of the HTML within which the first section must end: less than the first flight of a new connection,
 * which is ten segments of 1,460 bytes (RFC 6928), because the response's headers take a part of it.
 */
export const HERO_BUDGET = 12_000

/** Returns the index after a page's first section; null if it has none, as in tests: then nothing must arrive first. */
export function endOfHero(html: string): number | null {
  const main = html.indexOf('<main')
  const end = html.indexOf('</section>', main)
  return main < 0 || end < 0 ? null : end + '</section>'.length
}

/** Names a part of the first section that is not in the first `HERO_BUDGET` bytes; null if all of it is. */
export function lateInHero(html: string, compressed: Buffer): string | null {
  const end = endOfHero(html)
  if (end === null) return null
  const early = brotliDecompressSync(compressed.subarray(0, HERO_BUDGET), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  })
  const has = (index: number) => index >= 0 && Buffer.byteLength(html.slice(0, index)) < early.length
  if (!has(end - 1)) return 'the end of the first section'
  const icons = Array.from(html.slice(0, end).matchAll(/<use href="#([\w-]+)"(?! data-late)/g), ([, id = '']) => id)
  const late = icons.find(id => !has(html.indexOf('</symbol>', html.indexOf(`<symbol id="${id}"`))))
  return late === undefined ? null : `the icon ${late} of the first section`
}
