// The model of the moment (the interactive picture) of the about page.
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content } from '../../src/content/about'
import { caravanOf, GAP, GROWN, partsOf, together } from '../../src/mockups/about/model'

const { arabic, moment } = content.word
const letters = [...arabic]

test('at the start the word is whole', () => assert.equal(partsOf(arabic, together(arabic)), [arabic]))

test('each letter alone is told not to join its neighbour', () => {
  assert.equal(
    partsOf(arabic, 1),
    letters.map((letter, i) => (i < letters.length - 1 ? `${letter}\u200c` : letter)),
  )
})

for (const together of letters.keys()) {
  test(`with ${together + 1} together no letter is lost`, () => {
    assert.is(
      partsOf(arabic, together + 1)
        .join('')
        .replaceAll('\u200c', ''),
      arabic,
    )
  })
}

const widths = (joined: number) => partsOf(arabic, joined).map((_, i) => 0.5 + i / 10)

for (const joined of letters.map((_, i) => i + 1)) {
  test(`with ${joined} together each other letter has its dot under it, and no dot overtakes another`, () => {
    const parts = widths(joined)
    const dots = caravanOf(parts, joined)
    assert.is(dots.length, letters.length)
    assert.equal(
      dots,
      [...dots].sort((a, b) => b - a),
    )
    const scale = GROWN[joined - 1] ?? Number.NaN
    const ways = parts.slice(1).map((width, i) => ((parts[i] ?? 0) / 2 + GAP + width / 2) * scale)
    const leader = dots.slice(0, joined).reduce((sum, x) => sum + x, 0) / joined
    const under = [leader, ...dots.slice(joined)]
    ways.forEach((way, i) => {
      assert.ok(Math.abs((under[i] ?? 0) - (under[i + 1] ?? 0) - way) < 1e-9)
    })
  })
}

test('while all are together their dots are in the middle, whatever the width of the word', () => {
  const all = together(arabic)
  assert.equal(caravanOf([0], all), caravanOf([2], all))
  assert.ok(Math.abs(caravanOf([0], all).reduce((sum, x) => sum + x, 0)) < 1e-9)
})

test('there is a scale for every number of letters', () => assert.is(GROWN.length, letters.length))

test('there is a sentence for every number of letters', () => assert.is(moment.together.length, letters.length))

test.run()
