/** The files of the font, cut down to what the site shows: static/fonts holds these, and a test holds it to that. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { picture } from '../content/pictures/b2c'
import { site } from '../content/site'
import { arabic, characters, fontPackage, latin, shopArabic, weights } from '../theme/font'

const { resolve } = createRequire(import.meta.url)

/** The Arabic letters and signs of the shop's words. */
export const shopLetters = [...new Set(JSON.stringify(picture.storefront).match(/[\u0600-\u06ff]/g))].sort().join('')

const CUTS = [
  [latin, characters, weights],
  [arabic, site.brandInArabic, weights.default],
  [shopArabic, shopLetters, weights],
] as const

/**
 * The files as WOFF2, by their paths on the site.
 * @throws when the package or one of its files is not there
 */
export async function cutFonts(): Promise<Map<string, Uint8Array>> {
  const files = CUTS.map(async ([{ path, source, features }, text, wght]) => {
    const whole = await readFile(resolve(`${fontPackage}/${source}`))
    const options = { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures: features } as const
    return [path, await subsetFont(whole, text, options)] as const
  })
  return new Map(await Promise.all(files))
}
