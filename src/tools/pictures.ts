// Draws what static/ holds of drawn files: the icons, and the link pictures from the built site: npm run pictures. The link
// pictures are drawn by the browser of the tests, which is why this stands here.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pages } from '../../pages'
import { launchBrowser } from '../../test/support/browser'
import { htmlOf, openServer } from '../../test/support/site'
import {
  checkPictures,
  PICTURE_SIZE,
  PICTURES,
  pictureOf,
  readPictures,
  WORDS,
  wordsHash,
} from '../build/checks/pictures'
import { withPngText } from '../build/checks/png'
import type { Sky } from '../page'
import { drawIcons } from './draw-icons'
import { drawPicture } from './draw-picture'

const styles = await readFile('src/tools/picture.css', 'utf8')
const server = await openServer()
const browser = await launchBrowser()
try {
  const page = await browser.newPage()
  for (const [name, bytes] of await drawIcons(page)) await save(join('static', name), bytes)

  await rm(PICTURES, { recursive: true, force: true })
  await mkdir(PICTURES)
  await page.setViewport(PICTURE_SIZE)
  await page.setJavaScriptEnabled(false)
  // The site's policy would refuse the styles of the picture.
  await page.setBypassCSP(true)
  await page.emulateMediaFeatures([
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'prefers-color-scheme', value: 'light' },
  ])
  for (const { path, view } of pages) {
    const { sky } = (await view()) as { sky: Sky }
    await page.goto(server.url + path)
    const png = await drawPicture(page, sky, styles)
    await save(join('static', pictureOf(path)), withPngText(png, WORDS, wordsHash(await htmlOf(path))))
  }
} finally {
  await browser.close()
  await server.close()
}
const drawn = await Promise.all(pages.map(async page => ({ page, html: await htmlOf(page.path) })))
const faults = checkPictures(drawn, await readPictures())
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

async function save(file: string, bytes: Uint8Array) {
  await writeFile(file, bytes)
  console.log(`${file}: ${bytes.length} bytes`)
}
