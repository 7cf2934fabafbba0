// `npm run look`: contact sheets of a page, and their differences from the accepted ones.
import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'puppeteer'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { launchBrowser } from '../../src/tools/browser'
import { accept, look, WINDOWS } from '../../src/tools/contact-sheets'
import { compareShots } from '../../src/tools/sheets'
import { Stop } from '../../src/tools/stop'

const folder = await mkdtemp(join(tmpdir(), 'look-'))
test.after(() => rm(folder, { recursive: true }))

const WIDTHS = WINDOWS.map(({ width }) => width)
/** The one through which the changed page is looked at. */
const NARROW = WINDOWS.slice(-1)

const sheets = (await readdir(folder)).length
const untouched = await accept(['/404'], folder).catch(error => error)

const browser = await launchBrowser()
test.after(() => browser.close())

const lines: string[] = []
await look(['/404'], line => lines.push(line), { root: 'dist', folder, browser })
const first = lines.splice(0)
await accept(['/404'], folder)

// A copy of the site whose 404 page has another heading, and no script that would restore the old one.
const root = join(folder, 'other-site')
execFileSync('cp', ['-R', 'dist', root])
const html = await readFile(join(root, '404.html'), 'utf8')
await writeFile(join(root, '404.html'), html.replace(/<script .*?<\/script>/g, '').replace(/<h1(.*?)>.*?</, '<h1$1>W<'))
for (const end of ['br', 'gz']) await rm(join(root, `404.html.${end}`), { force: true })
await look(['/404'], line => lines.push(line), { root, folder, browser, windows: NARROW })

/** Returns width and height of a PNG, the first fields of its first chunk. */
async function sizeOf(...path: string[]): Promise<[width: number, height: number]> {
  const png = await readFile(join(folder, ...path))
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

test('nothing is accepted before it was looked at', () => {
  assert.is(sheets, 0)
  assert.instance(untouched, Stop)
})

for (const width of WIDTHS) {
  test(`a sheet at ${width} px has the page in light and dark, in a size that can be read`, async () => {
    for (const scheme of ['light', 'dark']) assert.is((await sizeOf('shots', `404-${width}-${scheme}.png`))[0], width)
    const [across, down] = await sizeOf(`404-${width}.png`)
    assert.ok(across >= 300 && across <= 3000 && down >= 1000 && down <= 2500, `${across} by ${down}`)
    const [light, dark] = await Promise.all(
      ['light', 'dark'].map(scheme => readFile(join(folder, 'shots', `404-${width}-${scheme}.png`))),
    )
    assert.not(light?.equals(dark ?? Buffer.alloc(0)))
  })
}

for (const { width } of NARROW) {
  test(`a page that has changed is reported at ${width} px, and the difference is drawn`, async () => {
    const pattern = new RegExp(
      `^/404 at ${width} px: [1-9]\\d* px light, [1-9]\\d* px dark \\(.*404-${width}\\.png\\)$`,
    )
    assert.is(lines.filter(line => pattern.test(line)).length, 1, lines.join('\n'))
    assert.ok((await sizeOf('differences', `404-${width}.png`))[0] >= 300)
  })
}

test('the report counts what differs, and what there is nothing to compare with', () => {
  assert.match(String(first.at(-1)), '0 differ from the accepted ones, 0 do not, 3 have none')
  assert.match(String(lines.at(-1)), '1 differ from the accepted ones, 0 do not, 0 have none')
})

const canvas = await browser.newPage()

/** Draws a black picture with a grey block in its corner. */
async function picture(page: Page, width: number, height: number, block: number, grey = 255): Promise<Buffer> {
  const draw = (width: number, height: number, block: number, grey: number) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d') as CanvasRenderingContext2D
    context.fillRect(0, 0, width, height)
    context.fillStyle = `rgb(${grey} ${grey} ${grey})`
    context.fillRect(0, 0, block, block)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  }
  return Buffer.from(await page.evaluate(draw, width, height, block, grey), 'base64')
}

const compared: [size: [number, number], block: number, grey: number, pixels: number, reason: string][] = [
  [[20, 10], 0, 255, 0, 'the same picture'],
  [[20, 10], 3, 255, 9, 'a block of three by three'],
  [[20, 10], 3, 5, 9, 'a block that is five levels lighter'],
  [[20, 10], 3, 4, 0, 'a block that is as much lighter as two screenshots may be'],
  [[20, 12], 0, 255, 40, 'a longer picture'],
  [[15, 10], 0, 255, 50, 'a narrower picture'],
]

for (const [[width, height], block, grey, pixels, reason] of compared) {
  test(`${pixels} pixels differ in ${reason}`, async () => {
    const result = await compareShots(
      canvas,
      await picture(canvas, 20, 10, 0),
      await picture(canvas, width, height, block, grey),
    )
    assert.is(result.pixels, pixels)
  })
}

test.run()
