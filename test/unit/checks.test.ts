// The checks of the build on given HTML: cases that the planted builds of test/site/build.test.ts do not cover.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { checkCanonical, checkPreview, checkSitemap } from '../../src/generator/checks/head'
import { named, parseHtml } from '../../src/generator/checks/html'
import { checkFiles, checkLinks } from '../../src/generator/checks/links'
import { pngSize } from '../../src/generator/checks/png'
import { checkInline, checkKeys } from '../../src/generator/checks/safety'
import { checkImages, checkReferences } from '../../src/generator/checks/structure'
import { factsOf, verify } from '../../src/generator/checks/verify'
import { checkWords } from '../../src/generator/checks/words'
import type { Check, WrittenPage, WrittenSite } from '../../src/generator/checks/written'
import { lineOf } from '../../src/generator/fault'

const URL = 'https://qafila.example'
const KEY = 'key-0123456789abcdef0123456789abcdef'

function page(html: string, path = '/about', indexable = true): WrittenPage {
  const elements = parseHtml(html)
  const ids = new Map(elements.map(element => [String(element.attributes.id), element]))
  return { path, elements, ids, indexable, brand: 'Brand', content: 'content.ts', view: 'View.tsx' }
}

const siteWith = (files: Record<string, Buffer | string> = {}): WrittenSite => ({
  siteUrl: URL,
  files: new Map(Object.entries(files).map(([path, contents]) => [path, Buffer.from(contents)])),
  sizeOf: path => pngSize(Buffer.from(files[path] ?? '')),
  pages: new Map([
    ['/about', true],
    ['/contact', true],
  ]),
  forms: new Map([
    [
      '/contact',
      { topics: ['demo'], setups: { markup: { picture: 'the markup', line: 'NDC {ndc}', values: { ndc: [0, 12] } } } },
    ],
  ]),
  lateIds: ['i-plane'],
  endpoints: ['/api/contact'],
  secret: null,
  published: null,
})

const inMain = (html: string) => page(`<main id="main">${html}</main>`)

// Valid HTML

const right: [check: Check, html: string, reason: string][] = [
  [checkImages, '<img src="/a.png" alt="" width="1" height="1">', 'it only decorates'],
  [checkReferences, '<svg><path fill="url(#sun)"/><i id="sun"></i></svg>', 'the gradient is there'],
  [checkReferences, '<svg><use href="#i-plane" data-late="true"></use></svg>', 'the icon comes later'],
  [checkLinks, '<a href="https://www.linkedin.com/">In</a>', 'it leaves the site'],
  [checkLinks, '<a href="mailto:info@qafila.example">Mail</a>', 'it is no page'],
  [
    checkLinks,
    '<a href="/about#main">Up</a><a href="#main">Up</a><a href="/contact?topic=demo">Go</a>',
    'all are there',
  ],
  [checkLinks, '<i id="über"></i><a href="#%C3%BCber">Up</a>', 'the fragment is encoded'],
  [checkFiles, '<img src="data:image/png;base64,AA==">', 'it is in the page'],
  [checkFiles, '<style>a{fill:url(#sun)}</style><link rel="canonical" href="/gone">', 'nothing is loaded'],
  [checkWords, '<pre>{origin}</pre><code>{ip}</code>', 'it is an example of code'],
  [checkWords, '<p>Finance, Nancy, method undefinedly</p>', 'it is a part of a word'],
]

for (const [check, html, reason] of right) {
  test(`${html} is right: ${reason}`, () => {
    assert.equal(check([inMain(html), page('', '/contact')], siteWith()), [])
  })
}

// What browsers follow and load

const followed: [attribute: string, html: string][] = [
  ['href', '<a href="javascript:go()">Go</a>'],
  ['src', '<iframe src="javascript:go()"></iframe>'],
  ['action', '<form action="javascript:go()"></form>'],
  ['formaction', '<button formaction="javascript:go()">Go</button>'],
  ['xlink:href', '<svg><a xlink:href="javascript:go()">Go</a></svg>'],
  ['data', '<object data="javascript:go()"></object>'],
]

for (const [attribute, html] of followed) {
  test(`a javascript: address in ${attribute} is told`, () => {
    const [found, ...others] = checkInline([inMain(html)], siteWith())
    assert.equal(others, [])
    assert.match(String(found?.what), `has a javascript: address in ${attribute}`)
  })
}

for (const rel of ['apple-touch-icon', 'icon', 'manifest', 'mask-icon', 'modulepreload', 'preload', 'stylesheet']) {
  test(`a file of <link rel="${rel}"> that was not written is told`, () => {
    const faults = checkFiles([page(`<link rel="${rel}" href="/gone">`)], siteWith())
    assert.equal(
      faults.map(({ what }) => what),
      ['loads /gone, which was not written'],
    )
  })
}

// Link previews

const png = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(33)
  header.write('\x89PNG\r\n\x1a\n', 'latin1')
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  return header
}

const preview: Record<string, string> = {
  'og:title': 'About',
  'og:description': 'Who we are',
  'og:url': `${URL}/about`,
  'og:image': `${URL}/og/about.png`,
}

const headOf = (properties: Record<string, string>) =>
  `<head><link rel="canonical" href="${URL}/about">${Object.entries(properties)
    .map(([property, content]) => `<meta property="${property}" content="${content}">`)
    .join('')}</head>`

const pictures = {
  '/og/about.png': png(1200, 630),
  '/og/small.png': png(600, 315),
  '/og/a.jpg': 'a JPEG is no PNG file',
}

test('a complete link preview is right', () => {
  assert.equal(checkPreview([page(headOf(preview))], siteWith(pictures)), [])
})

test('a page that is not indexed needs no link preview', () => {
  assert.equal(checkPreview([page('', '/404', false)], siteWith()), [])
})

for (const key of Object.keys(preview)) {
  test(`a link preview without ${key} is told`, () => {
    const faults = checkPreview([page(headOf({ ...preview, [key]: '' }))], siteWith(pictures))
    assert.equal(faults, [{ path: '/about', what: `has no ${key}`, where: 'src/generator/pages/document.ts' }])
  })
}

const wrongPreviews: [key: string, value: string, says: string][] = [
  ['og:url', `${URL}/`, `og:url ${URL}/ is not the canonical address (src/generator/pages/document.ts)`],
  [
    'og:image',
    '/og/about.png',
    'og:image /og/about.png is no absolute address of the site (npm run pictures draws it)',
  ],
  [
    'og:image',
    'https://x.example/a.png',
    'og:image https://x.example/a.png is no absolute address of the site (npm run pictures draws it)',
  ],
  ['og:image', `${URL}/og/gone.png`, `og:image ${URL}/og/gone.png was not written (npm run pictures draws it)`],
  ['og:image', `${URL}/og/a.jpg`, `og:image ${URL}/og/a.jpg is no PNG (npm run pictures draws it)`],
  [
    'og:image',
    `${URL}/og/small.png`,
    `og:image ${URL}/og/small.png is 600 by 315 pixels, not 1200 by 630 (npm run pictures draws it)`,
  ],
]

for (const [key, value, says] of wrongPreviews) {
  test(`a link preview is told: ${says}`, () => {
    const faults = checkPreview([page(headOf({ ...preview, [key]: value }))], siteWith(pictures))
    assert.equal(faults.map(lineOf), [`/about: ${says}`])
  })
}

// Addresses

const listed = [page('', '/'), page('', '/about'), page('', '/404', false)]
const sitemap = (...paths: string[]) => ({
  '/sitemap.xml': `<urlset>${paths.map(path => `<url><loc>${URL}${path}</loc></url>`).join('')}</urlset>`,
})

const sitemaps: [files: Record<string, string>, says: string[], reason: string][] = [
  [sitemap('/', '/about'), [], 'it lists what is indexed'],
  [{}, ['was not written'], 'it is not there'],
  [sitemap('/'), [`lacks ${URL}/about`], 'a page is missing'],
  [sitemap('/', '/about', '/404'), [`${URL}/404 is no page that is indexed`], 'a page must not be in it'],
  [sitemap('/', '/about', '/about/'), [`${URL}/about/ is no page that is indexed`], 'a slash ends an address'],
  [sitemap('/', '/about', '/'), [`has ${URL}/ twice`], 'a page stands twice'],
]

for (const [files, says, reason] of sitemaps) {
  test(`a sitemap ${says.length ? 'is told' : 'is right'}: ${reason}`, () => {
    assert.equal(
      checkSitemap(
        listed.map(page => factsOf(page, siteWith())),
        siteWith(files),
      ),
      says.map(what => ({ path: '/sitemap.xml', what, where: 'src/generator/pages/crawlers.ts' })),
    )
  })
}

test('a page that must be indexed and asks not to be is told', () => {
  const html = `<link rel="canonical" href="${URL}/about"><meta name="robots" content="noindex">`
  assert.equal(checkCanonical([page(html)], siteWith()), [
    { path: '/about', what: 'asks not to be indexed', where: 'src/generator/pages/document.ts' },
  ])
})

test('a 404 page with a canonical address is told', () => {
  const html = `<link rel="canonical" href="${URL}/404"><meta name="robots" content="noindex">`
  assert.equal(checkCanonical([page(html, '/404', false)], siteWith()), [
    { path: '/404', what: `the canonical address is ${URL}/404, not none`, where: 'src/generator/pages/document.ts' },
  ])
})

// Keys

test('the key that CONTACT_MODE=direct publishes is no fault', () => {
  assert.equal(checkKeys([], { ...siteWith({ '/a.js': `"${KEY}"` }), published: KEY }), [])
})

test('another key beside the published one is told', () => {
  const site = siteWith({ '/a.js': `"${KEY}" "key-${'f'.repeat(32)}"` })
  assert.is(checkKeys([], { ...site, published: KEY }).length, 1)
})

for (const [key, faults, reason] of [
  [KEY, 1, 'a key of the first kind'],
  [`${'0'.repeat(32)}-01234567-89abcdef`, 1, 'one of the second'],
  [`${'0'.repeat(33)}-01234567-89abcdef`, 0, 'a longer number'],
  ['-01234567-89abcdef', 0, 'only its end'],
] as const) {
  test(`${faults} keys are told in a file with ${reason}`, () => {
    assert.is(checkKeys([], siteWith({ '/a.js': `a="${key}"` })).length, faults)
  })
}

test('a key in a picture is told', () => {
  const files = { '/a.png': Buffer.concat([png(1, 1), Buffer.from(KEY)]) }
  assert.is(checkKeys([], siteWith(files)).length, 1)
})

test('a MAIL_KEY that is too short to look for is not looked for', () => {
  assert.equal(checkKeys([], { ...siteWith({ '/a.txt': 'a test' }), secret: 'test' }), [])
})

// All checks together

test('the faults of all pages come first, then those of files, then those of each page, in the order of the list', async () => {
  const faults = await verify([page('<p>TODO</p>', '/b'), page('<i style="x"></i>', '/a')], siteWith())
  const order = faults.map(({ path }) => path).filter((name, i, names) => name !== names[i - 1])
  assert.equal(order, ['every page', '/sitemap.xml', '/b', '/a'])
})

test('a fault that stands twice on a page is told once', async () => {
  const faults = await verify([inMain('<a href="/x">1</a><a href="/x">2</a>'), page('', '/contact')], siteWith())
  assert.is(faults.filter(({ what }) => what.includes('/x is dead')).length, 1)
})

// Parsing

test('an element has its own text, and that of its descendants', () => {
  const [link] = named(parseHtml('<a>Book <b>a </b><i>flight</i></a>'), 'a')
  assert.equal({ own: link?.ownText, text: link?.text }, { own: 'Book ', text: 'Book a flight' })
})

test('scripts and styles are no text of the page', () => {
  const [body] = parseHtml('<body>Seen<script>go()</script><style>a{}</style></body>')
  assert.is(body?.text, 'Seen')
})

test('references of characters are read', () => {
  const [link] = parseHtml('<a href="/?a&amp;b">&eacute;&#x27;</a>')
  assert.equal([link?.attributes.href, link?.text], ['/?a&b', "é'"])
})

test.run()
