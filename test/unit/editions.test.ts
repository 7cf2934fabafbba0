// Every language of the site says the same: the same pages, questions, figures and links, in other words.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { findPage, notFounds, pages } from '../../pages'
import { actionIn, isEdition, languages, others, sentencesIn } from '../../src/contact/sentences'
import { addressIn, baseOf, routeOf } from '../../src/edition'
import { bare, isolated, listed } from '../../src/isolate'
import { counted } from '../../src/mockups/kit/counted'

/** What a place in content must have in all languages, by its path. */
type Shape = { [path: string]: string }

/** A quarter of a year: `Q2` is a word in Arabic. */
const QUARTER = /\bQ[1-4]\b|الربع [1-4]/

/**
 * Returns what of content must be the same in all languages: its keys, its lengths, ids, icons, links, and the digits of figures.
 */
function shapeOf(value: unknown, path = ''): Shape {
  if (typeof value === 'string') {
    if (/(\.|^)(id|icon|href|topic|to|timeZone)$/.test(path)) return { [path]: bare(value) }
    return {
      [path]: /(\.|^)(value|date)$/.test(path) ? `figure ${value.replace(QUARTER, '').match(/\d[\d.,]*/g)}` : 'text',
    }
  }
  if (typeof value !== 'object' || value === null) return { [path]: String(value) }
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) => shapeOf(inner, path ? `${path}.${key}` : key)),
  )
}

/** What differs on purpose: the partners, who are not the same in every market, the plurals of Arabic, the letters of weekdays, the
 * language in which the pictured shop begins, that of its names, and what stands between a currency and its sum. */
const OWN =
  /^partners\.items\.|\.(two|few)$|(length|days)\.none$|\.letters(\.|$)|\.start$|languages\.options\.\d\.lang$|offer\.tags/

const same = (shape: Shape) => Object.fromEntries(Object.entries(shape).filter(([path]) => !OWN.test(path)))

/** Returns the paths at which the shapes of two pages differ, each with what is there. */
const differences = (one: [path: string, shape: Shape], other: [path: string, shape: Shape]): string[] =>
  [...new Set([one, other].flatMap(([, shape]) => Object.keys(shape)))]
    .filter(place => one[1][place] !== other[1][place])
    .map(
      place => `${place}: ${[one, other].map(([path, shape]) => `${shape[place] ?? 'nothing'} in ${path}`).join(', ')}`,
    )

for (const page of [...pages, ...notFounds].filter(({ site }) => site.base === ''))
  for (const { base } of page.site.others) {
    const other = [...pages, ...notFounds].find(({ path }) => path === addressIn(base, page.route))
    // A language may lack a page.
    if (!other) continue
    test(`${addressIn(base, page.route)} has the same parts, figures and links as ${page.path}`, async () => {
      const [own, others] = await Promise.all([page.load(), other.load()])
      const found = differences([page.path, same(shapeOf(own.words))], [other.path, same(shapeOf(others.words))])
      // An assertion of equality would print them twice.
      assert.ok(
        found.length === 0,
        `the pages differ; what is added to one language, or taken away, needs its counterpart:\n${found.join('\n')}`,
      )
      assert.is(other.marker, page.marker)
    })
  }

/** Returns the slots of a text that are filled later, in order of their names. */
const slotsOf = (text: string): string[] => Array.from(text.matchAll(/\{\w+\}/g), ([slot]) => slot).sort()

/** Returns the texts of content by their place. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
}

for (const page of pages.filter(({ site }) => site.base === ''))
  for (const { base } of page.site.others) {
    const other = pages.find(({ path }) => path === addressIn(base, page.route))
    if (!other) continue
    test(`${other.path} has a slot for each value that ${page.path} fills in`, async () => {
      const [own, others] = await Promise.all([page.load(), other.load()])
      const translated = new Map(textsOf(others.words))
      const missing = textsOf(own.words).flatMap(([path, text]) => {
        const there = slotsOf(translated.get(path) ?? '')
        const lost = slotsOf(text).filter(slot => slot !== '{n}' && !there.includes(slot))
        return lost.map(slot => `${path}: ${slot}`)
      })
      assert.equal(missing, [])
    })
  }

const [first, ...sites] = new Set(pages.map(({ site }) => site))

for (const site of sites)
  test(`the layout in ${site.lang} has as many offices and profiles as the first`, () => {
    const sizes = ({ offices, social }: typeof site) => ({ offices: offices.length, profiles: social.length })
    assert.equal(sizes(site), first && sizes(first))
  })

for (const edition of others)
  test(`every sentence of the forms is there in ${languages[edition]}, in words of its own`, () => {
    const [own, english] = [sentencesIn(edition), sentencesIn('en')]
    assert.equal(Object.keys(own), Object.keys(english))
    const copied = Object.entries(own).filter(
      ([anchor, text]) => !text || text === english[anchor as keyof typeof english],
    )
    assert.equal(copied, [])
  })

const addresses: [route: string, address: string][] = [
  ['/', '/ar'],
  ['/about', '/ar/about'],
  ['/#top', '/ar#top'],
  ['/?a=b', '/ar?a=b'],
  ['/contact?topic=demo#form', '/ar/contact?topic=demo#form'],
  ['#top', '#top'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
]

for (const [route, address] of addresses) {
  test(`${route} is ${address} in Arabic, and the same in English`, () => {
    assert.is(addressIn('/ar', route), address)
    assert.is(addressIn('', route), route)
  })
}

test('an address of a language tells its route', () => {
  assert.equal(
    ['/ar', '/ar/about', '/ar/404'].map(address => routeOf('/ar', address)),
    ['/', '/about', '/404'],
  )
  assert.is(routeOf('', '/about'), '/about')
  assert.is(baseOf('en'), '')
})

const unknown: [path: string, page: string][] = [
  ['/none', '/404'],
  ['/ar/none', '/ar/404'],
  ['/ar/services/none', '/ar/404'],
  ['/arabic', '/404'],
]

for (const [path, page] of unknown) test(`${path} is answered with ${page}`, () => assert.is(findPage(path).path, page))

test('only the name of a language is one', () => {
  assert.equal(['en', 'ar', 'fr', '', 'toString', null].map(isEdition), [true, true, false, false, false, false])
  assert.is(actionIn('/api/contact', 'en'), '/api/contact')
  assert.is(actionIn('/api/contact', 'ar'), '/api/contact?edition=ar')
})

const weeks = { none: 'بلا أسابيع', one: 'أسبوع', two: 'أسبوعان', few: '{n} أسابيع', several: '{n} أسبوعًا' }

for (const [n, words] of [
  [0, 'بلا أسابيع'],
  [1, 'أسبوع'],
  [2, 'أسبوعان'],
  [3, '3 أسابيع'],
  [10, '10 أسابيع'],
  [11, '11 أسبوعًا'],
  [99, '99 أسبوعًا'],
  [103, '103 أسابيع'],
] as const) {
  test(`${n} weeks are counted as Arabic does`, () => assert.is(counted(weeks, n), words))
}

/** Texts, with the runs that are set apart in angle brackets. */
const runs: [text: string, reason: string][] = [
  ['الطيران من <GDS> و<NDC> معًا', 'Latin words'],
  ['بسعر <USD 1,284.00> فقط', 'a sum with its currency'],
  ['بسعر <USD {sum}> فقط', 'a sum that is filled in later'],
  ['أكثر من <1M+> فندق', 'a figure that ends with a sign'],
  ['هامش <+ 6%> للمكتب', 'a figure that begins with a sign'],
  ['الصافي + <{markup}%>', 'a slot without the sign of its sum'],
  ['<{percent}%>، ثم لا شيء', 'a slot with its sign'],
  ['الحد 20,000 منذ 12 مارس', 'plain figures stay within the line'],
  ['<5M+>', 'a figure by itself'],
  ['+', 'a sign alone is none'],
  ['قافلة', 'Arabic alone needs nothing'],
  ['Amadeus, Sabre', 'Latin alone needs nothing'],
]

for (const [text, reason] of runs) {
  test(`in Arabic text is set apart: ${reason}`, () => {
    const given = text.replace(/[<>]/g, '')
    assert.is(isolated(given), text.replaceAll('<', '\u2068').replaceAll('>', '\u2069'))
    assert.is(bare(isolated(given)), given)
  })
}

for (const [text, kept] of [
  ['معيار PCI DSS للبطاقات', 'معيار \u2068PCI\u00a0DSS\u2069 للبطاقات'],
  ['وقف البيع (stop-sell)', 'وقف البيع (\u2068stop\u2011sell\u2069)'],
  ['بطاقة Visa Signature Business', 'بطاقة \u2068Visa Signature Business\u2069'],
  ['اسمه في Amadeus: Office ID.', 'اسمه في \u2068Amadeus\u2069: \u2068Office\u00a0ID\u2069.'],
] as const) {
  test(`a name stays on one line if it is no longer than a word: ${text}`, () => assert.is(isolated(text), kept))
}

for (const [parts, comma, text, reason] of [
  [['2', '4'], ', ', '2, 4', 'in English figures run as the sentence does'],
  [['2', '4'], '، ', '<rtl>2، 4', 'figures have no direction of their own'],
  [['GDS', 'NDC'], '، ', '<rtl><GDS>، <NDC>', 'Latin words would draw the comma between them along'],
  [['4'], '، ', '4', 'one part is no list'],
] as const) {
  test(`the list ${text}: ${reason}`, () => {
    const marked = text.replace('<rtl>', '\u200f').replaceAll('<', '\u2068').replaceAll('>', '\u2069')
    assert.is(listed(parts, comma), marked)
  })
}

test('titles and descriptions, which other programs show, are left as they are', () => {
  const meta = { title: 'الطيران وNDC', description: 'بسعر USD 5' }
  assert.equal(isolated({ meta, hero: { title: 'B2B هنا' } }), { meta, hero: { title: '\u2068B2B\u2069 هنا' } })
})

test.run()
