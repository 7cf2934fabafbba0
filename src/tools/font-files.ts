import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { picture } from '../content/pictures/b2c'
import { site } from '../content/site'
import { arabic, characters, fontPackage, latin, shopArabic, weights } from '../theme/font'

const { resolve } = createRequire(import.meta.url)

/** Each face, with the characters that it needs and its weights. */
const cuts = [
  [latin, characters, weights],
  [arabic, site.brandInArabic, weights.default],
  [shopArabic, arabicOf(picture.storefront), weights],
] as const

/** The font files of the site: where each is served, and its bytes as they are cut from the npm package today. */
export function fontFiles(): Promise<{ path: string; contents: Buffer }[]> {
  return Promise.all(
    cuts.map(async ([{ path, source }, text, wght]) => {
      const whole = await readFile(resolve(`${fontPackage}/${source}`))
      return { path, contents: await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: { wght } }) }
    }),
  )
}

/** The Arabic letters and signs in words. */
function arabicOf(words: object): string {
  return [...new Set(JSON.stringify(words).match(/[\u0600-\u06ff]/g))].sort().join('')
}
