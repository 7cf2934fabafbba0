// Writes the font files to static/fonts: npm run fonts. They are in the repository, so a build needs neither this tool nor
// the package. Run it again when the Arabic name changes, or when the words need a character that theme/font.ts does not
// list.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { cutFonts } from './cut-fonts'

const cut = await cutFonts()
await rm('static/fonts', { recursive: true, force: true })
await mkdir('static/fonts')
for (const [path, bytes] of cut) {
  await writeFile(`static${path}`, bytes)
  console.log(`static${path}: ${bytes.length} bytes`)
}
