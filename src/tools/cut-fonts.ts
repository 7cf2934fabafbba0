/** Cuts the font files down to what the site shows. A test checks that static/fonts holds these files. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { picture } from '../content/pictures/b2c'
import { site } from '../content/site'
import {
  arabic,
  arabicCharacters,
  arabicText,
  characters,
  european,
  fontPackage,
  latin,
  shopArabic,
  weights,
} from '../theme/font'

const { resolve } = createRequire(import.meta.url)

/** The Arabic letters and signs in the words of the pictured shop. */
export const shopLetters = [...new Set(JSON.stringify(picture.storefront).match(/[\u0600-\u06ff]/g))].sort().join('')

const CUTS = [
  [latin, characters, weights],
  [arabic, site.brandInArabic, weights.default],
  [arabicText, arabicCharacters, weights],
  [shopArabic, shopLetters, weights],
  ...european.map(face => [face, face.characters, weights] as const),
] as const

/**
 * Returns the files as WOFF2, by their web paths.
 * @throws when the package or one of its files is missing
 */
export async function cutFonts(): Promise<Map<string, Uint8Array>> {
  const files = CUTS.map(async ([{ path, source, features }, text, wght]) => {
    const whole = await readFile(resolve(`${fontPackage}/${source}`))
    const options = { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures: features } as const
    return [path, await subsetFont(whole, text, options)] as const
  })
  return new Map(await Promise.all(files))
}
