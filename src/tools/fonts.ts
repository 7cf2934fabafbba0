// Cuts the font files in static/fonts from the npm package: npm run fonts. The files are kept, so that a build needs
// neither the tool nor the package; run it again when the words need a character that theme/font.ts does not list.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { site } from '../content/site'
import { arabic, characters, fontPackage, latin, weights } from '../theme/font'

const { resolve } = createRequire(import.meta.url)

for (const [{ path, source }, text, wght] of [
  [latin, characters, weights],
  [arabic, site.brandInArabic, weights.default],
] as const) {
  const whole = await readFile(resolve(`${fontPackage}/${source}`))
  const subset = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: { wght } })
  await writeFile(`static${path}`, subset)
  console.log(`static${path}: ${subset.length} bytes`)
}
