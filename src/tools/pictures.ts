// Draws the icons, and the link pictures of the built site, into static/: npm run pictures.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pages } from '../../pages'
import {
  checkPictures,
  PICTURE_SIZE,
  PICTURES,
  pictureOf,
  readPictures,
  WORDS,
  wordsHash,
} from '../generator/checks/pictures'
import { lineOf } from '../generator/fault'
import { launchBrowser } from './browser'
import { htmlOf, openServer } from './built-site'
import { drawIcons } from './draw-icons'
import { drawPicture } from './draw-picture'

const styles = await readFile('src/tools/picture.css', 'utf8')
const server = await openServer()
const browser = await launchBrowser()
try {
  const page = await browser.newPage()
  for (const [name, bytes] of await drawIcons(page)) await save(join('static', name), bytes)

  const words: Record<string, string> = {}
  await rm(PICTURES, { recursive: true, force: true })
  await mkdir(PICTURES)
  await page.setViewport(PICTURE_SIZE)
  await page.setJavaScriptEnabled(false)
  // The site's content security policy would block the styles of the picture.
  await page.setBypassCSP(true)
  await page.emulateMediaFeatures([
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'prefers-color-scheme', value: 'light' },
  ])
  for (const { path, load } of pages) {
    const { sky } = await load()
    await page.goto(server.url + path)
    await save(join('static', pictureOf(path)), await drawPicture(page, sky, styles))
    words[basename(pictureOf(path))] = wordsHash(await htmlOf(path))
  }
  await writeFile(WORDS, `${JSON.stringify(words, null, 2)}\n`)
} finally {
  await browser.close()
  await server.close()
}
const drawn = await Promise.all(pages.map(async page => ({ page, html: await htmlOf(page.path) })))
const faults = checkPictures(drawn, await readPictures())
for (const fault of faults) console.error(lineOf(fault))
process.exitCode = faults.length > 0 ? 1 : 0

async function save(file: string, bytes: Uint8Array) {
  await writeFile(file, bytes)
  console.log(`${file}: ${bytes.length} bytes`)
}
