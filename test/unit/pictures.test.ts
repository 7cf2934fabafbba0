// The check that reports when link pictures and pages have drifted apart.
import { deflateSync } from 'node:zlib'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { checkPictures, pictureOf, pngSize, wordsHash } from '../../src/generator/checks/pictures'

/** Returns the HTML of a page as the build writes it. */
const html = ({ eyebrow = 'About', title = 'We go first', lede = 'Since 2010', seat = '4E' } = {}) =>
  `<header><p>Menu</p></header><main><p>Scroll</p><section class="a"><div class="b"><p class="c">${eyebrow}</p><h1>${title}</h1>` +
  `<p>${lede}</p></div><figure role="img"><b>${seat}</b></figure></section><section><p>More</p></section></main>`

/** Returns a PNG with what the check reads: signature, header, picture data. */
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

const right = png(1200, 630)
const large = png(1200, 630, Buffer.alloc(150_000))
const about = [{ page: { path: '/about' }, pictureWords: wordsHash(html()) }]
const check = (picture: Uint8Array | null, words: Record<string, string> = { 'about.png': wordsHash(html()) }) =>
  checkPictures(about, { files: new Map(picture ? [['about.png', picture]] : []), words })

for (const [path, picture] of [
  ['/', '/og/home.png'],
  ['/about', '/og/about.png'],
  ['/services/training', '/og/services-training.png'],
] as const) {
  test(`the picture of ${path} is ${picture}`, () => {
    assert.is(pictureOf(path), picture)
  })
}

for (const [reason, picture, words, what] of [
  ['that is missing', null, undefined, 'is missing'],
  ['that is another kind of file', Buffer.from('GIF89a'), undefined, 'is no PNG'],
  ['of another size', png(600, 315), undefined, 'is 600 by 315, not 1200 by 630'],
  ['that is too large', large, undefined, `has ${large.length} bytes, the budget is 150000`],
  ['whose words nobody knows', right, {}, 'shows other words'],
  ['drawn from another heading', right, { 'about.png': wordsHash(html({ title: 'We lead' })) }, 'shows other words'],
] as const) {
  test(`a picture ${reason} is a fault`, () => {
    assert.equal(check(picture, words), [
      { path: '/about', what: `static/og/about.png ${what}`, where: 'npm run pictures draws it again' },
    ])
  })
}

test('a picture of no page is a fault', () => {
  assert.equal(checkPictures([], { files: new Map([['old.png', right]]), words: {} }), [
    { path: '/og/old.png', what: 'is the link picture of no page', where: 'npm run pictures removes it' },
  ])
})

test('a picture that shows its page is none', () => {
  assert.equal(check(right), [])
})

test('the 404 page needs no picture', () => {
  assert.equal(
    checkPictures([{ page: { path: '/404' }, pictureWords: wordsHash(html()) }], { files: new Map(), words: {} }),
    [],
  )
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

test('the size of a PNG is read from its header', () => {
  assert.equal(pngSize(png(1200, 630)), { width: 1200, height: 630 })
})

test('a file that breaks off is no PNG', () => {
  assert.is(pngSize(png(1200, 630).subarray(0, 20)), null)
})

test.run()
