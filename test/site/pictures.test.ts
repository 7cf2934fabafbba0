// Link pictures, icons and the web app manifest, as the build has written them.
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pages } from '../../pages'
import { site } from '../../src/content/site'
import { checkPictures, PICTURE_SIZE, pictureOf, readPictures } from '../../src/generator/checks/pictures'
import { pngSize } from '../support/png'
import { htmlOf } from '../support/site'

const manifest = JSON.parse(await readFile('dist/manifest.webmanifest', 'utf8'))

test('every page has a link picture that shows its words', async () => {
  const drawn = await Promise.all(pages.map(async page => ({ page, html: await htmlOf(page.path) })))
  assert.equal(checkPictures(drawn, await readPictures()), [])
})

test('every link picture is that of a page: npm run pictures removes others', async () => {
  const { files } = await readPictures()
  assert.equal([...files].sort(), pages.map(({ path }) => basename(pictureOf(path))).sort())
})

/**
 * WhatsApp is the strictest of the apps that show link pictures: its documentation allows 600 kB, but many a site found that it
 * leaves out those of more than 300 kB (calcom/cal.com issue 5613). Those that npm run pictures draws have 50 to 160 kB: they
 * grow with the title, which is the owner's to change.
 */
const LARGEST = 300_000

for (const { path } of pages) {
  test(`the link picture of ${path} has the size that chat apps expect, and no more bytes than they take`, async () => {
    const png = await readFile(`dist${pictureOf(path)}`)
    assert.equal(pngSize(png), PICTURE_SIZE)
    assert.ok(
      png.length <= LARGEST,
      `${png.length} bytes, where WhatsApp shows at most ${LARGEST}: shorten the title of the page, or simplify its picture`,
    )
  })
}

for (const [file, size, most] of [
  ['apple-touch-icon.png', 180, 10_000],
  ['icon-192.png', 192, 10_000],
  ['icon-512.png', 512, 25_000],
  ['icon-maskable-512.png', 512, 25_000],
] as const) {
  test(`${file} is ${size} by ${size} and has at most ${most} bytes`, async () => {
    const png = await readFile(`dist/${file}`)
    assert.equal(pngSize(png), { width: size, height: size })
    assert.ok(png.length <= most, `${png.length} bytes`)
  })
}

test('favicon.ico holds PNG pictures of 16, 32 and 48 pixels', async () => {
  const ico = await readFile('dist/favicon.ico')
  assert.equal([ico.readUInt16LE(0), ico.readUInt16LE(2)], [0, 1])
  const pictures = Array.from({ length: ico.readUInt16LE(4) }, (_, i) => {
    const entry = 6 + 16 * i
    const offset = ico.readUInt32LE(entry + 12)
    return pngSize(ico.subarray(offset, offset + ico.readUInt32LE(entry + 8)))
  })
  assert.equal(
    pictures,
    [16, 32, 48].map(size => ({ width: size, height: size })),
  )
})

test('the manifest has the words of the site', () => {
  const { name, short_name, description } = manifest
  assert.equal([name, short_name, description], [`${site.brand}: ${site.tagline}`, site.brand, site.blurb])
})

for (const { src, sizes, type } of manifest.icons) {
  test(`the manifest's icon ${src} is what the manifest says`, async () => {
    const file = await readFile(`dist${src}`)
    const size = pngSize(file)
    assert.is(sizes, size ? `${size.width}x${size.height}` : 'any')
    assert.is(type, size ? 'image/png' : 'image/svg+xml')
  })
}

test('the manifest\u2019s theme colour is the ground of the icons', async () => {
  assert.match(await readFile('dist/favicon.svg', 'utf8'), `fill="${manifest.theme_color}"`)
})

test.run()
