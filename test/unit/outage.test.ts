// The model of the moment (the interactive picture) of the software development page.
import fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content as home } from '../../src/content/home'
import { content } from '../../src/content/services/software-development'
import { MARKUP, priced } from '../../src/mockups/home/model'
import {
  answerOf,
  decimal,
  markedDays,
  rawOf,
  START,
  saidOf,
  toggled,
} from '../../src/mockups/software-development/outage'

const words = content.picture.oneShape
const { sources, uptime } = words
/** The same example with sentences of its own, in which only the slots matter. */
const plain = {
  ...words,
  said: { ...words.said, both: '{first}+{second}', some: '{out}: {offers} of {all}' },
  uptime: { ...uptime, some: '{out} out, {left} answered' },
}
test('the fare that moves is the one of the picture, and its markup moves with it', () => {
  const ndc = sources.find(({ name }) => name === 'NDC')
  assert.ok(ndc)
  const sell = (net: number) => decimal(answerOf([{ ...ndc, net }], []).offers[0]?.sell ?? 0)
  const [changed, ticket, voided] = content.own.calls
  assert.match(changed?.answer ?? '', `"was": ${sell(ndc.net)}, "now": ${sell(ndc.net + 2500)}`)
  assert.match(ticket?.answer ?? '', `"paid": ${sell(ndc.net + 2500)}`)
  assert.match(voided?.answer ?? '', `"paid": ${sell(ndc.net + 2500)}`)
  assert.match(voided?.answer ?? '', `"back": ${sell(ndc.net + 2500)}`)
})

const names = sources.map(({ name }) => name)

for (const [out, offers, marked, reason] of [
  [[], 3, { 19: 1 }, 'all answer'],
  [['GDS'], 2, { 19: 1, 30: 1 }, 'one is out'],
  [['LCC', 'GDS'], 1, { 19: 1, 30: 2 }, 'two are out'],
  [['LCC', 'GDS', 'NDC'], 0, { 19: 1, 30: 3 }, 'an error, because an empty list would say that there is no flight'],
] as const) {
  test(`${offers} offers, and days ${Object.keys(marked)} marked: ${reason}`, () => {
    const answer = answerOf(sources, out)
    assert.is(answer.offers.length, offers)
    assert.is(answer.failed, offers === 0)
    const shares = markedDays(uptime, answer).map(({ day, share }) => [day, Math.round(share * names.length)])
    assert.equal(Object.fromEntries(shares), marked)
  })
}

for (const [source, raw] of [
  ['GDS', '+T:1182.05:AED'],
  ['NDC', '>1182.05<'],
  ['LCC', '"fareMinor": 118205'],
] as const) {
  test(`${source} answers a fare of 1,182.05 in its own way: ${raw}`, () => {
    const found = sources.find(({ name }) => name === source)
    assert.ok(found)
    assert.ok(rawOf({ ...found, net: 118205 }, 'AED').includes(raw))
  })
}

test('no raw answer keeps a name in braces', () => {
  for (const source of sources) assert.not.match(rawOf(source, words.currency), /\{\w+\}/)
})

test('the fares, their markups and their currency are those of the home page', () => {
  const { flights } = home.picture
  const [here, there] = ['software-development', 'home'].map(name => `src/content/pictures/${name}.ts`)
  assert.is(words.currency, flights.currency, `the currency differs: change it in ${here} or in ${there}`)
  const said = ({ source, net, markup }: { source: string; net: number; markup: number }) =>
    `${source}, net ${net}, markup ${markup}`
  // The other page adds to NDC fares what its slider starts with.
  const known = priced(flights.fares, MARKUP.start).map(said)
  const missing = answerOf(sources, [])
    .offers.map(said)
    .filter(offer => !known.includes(offer))
  assert.equal(
    missing,
    [],
    `${here} has (in hundredths) ${missing.join('; ')}, but ${there} has only ${known.join('; ')}: change one of them`,
  )
})

test('what is said names each source that is out, and counts the offers that are left', () => {
  assert.is(saidOf(plain, answerOf(sources, ['NDC', 'GDS'])).call, 'GDS+NDC: 1 of 3')
})

for (const [out, today] of [
  [[], ''],
  [['NDC', 'GDS'], 'GDS+NDC out, LCC answered'],
  [['NDC'], 'NDC out, GDS+LCC answered'],
] as const)
  test(`without ${out} the chart says: ${today}`, () => {
    assert.is(saidOf(plain, answerOf(sources, out)).today, today)
  })

test('whatever is unplugged, in whatever order, each source gives an offer or is missing, and net + markup = sell', () => {
  const said = new Map<string, string>()
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...names), { maxLength: 40 }), presses => {
      const { out } = presses.reduce(toggled, START)
      const answer = answerOf(sources, out)
      assert.equal([...answer.offers.map(({ source }) => source), ...answer.missing].sort(), [...names].sort())
      for (const name of names)
        assert.is(answer.missing.includes(name), presses.filter(press => press === name).length % 2 === 1)
      for (const { net, markup, sell } of answer.offers) {
        assert.is(net + markup, sell)
        assert.ok(Number.isInteger(sell))
      }
      said.set(answer.missing.join(), saidOf(words, answer).call)
    }),
    { numRuns: 2_000 },
  )
  assert.is(said.size, 8)
  assert.is(new Set(said.values()).size, 8, 'two states are said alike')
})

test.run()
