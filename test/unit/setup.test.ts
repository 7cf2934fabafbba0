// What an address may say was tried in a picture, and what becomes of anything else.
import fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { lineOfSetup, type SetupRules, writeSetup } from '../../src/contact/setup'
import { setups } from '../../src/content/setups'

const rules: SetupRules = {
  markup: { line: 'NDC + {ndc} %', values: { ndc: [0, 12] } },
  shop: {
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
    { numRuns: 10_000 },
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

test.run()
