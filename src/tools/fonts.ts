// Makes the font files in static/fonts from the npm package: npm run fonts. The files are kept, so that a build needs
// neither the tool nor the package; run it again when the words need a character that the list does not have.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { site } from '../content/site'

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const LATIN = `${ASCII}\u00a0©·×é–—‘’“”•…€←↑→↓−≤`

const { resolve } = createRequire(import.meta.url)
const source = (name: string) =>
  readFile(resolve(`@fontsource-variable/readex-pro/files/readex-pro-${name}-wght-normal.woff2`))

// The design uses Latin weights from 300 to 520, and one for the Arabic name.
for (const [name, text, wght] of [
  ['latin', LATIN, { min: 300, max: 600, default: 400 }],
  ['arabic', site.brandInArabic, 400],
] as const) {
  const subset = await subsetFont(await source(name), text, { targetFormat: 'woff2', variationAxes: { wght } })
  await writeFile(`static/fonts/readex-${name}.woff2`, subset)
  console.log(`static/fonts/readex-${name}.woff2: ${subset.length} bytes`)
}
