// Rules for the words of all pages: no phrase too often, one spelling, and no misleading links or names.
import { readdir, readFile } from 'node:fs/promises'
import { JSDOM } from 'jsdom'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { actions } from '../../src/content/actions'
import { address, figures, hotels, mailboxes } from '../../src/content/company'
import { content as contact } from '../../src/content/contact'
import { content as cookies } from '../../src/content/cookies'
import { content as privacy } from '../../src/content/privacy'
import { site } from '../../src/content/site'
import { content as terms } from '../../src/content/terms'
import type { Site } from '../../src/content/types'
import { allPages, documentOf, htmlOf } from '../support/site'
import { blocksOf, phrasesOf, readingEase, wordsOf } from '../support/words'

/** Texts whose phrases of four words may be on three or more pages. */
const KNOWN: readonly [phrase: string, reason: string][] = [
  ...Object.values(figures).map(({ value, label, description }): [string, string] => [
    `${value} ${label} ${description}`,
    'a figure that stands on more than one page',
  ]),
  [`over ${hotels} hotels through bed banks`, 'the specification, section 2'],
  [site.labels.samples.stories, 'what a section of samples says of itself'],
  [site.labels.ask.note, 'what a list of open questions says of itself'],
  ['QR code by email', 'a tag of one product, an eSIM, on the shelf of each solution'],
  [address.join(' '), 'the address'],
  ...Object.values(actions).map(({ label }): [string, string] => [label, 'a button, which many pages have']),
  ...[privacy, terms, cookies].map(({ updated: { label, date } }): [string, string] => [
    `${label} ${date}`,
    'the date of the legal pages',
  ]),
]

/** Names known from other people's examples, and companies of fiction. */
const SAMPLE_NAMES =
  /\b(?:Contoso|Northwind|Fabrikam|Adventure ?Works|Wide World Importers|Tailspin|Woodgrove|Litware|Proseware|Acme|Initech|Globex|Hooli|Umbrella Corp\w*|Stark Industries|Wayne Enterprises|Vandelay|Wonka|Cyberdyne|Soylent|Dunder Mifflin|Pied Piper|(?:John|Jane) (?:Doe|Smith)|Joe Bloggs)\b/i

/** The lowest reading ease that a page may have: below 30 a text is for university graduates. */
const FLOOR = 30

type Words = { path: string; site: Site; document: Document; main: Element; blocks: string[] }

const all: Words[] = await Promise.all(
  allPages.map(async ({ path, site }) => {
    const document = await documentOf(path)
    const main = document.querySelector('main') ?? document.body
    return { path, site, document, main, blocks: blocksOf(main) }
  }),
)

/** The pages in English, the only language for which the tests know spelling and reading ease. */
const english = all.filter(page => page.site.lang.startsWith('en'))

/** Returns the phrases of four words that are on three or more pages, with the paths of these pages. */
function repeated(pages: readonly { path: string; blocks: readonly string[] }[]): Map<string, string[]> {
  const places = new Map<string, string[]>()
  for (const { path, blocks } of pages)
    for (const phrase of phrasesOf(blocks, 4)) places.set(phrase, [...(places.get(phrase) ?? []), path])
  return new Map([...places].filter(([, paths]) => paths.length >= 3))
}

/** The pages that are drawn from what stands on the others. */
const COLLECTED = ['/questions', '/figures']

const worn = repeated(english.filter(({ path }) => !COLLECTED.includes(path)))

test('no phrase of four words stands on three pages, unless it is a name or the specification’s', () => {
  const known = phrasesOf(
    KNOWN.map(([phrase]) => phrase),
    4,
  )
  assert.equal(
    [...worn].filter(([phrase]) => !known.has(phrase)).map(([phrase, paths]) => `${phrase}: ${paths.join(' ')}`),
    [],
  )
})

test('the privacy policy names each field of the contact form', () => {
  const policy = all.find(({ path }) => path === '/privacy')?.main.textContent?.toLowerCase() ?? ''
  assert.equal(
    Object.values(contact.form.labels).filter(label => !policy.includes(label.toLowerCase())),
    [],
  )
})

test('no content file but company.ts writes out a mailbox', async () => {
  const names = (await readdir('src/content', { recursive: true })).filter(name => /\.ts$/.test(name))
  const found = await Promise.all(
    names.map(async name => {
      const source = await readFile(`src/content/${name}`, 'utf8')
      return Object.values(mailboxes).some(mailbox => source.includes(mailbox)) ? name : []
    }),
  )
  assert.equal(found.flat(), ['company.ts'])
})

/** Returns the links of a page that read alike but lead to different places, except the dots that link its own sections. */
function alike(document: Document): string[] {
  const targets = new Map<string, Set<string>>()
  for (const link of document.querySelectorAll('a[href]:not(nav [href^="#"])')) {
    const name = (link.getAttribute('aria-label') ?? link.textContent ?? '').replace(/\s+/g, ' ').trim().toLowerCase()
    targets.set(name, (targets.get(name) ?? new Set()).add(link.getAttribute('href') ?? ''))
  }
  return [...targets].flatMap(([name, hrefs]) => (hrefs.size > 1 ? [`${name}: ${[...hrefs].join(' ')}`] : []))
}

for (const { path, document } of all) {
  test(`${path} has no two links that read alike and lead to different places`, () => {
    assert.equal(alike(document), [])
  })
}

/** Returns the attributes that are read or spoken in addition to the texts. */
const spokenOf = (document: Document): string[] =>
  ['content', 'aria-label', 'placeholder', 'alt', 'title'].flatMap(name =>
    [...document.querySelectorAll(`[${name}]`)].map(element => element.getAttribute(name) ?? ''),
  )

/** Returns wrong spellings of `email`: with a hyphen of any kind, or with a capital that does not begin a sentence. */
function misspelt(text: string): string[] {
  return [...text.matchAll(/\b[eE][-‐‑][mM]ail|\beMail|(?<=[\p{L}\p{N},)] )Email/gu)].map(
    ({ 0: word, index }) => `${word}: ${text.slice(Math.max(0, index - 30), index + 30)}`,
  )
}

for (const { path, document } of english) {
  test(`${path} writes email in one way`, () => {
    const forms = [...document.querySelectorAll('form, form *')].map(({ childNodes }) =>
      [...childNodes].map(node => (node.nodeType === 3 ? node.textContent : '')).join(''),
    )
    assert.equal([...blocksOf(document.body), ...forms, ...spokenOf(document)].flatMap(misspelt), [])
  })
}

for (const { path } of all) {
  test(`${path} names no company or person of other people's examples`, async () => {
    assert.is((await htmlOf(path)).match(SAMPLE_NAMES)?.[0], undefined)
  })
}

/** Returns the number of samples at any depth of a page's content. */
const samplesIn = (words: unknown): number =>
  typeof words === 'object' && words !== null
    ? Number('sample' in words && words.sample === true) +
      Object.values(words).reduce((sum, w) => sum + samplesIn(w), 0)
    : 0

/** Returns the number of tags in an element that read Sample. */
const tagsIn = (element: Element | null, { labels }: Site): number =>
  [...(element?.querySelectorAll('small') ?? [])].filter(({ textContent }) => textContent === labels.sample).length

for (const { path, site, load } of allPages) {
  test(`each sample of ${path} is tagged in the HTML that is sent, and nothing else is`, async () => {
    const main = (await documentOf(path)).querySelector('main')
    assert.is(tagsIn(main, site), samplesIn((await load()).words))
  })
}

test('samples are found at any depth, and tags by their word', () => {
  assert.is(
    samplesIn({ stories: [{ sample: true }, {}], partners: { a: { sample: true } }, type: { sample: 'Aa' } }),
    2,
  )
  assert.is(tagsIn(body(`<small>${site.labels.sample}</small><small>Other</small>`).body, site), 1)
})

test('where an address of a network is a sample, the footer says so, and the link does', () => {
  for (const { path, site, document } of all) {
    const samples = site.social.filter(({ sample }) => sample)
    const footer = [...document.querySelectorAll('footer')].at(-1) ?? null
    assert.is(tagsIn(footer, site), Number(samples.length > 0), path)
    for (const { href, name } of samples)
      assert.is(
        footer?.querySelector(`[href="${href}"]`)?.textContent,
        `${name}${site.labels.comma}${site.labels.sample}`,
        path,
      )
  }
})

const eases = english.map(({ path, blocks }) => ({
  path,
  ease: readingEase(blocks),
  words: blocks.flatMap(wordsOf).length,
}))
console.log(
  [
    'Reading ease (Flesch) and words of each page:',
    ...eases.map(({ path, ease, words }) => `${ease.toFixed(0).padStart(4)} ${String(words).padStart(5)}  ${path}`),
  ].join('\n'),
)

test('no page in English is hard to read', () => {
  assert.equal(
    eases.filter(({ ease }) => !(ease >= FLOOR)).map(({ path }) => path),
    [],
  )
})

const body = (html: string) => new JSDOM(html).window.document

test('a phrase is found across pages, in any case, and not across the end of a sentence or a line', () => {
  const pages = [
    'Tell us what you sell.',
    'Now tell us what you do.',
    '<p>Tell us what</p><p>you</p> Tell us what. You',
  ].map((html, index) => ({ path: `/${index}`, blocks: blocksOf(body(html).body) }))
  assert.equal(
    [...repeated([...pages, { path: '/3', blocks: ['Tell us what you see'] }])],
    [['tell us what you', ['/0', '/1', '/3']]],
  )
})

test('links that read alike are found, by name and by label, and the same place twice is none', () => {
  const html = '<a href=/a>More</a><a href=/a>More</a><a href=/b aria-label=more>x</a><a href=/c>Less</a>'
  assert.equal(alike(body(html)), ['more: /a /b'])
})

for (const [text, count] of [
  ['Send an e-mail.', 1],
  ['Send an e‑mail.', 1],
  ['Your Email', 1],
  ['Call, or E-mail', 1],
  ['Email', 0],
  ['Write. Email us, or use email.', 0],
] as const) {
  test(`"${text}" has ${count} misspelt`, () => {
    assert.is(misspelt(text).length, count)
  })
}

test('reading ease tells short words from long ones', () => {
  assert.ok(readingEase(['The cat sat on the mat.']) > 100)
  assert.ok(readingEase(['Organisational considerations necessitate interdepartmental communication.']) < 0)
})

test.run()
