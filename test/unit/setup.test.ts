// The state of a picture in an address: what is accepted, and that everything else is dropped.
import fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { lineOfSetup, pictureOfSetup, type SetupRules, takesOwn, writeSetup } from '../../src/contact/setup'
import { picture as ancillaries } from '../../src/content/pictures/ancillaries'
import { picture as b2c } from '../../src/content/pictures/b2c'
import { picture as bedbank } from '../../src/content/pictures/bedbank'
import { picture as consultancy } from '../../src/content/pictures/consultancy'
import { picture as corporate } from '../../src/content/pictures/corporate'
import { picture as portfolio } from '../../src/content/pictures/portfolio'
import { picture as services } from '../../src/content/pictures/services'
import { picture as development } from '../../src/content/pictures/software-development'
import { picture as training } from '../../src/content/pictures/training'
import { setups } from '../../src/content/setups'
import { OWN } from '../../src/mockups/ancillaries/seats'
import { CYCLES, PERIODS, RANGES } from '../../src/mockups/b2b/cash'
import { DECISIONS } from '../../src/mockups/b2b/overdraft'
import { NIGHTS } from '../../src/mockups/bedbank/stopsell'
import { FARE } from '../../src/mockups/corporate/policy'
import { MARKUP } from '../../src/mockups/home/model'
import { CEILING } from '../../src/mockups/performance-marketing/ceiling'
import { ALL } from '../../src/mockups/portfolio/model'

const rules: SetupRules = {
  markup: { picture: 'the markup', line: 'NDC + {ndc} %', values: { ndc: [0, 12] } },
  shop: {
    picture: 'the shop',
    line: 'a shop in {lang} for {brands}',
    values: { lang: { en: 'English', ar: 'Arabic' }, brands: { a: 'A', b: 'B' } },
  },
}

for (const [setup, line] of [
  ['markup.ndc-0', 'NDC + 0 %'],
  ['markup.ndc-12', 'NDC + 12 %'],
  ['shop.lang-ar.brands-a', 'a shop in Arabic for A'],
  ['shop.brands-b_a.lang-en', 'a shop in English for B, A'],
] as const) {
  test(`${setup} becomes a line`, () => assert.is(lineOfSetup(setup, rules), line))
}

for (const [reason, setup] of [
  ['nothing', ''],
  ['a name alone', 'markup'],
  ['an unknown name', 'toString.a-1'],
  ['an unknown key', 'markup.gds-3'],
  ['a key too many', 'markup.ndc-3.gds-3'],
  ['a key twice', 'markup.ndc-3.ndc-4'],
  ['a key too few', 'shop.lang-ar'],
  ['below the range', 'markup.ndc--1'],
  ['above the range', 'markup.ndc-13'],
  ['a leading zero', 'markup.ndc-08'],
  ['no number', 'markup.ndc-x'],
  ['several numbers', 'markup.ndc-1_2'],
  ['a word of the prototype', 'shop.lang-constructor.brands-a'],
  ['a word twice', 'shop.lang-ar.brands-a_a'],
  ['no word', 'shop.lang-.brands-a'],
  ['markup', 'markup.ndc-<b>'],
  ['a line break', 'markup.ndc-3\n'],
  ['capitals', 'Markup.ndc-3'],
  ['too much of it', `shop.lang-en.brands-${'a_'.repeat(60)}b`],
] as const) {
  test(`${reason} is dropped`, () => assert.is(lineOfSetup(setup, rules), ''))
}

test('a setup has the picture that it was tried in, and one that is dropped has none', () => {
  assert.is(pictureOfSetup('markup.ndc-3', rules), 'the markup')
  assert.is(pictureOfSetup('markup.ndc-13', rules), '')
  assert.is(pictureOfSetup('constructor', rules), '')
})

test('a name and a colour come along with the shop alone', () => {
  const taking = Object.keys(setups).filter(name => takesOwn(`${name}.a-1`, setups))
  assert.equal(taking, ['shop'])
  assert.not(takesOwn('constructor.a-1', setups))
})

for (const [length, line] of [
  [120, 'so'],
  [121, ''],
] as const) {
  test(`a setup of ${length} characters becomes "${line}"`, () => {
    const code = 'a'.repeat(length - 'long.is-'.length)
    const long = { picture: '', line: '{is}', values: { is: { [code]: 'so' } } }
    assert.is(lineOfSetup(`long.is-${code}`, { long }), line)
  })
}

test('whatever stands in an address is dropped or becomes one line of the rules’ own words', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'markup',
      'shop',
      'ndc',
      'lang',
      'brands',
      'en',
      'ar',
      'a',
      '.',
      '-',
      '_',
      '1',
      '12',
      '<b>',
      '\n',
      '{ndc}',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  )
  const known = /^$|^NDC \+ \d+ %$|^a shop in (English|Arabic) for [AB](, [AB])?$/
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), pieces => known.test(lineOfSetup(pieces.join(''), rules))),
    { numRuns: 2_000 },
  )
})

test('each picture’s line uses each of its keys', () => {
  for (const { line, values } of Object.values<SetupRules[string]>(setups))
    for (const key of Object.keys(values)) assert.ok(line.includes(`{${key}}`), line)
})

test('what is written is read', () => {
  assert.is(lineOfSetup(writeSetup('shop', { lang: 'ar', brands: ['b', 'a'] }), rules), 'a shop in Arabic for B, A')
  assert.is(lineOfSetup(writeSetup('markup', { ndc: 7 }), rules), 'NDC + 7 %')
})

/** For each of the site's rules: the shape of its line with the rule's own words only, and the ranges of its numbers. */
const shapes = Object.values<SetupRules[string]>(setups).map(({ line, values }) => {
  const ranges: (readonly [number, number])[] = []
  const words = (key: string) => {
    const allowed = values[key]
    if (!allowed) throw new Error(`${line} has no ${key}`)
    if (Array.isArray(allowed)) {
      ranges.push([allowed[0], allowed[1]])
      return '(0|[1-9]\\d*)'
    }
    const any = Object.values(allowed).map(escaped).join('|')
    return `(?:${any})(?:, (?:${any}))*`
  }
  const parts = line.split(/(\{\w+\})/)
  const shape = parts.map(part => (/^\{/.test(part) ? words(part.slice(1, -1)) : escaped(part))).join('')
  return { shape: new RegExp(`^${shape}$`), ranges }
})

/** Tells whether a line is that of one of the site's rules, filled in with the rule's own words and numbers only. */
function isOwn(line: string): boolean {
  return shapes.some(({ shape, ranges }) => {
    const match = line.match(shape)
    return match !== null && ranges.every(([from, to], i) => from <= Number(match[i + 1]) && Number(match[i + 1]) <= to)
  })
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}

const HOSTILE = [
  ...['__proto__', 'constructor', 'prototype', 'tostring', 'toString', 'valueof', 'hasownproperty', 'length', 'line'],
  ...['<b>', '</textarea><script>', '&lt;', '%3Cb%3E', '{ndc}', '{setup}', '$&', '$1', '\n', '\0', '\u202e', '\u2028'],
  ...[
    '-1',
    '+1',
    '1.5',
    '1e1',
    '0x5',
    '08',
    '٣',
    'NaN',
    'Infinity',
    '9007199254740993',
    'null',
    'undefined',
    'true',
    '[]',
  ],
  ...['', ' ', '_', '-', '.', '__', 'x'.repeat(40), 'n1_'.repeat(50), '💥', '\ud800'],
]

/** States in an address for one of the site's rules: mostly the rule's own words, and now and then something foreign. */
const given = fc.constantFrom(...Object.entries<SetupRules[string]>(setups)).chain(([name, { values }]) => {
  const strange = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 8 }))
  const mostly = (words: fc.Arbitrary<string>) =>
    fc.oneof({ weight: 30, arbitrary: words }, { weight: 1, arbitrary: strange })
  const value = (key: string) => {
    const allowed = values[key] ?? {}
    if (Array.isArray(allowed)) return fc.integer({ min: allowed[0] - 1, max: allowed[1] + 1 }).map(String)
    return fc
      .array(mostly(fc.constantFrom(...Object.keys(allowed))), { minLength: 1, maxLength: 3 })
      .map(codes => codes.join('_'))
  }
  const pair = (key: string) => fc.tuple(mostly(fc.constant(key)), mostly(value(key))).map(both => both.join('-'))
  const pairs = fc.tuple(...Object.keys(values).map(pair))
  // Now and then a pair too many: a repeated key, or a foreign text.
  const more = fc.oneof(
    { weight: 8, arbitrary: fc.constant([]) },
    {
      weight: 1,
      arbitrary: fc.array(fc.constantFrom(...Object.keys(values)).chain(pair), { minLength: 1, maxLength: 2 }),
    },
    { weight: 1, arbitrary: fc.array(strange, { minLength: 1, maxLength: 3 }) },
  )
  return fc
    .tuple(mostly(fc.constant(name)), pairs, more)
    .map(([name, pairs, more]) => [name, ...pairs, ...more].join('.'))
})

test('of 3,000 states some are the pictures’ own and some hostile; each becomes a line of their words, or nothing', () => {
  let lines = 0
  fc.assert(
    fc.property(given, setup => {
      const line = lineOfSetup(setup, setups)
      if (line) lines += 1
      return line === '' || isOwn(line)
    }),
    { numRuns: 3000 },
  )
  assert.ok(lines > 600 && lines < 2400, `${lines} lines`)
})

/** Everything that a picture's controls offer, by the keys of its rule, which must allow exactly that. */
const offered: [name: keyof typeof setups, key: string, codes: readonly (string | number)[]][] = [
  ['markup', 'ndc', [MARKUP.least, MARKUP.most]],
  ['stamps', 'work', [ALL, ...portfolio.routeBook.stops.map(({ id }) => id)]],
  ['seats', 'zone', Object.keys(ancillaries.extras.zones)],
  ['seats', 'extras', [...ancillaries.extras.extras.map(({ id }) => id).filter(id => id !== OWN), 'none']],
  ['seats', 'host', ['left', 'chosen', 'mandatory']],
  ['policy', 'cabin', Object.keys(corporate.approval.moment.cabin.options)],
  ['policy', 'leg', Object.keys(corporate.approval.moment.leg.options)],
  ['policy', 'fare', [FARE.least / 100, FARE.most / 100]],
  ['policy', 'decision', Object.keys(corporate.approval.moment.sentences)],
  ['route', 'teams', services.plan.teams.map(({ id }) => id)],
  ['target', 'view', Object.keys(consultancy.model.views)],
  ['ceiling', 'usd', [CEILING.least, CEILING.most]],
  ['outage', 'out', ['none', ...development.oneShape.sources.map(({ name }) => name.toLowerCase())]],
  ['shop', 'brand', [...b2c.storefront.brands.options.map(({ id }) => id), 'own']],
  ['shop', 'lang', Object.keys(b2c.storefront.texts)],
  ['shop', 'cur', Object.keys(b2c.storefront.rates)],
  ['stopsell', 'room', bedbank.calendar.rooms.map(({ id }) => id)],
  ['stopsell', 'nights', ['none', ...Array.from({ length: NIGHTS }, (_, index) => `n${index + 1}`)]],
  ['stopsell', 'plan', bedbank.calendar.rates.plans.map(({ id }) => id)],
  ['overdraft', 'decision', DECISIONS],
  ['cash', 'agencies', RANGES.agencies],
  ['cash', 'sale', RANGES.sale],
  ['cash', 'limit', RANGES.limit],
  ['cash', 'cycle', CYCLES],
  ['cash', 'pay', RANGES.pay],
  ['cash', 'period', PERIODS],
  ['cash', 'lag', RANGES.lag],
  ['cash', 'prepaid', RANGES.prepaid],
  ['lesson', 'solved', [0, training.course.lessons.length]],
  ['push', 'message', ['read', 'unread']],
  ['push', 'signal', ['on', 'off']],
  ['redraw', 'view', ['before', 'after']],
  ['redraw', 'bag', ['one', 'none']],
]

for (const [name, key, codes] of offered) {
  test(`${name}: what its controls offer for ${key} is what its rule allows`, () => {
    const { values }: SetupRules[string] = setups[name]
    const allowed = values[key] ?? {}
    assert.equal(
      [...(Array.isArray(allowed) ? allowed : Object.keys(allowed))].map(String).sort(),
      codes.map(String).sort(),
    )
  })
}

test('no rule has a key that is left out here', () => {
  const all = Object.entries<SetupRules[string]>(setups).flatMap(([name, { values }]) =>
    Object.keys(values).map(key => `${name}.${key}`),
  )
  assert.equal(
    offered.map(([name, key]) => `${name}.${key}`),
    all,
  )
})

/** The keys that can have several values at a time. */
const SEVERAL = ['extras', 'teams', 'out', 'nights']

for (const [name, { values }] of Object.entries<SetupRules[string]>(setups)) {
  test(`${name}: its longest state is accepted`, () => {
    const longest = Object.entries(values).map(([key, allowed]) => {
      if (Array.isArray(allowed)) return [key, String(allowed[1])] as const
      const codes = Object.keys(allowed).filter(code => code !== 'none' || Object.keys(allowed).length === 2)
      const [first = ''] = codes.sort((a, b) => b.length - a.length)
      return [key, SEVERAL.includes(key) ? codes : first] as const
    })
    assert.ok(isOwn(lineOfSetup(writeSetup(name, Object.fromEntries(longest)), setups)))
  })
}

test.run()
