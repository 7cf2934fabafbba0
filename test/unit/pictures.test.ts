// The check that reports when link pictures and pages have drifted apart.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { checkPictures, pictureOf, wordsHash } from '../../src/generator/checks/pictures'

/** Returns the HTML of a page as the build writes it. */
const html = ({ eyebrow = 'About', title = 'We go first', lede = 'Since 2010', seat = '4E' } = {}) =>
  `<header><p>Menu</p></header><main><p>Scroll</p><section class="a"><div class="b"><p class="c">${eyebrow}</p><h1>${title}</h1>` +
  `<p>${lede}</p></div><figure role="img"><b>${seat}</b></figure></section><section><p>More</p></section></main>`

const about = [{ page: { path: '/about' }, html: html() }]
const check = (files: string[], words: Record<string, string> = { 'about.png': wordsHash(html()) }) =>
  checkPictures(about, { files: new Set(files), words })

for (const [path, picture] of [
  ['/', '/og/home.png'],
  ['/about', '/og/about.png'],
  ['/services/training', '/og/services-training.png'],
] as const) {
  test(`the picture of ${path} is ${picture}`, () => {
    assert.is(pictureOf(path), picture)
  })
}

for (const [reason, files, words, what] of [
  ['that is missing', [], undefined, 'is missing'],
  ['whose words nobody knows', ['about.png'], {}, 'shows other words'],
  [
    'drawn from another heading',
    ['about.png'],
    { 'about.png': wordsHash(html({ title: 'We lead' })) },
    'shows other words',
  ],
] as const) {
  test(`a picture ${reason} is a fault`, () => {
    assert.equal(check([...files], words), [
      {
        path: '/about',
        what: `static/og/about.png ${what}`,
        where: 'npm run pictures draws it again',
        isWarning: true,
      },
    ])
  })
}

test('a picture that shows its page is none', () => {
  assert.equal(check(['about.png']), [])
})

for (const [reason, words, same] of [
  ['the eyebrow', html({ eyebrow: 'Company' }), false],
  ['the heading', html({ title: 'We lead' }), false],
  ['the product picture', html({ seat: '5F' }), false],
  ['a line of several in it', html({ seat: '4E\n5F' }), false],
  ['a picture that is no figure', html({ seat: '5F' }).replaceAll('figure', 'form'), false],
  ['the sentence below the heading, which is not drawn', html({ lede: 'Since 2011' }), true],
  ['class names', html().replace('class="a"', 'class="z"'), true],
  ['the rest of the page', html().replace('More', 'Less'), true],
] as const) {
  test(`a change of ${reason} ${same ? 'keeps' : 'changes'} the hash of the words`, () => {
    assert.is(wordsHash(words) === wordsHash(html()), same)
  })
}

test.run()
