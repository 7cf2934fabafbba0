// The hero of a page: all up to the end of its first section. It is what a visitor sees first, so it must arrive first.
import { brotliDecompressSync, constants } from 'node:zlib'

/** Returns the index after a page's first section; null if it has none, as in tests: then nothing must arrive first. */
export function endOfHero(html: string): number | null {
  const main = html.indexOf('<main')
  const end = html.indexOf('</section>', main)
  return main < 0 || end < 0 ? null : end + '</section>'.length
}

/**
 * Returns how many bytes of the compressed HTML arrive before the first section is complete; 0 for a page without one.
 * Its icons count as part of it, wherever they are.
 */
export function heroBytes(html: string, compressed: Buffer): number {
  const end = endOfHero(html)
  if (end === null) return 0
  const icons = Array.from(html.slice(0, end).matchAll(/<use href="#([\w-]+)"(?! data-late)/g), ([, id = '']) => id)
  const ends = icons.map(id => html.indexOf('</symbol>', html.indexOf(`<symbol id="${id}"`)))
  return prefixFor(Buffer.byteLength(html.slice(0, Math.max(end, ...ends))), compressed)
}

/** Returns the length of the shortest prefix of brotli bytes from which the first `length` bytes can be read. */
function prefixFor(length: number, compressed: Buffer): number {
  let [short, enough] = [0, compressed.length]
  while (enough - short > 1) {
    const middle = Math.floor((short + enough) / 2)
    const { BROTLI_OPERATION_FLUSH: finishFlush } = constants
    if (brotliDecompressSync(compressed.subarray(0, middle), { finishFlush }).length >= length) enough = middle
    else short = middle
  }
  return enough
}
