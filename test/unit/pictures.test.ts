// The check that tells when link pictures and pages have drifted apart: each fault is one line.
import { deflateSync } from 'node:zlib'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { checkPictures, pictureOf, WORDS, wordsHash } from '../../src/build/checks/pictures'
import { pngSize, pngText, withPngText } from '../../src/build/checks/png'

const MEND = 'npm run pictures draws it again'

/** A page as the build writes it. */
const html = ({ eyebrow = 'About', title = 'We go first', lede = 'Since 2010', seat = '4E' } = {}) =>
  `<header><p>Menu</p></header><main><p>Scroll</p><section class="a"><div class="b"><p class="c">${eyebrow}</p><h1>${title}</h1>` +
  `<p>${lede}</p></div><figure role="img"><b>${seat}</b></figure></section><section><p>More</p></section></main>`

/** A PNG as far as the check reads it: signature, header, picture data. */
function png(width: number, height: number, data = deflateSync(Buffer.alloc(1))): Uint8Array {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', header), chunk('IDAT', data)])
}

const large = png(1200, 630, Buffer.alloc(150_000))
const drawn = (words = html()) => withPngText(png(1200, 630), WORDS, wordsHash(words))
const about = (words = html()) => [{ page: { path: '/about' }, html: words }]
const check = (picture: Uint8Array | null, pages = about()) =>
  checkPictures(pages, new Map(picture ? [['about.png', picture]] : []))

for (const [path, picture] of [
  ['/', '/og/home.png'],
  ['/about', '/og/about.png'],
  ['/services/training', '/og/services-training.png'],
] as const) {
  test(`the picture of ${path} is ${picture}`, () => {
    assert.is(pictureOf(path), picture)
  })
}

for (const [reason, picture, fault] of [
  ['that is missing', null, 'is missing'],
  ['that is another kind of file', Buffer.from('GIF89a'), 'is no PNG'],
  ['of another size', png(600, 315), 'is 600 by 315, not 1200 by 630'],
  ['that is too large', large, `has ${large.length} bytes, the budget is 150000`],
  ['without the hash of its words', png(1200, 630), 'shows other words than the page'],
  ['drawn from another heading', drawn(html({ title: 'We lead' })), 'shows other words than the page'],
] as const) {
  test(`a picture ${reason} is a fault`, () => {
    assert.equal(check(picture), [`/about: static/og/about.png ${fault}: ${MEND}`])
  })
}

test('a picture of no page is a fault', () => {
  assert.equal(checkPictures([], new Map([['old.png', drawn()]])), [
    'static/og/old.png belongs to no page: npm run pictures removes it',
  ])
})

test('a picture that shows its page is none', () => {
  assert.equal(check(drawn()), [])
})

test('the 404 page needs no picture', () => {
  assert.equal(checkPictures([{ page: { path: '/404' }, html: html() }], new Map()), [])
})

for (const [reason, words, same] of [
  ['the eyebrow', html({ eyebrow: 'Company' }), false],
  ['the heading', html({ title: 'We lead' }), false],
  ['the product picture', html({ seat: '5F' }), false],
  ['the sentence below the heading, which is not drawn', html({ lede: 'Since 2011' }), true],
  ['class names', html().replace('class="a"', 'class="z"'), true],
  ['the rest of the page', html().replace('More', 'Less'), true],
] as const) {
  test(`a change of ${reason} ${same ? 'keeps' : 'changes'} the hash of the words`, () => {
    assert.is(wordsHash(words) === wordsHash(html()), same)
  })
}

test('a text that was put into a PNG is read again', () => {
  assert.is(pngText(withPngText(png(1, 1), 'Words', 'abc'), 'Words'), 'abc')
})

test('a PNG without that text has none', () => {
  assert.is(pngText(withPngText(png(1, 1), 'Author', 'abc'), 'Words'), null)
})

test('the size of a PNG is read from its header', () => {
  assert.equal(pngSize(png(1200, 630)), { width: 1200, height: 630 })
})

test('a file that breaks off is no PNG', () => {
  assert.is(pngSize(png(1200, 630).subarray(0, 20)), null)
})

test.run()
