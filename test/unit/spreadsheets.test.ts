// Lists as spreadsheets: cells that every program reads alike, and that none takes for a formula.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/questions'
import { site } from '../../src/content/site'
import { csvOf } from '../../src/csv'
import { spreadsheets } from '../../src/generator/pages/spreadsheets'

for (const [cell, written, reason] of [
  ['plain', '"plain"', 'a word'],
  ['a, b', '"a, b"', 'a comma'],
  ['say "yes"', '"say ""yes"""', 'quotation marks (RFC 4180, section 2, rule 7)'],
  ['two\nlines', '"two\nlines"', 'a line break'],
  ['=1+1', '"\'=1+1"', 'a formula'],
  ['+971 4', '"\'+971 4"', 'a number that would be added up'],
  ['-5', '"\'-5"', 'a minus sign'],
  ['@SUM(A1)', '"\'@SUM(A1)"', 'a function of old'],
  ['\t=1', '"\'\t=1"', 'a tab before a formula'],
  ['a=b', '"a=b"', 'a sign within a text'],
  ['low\u2011cost 24\u00a0hours', '"low-cost 24 hours"', 'signs that a search would miss'],
  ['قافلة', '"قافلة"', 'Arabic'],
] as const) {
  test(`${reason} in a cell`, () => {
    assert.is(csvOf([[cell]]), `\ufeff${written}\r\n`)
  })
}

for (const [cell, written, reason] of [
  [1234.56, '1234.56', 'a sum'],
  [-0.5, '-0.5', 'a sum below zero, which is no formula'],
  [336000, '336000', 'a sum without hundredths'],
] as const) {
  test(`${reason} is written plainly`, () => assert.is(csvOf([[cell, 'a']]), `\ufeff${written},"a"\r\n`))
}

test('each question is a row, with its answer or a word that it is open, and the address of its page', () => {
  const items = content.groups.flatMap(({ items }) => items)
  const words = [
    { ...content, topics: {} },
    { meta: content.meta, hero: content.hero },
  ].map(words => ({ words, page: { path: '/', route: '/', marker: null, site, others: [] } }))
  const { 'questions.csv': text = '', ...others } = spreadsheets(words, 'https://www.example.org')
  assert.equal(others, {})
  const [head, ...rows] = text.slice(1).split('\r\n').slice(0, -1)
  assert.is(head, content.csv.head.map(name => `"${name}"`).join())
  assert.is(rows.length, items.length)
  for (const [index, { answer, page }] of items.entries()) {
    assert.ok(rows[index]?.endsWith(`,"https://www.example.org${page.href}"`))
    assert.is(rows[index]?.includes(`,"${content.csv.open}",`), answer === null)
  }
})

test.run()
