// A page up to the end of its first section: what a visitor sees first, and what must come first.
import { brotliDecompressSync, constants } from 'node:zlib'

/**
 * The bytes of the HTML that hold the page up to the end of its first section: less than the first flight of a fresh
 * connection, ten segments of 1,460 bytes (RFC 6928), which the response's headers share.
 */
export const HERO_BUDGET = 12_000

/** The index behind a page's first section; null if it has none, as a planted page, and so nothing that must come first. */
export function endOfHero(html: string): number | null {
  const main = html.indexOf('<main')
  const end = html.indexOf('</section>', main)
  return main < 0 || end < 0 ? null : end + '</section>'.length
}

/** What of a page's first section comes too late; null if nothing does. */
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
