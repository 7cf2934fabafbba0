// The checks of the build on given HTML: cases that the planted builds of test/site/build.test.ts do not cover.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { named, ownText, parseHtml } from '../../src/generator/checks/html'
import { checkFiles, checkLinks } from '../../src/generator/checks/links'
import { checkKeys } from '../../src/generator/checks/safety'
import { merged } from '../../src/generator/checks/verify'
import { checkWords } from '../../src/generator/checks/words'
import type { Check, WrittenSite } from '../../src/generator/checks/written'

const KEY = 'key-0123456789abcdef0123456789abcdef'

const target = { isIndexed: true, ids: new Set(['main', '%C3%BCber']), topics: ['demo'], setups: {} }

const site: WrittenSite = {
  siteUrl: 'https://qafila.example',
  files: new Set(['/a.png']),
  pages: new Map([
    ['/about', target],
    [
      '/contact',
      { ...target, setups: { markup: { picture: 'the markup', line: 'NDC {ndc}', values: { ndc: [0, 12] } } } },
    ],
  ]),
  endpoints: ['/api/contact'],
}

const faultsOf = (check: Check, html: string) =>
  check({ path: '/about', elements: parseHtml(html), content: 'content.ts', view: 'View.tsx', layout: 'site.ts' }, site)

// Valid HTML

const right: [check: Check, html: string, reason: string][] = [
  [checkLinks, '<a href="https://www.linkedin.com/">In</a>', 'it leaves the site'],
  [checkLinks, '<a href="mailto:info@qafila.example">Mail</a>', 'it is no page'],
  [checkLinks, '<a href="/contact?setup=markup.ndc-8">Ask</a>', 'the form knows the setup'],
  [
    checkLinks,
    '<a href="/about#main">Up</a><a href="#main">Up</a><a href="/contact?topic=demo">Go</a>',
    'all are there',
  ],
  [checkLinks, '<a href="#%C3%BCber">Up</a><a href="#über">Up</a>', 'the fragment is encoded, or not'],
  [checkLinks, '<a href="/a.png">Picture</a>', 'it is a file'],
  [checkFiles, '<img src="data:image/png;base64,AA==">', 'it is in the page'],
  [checkFiles, '<style>a{fill:url(#sun)}</style><link rel="canonical" href="/gone">', 'nothing is loaded'],
  [checkWords, '<pre>{origin}</pre><code>{ip}</code>', 'it is an example of code'],
  [checkWords, '<p>Finance, Nancy, method undefinedly</p>', 'it is a part of a word'],
]

for (const [check, html, reason] of right) {
  test(`${html} is right: ${reason}`, () => {
    assert.equal(faultsOf(check, html), [])
  })
}

for (const rel of ['icon', 'manifest', 'modulepreload', 'preload', 'stylesheet']) {
  test(`a file of <link rel="${rel}"> that was not written is told`, () => {
    assert.equal(
      faultsOf(checkFiles, `<link rel="${rel}" href="/gone">`).map(({ what }) => what),
      ['loads /gone, which was not written'],
    )
  })
}

test('a link that is a script is told, however it is written', () => {
  assert.equal(
    faultsOf(checkLinks, '<a href=" java&#10;Script:go()">Go</a>').map(({ what }) => what),
    ['the link java Script:go() is a script, which the policy blocks'],
  )
})

// Keys

const keysIn = (text: string, settings: Partial<Parameters<typeof checkKeys>[2]> = {}) =>
  checkKeys('/a.js', Buffer.from(text), { secret: null, direct: null, ...settings }).length

const direct = { key: KEY, url: 'https://mail.example/messages', from: 'a@mail.example', to: 'b@mail.example' }

test('the key that CONTACT_MODE=direct publishes is no fault, another beside it is', () => {
  assert.is(keysIn(`"${KEY}"`, { direct }), 0)
  assert.is(keysIn(`"${KEY}" "key-${'f'.repeat(32)}"`, { direct }), 1)
})

for (const [key, faults, reason] of [
  [KEY, 1, 'a key of the first kind'],
  [`${'0'.repeat(32)}-01234567-89abcdef`, 1, 'one of the second'],
  [`${'0'.repeat(33)}-01234567-89abcdef`, 0, 'a longer number'],
  ['-01234567-89abcdef', 0, 'only its end'],
  [`\x89PNG\r\n ${KEY}`, 1, 'a key in a picture'],
] as const) {
  test(`${faults} keys are told in a file with ${reason}`, () => {
    assert.is(keysIn(`a="${key}"`), faults)
  })
}

test('a MAIL_KEY that is too short to look for is not looked for', () => {
  assert.is(keysIn('a test', { secret: 'test' }), 0)
})

// All faults together

test('a fault of all pages of a language is told once, as one of every page, and so is one that stands twice on a page', () => {
  const [a, b] = ['/a', '/b'].map(path => ({ path, what: 'is wrong', where: 'Footer.tsx' }))
  const other = { path: '/b', what: 'is dead', where: 'b.ts' }
  const languages = [['/a', '/b'], ['/ar/a']]
  assert.equal(a && b && merged([a, other, other, b], languages), [{ ...a, path: 'every page' }, other])
})

// Parsing

test('an element has its own text, without that of its descendants', () => {
  const [link] = named(parseHtml('<a>Book <b>a </b><i>flight</i></a>'), 'a')
  assert.is(link && ownText(link), 'Book ')
})

test('references of characters are read', () => {
  const [link] = parseHtml('<a href="/?a&amp;b">&eacute;&#x27;</a>')
  assert.equal(link && [link.attribs.href, ownText(link)], ['/?a&b', "é'"])
})

test.run()
