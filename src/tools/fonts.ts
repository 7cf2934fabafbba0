// Cuts the font files in static/fonts from the npm package: npm run fonts. The files are kept, so that a build needs
// neither the tool nor the package; run it again when the words need a character that theme/font.ts does not list, or when
// the Arabic words change.
import { writeFile } from 'node:fs/promises'
import { fontFiles } from './font-files'

for (const { path, contents } of await fontFiles()) {
  await writeFile(`static${path}`, contents)
  console.log(`static${path}: ${contents.length} bytes`)
}
